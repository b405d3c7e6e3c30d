const wordsOf = (text: string): readonly string[] => text.split("|").map((word) => word.trim())

/** Words, in lower case and without accents, for several of what is built from a list of parts. */
export const BUILT: ReadonlySet<string> = new Set(
  wordsOf(
    `builds | boards | pcbs | pcbas | assemblies | assys | units | sets | kits | devices | machines | systems | products
    | baugruppen | gerate | geraten | platinen | leiterplatten | flachbaugruppen | satze | anlagen | maschinen
    | cartes | appareils | ensembles | equipements | jeux | produits | circuits | platines
    | placas | tarjetas | equipos | conjuntos | juegos | unidades | montajes | circuitos | dispositivos | maquinas
    | schede | apparecchi | apparecchiature | insiemi | assiemi | dispositivi | macchine | impianti
    | equipamentos | montagens | aparelhos
    | printen | printplaten | apparaten | toestellen | borden
    | plytek | plytki | urzadzen | zestawow | zestawy | kompletow | sztuk
    | desek | zarizeni | sestav | kusu | dosek | zariadeni | zostav | kusov
    | kort | kretskort | enheter | enheder | apparater | satser | saet | maskiner | printkort
    | laitetta | korttia | piirilevya | sarjaa | panel | keszulek | darab | keszlet
    | placi | aparate | seturi | bucati | kart | cihaz | takim | adet
    | плат | платы | устройств | комплектов | комплекта | изделии | 台 | セット | 枚 | 套 | 块 | 대 | 세트`,
  ),
)

/** Words for the number of something. */
export const COUNTING: ReadonlySet<string> = new Set(
  wordsOf(
    `qty | quantity | number | no | count | amount | anzahl | stuckzahl | menge | nombre | nb | nbre | quantite | qte
    | numero | n | nº | cantidad | cant | quantita | qta | quantidade | qtd | aantal | liczba | ilosc | pocet
    | mnozstvi | mnozstvo | antal | antall | maara | mennyiseg | numar | cantitate | sayisi | adedi | количество
    | число | кол | 数 | 数量 | 수량`,
  ),
)

/** Phrases for the number of builds. */
export const NUMBERS_OF_BUILDS: ReadonlySet<string> = new Set(
  wordsOf(
    `build qty | build quantity | build count | build size | builds planned | planned builds | qty to build
    | quantity to build | to build | builds required | lot size | batch size | batch qty | batch quantity | run size
    | production qty | production quantity | production run | order quantity of boards | assembly qty
    | losgrosse | fertigungslos | fertigungsmenge | fertigungsauftragsmenge | produktionsmenge | baumenge | auflage
    | stuckzahl | taille de lot | taille du lot | quantite a produire | quantite a fabriquer | qte a fabriquer
    | qte a produire | serie de | cantidad a fabricar | cantidad a producir | tamano de lote | tamano del lote
    | quantita da produrre | quantita di produzione | dimensione lotto | lotto di | quantidade a produzir
    | quantidade a fabricar | tamanho do lote | seriegrootte | te bouwen | wielkosc partii | wielkosc serii
    | ilosc do produkcji | velikost serie | velikost davky | seriestorlek | seriestorrelse | batchstorlek | erakoko
    | sorozatnagysag | gyartando mennyiseg | marimea lotului | parti buyuklugu | размер партии | 製作台数 | 生産台数
    | 台数 | 生産数 | 製造数 | 生产数量 | 生产台数 | 套数 | 생산수량 | 제작수량`,
  ),
)

/** The same for one, where it is not the plural without its last letter. */
const BUILT_ONCE = wordsOf(
  `assembly | assy | satz | gerat | anlage | appareil | jeu | conjunto | unidad | montaje | scheda | apparecchio | insieme
  | assieme | dispositivo | macchina | impianto | unidade | montagem | aparelho | print | printplaat | apparaat | toestel
  | bord | plytka | plytke | urzadzenie | zestaw | komplet | sztuke | desku | doska | dosku | sestavu | zostavu | kus
  | enhet | enhed | apparat | sats | maskin | laite | kortti | piirilevy | sarja | keszulek | placa | aparat | set | bucata
  | плату | устройство | комплект | изделие`,
)
const BUILT_OR_ONE: ReadonlySet<string> = new Set([
  ...BUILT,
  ...BUILT_ONCE,
  ...[...BUILT].map((word) => word.slice(0, -1)).filter((word) => word.length > 2),
])

/** Returns whether a word names what is built, in the singular or plural. */
export const isBuilt = (word: string): boolean => BUILT_OR_ONE.has(word)

/** Words before what a quantity is for: `per board`. */
export const PER: ReadonlySet<string> = new Set(
  wordsOf(
    "per | each | je | pro | par | por | pe | na | на | pr | za | cada | chaque | ogni | elke | her",
  ),
)
/** The same words that may also stand before a number of builds: `for 10 boards`. */
export const FOR: ReadonlySet<string> = new Set(
  wordsOf("for | fur | pour | para | per | voor | dla | for | til | till | pro | pentru | icin"),
)

/** Words after which a figure is no number of builds: `Rev 3 boards`. */
export const NUMBERED: ReadonlySet<string> = new Set(
  wordsOf(
    "rev | revision | v | version | ver | page | sheet | issue | seite | blatt | index | type | typ | model | item | pos",
  ),
)

/** Words for units that are packed, in stock, or of another time. */
export const LIMITED: ReadonlySet<string> = new Set(
  wordsOf(
    `moq | minimum | min | maximum | max | mindestmenge | stock | lager | bestand | forecast | annual | yearly | eau | last
    | previous | pack | packed | spare | spares | panel | price | break | layer | lagen | pins`,
  ),
)
