import { Buffer } from "node:buffer"
import { beforeAll, expect, test } from "vitest"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import { expectValidInvoice } from "#test/electronic-invoices/expect-valid.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { aCustomer, type Customer } from "#test/many-customers.ts"
import { payOrder } from "#test/pay.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import { refund } from "#test/services/refunds.ts"
import { addValidTaxId } from "#test/tax-ids.ts"

const { payments, shop, reason } = await refundTests()
const { admin } = shop
const asAdmin = shop.as(admin)

const today = new Date().toISOString().slice(0, 10)
const month = today.slice(0, 7)
const period = { from: today, to: today }
const set = shop.saveSettings
const get = (path: string) =>
  fetch(shop.url + path, { headers: { authorization: `Bearer ${admin.token}` } })
const exportsOf = async (target: string) =>
  (await shop.sql("select 1 from audit_log where action = 'export' and target = $1", [target]))
    .length
const textOf = async (path: string) => (await get(path)).text()

const places = {
  DE: { street: "Kaistrasse 4", city: "Hamburg", postalCode: "20457", country: "DE" },
  FR: { street: "4 quai du Port", city: "Marseille", postalCode: "13002", country: "FR" },
  GR: { street: "Ermou 1", city: "Athens", postalCode: "105 63", country: "GR" },
  CH: { street: "Bahnhofstr. 1", city: "Zürich", postalCode: "8001", country: "CH" },
  JP: { street: "1-1", city: "Chiyoda", region: "13", postalCode: "100-8111", country: "JP" },
}

async function sell(buyer: Customer, place: keyof typeof places, billingAddressId?: string) {
  const as = shop.as(buyer)
  const address = { name: "Ada Byron", ...places[place] }
  const { insertedId: addressId } = await as("POST /address", { body: address })
  const body = { purchaseId: part, quantity: 1, addressId, billingAddressId }
  const { insertedId: id } = await as("POST /purchase", { body })
  await payOrder(shop, buyer, id)
  return id
}

let domestic = ""
const taxOfShop = {
  on: true,
  country: "DE",
  vatNumber: "DE136695976",
  rates: [
    { country: "DE", name: "VAT", percent: 19 },
    { country: "FR", name: "TVA", percent: 20 },
    { country: "GR", name: "FPA", percent: 24 },
  ],
}
await set("tax", taxOfShop)
await set("invoices", { from: today, country: "DE" })
const part = await shop.part({ price: 100, availableQuantity: 1000 })
beforeAll(async () => {
  const firm = await aCustomer(shop)
  const japanese = await aCustomer(shop)
  await shop.verifyEmail(firm)
  await shop.sql("update users set name = '=Ada()' where id = $1", [japanese.id])
  await addValidTaxId(shop, firm, { kind: "eu_vat", country: "FR", number: "FR40303265045" })
  domestic = await sell(await aCustomer(shop), "DE")
  await sell(await aCustomer(shop), "FR")
  await sell(firm, "FR")
  await sell(japanese, "JP")
  await refund(shop, domestic, { amount: 23.8, reason })
  await issueInvoices(payments.deps, {})
})

test("the register lists every document newest first, and filters by number, customer, day and kind", async () => {
  const all = await asAdmin("GET /invoice")
  expect(all).toHaveLength(5)
  expect(all[0]).toMatchObject({ kind: "credit_note", total: 23.8, net: 20, tax: 3.8 })
  const invoice = all.find(({ orderId, kind }) => orderId === domestic && kind === "invoice")
  expect(invoice).toMatchObject({ net: 100, tax: 19, total: 119, credited: 23.8, country: "DE" })
  expect(all[0]?.corrects).toBe(invoice?.number)
  const numbers = async (query: object) =>
    (await asAdmin("GET /invoice", { query })).map(({ number }) => number)
  expect(await numbers({ q: invoice?.number.toLowerCase() })).toEqual([invoice?.number])
  expect(await numbers({ q: invoice?.orderNumber })).toEqual([all[0]?.number, invoice?.number])
  expect(await numbers({ kind: "credit_note" })).toEqual([all[0]?.number])
  expect(await numbers({ q: "nobody@" })).toEqual([])
  expect(await numbers({ from: "2020-01-01", to: "2020-12-31" })).toEqual([])
  expect(await numbers({ limit: "2", after: all[1]?.number })).toEqual(
    all.slice(2, 4).map(({ number }) => number),
  )
  expect(await asAdmin("GET /invoice-count", { query: { kind: "invoice" } })).toEqual({
    count: 4,
    missing: 0,
  })
})

test("an invoice is open while a refund of it has failed and was not made again", async () => {
  expect(await asAdmin("GET /invoice", { query: { open: "true" } })).toEqual([])
  const [payment] = await shop.sql("select id from payments where order_id = $1", [domestic])
  // The shop issues no credit notes for refunds that succeeded long ago, except by a job that runs every ten minutes.
  const areAllIssued =
    "select 1 from recurring_jobs where name = 'all-invoices' and done_at is not null"
  await expect.poll(() => shop.sql(areAllIssued)).toHaveLength(1)
  const insert = (key: string, cents: number, state: string) =>
    shop.sql(
      `insert into refunds (id, payment_id, key, amount_cents, reason, state, updated_at)
       values (md5($2)::char(24), $1, $2, $3, 'Late', $4, case $4 when 'succeeded' then '2020-01-01' else now() end)`,
      [payment?.id, key, cents, state],
    )
  const refundsToDo = async () => (await asAdmin("GET /overview")).work.refunds
  await insert("open-1", 100, "failed")
  await insert("open-2", 50, "succeeded")
  expect(await asAdmin("GET /invoice", { query: { open: "true" } })).toMatchObject([
    { orderId: domestic, open: 1 },
  ])
  expect(await refundsToDo()).toBe(1)
  // The rest was made, too.
  await insert("open-3", 50, "succeeded")
  expect(await asAdmin("GET /invoice", { query: { open: "true" } })).toEqual([])
  expect(await refundsToDo()).toBe(0)
  // One refund does not make up for two.
  await insert("open-4", 50, "failed")
  await insert("open-5", 50, "failed")
  await insert("open-6", 50, "due")
  expect(await refundsToDo()).toBe(1)
  await insert("open-7", 50, "succeeded")
  expect(await refundsToDo()).toBe(0)
  // A refund that was made before another failed does not make up for it.
  await insert("open-8", 50, "due")
  await insert("open-9", 50, "succeeded")
  await shop.sql("update refunds set state = 'failed', updated_at = now() where key = 'open-8'")
  expect(await refundsToDo()).toBe(1)
  await shop.sql("alter table refunds disable trigger user")
  await shop.sql("delete from refunds where key like 'open-%'")
  await shop.sql("alter table refunds enable trigger user")
})

test("the VAT report has domestic, OSS, EC sales and exports, invoiced and credited", async () => {
  const { rows, ecSales } = await asAdmin("GET /vat-report", { query: period })
  const none = { net: 0, tax: 0 }
  expect(rows).toEqual([
    {
      treatment: "domestic",
      country: "DE",
      percent: 19,
      invoiced: { net: 100, tax: 19 },
      credited: { net: 20, tax: 3.8 },
    },
    {
      treatment: "oss",
      country: "FR",
      percent: 20,
      invoiced: { net: 100, tax: 20 },
      credited: none,
    },
    {
      treatment: "ec_sales",
      country: "FR",
      percent: 0,
      invoiced: { net: 100, tax: 0 },
      credited: none,
    },
    {
      treatment: "export",
      country: "JP",
      percent: 0,
      invoiced: { net: 100, tax: 0 },
      credited: none,
    },
  ])
  expect(ecSales).toEqual([
    {
      country: "FR",
      vatNumber: "FR40303265045",
      customer: expect.any(String),
      invoiced: 100,
      credited: 0,
    },
  ])
  const csv = await textOf(`/export/vat-report?from=${today}&to=${today}`)
  expect(csv).toContain("Domestic,DE,19,100.00,19.00,20.00,3.80,80.00,15.20,USD,\r\n")
  expect(await textOf(`/export/ec-sales?from=${today}&to=${today}`)).toContain("FR,FR40303265045,")
})

test("a period ends after it starts, and has at most a year", async () => {
  for (const query of ["from=2026-02-01&to=2026-01-01", "from=2025-01-01&to=2026-01-02"]) {
    const answer = await shop.send(`GET /vat-report?${query}`, { token: admin.token })
    expectRefusal(answer, 400)
    expect(answer.body.code).toBe("period_too_long")
  }
})

test("bookings have a row per document and rate, negative for credit notes", async () => {
  const csv = await textOf(`/export/bookings?from=${today}&to=${today}`)
  const [head, ...rows] = csv.trim().split("\r\n")
  expect(head).toContain(
    "day,number,kind,orderNumber,customer,country,vatNumber,treatment,percent,net,tax,gross",
  )
  expect(rows).toHaveLength(5)
  expect(rows.find((row) => row.includes("credit note"))).toContain(
    ",DE,,Domestic,19,-20.00,-3.80,-23.80,USD,pi_",
  )
  expect(rows.find((row) => row.includes("EC sales"))).toContain(
    "FR,FR40303265045,EC sales list,0,100.00,0.00,100.00,USD",
  )
})

test("the DATEV export names missing settings, then has a booking for each posting", async () => {
  const empty = await shop.send(`GET /export/datev?month=${month}`, { token: admin.token })
  expectRefusal(empty, 409)
  expect(empty.body.missing).toEqual(["Consultant number", "Client number", "Customer account"])
  const numbers = { consultant: 1001, client: 1, debtor: "10000" }
  await set("datev", numbers)
  const unassigned = await shop.send(`GET /export/datev?month=${month}`, { token: admin.token })
  expect(unassigned.body.missing).toContain("Account for OSS 20%")
  expect(await exportsOf("datev")).toBe(0)
  await set("datev", {
    ...numbers,
    accounts: [
      { treatment: "Domestic", percent: "19", account: "8400" },
      { treatment: "OSS", account: "8320", taxKey: "240" },
      { treatment: "EC sales list", account: "8125" },
      { treatment: "Export", account: "8120" },
    ],
  })
  const file = await get(`/export/datev?month=${month}`)
  expect(file.headers.get("content-disposition")).toContain(`EXTF_Buchungsstapel_${month}.csv`)
  const [head = "", names = "", ...rows] = (await file.text()).trimEnd().split("\r\n")
  expect(head).toMatch(
    /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"";"";"";1001;1;\d{8};4;\d{8};\d{8};/,
  )
  expect(head.split(";")).toHaveLength(31)
  expect(names.split(";")).toHaveLength(125)
  expect(rows).toHaveLength(5)
  for (const row of rows) expect(row.split(";")).toHaveLength(125)
  const day = today.slice(8, 10) + today.slice(5, 7)
  const cells = rows.map((row) => row.split(";"))
  expect(cells.map((row) => row.slice(0, 3).concat(row.slice(6, 10)))).toEqual(
    expect.arrayContaining([
      ["119,00", '"S"', '"USD"', "10000", "8400", "", day],
      ["23,80", '"H"', '"USD"', "10000", "8400", "", day],
      ["120,00", '"S"', '"USD"', "10000", "8320", '"240"', day],
    ]),
  )
  expect(cells.find((row) => row[7] === "8125")?.[39]).toBe('"FR40303265045"')
  // A spreadsheet that opens the file must not execute a name as a formula.
  expect(cells.find((row) => row[7] === "8120")?.[13]).toBe('"\'=Ada()"')
  const oss = cells.find((row) => row[7] === "8320")
  expect([oss?.[39], oss?.[40]]).toEqual(['"FR"', "20,00"])
})

/** Reads names and contents of an uncompressed ZIP. */
function filesIn(zip: Buffer): { name: string; content: Buffer }[] {
  const files: { name: string; content: Buffer }[] = []
  let at = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  while (at >= 0 && zip.readUInt32LE(at) === 0x02014b50) {
    const size = zip.readUInt32LE(at + 24)
    const nameLength = zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength)
    files.push({ name, content: zip.subarray(begin, begin + size) })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

test("a month's documents are exported as a ZIP of PDF and XML, one ZIP at a time", async () => {
  expect(await asAdmin("GET /invoice-month")).toEqual([{ month, count: 5, parts: 1 }])
  const path = `/export/invoice-files?month=${month}`
  const first = await get(path)
  const second = await shop.send(`GET ${path}`, { token: admin.token })
  expectRefusal(second, 409)
  expect(await exportsOf("invoice files")).toBe(1)
  const files = filesIn(Buffer.from(await first.arrayBuffer()))
  expect(files).toHaveLength(10)
  const credit = files.find(({ name }) => name.startsWith("CN-") && name.endsWith(".xml"))
  const xml = credit?.content.toString("utf8") ?? ""
  expectValidInvoice(xml)
  expect(xml).toContain(`<cbc:Note>${reason}`)
  for (const { content } of files.filter(({ name }) => name.endsWith(".pdf")))
    expect(content.toString("latin1", 0, 5)).toBe("%PDF-")
  expectRefusal(await shop.send(`GET ${path}&part=2`, { token: admin.token }), 404)
})

test("a ZIP whose reader stops frees the slot for the next", async () => {
  const path = `/export/invoice-files?month=${month}`
  const headers = { authorization: `Bearer ${admin.token}` }
  expect((await fetch(shop.url + path, { method: "HEAD", headers })).status).toBe(200)
  const readBriefly = async () => {
    const next = await get(path)
    await next.body?.cancel()
    return next.status
  }
  for (const _ of ["asked about", "left"])
    await expect.poll(readBriefly, { timeout: 90_000 }).toBe(200)
})

test("supplies to firms count for the country of their number; the prefix of Greece is EL", async () => {
  const firm = await aCustomer(shop)
  await shop.verifyEmail(firm)
  await addValidTaxId(shop, firm, { kind: "eu_vat", country: "DE", number: "DE811907980" })
  await set("tax", { ...taxOfShop, country: "FR", vatNumber: "FR40303265045" })
  const bill = { name: "Ada Byron", ...places.CH }
  const { insertedId: billingAddressId } = await shop.as(firm)("POST /address", { body: bill })
  await sell(firm, "DE", billingAddressId)
  await sell(await aCustomer(shop), "GR")
  await issueInvoices(payments.deps, {})
  const { ecSales } = await asAdmin("GET /vat-report", { query: period })
  expect(ecSales).toMatchObject([
    { country: "DE", vatNumber: "DE811907980" },
    { country: "FR", vatNumber: "FR40303265045" },
  ])
  const file = await get(`/export/datev?month=${month}`)
  expect(await file.text()).toMatch(/;"EL";24,00;/)
})
