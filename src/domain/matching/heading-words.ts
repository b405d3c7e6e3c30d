import type { ColumnKind } from "./list-table.ts"

/** Headings with one meaning, in lower case, without accents, punctuation, digits and brackets. */
export interface HeadingMeaning {
  /** `unsure`: the cells of the column decide. */
  kind: ColumnKind | "unsure"
  /** Rank among columns of one kind; the lowest is used. */
  rank: number
  /** The same if the cells are part numbers. */
  rankOfNumbers?: number
  /** Kind of the column if another column is used for `kind`. */
  otherwise?: ColumnKind
  /** Rows with an empty cell are not ordered. */
  isChoice?: true
  /** Units that someone suggests, beside which an empty quantity to order says no. */
  isOffer?: true
  /** Units for one of what is built. */
  isPerBuild?: true
  /** Units of an order that have not arrived. */
  isOutstanding?: true
  /** With a number, the headings name one of several places or groups, whose cells are quantities: `Raum 2`. */
  isNumbered?: true
  /** The headings have this meaning within a longer heading, too. */
  isPhrase?: true
  heads: string
}

export const headingMeanings: readonly HeadingMeaning[] = [
  // Part numbers, in order of preference: the shop's, the manufacturer's, others.
  {
    kind: "number",
    rank: 0,
    heads:
      "sku | sku code | sku no | sku number | product sku | item sku | replacement sku | new sku",
  },
  {
    kind: "number",
    rank: 1,
    isPhrase: true,
    heads: `mpn | mpns | mfg pn | mfr pn | mfgr pn | mfg p n | mfr p n | mfg part | mfr part | mfg part no
      | mfr part no | mfg part number | mfr part number | mfr no | mfg no | mf pn | manufacturer no
      | manufacturer number | manf no | manufacturer part | manufacturer part no | manufacturer part number
      | manufacturers part number | manufacturer s part number | manufacturer pn | manufacturer p n
      | manufacturer partno | manufacturer code | manufacture part number | manufacture part no
      | manufacturer product number | manuf part | manuf part number | manf part | maker part no | vendor mpn
      | approved mpn | vpn | manufacturer reference | manufacturer ref | herstellernummer | hersteller nr | herst nr
      | hersteller teilenummer | hersteller teilenr | herstellerteilenummer | hersteller artikelnummer
      | herstellerartikelnummer | hersteller art nr | hersteller artikelnr | htn | han | herstellerteilenr | ref fabricant
      | reference fabricant | numero fabricant | ref constructeur | reference constructeur | part number fabricant
      | ref fabricante | referencia fabricante | referencia del fabricante | codigo fabricante
      | numero de pieza del fabricante | n pieza fabricante | codice produttore | symbol producenta | original symbol
      | manufacturer symbol | manufacturer s reference | mfrpn | oznaceni vyrobce | oznaceni od vyrobce
      | oznacenie vyrobcu | oznaczenie producenta | typove oznaceni | herstellerbezeichnung`,
  },
  {
    kind: "number",
    rank: 2,
    isPhrase: true,
    heads: `stock number | n de stock | numero de stock | supplier part | supplier part no | supplier part number
      | supplier pn | supplier p n | supplier no | supplier item | supplier item no | supplier item number
      | supplier code | supplier sku | supplier article | supplier article no | supplier product code
      | supplier reference | supplier ref | vendor part | vendor part no | vendor part number | vendor pn | vendor p n
      | vendor no | vendor item | vendor item no | vendor item number | vendor name code | vendor code | vendor sku
      | vendor material | vendor material no | vendor material number | vendor product code | vendor product
      | vendor mat no | seller item id | external item | external item number | external number | alternate id | your part no | your part number
      | your ref | uw referentie | your reference | your code | your no | your number | your article no | your item no | your ref no
      | lieferantenartikelnummer | lieferanten artikelnummer | lieferanten artikelnr | lieferanten art nr
      | lieferantenartikel | lief art nr | lief artikelnr | lieferantenmaterialnummer | lieferantenmaterial
      | liefer artikel nr | ihre artikelnummer | ihre artikelnr | ihre art nr | ihre materialnummer
      | ihre bestellnummer | bestell nr lieferant | ref fournisseur | reference fournisseur | code fournisseur
      | votre reference | votre ref | code article fournisseur | ref proveedor | referencia proveedor
      | referencia del proveedor | codigo proveedor | su referencia | codigo del proveedor | articolo fornitore | idnlf | supplier assigned`,
  },
  {
    kind: "number",
    rank: 2.9,
    otherwise: "customerPartNumber",
    isPhrase: true,
    heads: `part no | part nos | part number | part numbers | partno | partnumber | part num | pn | p n | n p
      | pn no | партномер | парт номер | 型番 | numero de piece | n de piece | numero parte | numero de parte | n parte
      | num parte | no de parte | n de parte | numero de pieza | teilenummer | teilenr | teile nr | sachnummer
      | sach nr | typennummer | typ nr | cislo dilu | 型号 | 品番 | артикул`,
  },
  {
    kind: "number",
    rank: 2.95,
    otherwise: "customerPartNumber",
    isPhrase: true,
    heads: `catalog no | catalogue no | catalog number | catalogue number | cat no | nr katalogowy | nr kat | kat cislo
      | katalogove cislo | kataloski broj`,
  },
  {
    kind: "number",
    rank: 3,
    otherwise: "customerPartNumber",
    isPhrase: true,
    heads: `index | indeks | part code | part id | article no | article number | article code | art no | item no | item number | item code | product no | product number | product code
      | stock code | stock no | internal reference product | article reference interne
      | produkt interne referenz | producto referencia interna | prodotto riferimento interno
      | artikelnummer | artikel nummer | artikelnr | artikel nr | art nr | artnr | artikelcode
      | produktnummer | produkt nr | produktcode | itemnr | reference article | ref article | code article
      | n article | numero d article | reference produit | ref produit | code produit | numero de reference
      | num article | codigo | cod articulo | codigo articulo | codigo de articulo | codigo producto
      | codigo de producto | numero de articulo | referencia articulo | referencia producto | cod producto
      | codice articolo | cod art | codice | artikelnummer leverancier | kod | kod zbozi | cislo polozky
      | produktnr | product internal reference | codigo articulo proveedor | cod articolo | cod prodotto
      | tuotekoodi | varekode | codigo do produto | varenr | varenummer | tuotenumero | cikkszam | cod
      | cod produs | sifra | stok kodu | urun kodu | tootekood | prekes kodas | artikuls | ma hang | 料號 | 料号 | رقم الصنف | رقم القطعة | كود الصنف | מק"ט | מקט | รหัสสินค้า | kode barang
      | itmref`,
  },
  {
    kind: "number",
    rank: 3.2,
    otherwise: "customerPartNumber",
    heads: "article id | item id | product id",
  },
  {
    kind: "number",
    rank: 3.5,
    isPhrase: true,
    otherwise: "ignore",
    heads: `order code | order no code | bestellnummer | bestellnr | bestell nr | best nr | bestelnr | bestelnummer
      | bestelcode | obj cislo | objednaci cislo`,
  },
  {
    kind: "number",
    rank: 5,
    isPhrase: true,
    otherwise: "ignore",
    heads: `symbol | mouser | mouser no | mouser part | mouser part no | mouser part number | mouser pn | digikey
      | digi key | digikey part | digikey part no | digi key part no | digikey part number | digi key part number
      | digikey pn | digi key pn | dk part no | dk pn | dk part number | farnell | farnell no | farnell part no
      | farnell part number | farnell order code | farnell code | newark | newark part no | newark part number | rs
      | rs stock no | rs stock number | rs part no | rs part number | rs no | rs order code | rs bestell nr | tme
      | tme symbol | tme part no | lcsc | lcsc part | lcsc part no | lcsc part number | lcsc pn | jlcpcb part
      | jlcpcb part no | jlc part | jlc part no | arrow part no | arrow part number | reichelt | reichelt nr
      | conrad nr | conrad best nr | amazon asin | asin | distributor part number | distributor part no
      | distributor pn | newegg item no | ingram part no | ingram part | ingram micro part no | ingram sku
      | synnex sku | td synnex sku | synnex part no | cdw | cdw part no | insight part no | d h item no`,
  },
  {
    kind: "number",
    rank: 2.5,
    otherwise: "customerPartNumber",
    heads: "model no | model number | model code",
  },
  {
    kind: "number",
    rank: 4,
    otherwise: "customerPartNumber",
    isPhrase: true,
    heads:
      "impa | impa code | impa no | impa number | issa | issa code | issa no | item model no | item model number | product model no | product model number",
  },
  // The buyer's own number, if another column holds the shop's.
  {
    kind: "number",
    rank: 6,
    otherwise: "customerPartNumber",
    isPhrase: true,
    heads: `material | material no | material number | material code | materialnummer | material nr | matnr
      | materialnr | inventory id | codigo material | n de material | article client`,
  },
  {
    kind: "customerPartNumber",
    rank: 0,
    isPhrase: true,
    heads: `customer part | customer part no | customer part number | customer pn | customer p n | customer no
      | customer reference | customer ref | customer item | customer item no | customer item number
      | customer material | customer material no | customer sku | customer article no | cust part no | cust pn | cpn
      | buyer item code | buyer part number | buyer part no | ipn | internal part | internal part no
      | internal part number | internal pn | internal no | internal number | internal reference | internal ref
      | internal id | internal code | inhouse pn | house part number | house pn | company part number | our part
      | our item | our part no | our part number | our item no | our article no | our ref | our reference | our code
      | our number | own part number | own part no | own number | my part no | my part number | my reference | erp no
      | erp number | sap no | sap number | sap material | kundenartikelnummer | kunden artikelnummer | kunden art nr
      | kundenartikelnr | kundenteilenummer | kundenmaterial | kunden nr artikel | kundenmaterialnummer
      | interne nummer | interne nr | interne artikelnummer | interne artikelnr | interne teilenummer
      | interne teile nr | eigene artikelnummer | eigene artikelnr | eigene nummer | eigene teilenummer | eigene nr
      | unsere artikelnummer | unsere artikelnr | unsere art nr | unsere nummer | unsere nr | unsere materialnummer
      | hausnummer teil | reference interne | ref interne | code interne | notre reference | notre ref
      | reference client | ref client | code article client | referencia interna | ref interna | codigo interno
      | nuestra referencia | nuestro codigo | referencia cliente | ref cliente | codigo cliente
      | referencia del cliente | kdmat | buyer assigned`,
  },
  {
    kind: "manufacturer",
    rank: 0,
    heads: `manufacturer | manufacturer name | maker | mfr | mfg | mfgr | manf | manuf | mfr name | mfg name | mf name
      | brand | brand name | make | approved mfr | approved manufacturer | manufactory | hersteller | herstellername
      | herst | marke | fabrikat | fabricant | marque | constructeur | fabricante | marca | produttore | producent
      | merk | tillverkare | valmistaja | manufacturer s name | mfr brand | mf | fabrikant | costruttore | vyrobce
      | produsent | fabricante nome | casa costruttrice | hersteller marke | varumarke | mærke | merke | merkki | znacka
      | производитель | бренд | κατασκευαστης | 品牌 | 制造商 | 厂家 | メーカー | 제조사 | hang
      | producator | uretici | marka | vyrobca | proizvođac | proizvajalec | gamintojas | tootja | razotajs`,
  },
  {
    kind: "designators",
    rank: 0,
    isPhrase: true,
    heads: `designator | designators | refdes | ref des | ref desg | ref designator | ref designators | refdesig
      | reference designator | reference designators | reference designation | references | refs | ref s | reference s
      | component reference | part reference | part references | schematic reference | circuit reference | circuit ref
      | bauteil referenz | bauteilreferenz | bestuckungsposition | einbauplatz | bestuckungsort | bauteilbezeichner
      | referenzen | referenzbezeichner | reperes | repere | repere topologique | designadores | designador
      | betriebsmittelkennzeichen | bmk | referencias de placa | parts list reference`,
  },
  {
    kind: "targetPrice",
    rank: 0,
    isPhrase: true,
    heads: `target price | target unit price | target | target cost | price target | tgt price | target price each
      | budget price | presupuesto | presupuesto ud | orcamento | budzet | max price | maximum price | limit price | zielpreis | wunschpreis | richtpreis
      | preisvorstellung | preisziel | preislimit | prix cible | prix objectif | prix vise | precio objetivo
      | precio meta | precio deseado | expected unit price | budget | budget each | budget unitaire | preco alvo
      | preco maximo | prezzo max | prezzo massimo | prezzo target | prezzo obiettivo | richtprijs | streefprijs
      | maximumprijs | maxprijs | cena docelowa | cena maksymalna | cena max | riktpris | malpris | maxpris
      | max preis | prix max | prix maximum | precio max | precio maximo`,
  },
  {
    kind: "note",
    rank: 0,
    isPhrase: true,
    heads: `note de ligne | notes de ligne | nota de linea | note | notes | remark | remarks | comments | line note
      | line notes | buyer note | buyer notes | line comment | item note | item notes | po note | instruction
      | instructions | special instructions | annotation | obs | opm | poznamka | merknader | bemaerkning | bemærkning
      | bemærkninger | huomio | anm | anmarkning | ovrigt | øvrigt | overig | kommentarer | bemerk | bem | komentarz | komentarze | uwaga
      | commento | commenti | annotazioni | observacao | merknad | rationale | line remarks | notiz | notizen
      | bemerkung | bemerkungen | anmerkung | anmerkungen | hinweis | hinweise | kommentar | kommentare | zusatztext
      | positionstext | remarque | remarques | commentaires | observation | observations | nota | notas
      | observaciones | observacion | comentarios | opmerking | opmerkingen | observacoes | uwagi | huomautus | huom | megjegyzes
      | purpose | note to supplier | notes to supplier | usage note | used for | verwendung | verwendungszweck
      | where used | positionsnotiz | positionsbemerkung | nota riga | regelnotitie
      | napomena | opomba | observatii | pastabos | piezimes | markused | σημειωσεις`,
  },
  {
    kind: "description",
    rank: 0,
    isPhrase: true,
    heads: `description | descriptions | desc | descr | part description | item description | product description
      | short text | short description | long description | material description | material short text
      | line description | description line | component description | article description | goods description | item desc | part desc
      | bezeichnung | beschreibung | artikelbezeichnung | artikelbeschreibung | artikelname | kurztext
      | materialkurztext | kurzbezeichnung | artikeltext | benennung | produktbezeichnung | bezeichnung 1
      | positionsbezeichnung | designation | libelle | intitule | designation article | descriptif | descripcion
      | denominacion | descripcion articulo | concepto | descripcion del articulo | descrizione | omschrijving | opis
      | descricao | benamning | beskrivelse | beskrivning | varubenamning | nazwa | kuvaus | denominacao | nazev
      | popis | oznaceni | oznaceni dodavky | nazev zbozi | benevnelse | leiras | megnevezes | tuotenimi | varetekst | varebeskrivelse
      | produktbeskrivelse | memo description | description of goods | denominazione
      | descripcio | nazov | naziv | artikelnaam | artikelbenamning | nimike | designazione | designacao | leistungsbeschreibung
      | warenbezeichnung | denumire | acıklama | urun adı | pavadinimas | nimetus | nosaukums | termeknev | περιγραφη | наименование | наименувание | найменування | 名称 | 品名 | ten hang | txz01 | maktx | arktx | ktext | itmdes`,
  },
  {
    kind: "description",
    rank: 1,
    heads: `nazwa | name | title | item name | part name | product name | article name | material name
      | component name | selection | product title | produktname | produkt name | nom | nom du produit | nom article
      | summary | zusammenfassung | resume | resumen | riepilogo | samenvatting
      | titre | tekst | oznacenie dodavky | required item | requested item | requested product | item requested | model name | positionstext
      | bez | teilebezeichnung | geratebezeichnung | objektkurztext | titel | detalle | texto breve | nome | nome prodotto
      | nome do produto | testo breve | dettaglio | artikelomschrijving | productnaam | benaming | naam | beschrijving
      | productomschrijving | omschr | przedmiot zamowienia | produktnamn | namn | varubeskrivning | artikelnamn | produktnavn
      | navn | artikkelnavn | betegnelse | varebenævnelse | tuotteen nimi | nimi | selite | text polozky | oznacenie
      | termek megnevezese | cikk megnevezese | cikknev | descriere | malzeme adı | tanım | especificacao | discriminacao
      | описание | название | 产品名称 | 物料名称 | 商品名 | 品目 | 품명 | 품목 | 제품명 | 存货名称 | 货品名称 | 货物名称 | 名称及规格 | 物料描述 | 产品描述 | 商品描述 | 商品名称 | 品名規格 | 品名规格 | 品名仕様 | الوصف | الصنف | اسم الصنف | البيان | תיאור | שם פריט | รายการ | ชื่อสินค้า | nama barang | deskripsi | ten san pham
      | nombre del producto | nombre articulo | nombre producto | product variant | display name | item display name | details | detail | specification
      | specifications | spec | specs | text | item text | artikel text | variant name | item and description | langtext`,
  },
  { kind: "description", rank: 8, otherwise: "note", heads: "memo" },
  {
    kind: "note",
    rank: 1,
    heads: `info | additional info | additional information | reason | justification | zusatzinfo | zusatz | sonstiges
      | begrundung | precisions | motif | justificacion | osservazioni | motivazione | toelichting | uzasadnienie | notering
      | lisatiedot | huomiot | poznamky | acıklamalar | примечание | комментарий | σχολια | παρατηρησεις | 备注 | 備考 | 비고
      | ghi chu`,
  },
  // Plans of replacements state what is there, what is done and what comes.
  {
    kind: "description",
    rank: 3,
    heads: `replace with | replaced with | replace by | replaced by | replacement | replacement item | replacement device
      | replacement part | new device | new equipment | new hardware | upgrade to | ersetzt durch | ersetzen durch
      | wird ersetzt durch | ersatz durch | ersatzgerat | neues gerat | neue ausstattung | remplace par | remplacer par
      | remplacement | nouveau materiel | nouvel equipement | reemplazar por | reemplazado por | sustituir por
      | sustituido por | se sustituye por | equipo nuevo | nuevo equipo | sostituito con | sostituito da | sostituire con
      | sostituzione | nuova attrezzatura | nuovo dispositivo | substituir por | substituido por | novo equipamento
      | vervangen door | wordt vervangen door | vervanging | nieuwe apparatuur | zamienic na | wymienic na | wymiana na
      | zastapic przez | nowy sprzet | ersatts med | ersatts av | byts till | byts mot | ny utrustning | erstattes med
      | erstattes av | erstattes af | udskiftes med | byttes med | nyt udstyr | nytt utstyr | nahradit za | nahrazeno
      | vymenit za | nove vybaveni | nove zarizeni | korvataan | korvaava laite | uusi laite | csere erre | uj eszkoz`,
  },
  {
    kind: "ignore",
    rank: 0,
    heads: `current equipment | current hardware | current device | current part | current item | present equipment
      | existing equipment | existing hardware | existing device | existing part | installed equipment | installed part
      | old device | old part | aktuelles gerat | aktuelle ausstattung | vorhandenes gerat | vorhandene ausstattung
      | bestehendes gerat | bisheriges gerat | altgerat | materiel actuel | materiel existant | equipement actuel
      | equipement existant | poste actuel | equipo actual | equipo existente | equipamiento actual | hardware actual
      | dispositivo attuale | attrezzatura attuale | apparecchiatura attuale | hardware attuale | equipamento atual
      | equipamento existente | hardware atual | huidige apparatuur | huidige hardware | huidig apparaat
      | bestaande apparatuur | obecny sprzet | aktualny sprzet | obecne wyposazenie | obecne urzadzenie
      | nuvarande utrustning | befintlig utrustning | nuvarande enhet | nuværende udstyr | eksisterende udstyr
      | nåværende utstyr | eksisterende utstyr | stavajici vybaveni | soucasne vybaveni | stavajici zarizeni
      | nykyinen laite | nykyinen laitteisto | nykyiset laitteet | jelenlegi eszkoz | meglevo eszkoz`,
  },
  {
    kind: "unsure",
    rank: 4,
    heads: `item | items | item needed | items needed | item required | part needed | part required | part | parts
      | product | products | article | component | components | code | no | nr | n | id | reference | ref | rif
      | riferimento | value | values | artikel | produkt | produkte | teil | teile | bauteil | bauteile
      | komponente | komponenten | wert | referenz | referencia | pieza | piezas | articulo | articulos
      | producto | productos | piece | pieces detachees | produit | produits | composant | composants | componente
      | componentes | valeur | valor | hardware | tetel | what | was | position | nummer | numero | num | nro | number
      | part value | ertek | hodnota | wartosc | vrednost | vrijednost | valoare | værdi | verdi
      | varde | arvo | variant | produto | produtos | prodotto | prodotti | articolo | articoli | artigo | artigos | vara
      | varor | vare | varer | varenavn | towar | produkter | tuote | tuotteet | termek | vyrobek | zbozi | onderdeel
      | onderdelen | artikelen | urun | artikler | produto descricao | goods | stuff | equipment | nomenclature | ware | gerat
      | gegenstand | leistung | materiel | equipement | objet | denomination | equipo | oggetto | wat | przedmiot | asortyment
      | podzespol | soucastka | soucastky | suciastka | sprzet | vad | hva | hvad | artikkel | tavara | polozka | tovar | cikk | produs | товар | ειδος | код | referinta | clave | mat | 物料编码 | 物料编号 | 部品番号 | 商品コード | 注文コード
      | 품번 | 품목코드 | ma san pham`,
  },
  // What makers call their parts.
  {
    kind: "unsure",
    rank: 4,
    rankOfNumbers: 2.95,
    otherwise: "number",
    heads: `model | modell | modele | modelo | modello | typ | tipus | typbezeichnung | модель | модел | μοντελο
      | 产品型号 | 모델명 | 모델 | 機種 | 型式`,
  },
  {
    kind: "description",
    rank: 1.5,
    rankOfNumbers: 2.95,
    heads: "规格型号 | 型号规格 | 规格 | 型号及规格 | 規格 | 규격 | 사양 | product service | 仕様",
  },
  {
    kind: "unsure",
    rank: 5,
    otherwise: "note",
    heads: "comment | commentaire | comentario",
  },
  // Also the machine that a part is for, and how design tools name the symbol of a part.
  {
    kind: "description",
    rank: 9.5,
    heads: `device | devices | equipment | gerat | gerate | appareil | appareils | equipement | dispositivo
      | dispositivos | dispositivi | equipo | equipos | apparecchio | apparecchi | apparaat | apparaten
      | urzadzenie | urzadzenia | utrustning | udstyr | utstyr | equipamento | equipamentos | zarizeni | laite`,
  },
]
