import { expect } from "vitest"
import { payOrder } from "#test/pay.ts"
import type { Person, TestShop } from "#test/test-shop.ts"

/** Stores a text in fields of the shop, cut to what each field accepts. */

/** Sends a write that must succeed. Returns the id of what it inserted. */
async function send(shop: TestShop, by: Person, route: string, body: object): Promise<string> {
  const { token } = by
  const answer = await shop.send(route, { token, body, headers: { "if-match": "*" } })
  expect(answer, route).toMatchObject({ status: 200 })
  return String(answer.body.insertedId ?? "")
}

/** Stores a text in every setting of shop, delivery, tax, invoices and imprint. */
export async function storeInSettings(shop: TestShop, payload: string): Promise<void> {
  const words = payload.slice(0, 40)
  const set = (group: string, body: object) =>
    send(shop, shop.admin, `PUT /settings/${group}`, body)
  await set("shop", {
    legalName: payload.slice(0, 120),
    address: payload,
    phone: words,
    contact: "desk@shop.example",
    taxIds: [{ label: words, number: words }],
  })
  const methods = [{ name: words, steps: ["5 kg: 10"] }]
  const zones = [{ name: words, places: ["DE"], methods }]
  await set("delivery", { charged: true, usualWeightG: 100, zones })
  const rates = [{ country: "DE", name: words, percent: 19 }]
  await set("tax", { on: true, country: "DE", rates, noTax: payload })
  const from = new Date().toISOString().slice(0, 10)
  await set("invoices", { from, country: "DE", untaxed: payload.slice(0, 200), note: payload })
  await set("imprint", { text: `# ${words}\n\n${payload}` })
}

export async function restoreSettings(shop: TestShop): Promise<void> {
  for (const group of ["delivery", "tax", "invoices", "imprint", "shop"])
    await send(shop, shop.admin, `PUT /settings/${group}`, {})
}

/**
 * Stores a text in an address, a tax id, a message and a paid order with the shop's charges. Returns the pages that
 * show it.
 */
export async function storeInChargedOrder(
  shop: TestShop,
  buyer: Person,
  payload: string,
): Promise<string[]> {
  const words = payload.slice(0, 40)
  const partId = await shop.part({ price: 20 })
  await send(shop, buyer, "POST /address", {
    label: payload.slice(0, 60),
    name: payload.slice(0, 120),
    company: payload.slice(0, 120),
    street: payload,
    district: words,
    city: words,
    postalCode: "20457",
    country: "DE",
  })
  await send(shop, buyer, "POST /tax-id", { country: "US", region: "TX", number: words })
  const message = { name: words, email: buyer.email, subject: words, message: payload }
  await send(shop, buyer, "POST /contact", message)
  const order = await send(shop, buyer, "POST /order", {
    lines: [{ partId, quantity: 2 }],
    purchaseOrder: words,
    note: payload,
  })
  await payOrder(shop, buyer, order)
  return [`/dashboard/order/${order}`, `/purchase/${partId}`, "/contact", "/legal/imprint"]
}

/**
 * Stores a text in a paid order's reason of cancellation, staff note and shipment, and in the letter to the buyers of a
 * batch. Returns the page that shows it.
 */
export async function storeInShippedOrder(
  shop: TestShop,
  buyer: Person,
  payload: string,
): Promise<string> {
  const sendAsStaff = (route: string, body: object) => send(shop, shop.admin, route, body)
  const words = payload.slice(0, 40)
  await sendAsStaff("PUT /settings/order-changes", { cancelling: "until shipped" })
  const lines = [{ partId: await shop.part(), quantity: 3 }]
  const order = await send(shop, buyer, "POST /order", { lines })
  await payOrder(shop, buyer, order)
  const one = { number: 1, quantity: 1 }
  await send(shop, buyer, `POST /order/${order}/cancel`, { lines: [one], reason: payload })
  await sendAsStaff(`POST /order/${order}/note`, { text: payload })
  await sendAsStaff(`PUT /order/${order}`, {})
  const shipment = {
    carrier: payload.slice(0, 60),
    trackingNumber: words,
    lines: [{ ...one, traceNumbers: [words] }],
  }
  for (const trackingUrl of [payload, "javascript:alert(1)", "data:text/html,x"]) {
    const body = { ...shipment, trackingUrl }
    const { token } = shop.admin
    expect(await shop.send(`POST /order/${order}/shipment`, { token, body })).toMatchObject({
      status: 400,
    })
  }
  await sendAsStaff(`POST /order/${order}/shipment`, shipment)
  await sendAsStaff("POST /recall", { number: words, subject: words, message: payload })
  return `/dashboard/order/${order}`
}

/** Maximum number of stored order filters. */
const MAX_FILTERS = 20

/** Names order filters, in batches of the allowed maximum; calls `look` for each batch. */
export async function storeInFilters(
  shop: TestShop,
  payloads: readonly string[],
  look: () => Promise<void>,
): Promise<void> {
  const save = (payload: string, query: object | null) =>
    send(shop, shop.admin, "PUT /order-filter", { name: payload.slice(0, 40), query })
  for (let at = 0; at < payloads.length; at += MAX_FILTERS) {
    const named = payloads.slice(at, at + MAX_FILTERS)
    for (const payload of named) await save(payload, { status: "pending" })
    await look()
    for (const payload of named) await save(payload, null)
  }
}
