import { expect } from "vitest"
import { payOrder } from "#test/pay.ts"
import type { Person, TestShop } from "#test/test-shop.ts"

/**
 * Stores a text in every field of a paid order: reason of cancellation, staff notes, shipment, letter to the buyers
 * of a batch. Returns the pages that show it.
 */
export async function storeAfterSale(
  shop: TestShop,
  buyer: Person,
  payload: string,
): Promise<string[]> {
  const send = async (route: string, body: object, { token } = shop.admin) => {
    const answer = await shop.send(route, { token, body, headers: { "if-match": "*" } })
    expect(answer, route).toMatchObject({ status: 200 })
    return String(answer.body.insertedId ?? "")
  }
  const words = payload.slice(0, 40)
  await send("PUT /settings/order-changes", { cancelling: "until shipped" })
  const lines = [{ partId: await shop.part(), quantity: 3 }]
  const order = await send("POST /order", { lines }, buyer)
  await payOrder(shop, buyer, order)
  const one = { number: 1, quantity: 1 }
  await send(`POST /order/${order}/cancel`, { lines: [one], reason: payload }, buyer)
  await send(`POST /order/${order}/note`, { text: payload })
  await send(`PUT /order/${order}`, {})
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
  await send(`POST /order/${order}/shipment`, shipment)
  await send("POST /recall", { number: words, subject: words, message: payload })
  return [`/dashboard/order/${order}`]
}

/** Maximum number of stored order filters. */
const MAX_FILTERS = 20

/** Stores order filters with these names, in batches of the allowed maximum; calls `look` for each batch. */
export async function nameFilters(
  shop: TestShop,
  payloads: readonly string[],
  look: () => Promise<void>,
): Promise<void> {
  const { token } = shop.admin
  const save = async (payload: string, query: object | null) => {
    const body = { name: payload.slice(0, 40), query }
    expect(await shop.send("PUT /order-filter", { token, body })).toMatchObject({ status: 200 })
  }
  for (let at = 0; at < payloads.length; at += MAX_FILTERS) {
    const named = payloads.slice(at, at + MAX_FILTERS)
    for (const payload of named) await save(payload, { status: "pending" })
    await look()
    for (const payload of named) await save(payload, null)
  }
}
