import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { Customer } from "../many-customers.ts"
import { openCheckout, payOrder } from "../pay.ts"
import type { TestShop } from "../test-shop.ts"
import { figure } from "../torture.ts"
import { atOnce, openRaceShop, type RaceShop, tally } from "./race-shop.ts"

let race: RaceShop
let shop: TestShop
let buyer: Customer
beforeAll(async () => {
  race = await openRaceShop()
  shop = race.shop
})
beforeEach(async () => {
  buyer = await race.newBuyer()
})
afterAll(() => shop.close())

describe("concurrent requests for one order", () => {
  test("20 payment pages of one order share one intent", async (context) => {
    const order = await race.order(buyer, await shop.part())
    const { token } = buyer
    const body = { orderId: order }
    const answers = await atOnce(20, () =>
      shop.send("POST /create-payment-intent", { token, body }),
    )
    expect(tally(answers)).toEqual({ 200: 20 })
    expect(new Set(answers.map((answer) => answer.body.clientSecret)).size).toBe(1)
    const rows = await shop.sql(
      `select id from sandbox.payment_intents where metadata->>'order_id' = '${order}'`,
    )
    expect(rows).toHaveLength(1)
    await race.booksAreRight()
    figure(context, "20 pages: 1 intent, 20 equal secrets")
  })

  test("20 clicks on the same step advance one step", async (context) => {
    const order = await race.order(buyer, await shop.part())
    const headers = { "if-match": "pending" }
    const { token } = shop.admin
    const answers = await atOnce(20, () => shop.send(`PUT /order/${order}`, { token, headers }))
    expect(tally(answers)).toEqual({ 200: 1, 412: 19 })
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ status: "approved" })
    await race.booksAreRight()
    figure(context, "20 clicks: 1 step, 19 × 412")
  })

  test("20 deletions, by the owner and an administrator, return the stock once", async () => {
    const part = await shop.part({ availableQuantity: 10 })
    const order = await race.order(buyer, part)
    await openCheckout(shop, buyer, order)
    const answers = await atOnce(20, (n) => race.remove(n % 2 ? buyer : shop.admin, order))
    expect(tally(answers)).toEqual({ 200: 20 })
    expect(answers.map(({ body }) => body.deletedCount).toSorted()).toEqual([
      ...Array(19).fill(0),
      1,
    ])
    expect(await race.availableOf(part)).toBe(10)
    await race.booksAreRight()
  })

  test("20 full refunds return the money once, and the goods once", async () => {
    const part = await shop.part({ availableQuantity: 10 })
    const order = await race.order(buyer, part)
    await payOrder(shop, buyer, order)
    const { token } = shop.admin
    const body = { reason: "It came back.", restock: true }
    const answers = await atOnce(20, () =>
      shop.send(`POST /order/${order}/refund`, { token, body }),
    )
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 })
    expect(await race.availableOf(part)).toBe(10)
    await race.booksAreRight()
  })

  test("20 refunds of a tenth of the price return no more than was paid", async () => {
    const order = await race.order(buyer, await shop.part({ price: 100 }))
    await payOrder(shop, buyer, order)
    const { token } = shop.admin
    const body = { reason: "A dent.", amount: 10 }
    const answers = await atOnce(20, () =>
      shop.send(`POST /order/${order}/refund`, { token, body }),
    )
    expect(tally(answers)).toEqual({ 200: 10, 409: 10 })
    await race.booksAreRight()
  })
})
