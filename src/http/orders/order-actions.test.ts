import { afterAll, beforeAll, expect, test } from "vitest"
import { orderTests } from "#test/orders/order-tests.ts"
import { payOrder } from "#test/pay.ts"
import { refund, renamePayment } from "#test/services/refunds.ts"

/** Compares `can` of `GET /order/{id}` with the answers of the calls. */

const { shop, buyer, get, place, aPaidOrder, advance, remove } = await orderTests()

const allow = (cancelling: string) => shop.saveSettings("order-changes", { cancelling })
beforeAll(() => allow("until shipped"))
afterAll(() => allow("unpaid"))

type Can = Awaited<ReturnType<typeof get>>["can"]

/** Returns the call of each action, made by a person who may make it. */
function callsOf(id: string) {
  const by = (token: string) => (route: string, body?: unknown) =>
    shop.send(route, { token, ...(body !== undefined && { body }) })
  const asBuyer = by(buyer().token)
  const asAdmin = by(shop.admin.token)
  const line = { number: 1, quantity: 1, reason: "not_needed" }
  return {
    pay: () => asBuyer("POST /create-payment-intent", { orderId: id }),
    refund: () => asAdmin(`POST /order/${id}/refund`, { reason: "A gift." }),
    cancel: () => asBuyer(`POST /order/${id}/cancel`, {}),
    ship: () => asAdmin(`POST /order/${id}/shipment`, {}),
    return: () => asBuyer(`POST /order/${id}/return`, { lines: [line] }),
    change: () => asBuyer(`PUT /order/${id}/details`, { note: "Ring twice." }),
    edit: () => asAdmin(`POST /order/${id}/edit`, { revision: 0 }),
    decline: () => asBuyer(`POST /order/${id}/decline`, {}),
    delete: () => asBuyer(`DELETE /order/${id}`),
  } satisfies Record<keyof Can, () => Promise<unknown>>
}

const approved = async () => {
  const id = await aPaidOrder()
  await advance(id)
  return id
}
const shipped = async () => {
  const id = await approved()
  await advance(id)
  return id
}
const refunded = async () => {
  const id = await approved()
  await refund(shop, id, { reason: "A gift." })
  return id
}

test.each([
  ["an unpaid order", async () => place(await shop.part()), ["refund", "ship", "return"]],
  ["a paid order", () => aPaidOrder(), ["pay", "ship", "return", "edit", "delete"]],
  ["an approved order", approved, ["pay", "return", "edit", "delete"]],
  ["a shipped order", shipped, ["pay", "cancel", "ship", "return", "change", "edit", "delete"]],
  [
    "a refunded order",
    refunded,
    ["pay", "refund", "cancel", "ship", "return", "change", "edit", "delete"],
  ],
] as const)("%s: forbidden actions are refused for the stated reason", async (_, make, refused) => {
  const id = await make()
  const { can } = await get(id)
  const calls = callsOf(id)
  const names: readonly (keyof Can)[] = [
    "pay",
    "refund",
    "cancel",
    "ship",
    "return",
    "change",
    "edit",
    "delete",
  ]
  expect(names.filter((name) => !can[name].allowed)).toEqual(refused)
  for (const name of refused) {
    const { reason, message } = can[name]
    expect((await calls[name]()).body, name).toMatchObject({ code: reason, message })
  }
})

test("allowed actions succeed", async () => {
  const id = await place(await shop.part({ price: 10 }), 2)
  const calls = callsOf(id)
  const allowedNow = async () =>
    Object.entries((await get(id)).can).flatMap(([name, { allowed }]) => (allowed ? [name] : []))
  expect(await allowedNow()).toEqual(["pay", "cancel", "change", "edit", "delete"])
  for (const name of ["pay", "change"] as const) expect((await calls[name]()).status).toBe(200)
  await payOrder(shop, buyer(), id)
  expect((await get(id)).can.refund).toEqual({ allowed: true, amount: 20 })
  await advance(id)
  expect(await allowedNow()).toEqual(["refund", "cancel", "ship", "change"])
  expect((await calls.ship()).status).toBe(200)
  expect((await calls.refund()).status).toBe(200)
})

test("a cancellation and its preview give the same refusal", async () => {
  const id = await aPaidOrder()
  // Units are not cancelled before the provider has decided.
  await renamePayment(shop, id, "pi_of_another_account")
  await refund(shop, id, { reason: "A gift." })
  const params = { token: buyer().token }
  const route = `POST /order/${id}/cancel`
  const preview = await shop.send(route, { ...params, body: { preview: true } })
  const written = await shop.send(route, { ...params, body: {} })
  expect(preview.body).toMatchObject({ code: "nothing_to_refund" })
  expect([preview.status, preview.body]).toEqual([written.status, written.body])
})

test("only administrators see that an order was hidden from the list", async () => {
  const id = await approved()
  await remove(id, shop.admin)
  expect((await get(id)).can.ship.allowed).toBe(true)
  expect((await get(id, shop.admin)).can).toMatchObject({
    ship: { allowed: false, reason: "order_not_found" },
    delete: { allowed: false, reason: "order_cancelled" },
  })
})
