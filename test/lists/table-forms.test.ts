import { expect, test } from "vitest"
import { readQuantity } from "#domain/orders/read-quantity.ts"
import { itemsOf, readListText } from "./read-list-text.ts"

/** Headings for position, number, description, quantity, unit, price and total; then the names of the sum and the tax. */
const HEADINGS = `
  Pos. | Artikelnr. | Bezeichnung | Menge | Einheit | Einzelpreis | Gesamtpreis | Gesamtbetrag | MwSt 19 %
  OZ | Hersteller-Nr. | Kurztext | Anzahl | ME | EP netto | GP netto | Angebotssumme | USt. 19 %
  Lfd. Nr. | Art.Nr. | Warenbezeichnung | Stk. | EH | Einheitspreis | Betrag | Zu zahlen | MwSt.
  N° | Référence | Désignation | Qté | Unité | P.U. HT | Total HT | Net à payer | TVA 20 %
  Ligne | Réf. fabricant | Libellé | Quantité | U | PU HT | Montant HT | Montant TTC | dont TVA
  Riga | Codice | Descrizione | Q.tà | U.M. | Prezzo | Importo | Totale documento | IVA 22%
  Nr. | Cod. articolo | Articolo | Pezzi | UM | P. unit. | Totale | Da pagare | di cui IVA
  Línea | Referencia | Descripción | Cantidad | Ud. | Precio | Importe | Total a pagar | IVA 21 %
  Nº | Código | Concepto | Medición | Unidad | P.V.P. | Total | Líquido | IVA
  Linha | Código | Designação | Qtd. | Un. | Preço unitário | Valor total | Total a pagar | IVA 23%
  Regel | Artikelnr. | Omschrijving | Aantal | Eenheid | Stukprijs | Totaal | Te betalen | Btw 21%
  Post | Artikelcode | Artikelnaam | Hoeveelheid | Eenh. | Eenheidsprijs | Totaalprijs | Eindtotaal | Waarvan btw
  Lp. | Indeks | Nazwa | Ilość | J.m. | Cena netto | Wartość netto | Do zapłaty | VAT 23%
  L.p. | Nr katalogowy | Nazwa towaru | Liczba sztuk | Jm | Cena jedn. | Wartość | Ogółem | w tym VAT
  P.č. | Kód | Název | Množství | MJ | Jedn. cena | Celkem | K úhradě | DPH 21 %
  Řádek | Kat. číslo | Popis | Výměra | Jednotka | Cena/MJ | Cena celkem | Základ daně | DPH
  P.č. | Katalógové číslo | Názov | Množstvo | Merná jednotka | Jednotková cena | Spolu | Na úhradu | DPH 20 %
  Ssz. | Cikkszám | Megnevezés | Menny. | M.e. | Egységár | Nettó érték | Fizetendő | ÁFA 27%
  Nr. crt. | Cod produs | Denumire | Cantitate | UM | Preț unitar | Valoare | Total de plată | TVA 19%
  Rad | Artikelnr | Benämning | Mängd | Enhet | À-pris | Summa | Att betala | Moms 25 %
  Pos | Art.nr | Artikelbenämning | Antal | Enh | Styckpris | Belopp | Totalt | varav moms
  Linje | Varenr. | Beskrivelse | Mængde | Enhed | Enhedspris | Beløb | At betale | Moms 25 %
  Linje | Varenr | Varenavn | Mengde | Enhet | Enhetspris | Sum | Å betale | Mva 25 %
  Rivi | Tuotekoodi | Nimike | Määrä | Yks. | À-hinta | Yhteensä | Maksettava | ALV 25,5 %
  Nro | Tuotenumero | Tuotenimi | Kpl | Yksikkö | Yksikköhinta | Summa | Veroton | Alv
  Sıra No | Stok kodu | Ürün adı | Miktar | Birim | Birim fiyat | Tutar | Genel toplam | KDV %20
  R.br. | Šifra | Naziv | Količina | JM | Cijena | Iznos | Za platiti | PDV 25%
  Zap. št. | Šifra | Naziv | Količina | EM | Cena | Vrednost | Za plačilo | DDV 22 %
  Α/Α | Κωδικός | Περιγραφή | Ποσότητα | Μ.Μ. | Τιμή | Σύνολο | Πληρωτέο | ΦΠΑ 24%
  Nr | Tootekood | Nimetus | Kogus | Ühik | Hind | Summa | Tasuda | KM 22%
  Nr. | Prekės kodas | Pavadinimas | Kiekis | Vnt. | Kaina | Suma | Mokėti | PVM 21%
  Nr. | Artikuls | Nosaukums | Daudzums | Mērv. | Cena | Summa | Apmaksai | PVN 21%
  № | Артикул | Найменування | Кількість | Од. | Ціна | Сума | Разом | ПДВ
  Line | Part No | Description | Qty | UOM | Unit price | Amount | Amount due | VAT 20%
  No. | Item code | Item | Quantity | Unit | Rate | Net | Balance | GST`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((heading) => heading.trim()))

const ITEMS: readonly Item[] = [
  ["CA-KB-B850A", "Keel B850 ATX", "84", "164,00", "13 776,00"],
  ["CA-F-120", "Breva 120 PWM", "1250", "9,80", "12 250,00"],
  ["100-100001404WOF", "AMD Ryzen 5 9600X", "25", "210,00", "5 250,00"],
  ["KAB-3M-BL", "Patch Cat. 6A 3 m", "6", "2,15", "12,90"],
]
type Item = readonly [number: string, name: string, units: string, price: string, total: string]

/** Orders of the columns, as places in a line of `HEADINGS`. */
const ORDERS = ["0123456", "0124356", "21536", "023456", "341256", "12536"]
const DELIMITERS = [";", "\t", " | ", ","]

interface Form {
  order: string
  delimiter: string
  hasDecimals: boolean
  hasPrices: boolean
}

const FORMS: readonly Form[] = ORDERS.flatMap((order) =>
  DELIMITERS.flatMap((delimiter) => [
    { order, delimiter, hasDecimals: false, hasPrices: true },
    { order, delimiter, hasDecimals: true, hasPrices: true },
    { order, delimiter, hasDecimals: false, hasPrices: false },
  ]),
)

function written(headings: readonly string[], form: Form): string {
  const items = ITEMS.map(([number, name, units, price, total], at) => {
    const prices = form.hasPrices ? [price, total] : ["", ""]
    return [`${at + 1}`, number, name, form.hasDecimals ? `${units},00` : units, "st", ...prices]
  })
  const nameAt = Number(/[12]/.exec(form.order)?.[0])
  const summed = (label = "") => headings.map((_, at) => (at === nameAt ? label : ""))
  const sums = [summed(headings[7]).with(6, "31 288,90"), summed(headings[8]).with(6, "5 944,89")]
  const rows = [headings, ...items, ...(form.hasPrices ? sums : [])]
  const cells = rows.map((row) => [...form.order].map((at) => row[Number(at)] ?? ""))
  const quoted = (cell: string) =>
    form.delimiter === "," && cell.includes(",") ? `"${cell}"` : cell
  return cells.map((row) => row.map(quoted).join(form.delimiter)).join("\n")
}

test.each(HEADINGS)("tables are read in every form: %s, %s, %s, %s", async (...headings) => {
  for (const form of FORMS) {
    const text = written(headings, form)
    const items = itemsOf(await readListText(text))
    const read = items.map(([units = "", ...part]) => [readQuantity(units), ...part])
    const wanted = ITEMS.map(([number, name, units]) => [
      Number(units),
      form.order.includes("1") ? number : "",
      name,
    ])
    expect(read, text).toEqual(wanted)
  }
})

const SERVICES = `
  Delivery to site | DHL Express shipping | On-site installation | Labor, 4 hours | Server rack installation
  | Import handling fee | Versand DHL Paket | Lieferung frei Haus | Montage vor Ort | Expressversand
  | Livraison sur site | Main d'œuvre technicien | Mise en service | Mano de obra instalación (horas)
  | Entrega a domicilio | Trasporto con corriere | Manodopera | Installatie op locatie | Mão de obra
  | Transport kurier DPD | Montaż i konfiguracja | Instalace Windows | Kiszállítás futárral | Munkadíj
  | Manoperă montaj | Hjemlevering | Arbetskostnad | Asennustyö | Kargo bedeli | Доставка заказа
  | Сборка и тестирование ПК | Μεταφορικά | Dostava kurirom | Pristatymo mokestis | Paigaldus | 設置作業費 | 上门安装
  | 조립 공임`
  .trim()
  .split(/\s*\|\s*/)
const GOODS = `
  Transport case 19 inch | Delivery note paper A4 | Installation kit rack | Montageset Wand | Work light LED
  | Câble d'installation | Porte-clés USB | Montážní lišta | Установка ИБП 3000 ВА | Рабочая станция HP
  | Munkaállomás HP Z2 | 安装支架`
  .trim()
  .split(/\s*\|\s*/)

test("rows of delivery and labour are no parts", async () => {
  const rows = [...SERVICES, ...GOODS].map((name) => `;${name};1`)
  const numbered = rows.map((_, at) => `CA-F-1${at};Breva ${at};2`)
  const list = await readListText(["Part no.;Description;Qty", ...numbered, ...rows].join("\n"))
  const unnumbered = list.rows.filter(([number]) => number === "")
  expect(unnumbered.map(([, name]) => name)).toEqual(GOODS)
})

/** Headings of the buyer's or shop's number, the maker's number, the name and the units. */
const NUMBERS = `
  Cód. Produto | Part Number | Descrição | Qtde.
  Kod produktu | PN | Nazwa | Ilość
  Código | Nº de parte | Descripción | Cantidad
  Šifra artikla | Part Number | Naziv | Količina
  Katalogové číslo | P/N | Název položky | Objednáno
  Cikkszám | Gyári cikkszám | Termék | Mennyiség
  Cod intern | Cod producător | Denumire | Cantitate
  Item Code | Model | Description | Qty
  Mat.-Nr. | Typbezeichnung | Benennung | Stk
  Kód položky | Kód výrobcu | Názov | Množstvo
  Prekės kodas | Gamintojo kodas | Pavadinimas | Kiekis
  Artikuls | Ražotāja kods | Nosaukums | Daudzums
  Tootekood | Tootja kood | Nimetus | Kogus
  Naša šifra | Šifra proizvođača | Naziv | Količina
  Malzeme Kodu | Parça No | Malzeme Adı | Miktar
  Dahili Kod | Üretici Parça Numarası | Açıklama | Sipariş Miktarı
  Κωδ. είδους | Κωδ. κατασκευαστή | Είδος | Ποσότητα
  Код номенклатуры | Каталожный номер | Номенклатура | Кол-во
  Наш артикул | Артикул поставщика | Товар | Количество
  商品コード | メーカー型番 | 商品名 | 数量
  物料编码 | 规格型号 | 物料名称 | 采购数量
  料号 | 厂商料号 | 品名 | 数量
  상품코드 | 제조사 모델명 | 상품명 | 주문수량
  Inventory ID | Alternate ID | Description | Order Qty.`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((heading) => heading.trim()))

test.each(NUMBERS)("of '%s' and '%s', the second is the part number", async (...headings) => {
  const items = ITEMS.map(([number, name, units], at) => [`IT-0031${at}`, number, name, units])
  for (const order of [
    [0, 1, 2, 3],
    [1, 0, 2, 3],
  ]) {
    const rows = [headings, ...items].map((row) => order.map((at) => row[at]).join(";"))
    const { columns } = await readListText(rows.join("\n"))
    expect(columns.indexOf("number"), rows.join("\n")).toBe(order.indexOf(1))
    expect(columns.slice(2)).toEqual(["description", "quantity"])
  }
})

/** Texts above a list, the heading of its quantities, and the number of builds that they state. */
const BUILDS = `
  Boards: 25 | Qty per board | 25
  Motor controller - parts for 10 PCBs | Qty per board | 10
  Starter kit 2026 x 20 sets | Pcs per set | 20
  Controller BOM (x12) | Qty/board | 12
  Build quantity: 50 units | Qty per unit | 50
  Date 2026-03-01;Qty of boards: 80 | Qty per board | 80
  Order 2024-118 for 30 PCBAs | BOM Qty | 30
  25 boards in 5 panels | Qty per board | 25
  Students: 24 | Qty per student | 24
  Build qty: 16;All quantities are per unit | Qty | 16
  Anzahl Baugruppen: 10 | Stk/Baugruppe | 10
  Stückzahl Geräte 12 | Menge je Gerät | 12
  Geräteanzahl: 7 | Menge pro Gerät | 7
  Losgröße: 60 Stk | Menge/Stk | 60
  Anzahl Baugruppen: 10;Mengen gelten je Baugruppe | Menge | 10
  Nombre de cartes : 30 | Qté par carte | 30
  Nb de kits : 8 | Qté/kit | 8
  Série de 45 cartes | Qté par carte | 45
  Jeux : 12 | Qté par jeu | 12
  Número de placas: 40 | Cantidad por placa | 40
  Cantidad a fabricar: 75 | Cant. por equipo | 75
  Quantità schede: 15 | Q.tà per scheda | 15
  Nº de equipamentos: 5 | Qtd. por equipamento | 5
  Aantal kasten: 6 | Aantal per kast | 6
  Liczba płytek: 9 | Ilość na płytkę | 9
  Antal kort: 50 | Antal per kort | 50
  Počet desek: 20 | Množství na desku | 20
  製作台数：20 | 1台あたり数量 | 20
  Sensor node rev 3 | Qty per board |
  Rev 3 boards | Qty per board |
  4 boards per panel | Qty per board |
  4 layer board;MOQ 100 units | Qty per board |
  Unit price at 1000 units | Qty per unit |
  Board: 7100 | Qty per board |
  Proto run: 5 boards;Series: 500 boards | Qty per board |
  Contract: 12 months | Qty per month |
  Boards: 25;Quantities are not per board | Qty |
  Boards: 25 | Qty |
  Boards: 25 | Total qty |`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))

test.each(BUILDS)("'%s' above '%s' states %s builds", async (above = "", heading, builds) => {
  const rows = above.split(";").map((cell) => `${cell};`)
  const list = [...rows, `Part no.;${heading}`, "CA-F-120;2", "CA-PA-850;1"].join("\n")
  expect((await readListText(list)).builds ?? "").toEqual(builds === "" ? "" : Number(builds))
})
