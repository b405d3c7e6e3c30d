import { beforeEach, describe, expect, test } from "vitest"
import { LANGUAGE_HEADER } from "#domain/languages/languages.ts"
import { expectBooksRight } from "#test/books.ts"
import { orderTests } from "#test/orders/order-tests.ts"
import { payOrder } from "#test/pay.ts"
import { refund } from "#test/services/refunds.ts"
import { addValidTaxId } from "#test/tax-ids.ts"

const { shop, buyer, get, advance, remove, stockOf } = await orderTests()
await shop.holdMails()

const DUE = "Freight to be agreed: we will contact you"
const { token } = shop.admin
const put = shop.applySettings
const freight = {
  charged: true,
  zones: [{ name: "Islands", places: ["GB"], methods: [{ name: "Pallet", agreed: true }] }],
}
const tax = (pricesInclude = false) => ({
  on: true,
  country: "GB",
  pricesInclude,
  rates: [{ country: "GB", name: "VAT", percent: 10 }],
})
beforeEach(async () => {
  await put("delivery", freight)
  await put("tax", tax())
  const address = { name: "Ada", street: "Dock 4", city: "Leith", postalCode: "EH6 6QN" }
  await shop.as(buyer())("POST /address", { body: { ...address, country: "GB" } })
})

/** Orders two units at $10.00 with freight to be agreed on. */
const anOrder = async (): Promise<string> => {
  const lines = [{ partId: await shop.part({ price: 10 }), quantity: 2 }]
  return (await shop.as(buyer())("POST /order", { body: { lines } })).insertedId
}
const ask = (body: object) =>
  shop.send("POST /create-payment-intent", { token: buyer().token, body })
const setFreight = (id: string, amount: unknown, by = shop.admin) =>
  shop.send(`PUT /order/${id}/freight`, { token: by.token, body: { amount } })
const mailsOf = (id: string) =>
  shop.sql("select dedupe_key as key, data from mail_outbox where dedupe_key like $1 order by id", [
    `%:${id}%`,
  ])

describe("an order with freight to be agreed", () => {
  test("cannot be paid before staff set the freight, and says so", async () => {
    const id = await anOrder()
    expect(await get(id)).toMatchObject({
      price: 22,
      freightDue: true,
      charges: [{ name: "Delivery by agreement", amount: 0, sentence: `${DUE}.` }, { amount: 2 }],
    })
    for (const body of [{ orderId: id }, { price: 22 }, { orderId: id, price: 22 }])
      expect(await ask(body)).toMatchObject({
        status: 409,
        body: { code: "freight_due", message: `${DUE}. You can pay then.` },
      })
    expect(await shop.sql("select from payments where order_id = $1", [id])).toEqual([])
    expect(await mailsOf(id)).toMatchObject([
      { data: { freightDue: true, charges: [{ agreed: true, amountCents: 0 }, {}] } },
    ])
    expect(await advance(id)).toMatchObject({ status: "approved" })
  })

  test("explains it in the reader's language, before and after it is set", async () => {
    const lines = [{ partId: await shop.part({ price: 10 }), quantity: 2 }]
    const headers = { [LANGUAGE_HEADER]: "de" }
    const order = { token: buyer().token, body: { lines }, headers }
    const id = String((await shop.send("POST /order", order)).body.insertedId)
    const freightOf = async () => (await get(id, shop.admin)).charges?.[0]
    expect(await freightOf()).toMatchObject({ agreed: true, sentence: `${DUE}.` })
    await setFreight(id, 30)
    expect(await freightOf()).toMatchObject({ own: true, sentence: "As agreed." })
    expect(await freightOf()).not.toHaveProperty("agreed")
  })

  test("is found by the freight filter alone, and paying by total skips it", async () => {
    const id = await anOrder()
    await put("delivery", {})
    const lines = [{ partId: await shop.part({ price: 20 }), quantity: 1 }]
    const { insertedId: payable } = await shop.as(buyer())("POST /order", { body: { lines } })
    const query = { freight: "due" as const, buyer: buyer().email }
    const found = await shop.as(shop.admin)("GET /order", { query })
    expect(found).toMatchObject([{ _id: id, freightDue: true }])
    expect(await shop.as(shop.admin)("GET /order-count", { query })).toEqual({ count: 1 })
    expect((await ask({ price: 22 })).status).toBe(200)
    expect(
      await shop.sql("select order_id from payments where order_id = any($1)", [[id, payable]]),
    ).toEqual([{ order_id: payable }])
  })

  test("costs its freight plus tax once it is set, and can be paid", async () => {
    const id = await anOrder()
    expect(await setFreight(id, 30)).toMatchObject({
      status: 200,
      body: { success: true, modifiedCount: 1, price: 55 },
    })
    const order = await get(id)
    expect(order).toMatchObject({
      price: 55,
      subtotal: 20,
      charges: [
        { kind: "delivery", name: "Delivery by agreement", amount: 30, sentence: "As agreed." },
        { kind: "tax", name: "VAT 10%", amount: 5 },
      ],
    })
    expect(order).not.toHaveProperty("freightDue")
    const audit =
      "select actor_id, detail from audit_log where target = $1 and action = 'order.freight'"
    expect(await shop.sql(audit, [id])).toEqual([
      {
        actor_id: shop.admin.id,
        detail: { before: { totalCents: 2200 }, after: { totalCents: 5500, freightCents: 3000 } },
      },
    ])
    const history = await shop.as(buyer())("GET /order/{id}/history", { params: { id } })
    expect(history).toMatchObject([{ event: "placed" }, { event: "freight_set", amount: 30 }])
    const mails = await mailsOf(id)
    expect(mails.map(({ key }) => key)).toEqual([`order-placed:${id}`, `order-freight:${id}:1`])
    expect(mails[1]?.data).not.toHaveProperty("taxChanged")
    await payOrder(shop, buyer(), id)
    const lines = [{ number: 1, quantity: 1 }]
    expect((await refund(shop, id, { reason: "A dent.", lines })).body).toMatchObject({
      refunded: 11,
    })
    await expectBooksRight(shop)
  })

  test("is taxed by the buyer's certificate as of now, like all lines, and the mail says so", async () => {
    await put("delivery", {
      ...freight,
      zones: [{ name: "States", places: ["US"], methods: [{ name: "Pallet", agreed: true }] }],
    })
    await put("tax", {
      on: true,
      country: "US",
      region: "TX",
      rates: [{ country: "US", region: "TX", name: "Sales tax", percent: 10 }],
    })
    const place = { city: "Austin", postalCode: "78701", country: "US", region: "TX" }
    const { insertedId: addressId } = await shop.as(buyer())("POST /address", {
      body: { name: "Ada", street: "Dock 4", ...place },
    })
    const lines = [{ partId: await shop.part({ price: 10 }), quantity: 2 }]
    const { insertedId: id } = await shop.as(buyer())("POST /order", { body: { lines, addressId } })
    expect(await get(id)).toMatchObject({ price: 22, freightDue: true })
    const certificate = { country: "US", region: "TX", number: "01-339" }
    await addValidTaxId(shop, buyer(), { kind: "us_certificate", ...certificate })
    expect(await setFreight(id, 30)).toMatchObject({ status: 200, body: { price: 50 } })
    const order = await get(id)
    expect(order.charges).toMatchObject([
      { kind: "delivery", amount: 30, sentence: "As agreed." },
      { kind: "tax", amount: 0, sentence: "Exempt by certificate 01-339 for TX." },
    ])
    expect(order.lines[0]?.tax).toBeUndefined()
    expect((await mailsOf(id)).at(-1)).toMatchObject({ data: { taxChanged: true } })
    await payOrder(shop, buyer(), id)
    await expectBooksRight(shop)
  })

  test("with tax-inclusive prices contains the tax of its freight", async () => {
    await put("tax", tax(true))
    const id = await anOrder()
    expect(await setFreight(id, 11)).toMatchObject({ body: { price: 31 } })
    const [, vat] = (await get(id)).charges ?? []
    expect(vat).toMatchObject({ amount: 0, sentence: expect.stringContaining("$2.82") })
    await expectBooksRight(shop)
  })

  test("may have free freight", async () => {
    const id = await anOrder()
    expect(await setFreight(id, 0)).toMatchObject({ body: { price: 22 } })
    await payOrder(shop, buyer(), id)
  })

  test("has its freight set by administrators, once, within the card limit", async () => {
    const id = await anOrder()
    expect(await setFreight(id, 30, buyer())).toMatchObject({ status: 403 })
    for (const amount of [-1, 1.005, "much", null])
      expect(await setFreight(id, amount)).toMatchObject({
        status: 400,
        body: { fields: { amount: expect.any(String) } },
      })
    expect(await setFreight(id, 999_999)).toMatchObject({
      status: 400,
      body: { code: "total_not_chargeable", modifiedCount: 0 },
    })
    const answers = await Promise.all([10, 20, 30].map((amount) => setFreight(id, amount)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await setFreight(id, 40)).toMatchObject({ body: { code: "freight_not_due" } })
    const { price, charges = [] } = await get(id)
    expect(price).toBe(22 + (charges[0]?.amount ?? 0) * 1.1)
    await remove(id)
    expect(await setFreight(id, 30)).toMatchObject({ status: 404 })
    await expectBooksRight(shop)
  })

  test("is answered again if the administrator repeats the call after a lost reply", async () => {
    const id = await anOrder()
    const first = await setFreight(id, 30)
    expect(await setFreight(id, 30)).toMatchObject({ status: 200, body: first.body })
    expect(await setFreight(id, 31)).toMatchObject({ body: { code: "freight_not_due" } })
    const other = await shop.administrator()
    expect(await setFreight(id, 30, other)).toMatchObject({ body: { code: "freight_not_due" } })
    expect((await mailsOf(id)).map(({ key }) => key)).toEqual([
      `order-placed:${id}`,
      `order-freight:${id}:1`,
    ])
  })

  test("whose payment an older release allowed ends that payment before its price rises", async () => {
    const id = await anOrder()
    await shop.sql("update orders set freight_due = false where id = $1", [id])
    expect((await ask({ orderId: id })).status).toBe(200)
    await shop.sql("update orders set freight_due = true where id = $1", [id])
    expect(await setFreight(id, 30)).toMatchObject({ body: { price: 55 } })
    await payOrder(shop, buyer(), id)
    expect(await get(id)).toMatchObject({ paid: true, price: 55 })
    await expectBooksRight(shop)
  })
})

const decline = (id: string, by = buyer(), body: object = { reason: "Too dear." }) =>
  shop.send(`POST /order/${id}/decline`, { token: by.token, body })
const partOf = async (id: string) => {
  const [line] = (await get(id)).lines
  return String(line?.partId)
}

describe("freight that staff set", () => {
  test("can be declined: the order ends, its stock is released, buyer and staff are notified", async () => {
    await shop.send("PUT /staff-notification", { token, body: { topics: ["freight_declined"] } })
    const id = await anOrder()
    const partId = await partOf(id)
    expect(await stockOf(partId)).toBe(98)
    await setFreight(id, 30)
    expect((await get(id)).can.decline).toEqual({ allowed: true })
    expect((await ask({ orderId: id })).status).toBe(200)
    expect(await decline(id)).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
    expect(await decline(id)).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
    const other = await decline(id, buyer(), { reason: "Too late." })
    expect(other).toMatchObject({ status: 200, body: { modifiedCount: 0 } })
    expect(await stockOf(partId)).toBe(100)
    const ended = await shop.as(buyer())("GET /order/{id}", {
      params: { id },
      query: { cancelled: "true" },
    })
    expect(ended).toMatchObject({
      status: "cancelled",
      cancelled: { by: "buyer", declined: true, reason: "Too dear." },
    })
    const events = await shop.as(shop.admin)("GET /order/{id}/history", {
      params: { id },
      query: { cancelled: "true" },
    })
    expect(events.map(({ event }) => event)).toContain("declined")
    expect((await mailsOf(id)).map(({ key }) => key)).toContain(`order-declined:${id}`)
    const staffMails = "select data from mail_outbox where dedupe_key like $1"
    expect(await shop.sql(staffMails, [`staff-freight_declined:${id}:%`])).toMatchObject([
      { data: { facts: expect.arrayContaining([{ label: "Reason", value: "Too dear." }]) } },
    ])
    expect(await setFreight(id, 10)).toMatchObject({ status: 404 })
    await expectBooksRight(shop)
  })

  test("can be declined by its buyer alone, only once it is set and before it is paid", async () => {
    const id = await anOrder()
    expect(await decline(id)).toMatchObject({ status: 409, body: { code: "freight_not_set" } })
    await setFreight(id, 30)
    expect(await decline(id, await shop.customer())).toMatchObject({ status: 403 })
    expect(await decline(id, shop.admin)).toMatchObject({ status: 403 })
    expect(await decline(id, buyer(), { reason: "x".repeat(501) })).toMatchObject({ status: 400 })
    await payOrder(shop, buyer(), id)
    expect(await decline(id)).toMatchObject({ status: 409, body: { code: "order_paid" } })
    await expectBooksRight(shop)
  })

  test("can be declined even if buyers may cancel nothing else", async () => {
    await put("order-changes", { cancelling: "nothing" })
    const id = await anOrder()
    await setFreight(id, 30)
    expect((await get(id)).can).toMatchObject({
      cancel: { allowed: false },
      decline: { allowed: true },
    })
    expect(await decline(id)).toMatchObject({ status: 200 })
    await put("order-changes", { cancelling: "unpaid" })
  })

  test("is declined once by concurrent requests", async () => {
    const id = await anOrder()
    await setFreight(id, 30)
    const answers = await Promise.all([decline(id), decline(id), decline(id)])
    for (const { body } of answers) expect(body).toMatchObject({ modifiedCount: 1 })
    const released =
      "select from stock_movements where reason = 'order_cancelled' and order_id = $1"
    expect(await shop.sql(released, [id])).toHaveLength(1)
    await expectBooksRight(shop)
  })
})
