import { type SQL, sql } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { orderEndings } from "#test/races/order-endings.ts"
import { whileItWaits } from "#test/waiting.ts"
import { expireUnpaidOrders } from "./unpaid-orders.ts"

const ends = await orderEndings()
const shop = ends.shop
beforeAll(async () => {
  await shop.holdMails()
  await setVerified(true)
})
afterEach(() => ends.conclude())
afterAll(() => ends.close())

const setVerified = (isVerified: boolean) =>
  shop.sql("update users set email_verified = $2 where id = $1", [ends.buyer.id, isVerified])

describe("UNPAID_ORDER_HOURS", () => {
  const expire = (hours = 48) => expireUnpaidOrders(ends.deps, hours)

  /** Runs the job and changes this order between its two reads. */
  const changedMeanwhile = (id: string, change: SQL, action: string) =>
    whileItWaits(
      shop,
      (tx) => tx.execute(sql`select from orders where id = ${id} for update`),
      () => expire(),
      (tx) =>
        tx.execute(sql`with changed as (update orders set ${change} where id = ${id})
          insert into audit_log (action, target, detail)
          values (${action}, ${id}, '{"from": "pending", "to": "approved"}')`),
    )

  test("keeps a verified buyer's order until its freight is set, and a day longer", async () => {
    const due = await ends.anOrder()
    const fresh = await ends.anOrder()
    const set = await ends.anOrder()
    for (const id of [due, fresh, set]) await ends.age(id, "49 hours")
    await shop.sql("update orders set freight_due = true where id = $1", [due])
    await shop.sql("update orders set freight_set_at = now() where id = $1", [fresh])
    const longAgo = "update orders set freight_set_at = now() - interval '25 hours' where id = $1"
    await shop.sql(longAgo, [set])
    await expire()
    for (const id of [due, fresh])
      expect(await ends.orderOf(id)).toMatchObject({ status: "pending" })
    expect(await ends.orderOf(set)).toMatchObject({ status: "cancelled" })
    await setVerified(false)
    await expire()
    await setVerified(true)
    expect(await ends.orderOf(due)).toMatchObject({ status: "cancelled" })
  })

  test("cancels what was not paid in time, and returns its stock", async () => {
    const old = await ends.anOrder()
    const young = await ends.anOrder()
    const { pay } = await ends.checkout(old)
    await ends.age(old, "49 hours")
    await ends.age(young, "47 hours")
    await Promise.all([expire(), expire(), expire()])
    expect(await ends.orderOf(old)).toMatchObject({ status: "cancelled", cancel_reason: "expired" })
    expect(await ends.partOf(old)).toMatchObject({ available: 100 })
    expect(await ends.auditOf(old)).toEqual(["order.expire"])
    expect(await ends.orderOf(young)).toMatchObject({ status: "pending" })
    expect(await pay()).toBe("payment_intent_unexpected_state")
    await expect(
      shop.as(ends.buyer)("GET /order/{id}", { params: { id: old } }),
    ).rejects.toMatchObject({
      status: 404,
    })
  })

  test.each([
    { hours: 48, young: "119 minutes", old: "121 minutes" },
    { hours: 1, young: "59 minutes", old: "61 minutes" },
  ])("of $hours is at most two for an unverified address", async ({ hours, young, old }) => {
    await setVerified(false)
    const expired = await ends.anOrder()
    const kept = await ends.anOrder()
    await ends.age(expired, old)
    await ends.age(kept, young)
    await expire(hours)
    expect(await ends.orderOf(expired)).toMatchObject({ status: "cancelled" })
    expect(await ends.orderOf(kept)).toMatchObject({ status: "pending" })
    expect(await remindersOf(kept)).toEqual(hours > 1 ? sentOnce("1") : [])
    await setVerified(true)
    await ends.age(kept, "3 hours")
    await expire(48)
    expect(await ends.orderOf(kept)).toMatchObject({ status: "pending" })
  })

  test("treats an address as verified if an external service signs the account in", async () => {
    await setVerified(false)
    const account =
      "insert into accounts (id, user_id, account_id, provider_id) values ($1, $1, 'sub of ' || $1, $2)"
    await shop.sql(account, [ends.buyer.id, "google"])
    const id = await ends.anOrder()
    await ends.age(id, "3 hours")
    await expire()
    expect(await ends.orderOf(id)).toMatchObject({ status: "pending" })
    await shop.sql("update accounts set provider_id = 'credential' where id = $1", [ends.buyer.id])
    await expire()
    expect(await ends.orderOf(id)).toMatchObject({ status: "cancelled" })
    await setVerified(true)
  })

  test("sends no reminder when no time is left", async () => {
    const id = await ends.anOrder()
    await ends.age(id, "49 hours")
    await expire()
    expect(await ends.orderOf(id)).toMatchObject({ status: "cancelled" })
    expect(await remindersOf(id)).toEqual([])
  })

  test("does not cancel approved or paid orders", async () => {
    const approved = await ends.anOrder()
    const paid = await ends.anOrder()
    await shop.as(shop.admin)("PUT /order/{id}", { params: { id: approved } })
    await (await ends.checkout(paid)).pay()
    await ends.age(approved, "99 hours")
    await ends.age(paid, "99 hours")
    await expire()
    expect(await ends.orderOf(approved)).toMatchObject({ status: "approved" })
    expect(await ends.orderOf(paid)).toMatchObject({ status: "pending", paid: true })
  })

  test("does not cancel an order approved at the same moment, nor its payment", async () => {
    const id = await ends.anOrder()
    const { pay } = await ends.checkout(id)
    await ends.age(id, "49 hours")
    await shop.sql("update orders set expiry_told_at = now() where id = $1", [id])
    await changedMeanwhile(id, sql`status = 'approved'`, "order.advance")
    expect(await ends.orderOf(id)).toMatchObject({ status: "approved", cancelling: false })
    expect(await pay()).toBe("succeeded")
  })

  test("does not cancel an order whose buyer verifies the address at the same moment", async () => {
    await setVerified(false)
    const id = await ends.anOrder()
    await ends.age(id, "3 hours")
    await whileItWaits(
      shop,
      (tx) => tx.execute(sql`select from orders where id = ${id} for update`),
      () => expire(),
      (tx) => tx.execute(sql`update users set email_verified = true where id = ${ends.buyer.id}`),
    )
    expect(await ends.orderOf(id)).toMatchObject({ status: "pending", cancelling: false })
  })

  const remindersOf = (id: string) =>
    shop.sql(
      `select data->>'hours' as hours, (select expiry_told_at is not null from orders where id = $1) as noted
       from mail_outbox where dedupe_key like 'order-expiring:' || $1 || '%'`,
      [id],
    )
  // The content of a sent mail is erased.
  const sentOnce = (hours: string) => [{ hours: expect.toBeOneOf([hours, null]), noted: true }]

  test.each([
    { after: 48, silent: "23 hours", more: "2 hours", left: "23" },
    { after: 11, silent: "350 minutes", more: "20 minutes", left: "5" },
    { after: 2, silent: "50 minutes", more: "20 minutes", left: "1" },
  ])(
    "of $after reminds the buyer once that less than $left hours are left",
    async ({ after, silent, more, left }) => {
      const id = await ends.anOrder()
      await ends.age(id, silent)
      await expire(after)
      expect(await remindersOf(id)).toEqual([])
      await ends.age(id, more)
      await Promise.all([expire(after), expire(after)])
      await expire(after)
      expect(await remindersOf(id)).toEqual(sentOnce(left))
      expect(await ends.orderOf(id)).toMatchObject({ status: "pending" })
    },
  )

  test("reminds a buyer again who has verified the address since", async () => {
    await setVerified(false)
    const id = await ends.anOrder()
    await ends.age(id, "70 minutes")
    await expire()
    expect(await remindersOf(id)).toHaveLength(1)
    await setVerified(true)
    await ends.age(id, "46 hours")
    await expire()
    await expire()
    expect(await remindersOf(id)).toEqual([...sentOnce("1"), ...sentOnce("1")])
    const history = await shop.as(shop.admin)("GET /order/{id}/history", {
      params: { id },
      query: { all: "true" },
    })
    expect(history.filter(({ event }) => event === "mailed")).toHaveLength(3)
  })

  test("goes on after a reminder that fails", async () => {
    const [failing = "", warned = "", over = ""] = await Promise.all([
      ends.anOrder(),
      ends.anOrder(),
      ends.anOrder(),
    ])
    await ends.age(failing, "26 hours")
    await ends.age(warned, "25 hours")
    await ends.age(over, "49 hours")
    await shop.sql(
      `alter table events add constraint fails check (subject <> '${failing}') not valid`,
    )
    await expire()
    await shop.sql("alter table events drop constraint fails")
    expect(await remindersOf(failing)).toEqual([])
    expect(await ends.orderOf(over)).toMatchObject({ status: "cancelled" })
    await expect.poll(() => remindersOf(warned)).toHaveLength(1)
  })

  test("of 1 sends no reminder", async () => {
    const id = await ends.anOrder()
    await ends.age(id, "59 minutes")
    await expire(1)
    expect(await remindersOf(id)).toEqual([])
    await ends.age(id, "2 minutes")
    await expire(1)
    expect(await ends.orderOf(id)).toMatchObject({ status: "cancelled" })
  })

  test.each([
    ["was told", sql`expiry_told_at = now()`, "order.tell"],
    ["is approved", sql`status = 'approved'`, "order.advance"],
  ])("sends no reminder for an order that %s at the same moment", async (_, change, action) => {
    const id = await ends.anOrder()
    await ends.age(id, "25 hours")
    await changedMeanwhile(id, change, action)
    expect(await remindersOf(id)).toEqual([])
  })

  test("while the provider is down waits, and then continues", async () => {
    const id = await ends.anOrder()
    await ends.checkout(id)
    await ends.age(id, "49 hours")
    ends.setFault(() => ({ fail: "before" }))
    await expire()
    expect(await ends.orderOf(id)).toMatchObject({ status: "pending", cancelling: true })
    ends.setFault(undefined)
    await ends.reconcile()
    expect(await ends.orderOf(id)).toMatchObject({ status: "cancelled", cancel_reason: "expired" })
  })

  test("stops once the provider is clearly down, and cancels all later", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => ends.anOrder()))
    for (const id of ids) {
      await ends.checkout(id)
      await ends.age(id, "49 hours")
    }
    ends.setFault(() => ({ fail: "before" }))
    await expire()
    const orders = await Promise.all(ids.map(ends.orderOf))
    expect(orders).toContainEqual(expect.objectContaining({ status: "pending", cancelling: true }))
    for (const order of orders) expect(order).toMatchObject({ status: "pending" })
    ends.setFault(undefined)
    await ends.reconcile()
    await expire()
    for (const id of ids)
      expect(await ends.orderOf(id)).toMatchObject({
        status: "cancelled",
        cancel_reason: "expired",
      })
  })

  test("concurrent with payments: each order is either paid or cancelled, never both", async () => {
    const orders = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const id = await ends.anOrder()
        const page = await ends.checkout(id)
        await ends.age(id, "49 hours")
        return { id, ...page }
      }),
    )
    ends.setFault(() => ({
      delayBeforeMs: Math.random() * 50,
      delayAfterMs: Math.random() * 50,
    }))
    await Promise.all([expire(), ...orders.map(({ pay }) => pay())])
    ends.setFault(undefined)
    await ends.reconcile()
    for (const { id } of orders) {
      const { paid, status } = (await ends.orderOf(id)) ?? {}
      expect([paid, status]).toEqual(paid ? [true, "pending"] : [false, "cancelled"])
    }
  })
})
