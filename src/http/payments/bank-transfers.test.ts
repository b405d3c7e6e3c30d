import { sql } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { expireUnpaidOrders } from "#operations/orders/unpaid-orders.ts"
import { expectBooksRight } from "#test/books.ts"
import { transferTests } from "#test/orders/transfer-tests.ts"
import { openCheckout, payOrder } from "#test/pay.ts"
import { whileItWaits } from "#test/waiting.ts"

const {
  shop,
  buyer,
  other,
  get,
  anOrder,
  place,
  account,
  choose,
  mark,
  aChosenOrder,
  mailsOf,
  staffSee,
  depsOf,
} = await transferTests()

describe("settings", () => {
  test("are off by default, require an account, and check the IBAN", async () => {
    expect((await shop.saveSettings("bank-transfer", {})).status).toBe(200)
    expect(await shop.as()("GET /site")).not.toHaveProperty("bankTransfer")
    const wrong = { ...account, account: "DE88370400440532013000" }
    for (const [body, field] of [
      [{ on: true }, "holder"],
      [{ on: true, holder: "Shop Ltd" }, "account"],
      [{ on: true, ...wrong }, "account"],
      [{ ...account, bic: "COBA" }, "bic"],
      [{ on: true, ...account, days: null }, "days"],
    ] as const)
      expect(await shop.saveSettings("bank-transfer", body)).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      })
    const { settings } = await shop.as(shop.admin)("GET /settings/bank-transfer")
    expect(settings).toMatchObject({ on: false, days: 7, reminderDays: 2 })
    const id = await anOrder()
    expect(await choose(id)).toMatchObject({
      status: 409,
      body: { code: "bank_transfer_not_offered" },
    })
    expect(await mark(id, 149)).toMatchObject({ body: { code: "bank_transfer_not_offered" } })
    expect(await get(id)).not.toHaveProperty("payment")
  })
})

describe("POST /order/{id}/bank-transfer", () => {
  test("shows the account, holds the order for seven days and mails its buyer, once", async () => {
    const id = await anOrder()
    const { intentId } = await openCheckout(shop, buyer(), id)
    const answers = await Promise.all([choose(id), choose(id), choose(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const order = await get(id)
    expect(order).toMatchObject({
      payment: {
        method: "transfer",
        due: 149,
        received: 0,
        reference: order.orderNumber,
        account: { holder: "Shop Ltd", account: "DE89 3704 0044 0532 0130 00", bic: "COBADEFFXXX" },
      },
    })
    expect(order.payment).not.toHaveProperty("transfers")
    const days = (Date.parse(order.payment?.until ?? "") - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
    expect(answers.filter(({ body }) => body.modifiedCount === 1)).toHaveLength(1)
    expect((await mailsOf(id)).filter((key) => key === "order-transfer")).toHaveLength(1)
    expect(
      await shop.sql("select state, intent_id from payments where order_id = $1", [id]),
    ).toEqual([{ state: "canceled", intent_id: intentId }])
    await expectBooksRight(shop)
  })

  test("is for the order's owner with a verified address, while the order can be paid", async () => {
    const id = await anOrder()
    await shop.verifyEmail(other)
    expect((await choose(id, other)).status).toBe(403)
    expect((await choose(id, shop.admin)).status).toBe(403)
    expect((await shop.send(`POST /order/${id}/bank-transfer`)).status).toBe(401)
    await shop.sql("update users set email_verified = false where id = $1", [buyer().id])
    expect(await choose(id)).toMatchObject({ body: { code: "transfer_needs_confirmed_email" } })
    await payOrder(shop, buyer(), id)
    expect(await choose(id)).toMatchObject({ body: { code: "order_paid" } })
    expect((await choose("0".repeat(24))).status).toBe(404)
  })

  test("still lets the buyer pay by card", async () => {
    const id = await aChosenOrder()
    await payOrder(shop, buyer(), id)
    expect(await get(id)).toMatchObject({ paid: true, payment: { method: "card", due: 0 } })
    await expectBooksRight(shop)
  })

  test("is the only way to pay more than a card allows", async () => {
    const part = await shop.part({ price: 900_000, availableQuantity: 9 })
    const id = await place(part, 2)
    const request = { token: buyer().token, body: { orderId: id } }
    expect(await shop.send("POST /create-payment-intent", request)).toMatchObject({
      status: 409,
      body: { code: "above_card_limit" },
    })
    await choose(id)
    expect(await mark(id, 1_800_000)).toMatchObject({ body: { paid: true } })
    await shop.saveSettings("bank-transfer", {})
    const body = { purchaseId: part, quantity: 2 }
    expect(await shop.send("POST /purchase", { ...request, body })).toMatchObject({
      body: { code: "total_not_chargeable" },
    })
    await expectBooksRight(shop)
  })
})

describe("an order that waits for a transfer", () => {
  const late = (id: string, time: string) =>
    shop.sql(`update orders set transfer_until = now() + interval '${time}' where id = $1`, [id])
  const age = (id: string) =>
    shop.sql("update orders set created_at = now() - interval '90 hours' where id = $1", [id])

  test("expires after its own period, with one reminder, but not once part of the money came", async () => {
    const ids = await Promise.all([aChosenOrder(), aChosenOrder(), aChosenOrder()])
    const [early = "", over = "", part = ""] = ids
    for (const id of ids) await age(id)
    await mark(part, 100)
    await late(early, "47 hours")
    await late(over, "-1 minute")
    await late(part, "-1 minute")
    await Promise.all([expireUnpaidOrders(depsOf(), 48), expireUnpaidOrders(depsOf(), 48)])
    expect((await staffSee(early)).cancelled).toBeUndefined()
    expect((await staffSee(over)).cancelled).toMatchObject({ by: "time" })
    expect((await staffSee(part)).cancelled).toBeUndefined()
    expect((await mailsOf(early)).filter((key) => key === "order-transfer-due")).toHaveLength(1)
    const query = { transfer: "awaited" as const, buyer: buyer().email }
    const awaited = await shop.as(shop.admin)("GET /order", { query })
    expect(awaited.map(({ _id }) => _id).toSorted()).toEqual([early, part].toSorted())
    await expectBooksRight(shop)
  })

  test("gets a reminder for each term", async () => {
    const id = await aChosenOrder()
    const remind = async () => {
      await late(id, "47 hours")
      await expireUnpaidOrders(depsOf(), 48)
      return (await mailsOf(id)).filter((key) => key === "order-transfer-due")
    }
    expect(await remind()).toHaveLength(1)
    await mark(id, 149)
    await shop.as(shop.admin)("POST /order/{id}/transfer/{number}/undo", {
      params: { id, number: "1" },
    })
    expect(await remind()).toHaveLength(2)
    expect(await remind()).toHaveLength(2)
  })

  test("gets a reminder of the new total after staff edited it", async () => {
    const id = await aChosenOrder()
    const remind = async () => {
      await late(id, "47 hours")
      await expireUnpaidOrders(depsOf(), 48)
      return (await mailsOf(id)).filter((key) => key === "order-transfer-due")
    }
    expect(await remind()).toHaveLength(1)
    const { revision = 0 } = await staffSee(id)
    const lines = [{ number: 1, quantity: 2 }]
    await shop.as(shop.admin)("POST /order/{id}/edit", {
      params: { id },
      body: { revision, lines, reason: "As agreed." },
    })
    expect(await remind()).toHaveLength(2)
    expect(await remind()).toHaveLength(2)
    const history = await shop.as(shop.admin)("GET /order/{id}/history", {
      params: { id },
      query: { all: "true" },
    })
    const reminders = history.filter(({ mail }) => mail?.template === "order-transfer-due")
    expect(reminders).toHaveLength(2)
  })

  test("gets no reminder before its freight is set", async () => {
    const id = await aChosenOrder()
    const remind = async (freightDue: boolean) => {
      await shop.sql("update orders set freight_due = $2 where id = $1", [id, freightDue])
      await late(id, "47 hours")
      await expireUnpaidOrders(depsOf(), 48)
      return (await mailsOf(id)).filter((key) => key === "order-transfer-due")
    }
    expect(await remind(true)).toHaveLength(0)
    expect(await remind(false)).toHaveLength(1)
  })

  test("is due a day after its freight is set, if that is later", async () => {
    const id = await aChosenOrder()
    await shop.sql("update orders set freight_set_at = now() where id = $1", [id])
    await late(id, "1 hour")
    const { payment } = await get(id)
    expect(Date.parse(payment?.until ?? "")).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  })

  test("gets no reminder if its cancellation begins at the same moment", async () => {
    const id = await aChosenOrder()
    await late(id, "47 hours")
    await whileItWaits(
      shop,
      (tx) => tx.execute(sql`select from orders where id = ${id} for update`),
      () => expireUnpaidOrders(depsOf(), 48),
      (tx) => tx.execute(sql`update orders set cancelling_at = now() where id = ${id}`),
    )
    expect(await mailsOf(id)).not.toContain("order-transfer-due")
  })

  test("with part of its money cannot be cancelled or paid by card until that is returned", async () => {
    const id = await aChosenOrder()
    await mark(id, 100)
    const send = (route: string, by = buyer(), body: unknown = undefined) =>
      shop.send(route, { token: by.token, ...(body !== undefined && { body }) })
    const refused = { status: 409, body: { code: "order_part_paid" } }
    expect(await send(`DELETE /order/${id}`)).toMatchObject(refused)
    expect(await send(`DELETE /order/${id}`, shop.admin)).toMatchObject(refused)
    expect(await send(`POST /order/${id}/cancel`, buyer(), {})).toMatchObject(refused)
    expect(await send("POST /create-payment-intent", buyer(), { orderId: id })).toMatchObject(
      refused,
    )
    expect((await get(id)).can).toMatchObject({
      pay: { allowed: true },
      cancel: { reason: "order_part_paid" },
      delete: { reason: "order_part_paid" },
    })
    const holder = await send(`DELETE /unpaid/${buyer().email}`, shop.admin)
    expect(holder).toMatchObject({ body: { deletedCount: 0, leftCount: 0 } })
    await mark(id, 100, { kind: "returned" })
    expect((await send(`DELETE /order/${id}`)).status).toBe(200)
    await expectBooksRight(shop)
  })
})
