import { BlockList } from "node:net"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { deleteExpired } from "#db/shop/expired.ts"
import { expireUnpaidOrders } from "#operations/orders/unpaid-orders.ts"
import { expectBooksRight } from "#test/books.ts"
import { aCustomer, type Customer } from "#test/many-customers.ts"
import { payOrder } from "#test/pay.ts"
import { openPaymentShop } from "#test/services/payment-shop.ts"
import { openTestApi } from "#test/test-shop.ts"

const MINUTE_MS = 60_000
const HOURS = 48

const trustedProxies = new BlockList()
trustedProxies.addAddress("127.0.0.1")
const payments = await openPaymentShop({
  unpaidOrderHours: HOURS,
  rateLimitScale: 1,
  trustedProxies,
})
const shop = payments.shop
afterAll(() => payments.close())
beforeEach(() => shop.sql("delete from rate_limits"))

const aVerifiedBuyer = async (): Promise<Customer> => {
  const buyer = await aCustomer(shop)
  await shop.verifyEmail(buyer)
  return buyer
}

let networks = 0
/** Returns a new network. */
const aNetwork = () => `203.0.113.${++networks}`

const buy = (buyer: Customer, purchaseId: string, quantity: number, network = aNetwork()) =>
  shop.send("POST /purchase", {
    token: buyer.token,
    headers: { "x-forwarded-for": network },
    body: { purchaseId, quantity },
  })
const bought = async (...order: Parameters<typeof buy>) =>
  String((await buy(...order)).body.insertedId)
const get = (buyer: Customer, id: string) =>
  shop.as(buyer)("GET /order/{id}", { params: { id }, query: { cancelled: "true" } })
const age = (id: string, interval: string) =>
  shop.sql("update orders set created_at = created_at - $2::interval where id = $1", [id, interval])
const expire = () => expireUnpaidOrders(payments.deps, HOURS)

/** Places an order for the rest of a part and lets it expire. */
const letLapse = async (buyer: Customer, network: string) => {
  const part = await shop.part({ availableQuantity: 5 })
  const id = await bought(buyer, part, 5, network)
  await age(id, "31 minutes")
  await expire()
  expect(await get(buyer, id)).toMatchObject({ status: "cancelled" })
}

const minutesHeld = ({ createdAt, heldUntil = "" }: { createdAt: string; heldUntil?: string }) =>
  (Date.parse(heldUntil) - Date.parse(createdAt)) / MINUTE_MS

describe("an unpaid order states until when it is held", () => {
  test("when placed and wherever it is read", async () => {
    const buyer = await aCustomer(shop)
    const placed = await buy(buyer, await shop.part(), 2)
    const order = await get(buyer, String(placed.body.insertedId))
    const hold = { heldBecause: "unproved", heldHoursConfirmed: HOURS }
    expect(placed.body).toEqual({
      acknowledged: true,
      success: true,
      insertedId: order._id,
      ...hold,
      heldUntil: order.heldUntil,
    })
    expect(order).toMatchObject(hold)
    expect(minutesHeld(order)).toBe(120)
    expect((await shop.as(buyer)("GET /myorder"))[0]).toMatchObject({
      ...hold,
      heldUntil: order.heldUntil,
    })
    const [listed] = await shop.as(shop.admin)("GET /order", { query: { q: buyer.email } })
    expect(listed).toMatchObject({ heldUntil: order.heldUntil })
  })

  test("and longer once its buyer verifies the address, but not once it is paid or approved", async () => {
    const buyer = await aCustomer(shop)
    const paid = await payments.orderAt(9, buyer)
    const approved = await payments.orderAt(9, buyer)
    await shop.verifyEmail(buyer)
    const order = await get(buyer, paid)
    expect(minutesHeld(order)).toBe(HOURS * 60)
    expect(order).toMatchObject({ heldBecause: "usual" })
    expect(order).not.toHaveProperty("heldHoursConfirmed")
    await payOrder(shop, buyer, paid)
    await shop.as(shop.admin)("PUT /order/{id}", { params: { id: approved } })
    for (const id of [paid, approved]) expect(await get(buyer, id)).not.toHaveProperty("heldUntil")
  })

  test("for thirty minutes if an unverified account takes the last stock of a part", async () => {
    const part = await shop.part({ availableQuantity: 25, minimumQuantity: 10 })
    const unverified = await aCustomer(shop)
    const verified = await aVerifiedBuyer()
    const some = await get(unverified, await bought(unverified, part, 10))
    expect(minutesHeld(some)).toBe(120)
    const held = await get(
      verified,
      await bought(verified, await shop.part({ availableQuantity: 5 }), 5),
    )
    expect(minutesHeld(held)).toBe(HOURS * 60)
    // Five are left, which is below the minimum.
    const last = await get(unverified, await bought(unverified, part, 10))
    expect(last).toMatchObject({ heldBecause: "takes_last", heldHoursConfirmed: HOURS })
    expect(minutesHeld(last)).toBe(30)
    await age(last._id, "29 minutes")
    await age(some._id, "31 minutes")
    await expire()
    expect(await get(unverified, last._id)).toMatchObject({ status: "pending" })
    await age(last._id, "2 minutes")
    const { heldUntil } = await get(unverified, last._id)
    await expire()
    expect(await get(unverified, last._id)).toMatchObject({
      status: "cancelled",
      cancelled: { by: "time", heldUntil },
    })
    expect(await get(unverified, some._id)).toMatchObject({ status: "pending" })
    await payments.deliverAll()
    await expectBooksRight(shop)
  })
})

test("the order mail states until when the order is held", async () => {
  const mailing = await openTestApi({ unpaidOrderHours: HOURS })
  const buyer = await mailing.customer()
  const purchaseId = await mailing.part({ availableQuantity: 5 })
  const order = { body: { purchaseId, quantity: 5 } }
  const { heldUntil = "" } = await mailing.as(buyer)("POST /purchase", order)
  const mailed = async () => {
    const { body } = await mailing.send("GET /sandbox/mail")
    const address = /<a href="([^"]+)">Your order CA-[0-9-]+ of/.exec(String(body.text))?.[1]
    return address === undefined ? "" : String((await mailing.send(`GET ${address}`)).body.text)
  }
  const end = `(?:\\d+ \\w+, )?${heldUntil.slice(11, 16)} UTC`
  const sentence = `Reserved until ${end}\\. It includes the last units of a part\\. Confirm your e-mail to keep it 48 hours\\.`
  await expect.poll(mailed).toMatch(new RegExp(sentence))
  await mailing.close()
})

describe("a buyer whose unpaid orders lapse twice in a day", () => {
  const lapsed = { status: 409, body: { success: false, code: "unpaid_orders_lapsed" } }

  test("must verify the address before the next order", async () => {
    const buyer = await aCustomer(shop)
    await letLapse(buyer, aNetwork())
    expect(await buy(buyer, await shop.part(), 1)).toMatchObject({ status: 200 })
    await letLapse(buyer, aNetwork())
    const add = [{ partId: await shop.part(), quantity: 2 }]
    const { total, version } = await shop.as(buyer)("PATCH /cart", { body: { add } })
    expect(await buy(buyer, await shop.part(), 1)).toMatchObject(lapsed)
    await expect(
      shop.as(buyer)("POST /cart/order", { body: { expected: { total, version } } }),
    ).rejects.toMatchObject(lapsed)
    const lines = [{ partId: await shop.part(), quantity: 1 }]
    await expect(shop.as(buyer)("POST /order", { body: { lines } })).rejects.toMatchObject(lapsed)
    const staffs = shop.as(shop.admin)("POST /order/for", { body: { lines, email: buyer.email } })
    expect(await staffs).toMatchObject({ success: true })
    await shop.verifyEmail(buyer)
    expect(await buy(buyer, await shop.part(), 1)).toMatchObject({ status: 200 })
  })

  test("blocks every unverified account of the same network, and nobody else", async () => {
    const network = aNetwork()
    for (const buyer of [await aCustomer(shop), await aCustomer(shop)])
      await letLapse(buyer, network)
    const next = await aCustomer(shop)
    expect(await buy(next, await shop.part(), 1, network)).toMatchObject(lapsed)
    expect(await buy(next, await shop.part(), 1)).toMatchObject({ status: 200 })
    expect(await buy(await aVerifiedBuyer(), await shop.part(), 1, network)).toMatchObject({
      status: 200,
    })
  })

  test("may order again a day later", async () => {
    const buyer = await aCustomer(shop)
    await letLapse(buyer, aNetwork())
    await letLapse(buyer, aNetwork())
    await shop.sql(
      "update orders set cancelled_at = cancelled_at - interval '25 hours' where user_id = $1",
      [buyer.id],
    )
    expect(await buy(buyer, await shop.part(), 1)).toMatchObject({ status: 200 })
  })

  test("gains nothing by deleting an order for the last stock just before it lapses", async () => {
    const buyer = await aCustomer(shop)
    const remove = async (minutes: number) => {
      const id = await bought(buyer, await shop.part({ availableQuantity: 5 }), 5)
      await age(id, `${minutes} minutes`)
      await shop.as(buyer)("DELETE /order/{id}", { params: { id } })
    }
    for (const minutes of [1, 1, 29]) await remove(minutes)
    expect(await buy(buyer, await shop.part(), 1)).toMatchObject({ status: 200 })
    await remove(29)
    expect(await buy(buyer, await shop.part(), 1)).toMatchObject(lapsed)
  })

  test("has the network stored for two days, for unverified accounts only", async () => {
    const unverified = await aCustomer(shop)
    const verified = await aVerifiedBuyer()
    const id = await bought(unverified, await shop.part(), 1, "203.0.113.200")
    const other = await bought(verified, await shop.part(), 1, "203.0.113.200")
    const keptOf = async (order: string) =>
      (await shop.sql("select placed_from from orders where id = $1", [order]))[0]?.placed_from
    expect(await keptOf(id)).toBe("203.0.113.200")
    expect(await keptOf(other)).toBeNull()
    await age(id, "49 hours")
    await deleteExpired(shop.db)
    expect(await keptOf(id)).toBeNull()
  })
})

test("a reminder sent late says how long the order is still held; it is not sent if that is over", async () => {
  const mailing = await openTestApi({ unpaidOrderHours: HOURS, rateLimitScale: 0 })
  await mailing.holdMails()
  const buyer = await mailing.customer()
  await mailing.verifyEmail(buyer)
  const purchaseId = await mailing.part()
  const place = async () => {
    const order = { body: { purchaseId, quantity: 1 } }
    return (await mailing.as(buyer)("POST /purchase", order)).insertedId
  }
  const late = await place()
  const paid = await place()
  const cancelled = await place()
  const age = "update orders set created_at = created_at - $1::interval where id = any($2)"
  await mailing.sql(age, ["25 hours", [late, paid, cancelled]])
  await mailing.sql("update recurring_jobs set due_at = now() where name = 'payments'")
  const reminders = () =>
    mailing.sql("select state from mail_outbox where template = 'order-expiring'")
  await expect.poll(reminders).toHaveLength(3)
  await mailing.sql(age, ["20 hours", [late]])
  await payOrder(mailing, buyer, paid)
  await mailing.as(buyer)("DELETE /order/{id}", { params: { id: cancelled } })
  await mailing.sql(
    "update mail_outbox set handed_over_at = null where template = 'order-expiring'",
  )

  await expect.poll(reminders).toEqual([{ state: "sent" }])
  const read = async (address: string) => String((await mailing.send(`GET ${address}`)).body.text)
  const list = await read("/sandbox/mail")
  const [, address = ""] = /<a href="([^"]+)">Your order[^<]*expires soon/.exec(list) ?? []
  expect(await read(address)).toContain("We will hold it for another 3 hours")
  await mailing.close()
})
