import { describe, expect, test } from "vitest"
import type { OrderCharge } from "#domain/orders/charges.ts"
import { aChargedOrder } from "#test/orders/charged-order.ts"
import { payOrder } from "#test/pay.ts"
import { refundTests } from "#test/services/payment-tests.ts"
import { paidBack, refund } from "#test/services/refunds.ts"

const { shop, buyer, orderOf, reason } = await refundTests()
await shop.holdMails()

const delivery: OrderCharge = {
  kind: "delivery",
  name: "Delivery",
  amountCents: 900,
  facts: { sentence: "To Scotland, 3 kg.", tax: { addedCents: 90 } },
}
const tax: OrderCharge = { kind: "tax", name: "VAT 10%", amountCents: 200, facts: {} }

/**
 * Places an order of 3 at $3.33 and 2 at $0.50, with $1.00 and $0.10 of tax: $10.99, delivery $9.00, tax of all
 * $2.00.
 */
async function anOrder() {
  const parts = await Promise.all([3.33, 0.5].map((price) => shop.part({ price })))
  const [one = "", two = ""] = parts
  const lines = [
    { partId: one, quantity: 3, unitPriceCents: 333, taxCents: 100 },
    { partId: two, quantity: 2, unitPriceCents: 50, taxCents: 10 },
  ]
  return aChargedOrder(shop, buyer(), { lines, charges: [delivery, tax] })
}

describe("an order with charges", () => {
  test("lists them between its goods and its total, wherever it is shown", async () => {
    const id = await anOrder()
    const charged = {
      price: 21.99,
      subtotal: 10.99,
      charges: [
        { kind: "delivery", name: "Delivery", amount: 9, sentence: "To Scotland, 3 kg." },
        { kind: "tax", name: "VAT 10%", amount: 2 },
      ],
    }
    const order = await orderOf(id)
    expect(order).toMatchObject({ ...charged, lines: [{ tax: 1 }, { tax: 0.1 }] })
    expect(await shop.as(buyer())("GET /myorder")).toMatchObject([charged])
    expect(await shop.as(shop.admin)("GET /order")).toMatchObject([charged])
    const { body } = await shop.send("GET /account/export", { token: buyer().token })
    expect(body.orders).toMatchObject([charged])

    const transactionId = await payOrder(shop, buyer(), id)
    const [receipt] = await shop.sql("select data from mail_outbox where dedupe_key = $1", [
      `order-paid:${id}:1`,
    ])
    expect(receipt?.data).toMatchObject({
      transactionId,
      totalCents: 2199,
      charges: [
        { name: "Delivery", amountCents: 900 },
        { name: "VAT 10%", amountCents: 200 },
      ],
    })
  })

  test("exports a row for each line and each charge, which add up to its total", async () => {
    await anOrder()
    const headers = { authorization: `Bearer ${shop.admin.token}` }
    const file = await fetch(`${shop.url}/export/orders`, { headers })
    const [head = "", ...rows] = (await file.text()).trim().split("\r\n")
    const names = head.split(",")
    const cells = rows.map((row) => row.split(","))
    const column = (name: string) => cells.map((row) => row[names.indexOf(name)])
    expect(column("productName").slice(0, 4)).toEqual([
      "Anvil 1000",
      "Anvil 1000",
      "Delivery",
      "VAT 10%",
    ])
    expect(column("price").slice(0, 4)).toEqual(["9.99", "1.00", "9.00", "2.00"])
    expect(column("line").slice(0, 4)).toEqual(["1", "2", "", ""])
  })

  test("refuses any change of its charges, address and agreed terms in the database", async () => {
    const id = await anOrder()
    for (const change of [
      "update order_charges set amount_cents = 1",
      "delete from order_charges",
      `update orders set delivery_address = '{"city": "Leith"}' where id = '${id}'`,
      `update orders set agreed = '[]' where id = '${id}'`,
    ])
      await expect(shop.sql(change)).rejects.toThrow(/append-only|cannot change/)
  })
})

describe("its refund", () => {
  test("by line returns the units' price and their share of the line's tax", async () => {
    const id = await anOrder()
    await payOrder(shop, buyer(), id)
    const give = async (number: number, quantity: number) =>
      (await refund(shop, id, { reason, lines: [{ number, quantity }] })).body
    expect(await give(1, 1)).toMatchObject({ refunded: 3.33 + 0.33 })
    expect(await give(1, 1)).toMatchObject({ refunded: 7.33 })
    expect(await give(1, 1)).toMatchObject({ refunded: 10.99 })
    expect(await give(2, 2)).toMatchObject({ refunded: 12.09 })
    expect(await paidBack(shop, id)).toBe(1209)
    // Delivery and its tax remain.
    expect((await refund(shop, id, { reason, restock: false })).body).toMatchObject({
      refunded: 21.99,
    })
  })

  test("in full returns the whole total and all goods", async () => {
    const id = await anOrder()
    await payOrder(shop, buyer(), id)
    expect((await refund(shop, id, { reason, restock: true })).body).toMatchObject({
      refunded: 21.99,
    })
    expect(
      await shop.sql(
        "select delta from stock_movements where order_id = $1 and reason = 'refund_return' order by 1",
        [id],
      ),
    ).toEqual([{ delta: 2 }, { delta: 3 }])
  })

  test("by many concurrent requests exceeds neither the line nor its tax", async () => {
    const id = await anOrder()
    await payOrder(shop, buyer(), id)
    const lines = [{ number: 1, quantity: 1 }]
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(shop, id, { reason, lines })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409])
    expect(await orderOf(id)).toMatchObject({ refunded: 10.99 })
  })
})
