import { setTimeout as delay } from "node:timers/promises"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { Customer } from "../many-customers.ts"
import type { Answer, TestShop } from "../test-shop.ts"
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

describe("the last units in stock", () => {
  test("200 buyers, 50 in stock: 50 orders, each time", async (context) => {
    const times = rounds(2, 20)
    for (let round = 0; round < times; round += 1) {
      const part = await shop.part({ availableQuantity: 50 })
      const answers = await atOnce(200, (n) => race.buy(race.buyer(n), part))
      expect(tally(answers)).toEqual({ 200: 50, 409: 150 })
      expect(await race.availableOf(part)).toBe(0)
      await race.booksAreRight()
    }
    figure(context, `0 oversold, ${times} × exactly 50 of 200`)
  })

  test("orders of all sizes: no refusal while enough is left, and none below the minimum", async (context) => {
    const buyers = rounds(300, 500)
    const stock = rounds(600, 1000)
    const part = await shop.part({ minimumQuantity: 2, availableQuantity: stock, price: 1 })
    const wanted = Array.from({ length: buyers }, () => 1 + randomUpTo(6))
    const answers = await atOnce(buyers, (n) => race.buy(race.buyer(n), part, wanted[n]))
    const quantities = (status: number) => wanted.filter((_, n) => answers[n]?.status === status)
    // One unit is below the minimum, and above the stock after the last sale.
    const refused = [...quantities(400), ...quantities(409)]
    expect(quantities(400).every((quantity) => quantity < 2)).toBe(true)
    expect(refused.filter((quantity) => quantity < 2)).toEqual(
      wanted.filter((quantity) => quantity < 2),
    )
    const sold = quantities(200).reduce((sum, quantity) => sum + quantity, 0)
    const left = stock - sold
    expect(await race.availableOf(part)).toBe(left)
    // Stock only fell, so each refused quantity is above the stock that is left.
    expect(Math.min(...quantities(409))).toBeGreaterThan(left)
    await race.booksAreRight()
    figure(
      context,
      `${buyers} buyers, stock ${stock}: ${left} left, only larger quantities refused`,
    )
  })

  test("a part that is removed meanwhile is sold before that or not at all", async (context) => {
    const times = rounds(2, 100)
    for (let round = 0; round < times; round += 1) {
      const part = await shop.part({ availableQuantity: 1000 })
      const sales = atOnce(60, async (n) => {
        await delay(randomUpTo(30))
        return race.buy(race.buyer((60 * round + n) % 500), part)
      })
      await delay(randomUpTo(25))
      const { token } = shop.admin
      const archived = await shop.send(`DELETE /part/${part}`, { token })
      const soldThen = await race.availableOf(part)
      expect(archived.body).toMatchObject({ deletedCount: 1 })
      const { 200: sold = 0, 404: _, ...others } = tally(await sales)
      expect(others).toEqual({})
      expect(await race.availableOf(part)).toBe(soldThen)
      expect(soldThen).toBe(1000 - sold)
    }
    await race.booksAreRight()
    figure(context, `${times} × archived among 60 sales`)
  })

  test("concurrent purchases, deletions and restocking lose no unit", async () => {
    const part = await shop.part({ availableQuantity: 40 })
    const orders = await atOnce(40, (n) => race.order(race.buyer(n), part))
    const { token } = shop.admin
    const body = { delta: 1, reason: "restock" }
    const [removed, , restocked] = await Promise.all([
      atOnce(40, (n) => race.remove(race.buyer(n), orders[n] ?? "")),
      atOnce(60, (n) => race.buy(race.buyer(100 + n), part)),
      atOnce(20, () => shop.send(`POST /part/${part}/stock`, { token, body })),
    ])
    expect(tally(removed)).toEqual({ 200: 40 })
    expect(tally(restocked)).toEqual({ 200: 20 })
    await race.booksAreRight()
  })
})

describe("one buyer's concurrent requests", () => {
  test("50 requests with the same key give one order and one answer", async (context) => {
    const part = await shop.part({ availableQuantity: 100 })
    const key = { "idempotency-key": "the same form" }
    const answers = await atOnce(50, () => race.buy(buyer, part, 2, key))
    expect(tally(answers)).toEqual({ 200: 50 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await race.availableOf(part)).toBe(98)
    const other = await race.buy(buyer, part, 3, key)
    expect(other.status).toBe(422)
    await race.booksAreRight()
    figure(context, "50 × the same key: 1 order, 50 equal answers")
  })

  test("hundreds of attempts leave 50 unpaid orders, and 10 with an unverified address", async (context) => {
    const attempts = rounds(200, 1000)
    const limited = await openRaceShop({ rateLimitScale: 1 })
    const verified = await limited.newBuyer()
    const unverified = await limited.newBuyer()
    await limited.shop.verifyEmail(verified)
    const part = await limited.shop.part({ availableQuantity: 1000 })
    const held = async (by: Customer) => {
      const answers: Answer[] = []
      for (let sent = 0; sent < attempts; sent += 25) {
        // The rate limits would refuse most attempts before this limit.
        await limited.shop.sql("delete from rate_limits")
        answers.push(...(await atOnce(25, () => limited.buy(by, part))))
      }
      return tally(answers)
    }
    expect(await held(verified)).toEqual({ 200: 50, 409: attempts - 50 })
    expect(await held(unverified)).toEqual({ 200: 10, 409: attempts - 10 })
    expect(await limited.availableOf(part)).toBe(940)
    await limited.booksAreRight()
    await limited.shop.close()
    figure(context, `${attempts} attempts: 50 held, 10 without a verified address`)
  })

  test("a changing price is never charged to a buyer who saw another, nor once it is outdated", async (context) => {
    // The part's row is still locked, so this is its price at the moment of the sale.
    await shop.sql("create table sold_at (part_id text, price bigint, charged bigint)")
    await shop.sql(`create function note_price() returns trigger language plpgsql as $$ begin
      insert into sold_at select id, price_cents, new.unit_price_cents from parts where id = new.part_id;
      return new; end $$`)
    await shop.sql(`create trigger note_price after insert on order_lines
      for each row execute function note_price()`)
    const part = await shop.part({ availableQuantity: 1000, price: 100 })
    const purchases = atOnce(15, async (lane) => {
      const answers: Answer[] = []
      for (let turn = 0; turn < 20; turn += 1) {
        await delay(randomUpTo(20))
        const body = { purchaseId: part, quantity: 2, price: 200 }
        const { token } = race.buyer(15 * turn + lane)
        answers.push(await shop.send("POST /purchase", { token, body }))
      }
      return answers
    })
    for (let version = 1; version <= 20; version += 1) {
      await delay(randomUpTo(10))
      const body = { version, price: version % 2 ? 101 : 100 }
      await shop.send(`PATCH /part/${part}`, { token: shop.admin.token, body })
    }
    const answers = (await purchases).flat()
    const rows = await shop.sql("select price, charged from sold_at where part_id = $1", [part])
    expect(rows.filter(({ price, charged }) => price !== charged || charged !== 10_000)).toEqual([])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(rows.length)
    const refused = answers.filter(({ status }) => status === 409).length
    expect(refused + rows.length).toBe(answers.length)
    await race.booksAreRight()
    figure(
      context,
      `${answers.length} purchases through 20 price changes: ${rows.length} charged as shown, ${refused} × 409`,
    )
  })
})

test("concurrent profile updates and token requests never deadlock", async () => {
  const { token, email } = await shop.customer()
  const fields = { education: "School", location: "Here", phone: "1", linkedin: "x" }
  // The maximum number of tokens of a session.
  const answers = await atOnce(38, (n) =>
    n % 2
      ? shop.send(`PUT /user/${email}`, { token, body: { email } })
      : shop.send(`PUT /userUpdate/${email}`, { token, body: { ...fields, name: `Buyer ${n}` } }),
  )
  expect(tally(answers)).toEqual({ 200: 38 })
})
