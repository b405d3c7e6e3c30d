import { plainHeading } from "./read-heading.ts"

const plainSet = (words: string): ReadonlySet<string> =>
  new Set(words.split(" | ").map((word) => plainHeading(word.trim())))

/** Words for carriage and work with which names of goods begin, too: `Transport case`. */
const ATTRIBUTES = plainSet(`
  조립 | 작업 | 출장 | 서비스 | 시공 | 공임 | 인건 | 설치 | 운임 | 운송 | 택배 | 배송 | 包装 | 装机 | 送货 | 上门
  | 服务 | 人工 | 调试 | 安装 | 物流 | 快递 | 运输 | 运费 | 代引 | 代引き | 手数料 | 梱包 | 組み立て | 組立 | 施工
  | サービス | 人件 | 出張 | 技術料 | 設定 | 取付 | 工賃 | 作業 | 設置 | 出荷 | 発送 | 輸送 | 運搬 | 配送 | 運賃
  | 送料 | kargo | freight | carriage | shipping | shipment | delivery | postage | handling | haulage | courier
  | labour | labor | installation | install | installing | setup | commissioning | configuration | imaging | callout | service
  | visit | training | call | engineer | technician | transport | montage | lohn | установка | сборка | obra
  | migration`)

/** Other words for carriage and work. */
const SERVICES = plainSet(`
  pickup | роботи | работа | расходы | работы | praca | prace | fracht | frachtkosten | versand | lieferung
  | anlieferung | zustellung | porto | spedition | maut | arbeitszeit | arbeitslohn | arbeitseinsatz | einrichtung
  | inbetriebnahme | anfahrt | dienstleistung | konfiguration | einbau | aufbau | zusammenbau | techniker
  | technikerstunden | monteur | schulung | abholung | nachnahme | verpackung | vor-ort-service | livraison
  | expedition | acheminement | manutention | œuvre | oeuvre | deplacement | prestation | pose | technicien
  | raccordement | parametrage | formation | intervention | assemblage | retrait | cablage | envio | flete | entrega
  | acarreo | instalacion | montaje | desplazamiento | puesta | configuracion | servicio | tecnico | tecnica
  | mensajeria | ensamblaje | recogida | reembolso | trasporto | spedizione | consegna | manodopera | opera
  | installazione | montaggio | trasferta | chiamata | configurazione | posa | servizio | tecnici | assemblaggio
  | contrassegno | ritiro | lavoro | bezorging | bezorgkosten | verzending | verzendkosten | vracht | levering
  | arbeid | uurloon | voorrijkosten | technieker | installatie | configuratie | dienst | afhalen | rembours | frete
  | instalacao | montagem | deslocacao | configuracao | servico | dostawa | wysylka | przesylka | robocizna | montaz
  | instalacja | dojazd | konfiguracja | uruchomienie | usluga | wdrozenie | zlozenie | pobranie | odbior | doprava
  | dopravne | postovne | doruceni | dorucenie | balne | instalace | instalacia | zprovozneni | cestovne | sluzba
  | konfigurace | konfiguracia | sestaveni | nastaveni | nastavenie | skladanie | odber | dobirka | dobierka
  | szallitas | kiszallitas | kiszallas | fuvar | fuvardij | munkadij | telepites | beuzemeles | szereles
  | osszeszereles | szolgaltatas | utanvet | livrare | manopera | instalare | montaj | deplasare | configurare
  | servicii | asamblare | ramburs | frakt | fragt | leverans | forsendelse | utkorning | udkorsel | kjoring | arbete
  | arbeidstimer | arbejdstimer | montering | opsætning | oppsett | tjanst | tjeneste | ydelse | samling | avhamtning
  | hentning | efterkrav | rahti | toimitus | kuljetus | asennus | tyo | kayttoonotto | palvelu | kokoaminen | nouto
  | nakliye | teslimat | sevkiyat | iscilik | kurulum | hizmet | доставка | пересылка | перевозка | экспедирование
  | транспортировка | монтаж | настройка | пусконаладка | инженера | специалиста | выезд | услуга | послуга
  | встановлення | налаштування | виїзд | труд | инсталация | самовывоз | самовивіз | збірка | подъем | μεταφορικα
  | αποστολη | παραδοση | εγκατασταση | εργασια | υπηρεσια | αντικαταβολη | συναρμολογηση | dostava | prijevoz
  | prevoz | postarina | ugradnja | montaza | servisera | usluge | storitev | namestitev | sastavljanje | sestavljanje
  | pouzece | pristatymas | pristatymo | siuntimas | darbai | montavimas | diegimas | paslauga | surinkimas | piegade
  | uzstadisana | pakalpojums | kohaletoimetamine | tarne | paigaldus | paigaldamine | teenus | chuyen | giao | lap | شحن | توصيل | تركيب | משלוח | התקנה | ขนส่ง | จัดส่ง | ติดตั้ง | pengiriman | ongkos`)

/** Words that only state the manner, place, time or charge of a service. */
const COMPANIONS = plainSet(`
  mail | technika | монтажные | транспортные | osszeszerelesi | kiszallasi | kiszallitasi | szallitasi | montazni
  | and | the | of | to | by | for | on | in | at | from | via | with | per | a | an | site | onsite | order | goods
  | standard | express | economy | priority | next | working | half | full | same | day | days | business | hour
  | hours | hr | hrs | h | time | additional | extra | charge | charges | cost | costs | fee | fees | surcharge | insurance | packing
  | packaging | door | floor | local | flat | fixed | price | rate | ground | air | special | out | work | works | assembly | testing
  | test | inbound | outbound | domestic | weekend | pallet | free | pc | computer | windows | os | software | gratis
  | gratuit | gratuite | gratuito | gratuita | bezplatna | zdarma | ucretsiz | besplatna | fri | ilmainen | ingyenes
  | бесплатная | безкоштовна | 無料 | 免费 | 무료 | royal | ups | dhl | dpd | gls | ppl | tnt | fedex | hermes
  | inpost | paczkomat | postnord | nord | post | bring | chronopost | colissimo | correos | seur | mrw | nacex | brt
  | sda | usps | poczta | poste | posti | cargo | sameday | omniva | сдэк | почта | новая | нова | пошта | пэк | спиди
  | еконт | 佐川 | 急便 | ヤマト | 顺丰 | und | der | die | das | des | von | vor | ort | zum | zur | nach | frei
  | haus | im | mit | paket | bordsteinkante | stunde | stunden | std | pauschal | pauschale | gebuhr | kosten
  | zuschlag | et | de | d | du | la | le | les | l | sur | chez | en | au | main | mise | frais | heure | heures
  | forfait | domicile | urgent | urgente | transporteur | messagerie | colis | mano | y | del | al | el | los
  | domicilio | hora | horas | gastos | marcha | mercancia | por | con | para | corriere | e | di | piano | espressa
  | espresso | spese | diritto | ore | presso | sede | cliente | aan | huis | op | locatie | uur | uren | koerier
  | voor | bij | klant | mao | no | na | o | transportadora | expressa | ao | despesas | correios | sedex | kurier
  | kurierem | kurierska | do | i | u | klienta | serwisanta | osobisty | godz | godzina | godziny | koszt | koszty
  | oplata | za | towaru | paleta | z | adresu | zakaznika | osobni | osobny | kuryrem | kuryr | kurierom | hodina
  | hodiny | hod | v | ke | k | futarral | futar | dij | koltseg | ora | es | hazhoz | curier | marfa | si | domiciliu
  | taxa | cu | pa | plats | och | og | til | till | dor | doren | avgift | timer | timme | timmar | tim | gebyr
  | kostnad | kund | kunde | ja | kotiin | tunti | tuntia | kulut | maksu | bedeli | ucreti | bedel | ve | saat
  | adrese | ile | до | по | на | в | с | и | к | от | для | та | і | з | адресу | адреса | заказа | заказ
  | замовлення | склада | склад | складу | двери | клиента | заказчика | транспортной | компанией | компании
  | курьером | курьерская | куриер | куриерска | службой | час | часа | часов | ч | товара | груза | тестирование | пк
  | компьютера | компютър | москве | με | και | στο | ωρες | ωρα | kurirom | kurir | rad | sati | stranke | delo
  | kurjeriu | kurjeris | ir | valandos | ar | kuller | phi | van | hang | dat | cong | رسوم | تكلفة | דמי | ค่า | biaya | kirim | 費 | 費用 | 料 | 料金 | 代 | 時間 | 一式 | 费 | 费用 | 小时
  | 技术 | 及 | 和 | 现场 | 비 | 비용 | 료 | 시간 | store | warehouse | tail | lift | península | peninsula | gruppo`)

/** Matches the end of joined words: `Expressversand`, `Hjemlevering`. */
const JOINED =
  /(?:versand|lieferung|montage|service|levering|leverans|toimitus|kuljetus|szolgalat|szallitas|szereles|stunden|uren|arbei[dt]|arbete|arbejde|tyo|lohn|loon|kosten|kostnad(?:er)?|omkostninger|pauschale|gebuhr|zuschlag|avgift|gebyr|kulut?|maksu|dij|koltseg)$/
/** Matches charges of any kind. */
const FEE =
  /(?: fees?| surcharge|pauschale|gebuhr|zuschlag|avgift|gebyr| kulut?| dij| koltseg|費用?|费用?|手数料)$|^(?:frais|gastos|spese|despesas|oplat[ay]|koszty?|stroski|naklady|poplatek|εξοδα) |^port et /

/** Matches words that are written without spaces: `設置作業費`. */
const UNSPACED = new RegExp(
  [...ATTRIBUTES, ...SERVICES, ...COMPANIONS]
    .filter((word) => /[\p{sc=Han}\p{sc=Kana}\p{sc=Hang}]/u.test(word))
    .toSorted((one, other) => other.length - one.length)
    .join("|"),
  "gu",
)
const MAX_LENGTH = 100
const MIN_STEM = 5
/** Longer words may have an ending of two letters. */
const MIN_LONG = 12
const STEMS: ReadonlySet<string> = new Set(
  [...SERVICES, ...ATTRIBUTES]
    .flatMap((word) => [word, word.slice(0, -1)])
    .filter((stem) => stem.length >= MIN_STEM),
)

const plainText = (text: string): string =>
  text.length > MAX_LENGTH || !/\p{L}/u.test(text)
    ? ""
    : plainHeading(text).replaceAll(UNSPACED, " $& ").replaceAll(/ {2,}/g, " ").trim()

/** Returns whether a word names a service, also with another ending: `dostawy`. */
const isServiceWord = (word = ""): boolean =>
  SERVICES.has(word) ||
  ATTRIBUTES.has(word) ||
  JOINED.test(word) ||
  STEMS.has(word) ||
  STEMS.has(word.slice(0, -1)) ||
  (word.length > MIN_LONG && STEMS.has(word.slice(0, -2)))
const isCompanion = (word = ""): boolean => COMPANIONS.has(word)

/** Returns whether a text names only carriage, work or a charge: `Transport kurier DPD`, `Mano de obra (2 horas)`. */
export function isService(text: string): boolean {
  const plain = plainText(text)
  const words = plain.split(" ")
  const isOther = (word: string) => !isCompanion(word) && !isServiceWord(word) && !/^\d/.test(word)
  return FEE.test(plain) || (words.some(isServiceWord) && !words.some(isOther))
}

const MAX_WORDS_OF_WORK = 3

/** Returns whether a text begins like a service or ends with it: `Installation of two racks`, `Server setup`. */
export function isLikeService(text: string): boolean {
  const words = plainText(text).split(" ")
  const first = words.findIndex((word) => !isCompanion(word))
  const isFirst =
    isServiceWord(words[first]) &&
    (!ATTRIBUTES.has(words[first] ?? "") || isCompanion(words[first + 1]))
  const last = words.at(-1) ?? ""
  const isLast = (ATTRIBUTES.has(last) || JOINED.test(last)) && !isCompanion(words.at(-2))
  return isFirst || (isLast && words.length <= MAX_WORDS_OF_WORK)
}
