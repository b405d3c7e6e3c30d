import { describe, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { shipmentTests } from "#test/orders/shipment-tests.ts"
import { payOrder } from "#test/pay.ts"
import { pdfText } from "#test/pdf-text.ts"
import { renamePayment } from "#test/services/refunds.ts"

const { shop, buyer, get, place, advance, detailsOf, ...tests } = await shipmentTests()
const { admin, anOrder, send, some } = tests
await shop.holdMails()

const refund = (id: string, quantity: number, number = 1) =>
  admin()("POST /order/{id}/refund", {
    params: { id },
    body: { reason: "x", lines: [{ number, quantity }], restock: true },
  })
const mailsOf = (id: string) =>
  shop.sql(`select dedupe_key as key, data from mail_outbox where dedupe_key like $1 order by id`, [
    `order-status:${id}:shipped%`,
  ])

describe("POST /order/{id}/shipment", () => {
  test("ships a part, then the rest, which advances the order; the buyer is mailed once for each", async () => {
    const id = await anOrder()
    const first = await send(id, { ...some([1, 4]), carrier: " UPS ", trackingNumber: "1Z 9" })
    expect(first).toMatchObject({ status: 200, body: { number: 1, status: "approved" } })
    expect(await get(id)).toMatchObject({
      status: "approved",
      lines: [{ quantity: 10, shipped: 4 }, { quantity: 5 }],
      shipments: [{ number: 1, carrier: "UPS", trackingNumber: "1Z 9", lines: [{ number: 1 }] }],
    })
    expect(await send(id)).toMatchObject({ body: { number: 2, status: "shipped" } })
    const order = await get(id)
    expect(order).toMatchObject({ status: "shipped", lines: [{ shipped: 10 }, { shipped: 5 }] })
    expect(order.shipments?.[1]).toMatchObject({
      lines: [
        { number: 1, quantity: 6 },
        { number: 2, quantity: 5 },
      ],
    })
    const [one, two, ...none] = await mailsOf(id)
    expect(none).toEqual([])
    expect(one).toMatchObject({ data: { shipment: { carrier: "UPS", part: { isLast: false } } } })
    expect(two).toMatchObject({ data: { shipment: { part: { number: 2, isLast: true } } } })
    expect(await send(id)).toMatchObject({ body: { code: "nothing_to_ship" } })
    await expectBooksRight(shop)
  })

  test("refuses with a reason what cannot be shipped", async () => {
    const pending = await place(await shop.part())
    const id = await anOrder()
    const refused = async (order: string, body?: object) => (await send(order, body)).body.code
    expect(await refused(pending)).toBe("order_not_approved")
    await advance(pending)
    expect(await refused(pending)).toBe("order_not_paid")
    expect(await refused("0".repeat(24))).toBe("order_not_found")
    expect((await send(id, some([1, 11], [2, 5]))).body).toMatchObject({
      code: "shipment_exceeds",
      lines: [{ number: 1, left: 10 }],
    })
    expect(await refused(id, some([3, 1]))).toBe("shipment_exceeds")
    await refund(id, 7)
    expect((await send(id, some([1, 4]))).body).toMatchObject({ lines: [{ number: 1, left: 3 }] })
    const traced = { lines: [{ number: 1, quantity: 2, traceNumbers: ["a", "b", "c", "a"] }] }
    expect(await refused(id, traced)).toBe("trace_numbers_exceed")
    for (const body of [
      some([1, 0]),
      some(),
      some([1, 1], [1, 2]),
      { trackingUrl: "http://x.example" },
    ])
      expectRefusal(await send(id, body), 400)
    for (const trackingUrl of ["javascript:alert(1)", "https://a:b@x.example/"])
      expect((await send(id, { trackingUrl })).body.fields).toEqual({
        trackingUrl: "Tracking link must begin with https://",
      })
    expect(await get(id)).not.toHaveProperty("shipments")
    await admin()("POST /order/{id}/refund", { params: { id }, body: { reason: "x" } })
    expect(await refused(id)).toBe("order_refunded")
    expect((await get(id)).lines).toMatchObject([{ cancelled: 10 }, { cancelled: 5 }])
    const unwanted = await place(await shop.part({ price: 9 }))
    await payOrder(shop, buyer(), unwanted)
    await advance(unwanted)
    const lines = [{ number: 1, quantity: 1 }]
    const body = { reason: "x", lines, amount: 8, restock: true }
    await admin()("POST /order/{id}/refund", { params: { id: unwanted }, body })
    await expect(advance(unwanted)).rejects.toMatchObject({ body: { code: "nothing_to_ship" } })
    await expectBooksRight(shop)
  })

  test("ships the ready units of a back-order, while advancing waits for all of them", async () => {
    const part = await shop.part({ availableQuantity: 4, backorder: "yes" })
    const id = await place(part, 10)
    await payOrder(shop, buyer(), id)
    await advance(id)
    await expect(advance(id)).rejects.toMatchObject({
      status: 403,
      body: { code: "order_awaits_stock", status: "approved" },
    })
    expect((await send(id, some([1, 5]))).body).toMatchObject({
      code: "shipment_awaits_stock",
      lines: [{ number: 1, ready: 4, waiting: 6 }],
    })
    expect(await send(id)).toMatchObject({ body: { number: 1, status: "approved" } })
    expect(await send(id)).toMatchObject({ body: { code: "order_awaits_stock" } })
    const restock = { delta: 6, reason: "restock" as const }
    await admin()("POST /part/{id}/stock", { params: { id: part }, body: restock })
    expect(await advance(id)).toMatchObject({ status: "shipped" })
    expect((await get(id)).shipments).toMatchObject([{}, { number: 2, lines: [{ quantity: 6 }] }])
    await expectBooksRight(shop)
  })

  test("lets an order advance only when every line is ready", async () => {
    const lines = [
      { partId: await shop.part(), quantity: 2 },
      { partId: await shop.part({ availableQuantity: 4, backorder: "yes" }), quantity: 5 },
    ]
    const { insertedId: id } = await shop.as(buyer())("POST /order", { body: { lines } })
    await payOrder(shop, buyer(), id)
    await advance(id)
    await expect(advance(id)).rejects.toMatchObject({ body: { code: "order_awaits_stock" } })
    expect(await send(id, some([1, 2]))).toMatchObject({ body: { status: "approved" } })
    await expect(advance(id)).rejects.toMatchObject({ body: { code: "order_awaits_stock" } })
  })

  test("is not the last one while a refund of units is undecided", async () => {
    const id = await anOrder()
    const { transactionId } = await get(id)
    await renamePayment(shop, id, `pi_of_${id}`)
    expect(await refund(id, 3)).toMatchObject({ refundStatus: "pending" })
    await expect(advance(id)).rejects.toMatchObject({
      status: 403,
      body: { code: "refund_undecided", status: "approved" },
    })
    expect((await send(id, some([1, 8]))).body).toMatchObject({ lines: [{ number: 1, left: 7 }] })
    expect(await send(id)).toMatchObject({ body: { number: 1, status: "approved" } })
    await expect(advance(id)).rejects.toMatchObject({ body: { code: "refund_undecided" } })
    expect(await get(id)).toMatchObject({
      status: "approved",
      lines: [{ shipped: 7, cancelled: 3 }, { shipped: 5 }],
    })
    await renamePayment(shop, id, String(transactionId))
    await expectBooksRight(shop)
  })

  test("ships in parts only if an administrator insists when the buyer wants one delivery", async () => {
    const part = await shop.part({ availableQuantity: 4, backorder: "yes" })
    const { insertedId: id } = await shop.as(buyer())("POST /order", {
      body: { lines: [{ partId: part, quantity: 6 }], shipment: "complete" },
    })
    await payOrder(shop, buyer(), id)
    await advance(id)
    expect(await send(id)).toMatchObject({ status: 409, body: { code: "shipment_not_complete" } })
    const printed = (file: string) =>
      shop.send(`GET /${file}?orders=${id}`, { token: shop.admin.token })
    expect(await printed("pick-list")).toMatchObject({ body: { code: "nothing_to_pick" } })
    expect(await printed("packing-slips")).toMatchObject({ body: { code: "nothing_sent" } })
    expect(await send(id, { inParts: true })).toMatchObject({ body: { status: "approved" } })
  })

  test("with one Idempotency-Key ships once, and five at once never ship more than there is", async () => {
    const id = await anOrder()
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(id, some([1, 2]), key)))
    expect(answers.map(({ body }) => body.number)).toEqual([1, 1, 1])
    expect(await send(id, some([1, 3]), key)).toMatchObject({
      body: { code: "idempotency_key_reused" },
    })
    await Promise.all([
      ...[1, 2, 3, 4].map(() => send(id, some([1, 3]))),
      advance(id).catch(() => undefined),
    ])
    const { lines } = await get(id)
    expect(lines[0]?.shipped).toBeGreaterThanOrEqual(8)
    expect(lines[0]?.shipped).toBeLessThanOrEqual(10)
    await expectBooksRight(shop)
  })

  test("a refund of the rest advances the order, and a concurrent one ships nothing twice", async () => {
    const id = await anOrder()
    await send(id, some([1, 4], [2, 5]))
    await refund(id, 6)
    expect(await get(id)).toMatchObject({
      status: "shipped",
      lines: [{ shipped: 4, cancelled: 6 }, { shipped: 5 }],
    })
    const other = await anOrder()
    await Promise.all([refund(other, 8), send(other, some([1, 5], [2, 5])), send(other)])
    const [line] = (await get(other)).lines
    expect((line?.shipped ?? 0) + (line?.cancelled ?? 0)).toBe(10)
    await expectBooksRight(shop)
  })
})

test("an order whose parcels have all arrived is delivered once the rest is refunded", async () => {
  const id = await anOrder()
  await send(id, some([1, 4], [2, 5]))
  const arrived = { params: { id, number: "1" }, body: { delivered: true } as const }
  expect(await admin()("PUT /order/{id}/shipment/{number}", arrived)).toMatchObject({
    status: "approved",
  })
  await refund(id, 6)
  expect(await get(id)).toMatchObject({ status: "delivered", lines: [{ shipped: 4 }, {}] })
  const steps = (await detailsOf(id)).filter(({ action }) => action === "order.advance")
  expect(steps.slice(-2)).toMatchObject([
    { detail: { from: "approved", to: "shipped" } },
    { detail: { from: "shipped", to: "delivered" } },
  ])
  expect(
    await shop.sql("select from mail_outbox where dedupe_key = $1", [
      `order-status:${id}:delivered`,
    ]),
  ).toHaveLength(1)
  await expectBooksRight(shop)
})

describe("a shipment", () => {
  test("has its carrier's link or one entered by hand, and is changed by administrators", async () => {
    const carriers = [{ name: "UPS", trackingLink: "https://ups.example/?n={number}" }]
    const saved = await shop.saveSettings("shipping", { carriers })
    expect(saved.status).toBe(200)
    const id = await anOrder()
    await send(id, { ...some([1, 1]), carrier: "ups", trackingNumber: "4111111111111111" })
    const shipment = async () => (await get(id)).shipments?.[0]
    expect(await shipment()).toMatchObject({
      carrier: "UPS",
      trackingUrl: "https://ups.example/?n=4111111111111111",
    })
    const change = (body: object) =>
      shop.send(`PUT /order/${id}/shipment/1`, { token: shop.admin.token, body })
    const trackingMails = async () => {
      const mails = await shop.sql("select data from mail_outbox where dedupe_key like $1", [
        `order-tracking:${id}:1:%`,
      ])
      return mails.map(({ data }) => data)
    }
    const changes = async () => {
      const events = await shop.as(buyer())("GET /order/{id}/history", { params: { id } })
      return events.filter(({ event }) => event === "tracking_changed")
    }
    await change({ trackingNumber: "8" })
    await change({ trackingNumber: "8" })
    expect(await shipment()).toMatchObject({ trackingUrl: "https://ups.example/?n=8" })
    expect(await trackingMails()).toMatchObject([
      { changedShipment: 1, shipment: { trackingUrl: "https://ups.example/?n=8" } },
    ])
    expect(await changes()).toMatchObject([{ shipment: 1 }])
    await change({ trackingUrl: "https://other.example/8", delivered: true })
    expect(await shipment()).toMatchObject({
      trackingNumber: "8",
      trackingUrl: "https://other.example/8",
      deliveredAt: expect.any(String),
    })
    expect(await get(id)).toMatchObject({ status: "approved" })
    expectRefusal(await change({ trackingUrl: "ftp://x" }), 400)
    for (const none of ["0", "9", "-1", "1.0", "x", "2147483648"])
      for (const route of [
        `DELETE /order/${id}/shipment/${none}`,
        `GET /order/${id}/shipment/${none}/slip`,
      ])
        expectRefusal(await shop.send(route, { token: shop.admin.token }), 404)
    expect((await detailsOf(id)).at(-1)).toMatchObject({
      action: "order.shipment",
      detail: { shipment: 1, before: { trackingNumber: "8" }, delivered: true },
    })
    await change({ delivered: true })
    expect(await trackingMails()).toHaveLength(2)
    expect(await changes()).toHaveLength(2)
    await change({ trackingUrl: "" })
    expect(await shipment()).toMatchObject({ trackingUrl: "https://ups.example/?n=8" })
    await send(id)
    const last = { params: { id, number: "2" }, body: { delivered: true } as const }
    expect(await admin()("PUT /order/{id}/shipment/{number}", last)).toMatchObject({
      status: "delivered",
    })
    expect(
      await shop.sql("select from mail_outbox where dedupe_key = $1", [
        `order-status:${id}:delivered`,
      ]),
    ).toHaveLength(1)
    await admin()(
      "POST /order/{id}/undo",
      { params: { id } },
      { headers: { "if-match": "delivered" } },
    )
    const delivered = (await get(id)).shipments?.map(({ deliveredAt }) => deliveredAt !== undefined)
    expect(delivered).toEqual([true, false])
    expect(await advance(id)).toMatchObject({ status: "delivered" })
    await expectBooksRight(shop)
  })

  test("that is undone takes the mails about its tracking with it", async () => {
    const id = await anOrder()
    await send(id, some([1, 1]))
    const { token } = shop.admin
    await shop.send(`PUT /order/${id}/shipment/1`, { token, body: { trackingNumber: "8" } })
    await expect.poll(() => shipmentMailsOf(id)).toHaveLength(2)
    await shop.send(`PUT /order/${id}/shipment/1`, { token, body: { trackingNumber: "9" } })
    expect(await shop.send(`DELETE /order/${id}/shipment/1`, { token })).toMatchObject({
      status: 200,
    })
    await send(id, some([1, 2]))
    await expect.poll(() => shipmentMailsOf(id)).toHaveLength(1)
  })

  const shipmentMailsOf = (id: string) =>
    shop.sql(
      `select dedupe_key from mail_outbox where data->>'orderId' = $1 and data->>'status' = 'shipped'`,
      [id],
    )

  test("has a packing slip for those who may see the order, with trace numbers and without prices", async () => {
    const id = await anOrder({ shipTo: "Dock 4\nLeith" })
    const traceNumbers = Array.from({ length: 10 }, (_, n) => `SN-${n}`)
    await send(id, { lines: [{ number: 1, traceNumbers }], carrier: "UPS" })
    expect((await get(id)).shipments?.[0]?.lines).toEqual([
      { number: 1, quantity: 10, traceNumbers },
    ])
    const slip = (number: number, { token } = buyer()) =>
      fetch(`${shop.url}/order/${id}/shipment/${number}/slip`, {
        headers: { authorization: `Bearer ${token}` },
      })
    for (const by of [buyer(), shop.admin]) {
      const answer = await slip(1, by)
      expect(answer.headers.get("content-type")).toBe("application/pdf")
      const bytes = Buffer.from(await answer.arrayBuffer()).toString("latin1")
      for (const words of ["%PDF-", "/StructTreeRoot", "/S /H1", "/Scope /Column"])
        expect(bytes).toContain(words)
    }
    expect((await slip(2)).status).toBe(404)
    expect((await slip(1, await shop.customer())).status).toBe(403)
    const other = await anOrder()
    const unsent = await anOrder()
    const unpaid = await place(await shop.part())
    await refund(other, 3, 2)
    await send(other)
    await shop.sql(
      "insert into order_charges (order_id, number, kind, name, amount_cents, facts) values ($1, 1, 'delivery', 'Collection at the works', 0, '{}')",
      [unsent],
    )
    const slips = (orders: string) =>
      shop.send(`GET /packing-slips?orders=${orders}`, { token: shop.admin.token })
    expect(await slips(unpaid)).toMatchObject({ status: 409, body: { code: "nothing_sent" } })
    const many = Array.from({ length: 201 }, (_, n) => n.toString(16).padStart(24, "0"))
    expect(await slips(many.join(","))).toMatchObject({ status: 400 })
    const chosen = [id, unsent, unpaid, other].join(",")
    const answer = await fetch(`${shop.url}/packing-slips?orders=${chosen}`, {
      headers: { authorization: `Bearer ${shop.admin.token}` },
    })
    const pages = await pdfText(new Uint8Array(await answer.arrayBuffer()))
    const numberOf = async (order: string) => (await get(order)).orderNumber
    for (const title of [
      `${await numberOf(id)}-2`,
      `${await numberOf(unsent)}-1`,
      `${await numberOf(other)}-1`,
    ])
      expect(pages).toContain(title)
    expect(pages).not.toContain(await numberOf(unpaid))
    expect(pages).toContain("Collection at the works")
    const toPick = await fetch(`${shop.url}/pick-list?orders=${unsent}`, {
      headers: { authorization: `Bearer ${shop.admin.token}` },
    })
    const picked = await pdfText(new Uint8Array(await toPick.arrayBuffer()))
    expect(picked.replaceAll("\n", " ")).toContain("Collection at the works")
    // Of five units three were refunded: two are ordered and sent.
    expect(pages).toMatch(/^Anvil 1000\nCA-\w+\n2\n2$/m)
    const { status } = await shop.send(`DELETE /order/${unsent}`, { token: shop.admin.token })
    expect(status).toBe(200)
    expect(await slips(unsent)).toMatchObject({ status: 409, body: { code: "nothing_sent" } })
  })

  test("is printed in one file with the slips of all chosen orders, even more than fifty", async () => {
    const partId = await shop.part()
    const ids = await Promise.all(Array.from({ length: 51 }, () => place(partId)))
    const approve = "update orders set paid_at = now(), status = 'approved' where id = any($1)"
    await shop.sql(approve, [ids])
    const slips = await fetch(`${shop.url}/packing-slips?orders=${ids.join(",")}`, {
      headers: { authorization: `Bearer ${shop.admin.token}` },
    })
    const pages = Buffer.from(await slips.arrayBuffer()).toString("latin1")
    expect(pages.match(/\/Type \/Page\n/g)).toHaveLength(51)
  })
})
