import type { HeadingMeaning } from "./heading-words.ts"

/** Headings of columns that are not used: prices, units, dates, numbers of lines. */
export const unusedHeadings: readonly HeadingMeaning[] = [
  {
    kind: "ignore",
    rank: 0,
    isPhrase: true,
    heads: `price | unit price | prices | unit cost | cost | costs | net price | gross price | list price | price each
      | each | extended | extended price | extended cost | ext price | ext cost | ext | line total | line amount
      | line price | total | totals | total price | total cost | total amount | order price | subtotal | sub total | subtotale
      | sous total | subtotaal | zwischensumme | delsumma | delsum | suma czesciowa | wartosc czesciowa | mezisoucet
      | valisumma | reszosszeg
      | amount | net amount | gross amount | net value | value usd | value eur | rate | discount | disc | tax | taxes
      | vat | vat rate | currency | curr | crcy | msrp | rrp | promo | shipping | where | store | shop | merchant
      | base | preis | preise | einzelpreis | stuckpreis | gesamtpreis | nettopreis | listenpreis | ek preis | ek | vk
      | e preis | g preis | ep | gp | ep netto | gp netto | lieferwoche | delivery week
      | betrag | gesamt | summe | nettowert | rabatt | mwst | ust | wahrung | prix | prix unitaire
      | prix total | pu | p u | pu ht | prix ht | montant | montant ht | total ht | remise | tva | devise | precio
      | precio unitario | precio total | importe | subtotal linea | descuento | iva | moneda | prezzo
      | prezzo unitario | totale | totale riga | prijs | bedrag | preco | cena | wartosc | pris | belopp | belob
      | hinta | where from | uom | unit of measure | uoms | order unit | oun | oum | opu | stock uom | purchase uom
      | packing unit | me | einh | einheit | mengeneinheit | bme | vpe | ve | unite | ud med | unidad de medida | u m
      | unita | jedn | enhet | enh | enhed | yksikko | u med | um | unidad | eenheid | footprint | footprints | package
      | packages | case package | library ref | libref | lib ref | library | symbol | pcb footprint
      | datasheet | datasheets | data sheet | url | link | links | hyperlink | image | picture | photo | layer | side
      | mount | mounting | rotation | center x | center y | mid x | mid y | sourced | placed | dnp | dnf | dni
      | do not populate | do not place | do not fit | fitted | populate | populated | not fitted | exclude from bom
      | exclude from board | bestuckt | nicht bestuckt | fit | tolerance | voltage | power rating | temperature
      | weight | height | dimensions | color | colour | rohs | reach | lifecycle | life cycle | status | state
      | part status | stock | in stock | on hand | available | availability | qty available | available qty
      | quantity available | qty on hand | quantity on hand | have | min | max | minimum | maximum | target stock
      | reorder point | bestpkt | best pkt | bestallningspunkt | meldebestand | lagerbestand | bestand | lager
      | verfugbar | en stock | disponible | existencias | lot size | lot sizes | losgrosse | tamano de lote | moq
      | min qty | celkem | dph | document number | lagerplats | regal | regał | shelf | bin | fach | levererat | order item id | codice tipo | giacenza | plockat | locatie | in kast | voorraad | op voorraad | lokalizacja | doc no
      | doc number | cena za kus | jednotkova cena | mj | moms | enhetspris | belop | beløb | beløp
      | framework max qty | max qty | maximum qty | contract qty | contract quantity | target qty | zielmenge
      | rahmenmenge | kontraktmenge | bereits abgerufen | abgerufen | called off | already called off | servidas
      | pkwiu | gewicht | garantie | jahr | watt | min order qty | minimum order quantity
      | minimum order qty | min mult order qty | order multiple | multiple | spq | pack size | pack qty | package qty
      | packaging | mindestmenge | packungsgrosse | mult | lead time | lead time days | lieferzeit | delai | plazo
      | delivery date | deliv date | due date | need by | need by date | required by | required date | request date
      | schedule date | scheduled date | expected arrival | expected receipt date | date | lieferdatum | liefertermin
      | wunschtermin | termin | date livraison | date de livraison | fecha | fecha de entrega | received
      | received qty | qty received | billed qty | billed | invoiced | invoiced qty | delivered | delivered qty
      | qty delivered | geliefert | country of origin | origin
      | coo | hs code | hts | hts code | tariff | tariff code | eccn | zolltarifnummer | warengruppe | warengr | wgr | wgrp | matkl
      | gpe marchandises | groupe marchandises | groupe de marchandises | grupo de articulos | grupo articulos
      | gruppo merci | gruppo merceologico | grupo de mercadorias | goederengroep | grupa materialowa | varugrupp
      | varegruppe | skupina materialu | skupina zbozi | tavararyhma | tuoteryhma | anyagcsoport | arucsoport | ean
      | gtin | upc | barcode | serial no | batch | matl group | material group | mat grp | plant | plnt
      | stor location | storage location | stor loc | warehouse | werk | lagerort | site | account | gl account
      | cost center | kostenstelle | tax code | acct assgt cat | item category | requisitioner | info record
      | category | categories | component type | part type | kategorie | gruppe | categorie | famille | categoria
      | familia | group | class | commodity | supplier | suppliers | supplier name | vendor | vendors | vendor name
      | distributor | lieferant | fournisseur | proveedor | line | ln | line no | line number | line item | line item no
      | index | idx | pos | pos nr | posnr | pos no | position no | positionsnummer | itm | row | row no | sl no
      | s no | sr no | sno | seq | seq no | sequence | oz | ordnungszahl | lfd nr | lfdnr | ligne | n ligne | no ligne | linea | n linea
      | renglon | partida | level | lvl | bom level | revision | rev | version | variant id | owner | customer
      | customer name | company | project | end customer | alternative | alternatives | alternate | substitute
      | short dated | cancelled | priority | type | art | spec no | ncnr | base quantity | price base quantity | price basis quantity | price quantity | per quantity | mid qty | scrap | scrap factor | operation
      | phantom | analytic account | lot | reel | operation seq | effective date | sheet | libpart | cmp name
      | location code | order reference | order ref | order no | order number | sales order no | web order no
      | order date | ordered by | ordered on | purchase order | po | po no | po number | source document | document no | 订单号 | 订单编号 | 采购订单 | 注文番号 | 発注番号 | 주문번호 | belegnummer`,
  },
  // Short words, which mean something else within longer headings.
  {
    kind: "ignore",
    rank: 0,
    heads: `ssz | sorszam | m e | osszesen | p c | por c | radek | sleva | spolu | celkom | lp | l p | j m | jm | post | regel
      | eenh | totaal | rad | summa | totalt | linje | i alt | sum | mva | rivi | yks | alv | riga | p unit | sc | ud
      | p v p | pvp | dto | linha | un | eh | mw st | nr crt | em | ddv | pdv | kdv | r br | zap st | vnt | merv | birim
      | sıra no | ebeln | ebelp | banfn | bnfpo | meins | netpr | netwr | waers | tok
      | werks | lgort | lfdat | eindt | suma | sklad | p t ht | valor unitario`,
  },
  {
    kind: "ignore",
    rank: 0,
    isPhrase: true,
    heads: `mertekegyseg | egysegar | netto ertek | brutto ertek | wartosc netto | wartosc brutto | afa | kedvezmeny | szallitasi hatarido | jednotka | merna jednotka | rabat
      | eenheidsprijs | stukprijs | totaalprijs | btw | korting | levertijd | leverdatum | styckpris | leveranstid
      | enhedspris | leveringstid | leveringsdato | yksikkohinta | yhteensa | alennus | toimitusaika | importo | sconto
      | consegna | unidade | preu | unitat | valor | desconto | prazo | einheitspreis | pret | fiyat | tutar
      | cijena | iznos | bauform | gehauseform | obudowa | pouzdro | encapsulado | hind | uhik | kaina | τιμη | συνολο | цена | сума | сумма | السعر | الاجمالي | الوحدة | מחיר | סהכ | יחידה | ราคา | หน่วย | harga | satuan | 项次 | 項次 | 單價 | 金額 | 单价 | 単価 | 金额 | 金額`,
  },
  // Who asks for the parts and where they are counted.
  {
    kind: "ignore",
    rank: 0,
    isNumbered: true,
    heads: `uo m | dept | department | requester | requestor | requested by | approved by | needed by | buyer | user | assigned to | desk
      | serial | serial number | asset tag | asset | asset name | asset id | computer name | host | hostname | device name | machine name | pc name
      | rechnername | computername | geratename | nom du poste | nom de l ordinateur | nombre del equipo | nome computer
      | nazwa komputera | datornamn | ticket | job no | work order | wo | gl code | budget code | nominal code
      | urgency | due | eta | year | age | warranty | delivery | ship to | deliver to | country | pack | on order
      | invoice | po line | projekt | projekt nr | projektnummer | kst | kostentrager | abteilung | abt | anforderer
      | angefordert von | besteller | bestellt von | genehmigt | benutzer | nutzer | inventarnummer | inventar nr | seriennummer
      | auftrag | konto | sachkonto | prioritat | dringlichkeit | baujahr | kw | warentarifnummer | ursprungsland
      | verpackungseinheit | mindestbestellmenge | mindestbestand | im zulauf | lagerplatz
      | zeile | position nr | bestelldatum | datum | klasse | los | projet | n projet | centre de cout | demandeur
      | demande par | utilisateur | n inventaire | n de serie | no de serie | priorite | urgence | annee | poids | code douanier
      | conditionnement | cond | colisage | emplacement | imputation | compte | eco participation
      | proyecto | centro de coste | centro de costes | departamento | solicitante | solicitado por | usuario | prioridad | ano
      | peso | cuenta | progetto | commessa | centro di costo | reparto | richiedente | richiesto da | utente
      | n inventario | no inventario | n serie | data | priorita | anno | garanzia | famiglia | disponibile | conf | scorta minima
      | fornitore | magazzino | c d c | kostenplaats | afdeling | aanvrager | aangevraagd door | gebruiker | serienummer
      | prioriteit | jaar | leverancier | magazijn | verpakking | mpk | dzial | zamawiajacy
      | wnioskodawca | uzytkownik | nr inwentarzowy | nr seryjny | priorytet | rok | gwarancja | waga | kategoria | stan
      | stan magazynowy | dostepnosc | dostawca | magazyn | opakowanie | kostnadsstalle | avdelning | bestallare
      | anvandare | prioritet | ar | garanti | vikt | kategori | leverantor | forpackning | avdeling
      | rekvirent | bruger | bruker | vægt | vekt | leverandor | lagerbeholdning | pa lager | bestillingsdato | osasto | tilaaja
      | toimittaja | varasto | paino | vuosi | stredisko | oddeleni | zadatel | uzivatel | seriove cislo | zaruka
      | hmotnost | skladem | dodavatel | projeto | centro de custo | utilizador | prioridade | garantia | estoque
      | fornecedor | igenylo | szallito | raktar | suly
      | room | building | floor | location | place | rack | raum | raum nr | gebaude | etage | stockwerk
      | standort | ort | arbeitsplatz | salle | batiment | bureau | aula | edificio | planta | piano | ubicacion
      | ubicazione | lokaal | gebouw | verdieping | locatie | sala | budynek | pietro | lokalizacja | rum
      | byggnad | vaning | plats | lokale | bygning | etasje | rom | lokation | lokasjon | lagerplass | hylde | hylla | placering | plassering | umisteni | umistenie | lokace
      | lokacija | sijainti | hely | amplasament | konum | huone | kerros | rakennus | mistnost
      | budova | patro | piso | andar | terem | emelet`,
  },
]
