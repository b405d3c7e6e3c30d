import { parse } from "csv-parse/sync"
import { afterAll, beforeAll, expect, test } from "vitest"
import { setShopCurrency } from "#domain/pricing/currency.ts"
import { addDays, dayIn } from "#domain/shop/days.ts"
import { expectBooksRight } from "./books.ts"
import { readFacturX } from "./electronic-invoices/archived-pdf.ts"
import { expectSameInvoice, expectValidInvoice } from "./electronic-invoices/expect-valid.ts"
import { type Buyer, buyers, priceList, settings } from "./german-firm/firm.ts"
import { type Row, type TaxSum, table } from "./german-firm/orders.ts"
import { importCommands } from "./import-shop.ts"
import { payOrder } from "./pay.ts"
import { addValidTaxId } from "./tax-ids.ts"
import { openTestApi, type Person } from "./test-shop.ts"

/** Sells in euro from an empty shop; every expected figure was calculated by hand. */

const shop = await openTestApi({ rateLimitScale: 0 })
const admin = shop.as(shop.admin)
const { token } = shop.admin
const today = dayIn("Europe/Berlin", new Date())
const year = today.slice(0, 4)
afterAll(async () => {
  await shop.close()
  setShopCurrency("USD")
})

const file = async (path: string) => {
  const answer = await fetch(shop.url + path, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status, path).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}
const textOf = async (path: string) => Buffer.from(await file(path)).toString("utf8")

const people = new Map<string, Person>()
const partIds = new Map<string, string>()
const personOf = (by: Buyer): Person => people.get(by) ?? shop.admin

beforeAll(async () => {
  for (const [name, body] of Object.entries(settings)) await shop.applySettings(name, body)
  const { start, send, apply } = importCommands(shop)
  await admin("PUT /import-columns", {
    body: {
      columns: [
        { heading: "Art.-Nr.", as: "sku" },
        { heading: "Bezeichnung", as: "name" },
        { heading: "VK netto", as: "price" },
        { heading: "EK", as: "cost" },
        { heading: "Staffel", as: "breaks" },
        { heading: "Mindestmenge", as: "minimumQuantity" },
        { heading: "VPE", as: "orderMultiple" },
        { heading: "Gewicht (kg)", as: "packedWeightKg" },
        { heading: "Steuer", as: "taxClass" },
        { heading: "Bestand", as: "availableQuantity" },
      ],
    },
  })
  const id = await start()
  const file = Buffer.from(`${priceList.join("\r\n")}\r\n`.replaceAll("€", "\u0080"), "latin1")
  const { body } = await send(id, new Uint8Array(file))
  expect(body.import).toMatchObject({ state: "ready", new: 5, remarks: 2 })
  await apply(id)
  for (const { _id, sku } of await shop.as()("GET /part")) partIds.set(sku, _id)
  for (const [name, { address, ...more }] of Object.entries(buyers)) {
    const person = await shop.customer()
    people.set(name, person)
    await shop.as(person)("POST /address", { body: { name: "Ada Byron", ...address } })
    await shop.verifyEmail(person)
    if ("firm" in more) {
      const { country } = address
      await addValidTaxId(shop, person, { kind: "eu_vat", country, number: more.firm })
    }
  }
})

const place = async ({ by, lines, freight }: Row): Promise<string> => {
  const ordered = Object.entries(lines).map(([sku, quantity]) => ({
    partId: partIds.get(sku) ?? "",
    quantity,
  }))
  const { insertedId: id } = await shop.as(personOf(by))("POST /order", {
    body: { lines: ordered },
  })
  if (freight !== undefined)
    await admin("PUT /order/{id}/freight", { params: { id }, body: { amount: freight } })
  return id
}

const read = (id: string) =>
  admin("GET /order/{id}", { params: { id }, query: { cancelled: "true" } })

async function finish(id: string, { by, ends, pays, refund, total }: Row): Promise<void> {
  const buyer = personOf(by)
  const params = { id }
  if (ends === "declined")
    await shop.as(buyer)("POST /order/{id}/decline", { params, body: { reason: "Zu teuer" } })
  else if (ends === "cancelled") await shop.as(buyer)("DELETE /order/{id}", { params })
  else if (pays === "transfer") {
    await shop.as(buyer)("POST /order/{id}/bank-transfer", { params })
    await admin("POST /order/{id}/transfer", { params, body: { amount: total, day: today } })
  } else await payOrder(shop, buyer, id)
  if (refund !== undefined) {
    const lines = [{ number: 1, quantity: 1 }]
    await admin("POST /order/{id}/refund", { params, body: { reason: "Defekt", lines } })
  }
}

const invoiced = table.filter(({ sums }) => sums !== undefined)
const invoiceNumber = (row: Row) => `RE-${year}-00${1001 + invoiced.indexOf(row)}`
const CREDIT_NOTE = `GS-${year}-000001`

/** Expects the XML of a document to be valid and to have the sums of the table. */
async function expectDocument(path: string, expected: Document): Promise<void> {
  const { head, taxes } = expectValidInvoice(await textOf(path))
  const numberOf = (text: string | undefined) => Number(text)
  expect({
    number: head.get("BT-1"),
    total: numberOf(head.get("BT-112")),
    sums: taxes.map((tax) => [
      tax.get("BT-118"),
      ...["BT-119", "BT-116", "BT-117"].map((term) => numberOf(tax.get(term))),
    ]),
  }).toEqual(expected)
}

interface Document {
  number: string
  total: number
  sums: TaxSum[]
}

/** Expects the PDF to embed the same invoice as Factur-X. */
const expectFacturX = async (pdf: string, xml: string) =>
  expectSameInvoice(await textOf(xml), (await readFacturX(await file(pdf))).xml)

async function expectInvoice(id: string, row: Row): Promise<void> {
  const { sums, credited, total, refund = 0 } = row
  const read = () => shop.send(`GET /order/${id}/invoice`, { token })
  if (!sums) {
    expect((await read()).status).toBe(404)
    return
  }
  const number = invoiceNumber(row)
  await expect.poll(async () => (await read()).body).toMatchObject({ number, total })
  const order = `/order/${id}`
  await expectDocument(`${order}/invoice.xml`, { number, total, sums })
  const isFirstOfBuyer = invoiced.find(({ by }) => by === row.by) === row
  if (isFirstOfBuyer) await expectFacturX(`${order}/invoice.pdf`, `${order}/invoice.xml`)
  if (!credited) return
  const note = `${order}/credit-note/${CREDIT_NOTE}`
  await expect
    .poll(async () => (await read()).body.creditNotes)
    .toMatchObject([{ number: CREDIT_NOTE, total: refund }])
  const expected = { number: CREDIT_NOTE, total: refund, sums: credited }
  await expectDocument(`${note}/xml`, expected)
  await expectFacturX(`${note}/pdf`, `${note}/xml`)
}

test.each(table.map((row, at) => ({ place: at + 1, by: row.by, total: row.total, row })))(
  "order $place of 25, $by: $total",
  async ({ row }) => {
    const id = await place(row)
    const { subtotal, charges = [], price, currency } = await read(id)
    const amounts = (kind: string) => charges.filter((charge) => charge.kind === kind)
    const tax = amounts("tax").map(({ name, amount }) => [name, amount])
    expect({
      goods: subtotal,
      delivery: amounts("delivery").reduce((sum, { amount }) => sum + amount, 0),
      tax: Object.fromEntries(tax),
      total: price,
      currency,
    }).toEqual({
      goods: row.goods,
      delivery: row.delivery,
      tax: row.tax,
      total: row.total,
      currency: "EUR",
    })
    await finish(id, row)
    const end = await read(id)
    expect(end).toMatchObject({ price: row.total, paid: row.ends === undefined })
    expect(end.refunded).toBe(row.refund ?? 0)
    if (row.ends) expect(end.status).toBe("cancelled")
    await expectInvoice(id, row)
  },
)

test("books, margin and the list of first steps agree with the table", async () => {
  await expectBooksRight(shop)
  const sold = table.filter(({ ends }) => ends === undefined)
  const query = { from: addDays(today, -1), to: addDays(today, 1) }
  const { total } = await admin("GET /sales-report", { query })
  const net = sold.reduce((sum, { goods }) => sum + Math.round(goods * 100), 0) / 100
  expect(total).toMatchObject({ orders: 23, net, costedNet: net, refunded: 133.4 })
  const { steps } = await admin("GET /first-steps")
  expect(steps.filter(({ done }) => !done).map(({ name }) => name)).toEqual(["mail", "backup"])
})

/** Treatment by category and country; the firm's own country is DE. */
function treatmentOf([category]: TaxSum, country: string): string {
  if (category === "K") return "EC sales list"
  if (category === "G") return "Export"
  return country === "DE" ? "Domestic" : "OSS"
}

interface Posting {
  number: string
  country: string
  vatNumber: string
  treatment: string
  percent: number
  net: number
  tax: number
}

/** Expected bookings: a posting for each document and rate, those of credit notes below zero. */
const postings: Posting[] = invoiced.flatMap((row) => {
  const buyer = buyers[row.by]
  const { country } = buyer.address
  const vatNumber = "firm" in buyer ? buyer.firm : ""
  const posting = (number: string, sign: 1 | -1) => (sum: TaxSum) => ({
    number,
    country,
    vatNumber,
    treatment: treatmentOf(sum, country),
    percent: sum[1],
    net: sign * sum[2],
    tax: sign * sum[3],
  })
  return [
    ...(row.sums ?? []).map(posting(invoiceNumber(row), 1)),
    ...(row.credited ?? []).map(posting(CREDIT_NOTE, -1)),
  ]
})

const sorted = (rows: readonly string[][]): string[] =>
  rows.map((cells) => cells.join(" | ")).toSorted()

test("the booking export has the table's postings, each with its payment", async () => {
  const csv = await textOf(`/export/bookings?from=${today}&to=${today}`)
  const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true })
  const cells = rows.map(({ number, country, vatNumber, treatment, percent, net, tax, currency }) =>
    [number, country, vatNumber, treatment, percent, net, tax, currency].map(String),
  )
  expect(sorted(cells)).toEqual(
    sorted(
      postings.map(({ number, country, vatNumber, treatment, percent, net, tax }) => [
        number,
        country,
        vatNumber,
        treatment,
        String(percent),
        net.toFixed(2),
        tax.toFixed(2),
        "EUR",
      ]),
    ),
  )
  for (const { payment, paidOn } of rows) expect([payment, paidOn]).not.toContain("")
})

const accounts = new Map([
  ["Domestic 19", ["8400", ""]],
  ["Domestic 7", ["8300", ""]],
  ["OSS 20", ["8320", '"240"']],
  ["EC sales list 0", ["8125", ""]],
  ["Export 0", ["8120", ""]],
])

test("the DATEV export has the same postings, booked to the accounts of their treatments", async () => {
  const requestedAt = Date.now()
  const [head = "", , ...lines] = (await textOf(`/export/datev?month=${today.slice(0, 7)}`))
    .trimEnd()
    .split("\r\n")
  // Berlin is ahead of UTC.
  const [, ...made] = /^(\d{4})(\d\d)(\d\d)(\d\d)/.exec(head.split(";")[5] ?? "") ?? []
  const [madeYear, month, day, hour] = made.map(Number)
  const madeAt = Date.UTC(madeYear ?? 0, (month ?? 0) - 1, day, hour)
  expect(madeAt).toBeGreaterThan(requestedAt)
  const cells = lines.map((line) => line.split(";"))
  const exported = cells.map((row) =>
    [0, 1, 2, 6, 7, 8, 9, 10, 39, 40].map((column) => row[column] ?? ""),
  )
  const expected = postings.map(({ number, country, vatNumber, treatment, percent, net, tax }) => [
    Math.abs(net + tax)
      .toFixed(2)
      .replace(".", ","),
    net < 0 ? '"H"' : '"S"',
    '"EUR"',
    "10000",
    ...(accounts.get(`${treatment} ${percent}`) ?? []),
    today.slice(8, 10) + today.slice(5, 7),
    `"${number}"`,
    `"${treatment === "OSS" ? country : vatNumber}"`,
    treatment === "OSS" ? `${percent},00` : "",
  ])
  expect(sorted(exported)).toEqual(sorted(expected))
})

test("the VAT report sums the table by treatment, country and rate", async () => {
  const { rows, ecSales } = await admin("GET /vat-report", { query: { from: today, to: today } })
  const none = { net: 0, tax: 0 }
  const report = (treatment: string, country: string, percent: number) =>
    rows.find(
      (row) => row.treatment === treatment && row.country === country && row.percent === percent,
    )
  expect(rows).toHaveLength(8)
  expect(report("domestic", "DE", 19)).toMatchObject({
    invoiced: { net: 13_071.65, tax: 2483.63 },
    credited: { net: 112.1, tax: 21.3 },
  })
  for (const { row, net, tax } of [
    { row: report("domestic", "DE", 7), net: 87.15, tax: 6.1 },
    { row: report("oss", "FR", 20), net: 2824.5, tax: 564.9 },
    { row: report("oss", "AT", 20), net: 127, tax: 25.4 },
    { row: report("ec_sales", "AT", 0), net: 1988, tax: 0 },
    { row: report("ec_sales", "FR", 0), net: 575.4, tax: 0 },
    { row: report("export", "CH", 0), net: 285.5, tax: 0 },
    { row: report("export", "US", 0), net: 3583, tax: 0 },
  ])
    expect(row).toMatchObject({ invoiced: { net, tax }, credited: none })
  expect(ecSales.map(({ vatNumber, invoiced }) => [vatNumber, invoiced])).toEqual([
    ["ATU12345675", 1988],
    ["FR40303265045", 575.4],
  ])
})
