import { sql } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { aCustomer } from "#test/many-customers.ts"
import { payOrder } from "#test/pay.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import { refund } from "#test/services/refunds.ts"
import { waiting, whileItWaits } from "#test/waiting.ts"

const { payments, shop, buyer, orderAt, aPaidOrder, orderOf, reason } = await refundTests()

const year = new Date().getUTCFullYear()
const today = new Date().toISOString().slice(0, 10)
const put = (body: object, name = "invoices") => shop.saveSettings(name, body)
const ask = (id: string, { token } = buyer()) => shop.send(`GET /order/${id}/invoice`, { token })
const invoiceOf = (id: string) => shop.as(buyer())("GET /order/{id}/invoice", { params: { id } })
const sequenceOf = (number: string) => Number(number.split("-")[2])
const factsOf = async (id: string) =>
  (
    await shop.sql("select facts from invoices where order_id = $1 order by kind desc, sequence", [
      id,
    ])
  ).map(({ facts }) => facts)
const issueAll = () => issueInvoices(payments.deps, {})

describe("without a start day for invoices", () => {
  test("there are none, and an order mentions none", async () => {
    const id = await aPaidOrder()
    await issueAll()
    expectRefusal(await ask(id), 404)
    expect(Object.keys(await orderOf(id))).not.toContain("invoice")
    expect(await shop.sql("select from invoices")).toEqual([])
  })

  test("earlier paid orders have none either", async () => {
    const id = await aPaidOrder()
    await put({ from: "2999-01-01", country: "DE" })
    await issueAll()
    expectRefusal(await ask(id), 404)
  })

  test("the day must be valid, and requires the country", async () => {
    const wrong = await put({ from: "2026-02-30", country: "Mars" })
    expectRefusal(wrong, 400)
    expect(wrong.body.fields).toEqual({
      from: "Invoice orders paid from must be a day, such as 2026-01-31",
      country: "There is no country MARS",
    })
    expect((await put({ from: today })).body.fields).toEqual({
      country: "The shop's country is Required on invoices",
    })
  })
})

test("prefixes differ, and contain only what a number may contain", async () => {
  const numbers = { invoicePrefix: "re", creditNotePrefix: "RE" }
  expect((await put({ numbers })).body.fields).toEqual({
    "numbers.creditNotePrefix": "Prefix of credit notes must differ from that of invoices",
  })
  expect((await put({ numbers: { invoicePrefix: "a b" } })).body.fields).toEqual({
    "numbers.invoicePrefix": "Prefix of invoices: 1 to 12 letters, digits, - or /",
  })
})

describe("with a start day for invoices", () => {
  test("a paid order has one, with the next number of the year, whoever asks first", async () => {
    expect(await put({ from: today, country: "de", note: "Bank: 1" })).toMatchObject({
      status: 200,
    })
    const first = await aPaidOrder()
    const second = await aPaidOrder(150)
    const invoice = await invoiceOf(first)
    expect(invoice).toEqual({
      number: expect.stringMatching(new RegExp(`^INV-${year}-\\d{6}$`)),
      issuedAt: expect.stringMatching(/Z$/),
      total: 200,
      creditNotes: [],
    })
    expect(await invoiceOf(first)).toEqual(invoice)
    await issueAll()
    const other = await orderOf(second)
    expect(other).toMatchObject({ invoice: (await invoiceOf(second)).number })
    expect(Object.keys(other)).not.toContain("creditNotes")
    const { length } = await shop.sql("select from invoices")
    const numbers = [invoice.number, other.invoice ?? ""].map(sequenceOf)
    expect(numbers.every((number) => number >= 1 && number <= length)).toBe(true)
  })

  test("an order that was just paid shows it at once", async () => {
    const order = await orderOf(await aPaidOrder())
    expect(order.invoice).toMatch(/^INV-/)
    expect(await shop.as(buyer())("GET /myorder")).toMatchObject([{ invoice: order.invoice }])
  })

  test("an unpaid order has none, and other customers are refused", async () => {
    const id = await orderAt(60)
    expectRefusal(await ask(id), 404)
    const paid = await aPaidOrder()
    expectRefusal(await ask(paid, await aCustomer(shop)), 403)
    expectRefusal(await shop.send(`GET /order/${paid}/invoice`), 401)
    expect((await ask(paid, shop.admin)).status).toBe(200)
  })

  test("concurrent requests and jobs all get the same invoice", async () => {
    const ids = [await aPaidOrder(), await aPaidOrder(), await aPaidOrder()]
    const requestedIds = Array.from({ length: 24 }, (_, n) => ids[n % ids.length] ?? "")
    const answers = await Promise.all([
      ...requestedIds.map(async (id) => `${id} ${(await invoiceOf(id)).number}`),
      ...[issueAll(), issueAll(), issueAll()].map((job) => job.then(() => "")),
    ])
    expect(new Set(answers).size).toBe(ids.length + 1)
    const numbers = await Promise.all(ids.map(async (id) => (await invoiceOf(id)).number))
    const mailed = await shop.sql(
      "select dedupe_key from mail_outbox where template = 'invoice-issued' and dedupe_key like any($1)",
      [numbers.map((number) => `%${number}`)],
    )
    expect(mailed).toHaveLength(ids.length)
  })

  test("no mail is sent for an order paid long ago", async () => {
    await put({ from: "2999-01-01", country: "DE" })
    const id = await aPaidOrder()
    const long = "update orders set paid_at = now() - interval '40 days' where id = $1"
    await shop.sql(long, [id])
    await put({ from: "2020-01-01", country: "DE" })
    await issueAll()
    expect(await orderOf(id)).toMatchObject({ invoice: expect.stringMatching(/^INV-/) })
    const mails = "select from mail_outbox where dedupe_key = 'invoice-issued:' || $1"
    expect(await shop.sql(mails, [(await invoiceOf(id)).number])).toEqual([])
    await put({ from: today, country: "de", note: "Bank: 1" })
  })

  test("it stays as issued after any change, and names both parties and the goods", async () => {
    await put({ name: "Moor & Heath", address: "1 Road\n\nLeith", taxIds: [] }, "shop")
    const { _id: id, orderNumber } = await orderOf(await aPaidOrder(200))
    await put({ name: "Other" }, "shop")
    const [facts] = await factsOf(id)
    expect(facts).toMatchObject({
      seller: { name: "Moor & Heath", address: ["1 Road", "Leith"], country: "DE" },
      buyer: { name: buyer().name, email: buyer().email, country: "DE", address: [] },
      order: { number: orderNumber },
      lines: [{ quantity: 1, netCents: 20_000, category: "O", taxes: [] }],
      charges: [],
      untaxedBecause: "No tax is charged.",
      note: "Bank: 1",
    })
    await expect(shop.sql("update invoices set total_cents = 1")).rejects.toThrow(/append-only/)
    await expect(shop.sql("delete from invoices")).rejects.toThrow(/append-only/)
  })
})

describe("as PDF", () => {
  const fileOf = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(shop.url + path, { headers })
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  test("it is identical each time, tagged, and named by its number", async () => {
    const id = await aPaidOrder()
    const ask = () =>
      fileOf(`/order/${id}/invoice.pdf`, { authorization: `Bearer ${buyer().token}` })
    const first = await ask()
    const again = await ask()
    const { number } = await invoiceOf(id)
    expect(first.response.status).toBe(200)
    expect(first.response.headers.get("content-type")).toBe("application/pdf")
    expect(first.response.headers.get("content-disposition")).toBe(
      `inline; filename="${number}.pdf"`,
    )
    expect(again.bytes.equals(first.bytes)).toBe(true)
    const plain = first.bytes.toString("latin1")
    for (const words of [
      "/StructTreeRoot",
      "/Lang (en)",
      "/Marked true",
      "/S /H1",
      "/Scope /Column",
    ])
      expect(plain).toContain(words)
    expect(plain).toMatch(/pdfuaid:part/)

    const list = await fetch(`${shop.url}/match/file`, { method: "POST", body: first.bytes })
    const [line] = (await orderOf(id)).lines ?? []
    expect(await list.json()).toMatchObject({
      columns: ["ignore", "description", "quantity", "ignore", "ignore", "number"],
      rows: [["1", line?.name, "1", "$200.00", "$200.00", line?.sku]],
    })
  })

  test("a credit note is found only under its own order", async () => {
    const id = await aPaidOrder()
    const other = await aPaidOrder()
    await refund(shop, id, { reason })
    const { creditNotes } = await invoiceOf(id)
    const path = (order: string) => `/order/${order}/credit-note/${creditNotes[0]?.number}/pdf`
    const headers = { authorization: `Bearer ${buyer().token}` }
    const { bytes } = await fileOf(path(id), headers)
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-")
    expect((await fileOf(path(other), headers)).response.status).toBe(404)
    expect((await fileOf(path(id), {})).response.status).toBe(401)
  })
})

describe("a refund", () => {
  test("has a credit note of its own amount, numbered separately", async () => {
    const id = await aPaidOrder(200)
    const { number } = await invoiceOf(id)
    await refund(shop, id, { amount: 50.25, reason })
    await refund(shop, id, { reason })
    await issueAll()
    const { creditNotes } = await invoiceOf(id)
    expect(creditNotes).toMatchObject([{ total: 50.25 }, { total: 149.75 }])
    expect(await orderOf(id)).toMatchObject({
      invoice: number,
      creditNotes: creditNotes.map((note) => note.number),
    })
    expect((await factsOf(id))[1]).toMatchObject({
      lines: [{ name: `Part of invoice ${number}`, netCents: 5025 }],
      corrects: { number },
    })
  })

  test("has one credit note, also when a job issues it at the same moment", async () => {
    const id = await aPaidOrder(100)
    await refund(shop, id, { amount: 60, reason })
    await issueAll()
    const jobs: Promise<number>[] = []
    await whileItWaits(
      shop,
      (tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('invoices', 0))`),
      () => refund(shop, id, { reason }),
      async () => {
        jobs.push(issueAll())
        await expect.poll(() => waiting(shop)).toBe(2)
      },
    )
    expect(await Promise.all(jobs)).toEqual([0])
    expect((await invoiceOf(id)).creditNotes).toMatchObject([{ total: 60 }, { total: 40 }])
  })

  test("by lines names the goods; a full one repeats the invoice", async () => {
    const partId = await shop.part({ name: "Loom", price: 10 })
    const other = await shop.part({ name: "Shed", price: 7.5 })
    const lines = [
      { partId, quantity: 5 },
      { partId: other, quantity: 2 },
    ]
    const paid = async () => {
      const { insertedId } = await shop.as(buyer())("POST /order", { body: { lines } })
      await payOrder(shop, buyer(), insertedId)
      return insertedId
    }
    const some = await paid()
    const all = await paid()
    await refund(shop, some, { lines: [{ number: 1, quantity: 2 }], reason })
    await refund(shop, all, { reason })
    for (const id of [some, all]) expect((await invoiceOf(id)).creditNotes).toHaveLength(1)
    expect((await factsOf(some))[1]).toMatchObject({
      lines: [{ name: "Loom", quantity: 2, netCents: 2000 }],
    })
    expect((await factsOf(all))[1]).toMatchObject({
      lines: [{ netCents: 5000 }, { netCents: 1500 }],
    })
  })
})

test("closing the account keeps the invoices unchanged, and issues missing ones first", async () => {
  const person = await shop.customer()
  const order = async () => {
    const id = await payments.orderAt(20, person)
    await payOrder(shop, person, id)
    for (let step = 0; step < 3; step += 1)
      await shop.send(`PUT /order/${id}`, { token: shop.admin.token })
    return id
  }
  const id = await order()
  const closed = await shop.send("POST /account/close", {
    token: person.token,
    body: { password: person.password },
  })
  expect(closed.status).toBe(200)
  expect(await factsOf(id)).toMatchObject([{ buyer: { name: person.name, email: person.email } }])
  await issueAll()
  expect(await factsOf(id)).toHaveLength(1)
})

describe("in a shop without documents", async () => {
  const { shop, buyer, aPaidOrder } = await refundTests()

  test("numbers have the shop's prefix and start where it sets, until the first is issued", async () => {
    const save = (numbers: object) =>
      shop.saveSettings("invoices", { from: today, country: "DE", numbers })
    const numbers = {
      invoicePrefix: "RE/A",
      firstInvoice: 501,
      creditNotePrefix: "GS",
      firstCreditNote: 9,
    }
    expect(await save(numbers)).toMatchObject({ status: 200 })
    const id = await aPaidOrder()
    const read = () => shop.as(buyer())("GET /order/{id}/invoice", { params: { id } })
    await expect.poll(async () => (await read()).number).toBe(`RE/A-${year}-000501`)
    expect((await save({ ...numbers, invoicePrefix: "INV" })).body.fields).toEqual({
      "numbers.invoicePrefix": "Numbers are fixed: the first document has been issued",
    })
    // No credit note is issued yet.
    expect(await save({ ...numbers, creditNotePrefix: "CR" })).toMatchObject({ status: 200 })
    await refund(shop, id, { amount: 10, reason: "Two were broken." })
    await expect.poll(async () => (await read()).creditNotes[0]?.number).toBe(`CR-${year}-000009`)
    const headers = { authorization: `Bearer ${buyer().token}` }
    const creditNote = async (number: string) =>
      (await fetch(`${shop.url}/order/${id}/credit-note/${number}/xml`, { headers })).text()
    const xml = await creditNote(`CR-${year}-000009`)
    expect(xml).toContain("<cbc:Note>Two were broken.</cbc:Note>")
    // What staff tell the buyer takes the place of their own words.
    await refund(shop, id, { amount: 5, reason: "He complains a lot.", message: "We are sorry." })
    await expect.poll(async () => (await read()).creditNotes).toHaveLength(2)
    expect(await creditNote(`CR-${year}-000010`)).toContain("<cbc:Note>We are sorry.</cbc:Note>")
    const pdf = await fetch(`${shop.url}/order/${id}/invoice.pdf`, { headers })
    expect(pdf.headers.get("content-disposition")).toBe(
      `inline; filename="RE-A-${year}-000501.pdf"`,
    )
  })
})
