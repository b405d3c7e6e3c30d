import { sql } from "drizzle-orm"
import { afterAll, afterEach, describe, expect, test } from "vitest"
import { payOrder } from "#test/pay.ts"
import { orderEndings } from "#test/races/order-endings.ts"
import { reconcilePayments } from "./reconcile-payments.ts"

const ends = await orderEndings()
const shop = ends.shop
afterEach(() => ends.conclude())
afterAll(() => ends.close())

/** Makes an order with an intent that the provider does not know, as after a change of keys. */
const orderOfUnknownIntent = async () => {
  const id = await ends.anOrder()
  const { intentId } = await ends.checkout(id)
  await ends.provider.provider.cancelIntent(intentId)
  await shop.sql("update payments set intent_id = $2 where order_id = $1", [id, `pi_of_${id}`])
  return id
}

describe("the reconciler", () => {
  test("marks an order paid that neither browser nor webhook reported", async () => {
    const id = await ends.anOrder()
    const { intentId, pay } = await ends.checkout(id)
    await pay()
    await ends.reconcile()
    expect(await ends.orderOf(id)).toMatchObject({ paid: true, paid_by: intentId })
    expect(await ends.auditOf(id)).toEqual(["order.paid"])
  })

  test("skips payments younger than a minute", async () => {
    const id = await ends.anOrder()
    await (await ends.checkout(id)).pay()
    await ends.reconcile(60_000)
    expect(await ends.orderOf(id)).toMatchObject({ paid: false })
    await ends.age(id, "61 seconds")
    await ends.reconcile(60_000)
    expect(await ends.orderOf(id)).toMatchObject({ paid: true })
  })

  test("in several processes marks it paid once", async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => ends.anOrder()))
    for (const id of ids) await (await ends.checkout(id)).pay()
    await Promise.all(Array.from({ length: 6 }, () => ends.reconcile()))
    for (const id of ids) expect(await ends.auditOf(id)).toEqual(["order.paid"])
  })

  test("skips a payment that is locked at the moment", async () => {
    const held = await ends.anOrder()
    const free = await ends.anOrder()
    for (const id of [held, free]) await (await ends.checkout(id)).pay()
    await shop.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from payments where order_id = ${held} for update`)
      await ends.reconcile()
    })
    expect(await ends.orderOf(free)).toMatchObject({ paid: true })
    expect(await ends.orderOf(held)).toMatchObject({ paid: false })
  })

  test("resumes a payment whose intent was never stored", async () => {
    const id = await ends.anOrder()
    ends.setFault(() => ({ fail: "after" }))
    await expect(ends.checkout(id)).rejects.toMatchObject({ status: 503 })
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "creating", intent_id: null }])
    ends.setFault(undefined)
    await ends.reconcile()
    const [payment] = await ends.paymentsOf(id)
    expect(payment).toMatchObject({ state: "live", intent_id: expect.any(String) })
    expect((await ends.checkout(id)).intentId).toBe(payment?.intent_id)
  })

  test("gives up an attempt that keeps failing, so that another can start", async () => {
    const id = await ends.anOrder()
    ends.setFault((method) => (method === "POST" ? { fail: "before" } : undefined))
    await expect(ends.checkout(id)).rejects.toMatchObject({ status: 503 })
    await ends.reconcile()
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "creating" }])
    expect(shop.loggedEvents("payment_attempt_given_up")).toEqual([])
    await ends.age(id, "6 minutes")
    await ends.reconcile()
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "canceled" }])
    const warning = { level: 40, orderId: id, attempt: 1 }
    expect(shop.loggedEvents("payment_attempt_given_up")).toMatchObject([warning])
    ends.setFault(undefined)
    expect(await (await ends.checkout(id)).pay()).toBe("succeeded")
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "canceled" }, { attempt: 2 }])
  })

  test("keeps a payment that the provider knows, however long the provider is down", async () => {
    const id = await ends.anOrder()
    const { intentId, pay } = await ends.checkout(id)
    await ends.age(id, "6 minutes")
    ends.setFault(() => ({ fail: "before" }))
    await ends.reconcile()
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "live", intent_id: intentId }])
    ends.setFault(undefined)
    expect(await pay()).toBe("succeeded")
  })

  test("checks each payment at most once per half interval", async () => {
    const id = await ends.anOrder()
    const { intentId } = await ends.checkout(id)
    await ends.age(id, "61 seconds")
    let lookups = 0
    ends.setFault((_, path) => {
      lookups += Number(path.endsWith(intentId))
      return undefined
    })
    for (const [sinceThen, times] of [
      ["0 seconds", 1],
      ["29 seconds", 1],
      ["2 seconds", 2],
    ] as const) {
      await shop.sql(
        "update payments set checked_at = checked_at - $2::interval where order_id = $1",
        [id, sinceThen],
      )
      await ends.reconcile(60_000)
      expect(lookups, sinceThen).toBe(times)
    }
  })

  test.each(["paid", "deleted"])(
    "cancels intents left open for an order that is %s",
    async (ended) => {
      const id = await ends.anOrder()
      if (ended === "paid") await payOrder(shop, ends.buyer, id)
      else await ends.remove(id)
      const left = await ends.provider.stripe.paymentIntents.create({
        amount: 30_000,
        currency: "usd",
        metadata: { order_id: id, user_id: ends.buyer.id },
      })
      await shop.sql(
        `insert into payments (order_id, attempt, amount_cents, state, intent_id)
       values ($1, 2, 30000, 'live', $2)`,
        [id, left.id],
      )
      await ends.reconcile()
      expect((await ends.paymentsOf(id)).at(-1)).toMatchObject({ attempt: 2, state: "canceled" })
      expect(await ends.provider.provider.findIntent(left.id)).toMatchObject({ status: "canceled" })
    },
  )

  test("finishes an interrupted deletion, and then nobody can pay", async () => {
    const id = await ends.anOrder()
    const { pay } = await ends.checkout(id)
    ends.setFault((_, path) => (path.endsWith("/cancel") ? { fail: "after" } : undefined))
    expect(await ends.remove(id)).toMatchObject({ status: 503 })
    expect(await ends.orderOf(id)).toMatchObject({ status: "pending", cancelling: true })
    expect(await ends.partOf(id)).toMatchObject({ available: 99 })
    ends.setFault(undefined)
    await ends.reconcile()
    expect(await ends.orderOf(id)).toMatchObject({ status: "cancelled", cancel_reason: "deleted" })
    expect(await ends.partOf(id)).toMatchObject({ available: 100 })
    expect(await pay()).toBe("payment_intent_unexpected_state")
  })

  test("leaves a deletion until the bank has decided on its payment", async () => {
    const id = await ends.anOrder()
    const { intentId } = await ends.checkout(id)
    ends.setFault((_, path) => (path.endsWith("/cancel") ? { fail: "before" } : undefined))
    await ends.remove(id)
    ends.setFault(undefined)
    const { provider } = ends.provider
    const known = await provider.findIntent(intentId)
    if (!known) throw new Error("the provider knows no such intent")
    const slow = {
      ...provider,
      cancelIntent: async () => ({ ...known, status: "processing" as const }),
    }
    await reconcilePayments({ ...ends.deps, payments: slow }, 0)
    expect(await ends.orderOf(id)).toMatchObject({ status: "pending", cancelling: true })
    await ends.reconcile()
    expect(await ends.orderOf(id)).toMatchObject({ status: "cancelled" })
  })

  test("records the administrator of the deletion it finishes", async () => {
    const id = await ends.anOrder()
    await ends.checkout(id)
    ends.setFault(() => ({ fail: "before" }))
    await shop.send(`DELETE /order/${id}`, { token: shop.admin.token })
    expect(await ends.remove(id)).toMatchObject({ status: 503 })
    ends.setFault(undefined)
    await ends.reconcile()
    const query = "select actor_id, action from audit_log where target = $1"
    expect(await shop.sql(query, [id])).toEqual([
      { actor_id: shop.admin.id, action: "order.cancel" },
    ])
  })

  test("lets the payment win over an interrupted deletion", async () => {
    const id = await ends.anOrder()
    const { intentId, pay } = await ends.checkout(id)
    ends.setFault((_, path) => (path.endsWith("/cancel") ? { fail: "before" } : undefined))
    await ends.remove(id)
    ends.setFault(undefined)
    await pay()
    await ends.reconcile()
    expect(await ends.orderOf(id)).toMatchObject({
      paid: true,
      paid_by: intentId,
      cancelling: false,
    })
    expect(await ends.partOf(id)).toMatchObject({ available: 99 })
  })

  test("while the provider is down changes nothing, and catches up afterwards", async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => ends.anOrder()))
    for (const id of ids) await (await ends.checkout(id)).pay()
    ends.setFault(() => ({ fail: "before" }))
    await ends.reconcile()
    for (const id of ids) expect(await ends.orderOf(id)).toMatchObject({ paid: false })
    const [postponed, ...others] = shop.loggedEvents("reconciling_put_off")
    expect(postponed).toMatchObject({ level: 40, reason: expect.any(String) })
    expect([others, shop.loggedEvents("unattended_work_failed")], "it is logged once").toEqual([
      [],
      [],
    ])
    ends.setFault(undefined)
    await ends.reconcile()
    for (const id of ids) expect(await ends.orderOf(id)).toMatchObject({ paid: true })
  })

  test("closes a payment whose intent the provider does not know, and the order can be paid again", async () => {
    const id = await orderOfUnknownIntent()
    await ends.reconcile()
    expect(await ends.paymentsOf(id)).toMatchObject([{ state: "canceled" }])
    expect(await (await ends.checkout(id)).pay()).toBe("succeeded")
    await ends.reconcile()
    expect(await ends.orderOf(id)).toMatchObject({ paid: true })
  })
})

describe("an intent the provider does not know", () => {
  test("does not block the deletion of its order", async () => {
    const id = await orderOfUnknownIntent()
    expect(await ends.remove(id)).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect(shop.logged.join("")).toContain("payment_intent_unknown_to_provider")
  })

  test("is replaced when the buyer pays", async () => {
    const id = await orderOfUnknownIntent()
    expect(await (await ends.checkout(id)).pay()).toBe("succeeded")
    await ends.reconcile()
    expect(await ends.orderOf(id)).toMatchObject({ paid: true })
  })
})
