import { setTimeout as delay } from "node:timers/promises"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { Customer } from "../many-customers.ts"
import { openCheckout, payOrder } from "../pay.ts"
import type { TestShop } from "../test-shop.ts"
import { figure, randomUpTo, rounds } from "../torture.ts"
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

  test("concurrent payment and deletion: paid and kept, or deleted and never charged", async () => {
    const part = await shop.part({ availableQuantity: 60 })
    const waves = rounds(4, 12)
    let kept = 0
    for (let wave = 0; wave < waves; wave += 1)
      for (const { charged, deleted, order } of await atOnce(5, (n) => payAndDelete(part, n))) {
        const paid = { paid: true, status: "pending" }
        const cancelled = { paid: false, status: "cancelled" }
        expect(order).toMatchObject(charged ? paid : cancelled)
        expect(charged || deleted).toBe(true)
        kept += charged ? 1 : 0
      }
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThan(5 * waves)
    expect(await race.availableOf(part)).toBe(60 - kept)
    await race.booksAreRight()
  })

  test("the browser and the provider's events together pay an order once", async () => {
    await shop.sql(`create table payings (order_id text)`)
    await shop.sql(`create function note_paying() returns trigger language plpgsql as
      $$ begin insert into payings values (new.id); return new; end $$`)
    await shop.sql(`create trigger note_paying after update of paid_at on orders
      for each row when (old.paid_at is distinct from new.paid_at) execute function note_paying()`)
    const part = await shop.part()
    const orders = await atOnce(20, (n) => race.order(race.buyer(n), part))
    await atOnce(20, async (n) => {
      const { token } = race.buyer(n)
      const checkout = await openCheckout(shop, { token }, orders[n] ?? "")
      await checkout.pay()
      const body = { transactionId: checkout.intentId }
      const answers = await atOnce(5, async () => {
        await delay(randomUpTo(600))
        return shop.send(`PATCH /order/${orders[n]}`, { token, body })
      })
      expect(tally(answers)).toEqual({ 200: 5 })
    })
    await shop.sql("update sandbox.events set delivered_at = null, next_attempt_at = now()")
    await race.booksAreRight()
    const rows = await shop.sql("select order_id from payings order by 1")
    expect(rows.map(({ order_id }) => order_id)).toEqual(orders.toSorted())
  })
})

/** Races five orders: the first is paid before its deletion, the last after it. */
async function payAndDelete(part: string, n: number) {
  const by = race.buyer(n)
  const id = await race.order(by, part)
  const checkout = await openCheckout(shop, by, id)
  const pay = async () => {
    await delay(randomUpTo(60))
    const said = await checkout.pay()
    const body = { transactionId: checkout.intentId }
    await shop.send(`PATCH /order/${id}`, { token: by.token, body })
    return said === "succeeded"
  }
  const erase = async () => {
    await delay(randomUpTo(60))
    return (await race.remove(by, id)).body.deletedCount === 1
  }
  const paidFirst = n === 0 ? await pay() : undefined
  const deletedFirst = n === 4 ? await erase() : undefined
  const [charged, deleted] = await Promise.all([paidFirst ?? pay(), deletedFirst ?? erase()])
  const rows = await shop.sql(
    `select paid_at is not null as paid, status from orders where id = '${id}'`,
  )
  return { charged, deleted, order: rows[0] }
}
