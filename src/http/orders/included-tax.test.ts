import { expect, test } from "vitest"
import { mailText } from "#test/mail-text.ts"
import { payOrder } from "#test/pay.ts"
import { refundTests } from "#test/services/payment-tests.ts"

const { shop, buyer, orderOf } = await refundTests()

/** Tax of an order of $200.00 that includes $31.93 of VAT. */
const included = { kind: "tax", name: "VAT 19%", amount: 0, included: 31.93 }

await shop.holdMails()
await shop.saveSettings("tax", {
  on: true,
  country: "DE",
  pricesInclude: true,
  rates: [{ country: "DE", name: "VAT", percent: 19 }],
})

async function placeOrder() {
  const home = { street: "Kaistrasse 4", city: "Hamburg", postalCode: "20457", country: "DE" }
  await shop.as(buyer())("POST /address", { body: { name: "Ada Byron", ...home } })
  const body = { purchaseId: await shop.part({ price: 100 }), quantity: 2 }
  return (await shop.as(buyer())("POST /purchase", { body })).insertedId
}

async function mailOf(template: "order-placed" | "order-paid", orderId: string) {
  const [mail] = await shop.sql("select data from mail_outbox where dedupe_key = $1", [
    template === "order-paid" ? `order-paid:${orderId}:1` : `order-placed:${orderId}`,
  ])
  return mailText(template, mail?.data, shop.url)
}

test("the order, its quoted price and the data export state the tax included in the prices", async () => {
  const id = await placeOrder()
  expect(await orderOf(id)).toMatchObject({ price: 200, subtotal: 200, charges: [included] })
  expect(await shop.as(buyer())("GET /myorder")).toMatchObject([{ charges: [included] }])
  const { body } = await shop.send("GET /account/export", { token: buyer().token })
  expect(body.orders).toMatchObject([{ charges: [included] }])
  const lines = [{ partId: await shop.part({ price: 100 }), quantity: 2 }]
  expect(await shop.as(buyer())("POST /price", { body: { lines } })).toMatchObject({
    total: 200,
    charges: [included],
  })
})

test("the order mail and the receipt name the amount of included tax", async () => {
  const id = await placeOrder()
  await payOrder(shop, buyer(), id)
  for (const template of ["order-placed", "order-paid"] as const) {
    const text = await mailOf(template, id)
    expect(text).toContain("VAT 19%: $31.93 included")
    expect(text).not.toContain("$0.00")
  }
})

test("the order export has a column for included tax", async () => {
  const id = await placeOrder()
  for (const [path, token] of [
    ["/export/orders", shop.admin.token],
    ["/myorder.csv", buyer().token],
  ] as const) {
    const file = await fetch(shop.url + path, { headers: { authorization: `Bearer ${token}` } })
    const [head = "", ...rows] = (await file.text()).trim().split("\r\n")
    const names = head.split(",")
    const taxed = rows
      .map((row) => row.split(","))
      .filter((row) => row.some((cell) => cell.endsWith(id)))
      .map((row) => ["productName", "price", "includedTax"].map((name) => row[names.indexOf(name)]))
    expect(taxed).toEqual([
      ["Anvil 1000", "200.00", ""],
      ["VAT 19%", "0.00", "31.93"],
    ])
  }
})

test("a tax added on top is not called included", async () => {
  const { settings } = await shop.as(shop.admin)("GET /settings/tax")
  await shop.saveSettings("tax", { ...settings, pricesInclude: false })
  const id = await placeOrder()
  const { charges } = await orderOf(id)
  expect(charges).toEqual([
    { kind: "tax", name: "VAT 19%", amount: 38, sentence: "Place of taxation: Germany." },
  ])
  expect(await mailOf("order-placed", id)).toContain("VAT 19%: $38.00\n")
})
