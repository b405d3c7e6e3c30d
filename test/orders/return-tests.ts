import { beforeAll } from "vitest"
import type { Customer } from "../many-customers.ts"
import { payOrder } from "../pay.ts"
import { refundTests } from "../services/payment-tests.ts"

/** Shares one shop that accepts returns among a file's tests. */
export async function returnTests() {
  const tests = await refundTests()
  const { shop, buyer, aPaidOrderOfTwo } = tests

  const setReturns = (body: object) => shop.saveSettings("order-returns", body)
  beforeAll(async () => {
    await shop.holdMails()
    await setReturns({ on: true, days: 30, sendTo: "Dock 4\nLeith" })
  })

  const aPaidOrder = async (by: Customer, lines: { partId: string; quantity: number }[]) => {
    const { insertedId } = await shop.as(by)("POST /order", { body: { lines } })
    await payOrder(shop, by, insertedId)
    return insertedId
  }
  const ship = async (id: string) => {
    for (const _ of ["approved", "shipped"])
      await shop.as(shop.admin)("PUT /order/{id}", { params: { id } })
  }
  const aShippedOrder = async (by = buyer()) => {
    const order = await aPaidOrderOfTwo(by)
    await ship(order.id)
    return order
  }
  const line = (number: number, quantity: number, more: object = {}) => ({
    number,
    quantity,
    reason: "damaged",
    words: "It arrived with a dent.",
    ...more,
  })
  const ask = (id: string, lines: object[], headers = {}, by = buyer()) =>
    shop.send(`POST /order/${id}/return`, { token: by.token, body: { lines }, headers })
  const step = (
    id: unknown,
    version: number | "*",
    body: object,
    by: { token: string } = shop.admin,
  ) =>
    shop.send(`PUT /return/${id}`, {
      token: by.token,
      body,
      headers: { "if-match": version === "*" ? version : `"${version}"` },
    })
  const read = (id: unknown, by: { token: string } = shop.admin) =>
    shop.send(`GET /return/${id}`, { token: by.token })
  const receive = (id: unknown, version: number, lines: object[], answer = "") =>
    step(id, version, { step: "receive", answer, lines })

  return {
    ...tests,
    pay: (id: string) => payOrder(shop, buyer(), id),
    setReturns,
    aPaidOrder,
    ship,
    aShippedOrder,
    line,
    ask,
    step,
    read,
    receive,
    /** Requests and approves a return. */
    anApproved: async (orderId: string, lines: object[]) => {
      const { insertedId } = (await ask(orderId, lines)).body
      await step(insertedId, 1, { step: "approve" })
      return String(insertedId)
    },
    ofOrder: (id: string, by: { token: string } = buyer()) =>
      shop.send(`GET /order/${id}/return`, { token: by.token }),
    stockOfParts: async (parts: readonly string[]) =>
      (
        await shop.sql(
          "select available_quantity as n from parts where id = any($1) order by price_cents",
          [parts],
        )
      ).map(({ n }) => n),
    mailsOf: (orderId: string) =>
      shop.sql(
        `select data from mail_outbox where template = 'order-return' and data->>'orderId' = $1 order by id`,
        [orderId],
      ),
  }
}
