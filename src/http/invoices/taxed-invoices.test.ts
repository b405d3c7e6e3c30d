import { expect, test } from "vitest"
import { type InvoiceFacts, taxedOf, vatBreakdown } from "#domain/invoices/invoice.ts"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import { payOrder } from "#test/pay.ts"
import { pdfText } from "#test/pdf-text.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import { refund } from "#test/services/refunds.ts"

const { payments, shop, buyer, orderOf, reason } = await refundTests()

const zeroClass = "Parts of the tax class zero are taxed at 0 %."
const paperOf = async (path: string) =>
  (await fetch(shop.url + path, { headers: { authorization: `Bearer ${buyer().token}` } })).text()

test.each([
  { pricesInclude: false, goods: 100, delivery: 10, tax: 20.9, total: 130.9, back: 47.6 },
  { pricesInclude: true, goods: 100, delivery: 10, tax: 0, total: 110, back: 40 },
])(
  "invoice and credit note state delivery and tax in full, prices with tax: $pricesInclude",
  async ({ pricesInclude, goods, delivery, tax, total, back }) => {
    const { token } = buyer()
    const rates = [{ country: "DE", name: "VAT", percent: 19 }]
    await shop.applySettings("tax", { on: true, country: "DE", pricesInclude, rates })
    const methods = [{ name: "Standard", steps: ["5 kg: 10"] }]
    await shop.applySettings("delivery", {
      charged: true,
      usualWeightG: 100,
      zones: [{ name: "Home", places: ["DE"], methods }],
    })
    await shop.applySettings("shop", {
      address: "Dock 1\nHamburg",
      taxIds: [{ label: "VAT", number: "DE136695976" }],
    })
    await shop.applySettings("invoices", {
      from: new Date().toISOString().slice(0, 10),
      country: "DE",
    })
    const home = { name: "Ada Byron", street: "Kaistrasse 4", city: "Hamburg" }
    await shop.send("POST /address", {
      token,
      body: { ...home, postalCode: "20457", country: "DE" },
    })
    const partId = await shop.part({ price: 20, availableQuantity: 100 })
    const body = { lines: [{ partId, quantity: 5 }] }
    const { insertedId: id } = await shop.as(buyer())("POST /order", { body })
    const order = await orderOf(id)
    expect(order.price).toBe(total)
    expect(order).toMatchObject({
      subtotal: goods,
      charges: [
        { kind: "delivery", amount: delivery },
        { kind: "tax", amount: tax },
      ],
    })
    await payOrder(shop, buyer(), id)
    await refund(shop, id, { lines: [{ number: 1, quantity: 2 }], reason })
    await issueInvoices(payments.deps, {})
    const invoice = await shop.as(buyer())("GET /order/{id}/invoice", { params: { id } })
    expect(invoice).toMatchObject({ total, creditNotes: [{ total: back }] })
    const xml = await paperOf(`/order/${id}/invoice.xml`)
    expect(xml).toContain(`<cbc:TaxInclusiveAmount currencyID="USD">${total.toFixed(2)}<`)
    expect(xml).toContain("<cbc:Percent>19<")
    const note = invoice.creditNotes[0]?.number
    expect(await paperOf(`/order/${id}/credit-note/${note}/xml`)).toContain(
      `<cbc:TaxInclusiveAmount currencyID="USD">${back.toFixed(2)}<`,
    )
    expect((await paperOf(`/order/${id}/invoice.pdf`)).slice(0, 5)).toBe("%PDF-")
  },
)

test("the credit note of the rest has the tax that is left, and names what is left", async () => {
  const { token } = buyer()
  const rates = [{ country: "GB", name: "VAT", percent: 20 }]
  const tax = {
    on: true,
    country: "GB",
    pricesInclude: false,
    deliveryFollowsGoods: "always",
    rates,
  }
  await shop.applySettings("tax", tax)
  const methods = [{ name: "Standard", steps: ["50 kg: 12.95"] }]
  await shop.applySettings("delivery", {
    charged: true,
    usualWeightG: 100,
    zones: [{ name: "Home", places: ["GB"], methods }],
  })
  const home = { name: "Ada Byron", street: "1 Mill Lane", city: "London" }
  await shop.send("POST /address", {
    token,
    body: { ...home, postalCode: "E1 6AN", country: "GB" },
  })
  const drive = await shop.part({ name: "SSD", price: 60.83, availableQuantity: 10 })
  const book = await shop.part({
    name: "Book",
    price: 24.96,
    availableQuantity: 50,
    taxClass: "zero",
  })
  const lines = [
    { partId: drive, quantity: 1 },
    { partId: book, quantity: 10 },
  ]
  const paid = async () => {
    const { insertedId } = await shop.as(buyer())("POST /order", { body: { lines } })
    await payOrder(shop, buyer(), insertedId)
    return insertedId
  }
  const id = await paid()
  const inSteps = await paid()
  expect((await orderOf(id)).price).toBe(336.06)
  const notesOf = async (orderId: string) => {
    const invoices = await shop.sql(
      "select facts from invoices where order_id = $1 and kind = 'credit_note' order by sequence",
      [orderId],
    )
    return invoices.map(({ facts }) => facts as InvoiceFacts)
  }
  await refund(shop, id, { lines: [{ number: 2, quantity: 10 }], reason })
  await refund(shop, id, { reason })
  await refund(shop, inSteps, { lines: [{ number: 2, quantity: 10 }], reason })
  await refund(shop, inSteps, { amount: 40, reason })
  const day = new Date().toISOString().slice(0, 10)
  const query = { from: day, to: day }
  const { parts } = await shop.as(shop.admin)("GET /sales-report", { query })
  const ofDrive = parts.find(({ name }) => name === "SSD")
  expect(ofDrive?.refundedNet).toBe(60.83 + 28.14)
  await refund(shop, inSteps, { reason })
  await issueInvoices(payments.deps, {})
  const rest = (await notesOf(inSteps)).slice(1).map((note) => vatBreakdown(taxedOf(note)))
  const taxesOf = rest.map((groups) => groups.map(({ taxCents }) => taxCents))
  expect(taxesOf).toEqual([
    [587, 0],
    [681, 0],
  ])
  expect(await notesOf(id)).toMatchObject([
    { lines: [{ name: "Book", quantity: 10, netCents: 24_960, taxes: [] }], charges: [] },
    {
      lines: [{ name: "SSD", quantity: 1, netCents: 6_083, taxes: [{ taxCents: 1_217 }] }],
      charges: [
        { netCents: 254, taxes: [{ taxCents: 51 }] },
        { netCents: 1_041, taxes: [] },
      ],
    },
  ])
  const { creditNotes } = await shop.as(buyer())("GET /order/{id}/invoice", { params: { id } })
  const linesOfPdf = async (path: string) => {
    const response = await fetch(`${shop.url}/order/${id}/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await pdfText(new Uint8Array(await response.arrayBuffer()))).split("\n")
  }
  const printed = await linesOfPdf("invoice.pdf")
  const taxed = printed.slice(printed.indexOf("Taxes"))
  for (const words of ["Delivery: Standard (0%)", zeroClass]) expect(printed).toContain(words)
  for (const words of ["0%", "$260.01", "$0.00"]) expect(taxed).toContain(words)
  const bookNote = await linesOfPdf(`credit-note/${creditNotes[0]?.number}/pdf`)
  expect(bookNote).toContain(zeroClass)
  expect(bookNote).toContain("0%")
  expect(await linesOfPdf(`credit-note/${creditNotes[1]?.number}/pdf`)).not.toContain(zeroClass)
  const { rows } = await shop.as(shop.admin)("GET /vat-report", { query })
  const british = rows.filter(({ country }) => country === "GB")
  for (const { invoiced, credited } of british) expect(credited).toEqual(invoiced)
  expect(british).toHaveLength(2)
})

test("a credit note is dated by the shop's present time zone, and its invoice as printed", async () => {
  const seller = { address: "Dock 1", taxIds: [{ label: "VAT", number: "DE136695976" }] }
  const moveTo = (timeZone: string) => shop.applySettings("shop", { ...seller, timeZone })
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short" }).format(new Date())
  const earliest = "Pacific/Kiritimati"
  const latest = "Pacific/Pago_Pago"
  await shop.applySettings("tax", {})
  await shop.applySettings("delivery", {})
  await shop.applySettings("invoices", { from: "2020-01-01", country: "DE" })
  await moveTo(earliest)
  const { insertedId: id } = await shop.as(buyer())("POST /order", {
    body: { lines: [{ partId: await shop.part({ price: 20 }), quantity: 1 }] },
  })
  await payOrder(shop, buyer(), id)
  await issueInvoices(payments.deps, {})
  await moveTo(latest)
  await refund(shop, id, { reason })
  await issueInvoices(payments.deps, {})
  const { creditNotes } = await shop.as(buyer())("GET /order/{id}/invoice", { params: { id } })
  const xml = await paperOf(`/order/${id}/credit-note/${creditNotes[0]?.number}/xml`)
  const days = [...xml.matchAll(/<cbc:IssueDate>([\d-]+)</g)].map(([, day]) => day)
  expect(days).toEqual([dayIn(latest), dayIn(earliest)])
  await shop.applySettings("shop", seller)
})
