import { expect } from "vitest"
import { payOrder } from "#test/pay.ts"
import type { Person, TestShop } from "#test/test-shop.ts"

/**
 * Stores a text in every setting of shop, delivery, tax, invoices and legal pages, and in an address, a tax id, a
 * message and an order with all of these. Returns the pages that show it.
 */
export async function storeCharges(
  shop: TestShop,
  buyer: Person,
  payload: string,
): Promise<string[]> {
  const send = async (route: string, body: object, { token } = buyer) => {
    const answer = await shop.send(route, { token, body, headers: { "if-match": "*" } })
    expect(answer, route).toMatchObject({ status: 200 })
    return String(answer.body.insertedId ?? "")
  }
  const words = payload.slice(0, 40)
  const partId = await shop.part({ price: 20 })
  await setCharges((group, body) => send(`PUT /settings/${group}`, body, shop.admin), payload)
  await send("POST /address", {
    label: payload.slice(0, 60),
    name: payload.slice(0, 120),
    company: payload.slice(0, 120),
    street: payload,
    district: words,
    city: words,
    postalCode: "20457",
    country: "DE",
  })
  await send("POST /tax-id", { country: "US", region: "TX", number: words })
  const contactFields = { name: words, subject: words, message: payload }
  await send("POST /contact", { ...contactFields, email: buyer.email })
  const order = await send("POST /order", {
    lines: [{ partId, quantity: 2 }],
    purchaseOrder: words,
    note: payload,
  })
  await payOrder(shop, buyer, order)
  return [`/dashboard/order/${order}`, `/purchase/${partId}`, "/contact", "/legal/imprint"]
}

async function setCharges(
  set: (group: string, body: object) => Promise<string>,
  payload: string,
): Promise<void> {
  const words = payload.slice(0, 40)
  const methods = [{ name: words, steps: ["5 kg: 10"] }]
  const zones = [{ name: words, places: ["DE"], methods }]
  const rates = [{ country: "DE", name: words, percent: 19 }]
  await set("shop", {
    legalName: payload.slice(0, 120),
    address: payload,
    phone: words,
    contact: "desk@shop.example",
    taxIds: [{ label: words, number: words }],
  })
  await set("delivery", { charged: true, usualWeightG: 100, zones })
  await set("tax", { on: true, country: "DE", rates, noTax: payload })
  const from = new Date().toISOString().slice(0, 10)
  await set("invoices", { from, country: "DE", untaxed: payload.slice(0, 200), note: payload })
  await set("imprint", { text: `# ${words}\n\n${payload}` })
}

/** Restores the settings. */
export async function chargeNothing({ send, admin: { token } }: TestShop): Promise<void> {
  for (const group of ["delivery", "tax", "invoices", "imprint", "shop"])
    await send(`PUT /settings/${group}`, { token, body: {}, headers: { "if-match": "*" } })
}
