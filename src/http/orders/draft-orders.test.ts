import { sql } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import type { Executor } from "#db/connection/client.ts"
import { expectBooksRight } from "#test/books.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { draftTests } from "#test/orders/draft-tests.ts"
import { payOrder } from "#test/pay.ts"
import { whileItWaits } from "#test/waiting.ts"

const tests = await draftTests()
const { shop, buyer, get, stockOf, auditOf, detailsOf } = tests
const { desk, partId, lines, draft, act, read, mailedToken, sent, offer, accept } = tests
const { token: adminToken } = shop.admin

const offerMails = () =>
  shop.sql("select from mail_outbox where recipient = $1 and template = 'order-offer'", [
    buyer().email,
  ])
const decline = (token: string, reason = "") =>
  shop.send(`POST /order-offer/${token}/decline`, { body: { reason } })

describe("a draft order", () => {
  test("becomes the customer's order at its own prices when they accept the mailed link", async () => {
    const { id, token } = await sent({ note: "As we agreed." })
    expect(await stockOf(partId())).toBe(100)
    const { body } = await offer(token)
    expect(body).toMatchObject({
      state: "sent",
      email: buyer().email,
      note: "As we agreed.",
      validUntil: expect.stringMatching(/T23:59:00/),
      priced: { total: 30, lines: [{ unitPrice: 8, total: 24 }], charges: [{ amount: 6 }] },
    })
    expect(JSON.stringify(body)).not.toContain("Trade fair")
    // The price of the draft stays, although the part's price rises.
    await shop.sql("update parts set price_cents = 2000, version = version + 1 where id = $1", [
      partId(),
    ])
    const wanted = { version: 1, total: 30, purchaseOrder: "PO-9" }
    const placed = await accept(token, wanted, buyer(), "once")
    const orderId = String(placed.body.insertedId)
    expect((await accept(token, wanted, buyer(), "once")).body.insertedId).toBe(orderId)
    expect(await get(orderId)).toMatchObject({ price: 30, purchaseOrder: "PO-9", paid: false })
    expect(await stockOf(partId())).toBe(97)
    expect(await read(id)).toMatchObject({ state: "accepted", orderId })
    expect((await offer(token)).body).toMatchObject({ state: "accepted", orderId })
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(["draft.add", "draft.send"])
    expect(await detailsOf(orderId)).toMatchObject([
      { action: "draft.accept", detail: { draft: body.number } },
    ])
    expect(await get(orderId)).not.toHaveProperty("placedByStaff")
    const history = await desk("GET /order/{id}/history", {
      params: { id: orderId },
      query: { all: "true" },
    })
    expect(history.slice(0, 2)).toMatchObject([
      { event: "placed", by: buyer().email },
      { event: "offer_accepted", offer: body.number, by: buyer().email },
    ])
    // The price for three units does not apply to one.
    const fewer = await shop.send(`POST /order/${orderId}/cancel`, {
      token: buyer().token,
      body: { lines: [{ number: 1, quantity: 2 }] },
    })
    expect(fewer.body).toMatchObject({
      code: "lines_not_cancellable",
      lines: [{ suggestions: [3] }],
    })
    await payOrder(shop, buyer(), orderId)
    await expectBooksRight(shop)
  })

  test("can be declined with a reason, and subscribed administrators are notified", async () => {
    await desk("PUT /staff-notification", { body: { topics: ["offer"] } })
    const { id, token } = await sent()
    expect((await decline(token, "Too late.")).status).toBe(200)
    // Repeats the call, as after a lost reply.
    expect((await decline(token, "Too late.")).status).toBe(200)
    expectRefusal(await decline(token), 409)
    expectRefusal(await accept(token, { version: 1, total: 30 }), 409)
    expect(await read(id)).toMatchObject({ state: "declined", declineReason: "Too late." })
    expect((await offer(token)).body).toMatchObject({
      state: "declined",
      decidedAt: expect.any(String),
    })
    const notices = await shop.sql(
      "select data from mail_outbox where recipient = $1 and template = 'staff-notice'",
      [shop.admin.email],
    )
    expect(notices).toMatchObject([{ data: { topic: "offer" } }])
    const mails = await shop.sql(
      "select data from mail_outbox where recipient = $1 and template = 'offer-declined'",
      [buyer().email],
    )
    expect(mails).toMatchObject([{ data: { buyersReason: "Too late." } }])
    await desk("PUT /staff-notification", { body: { topics: [] } })
    await draft()
    const { offers } = await shop.as(buyer())("GET /account/export")
    expect(offers).toEqual([
      {
        number: expect.stringMatching(/^D-/),
        state: "declined",
        note: "",
        lines: [{ partId: partId(), quantity: 3, unitPrice: 8 }],
        deliveryPrice: 6,
        sentAt: expect.any(String),
        validUntil: expect.any(String),
        decidedAt: expect.any(String),
        declineReason: "Too late.",
      },
    ])
  })

  test("gets a new link when it is changed or sent again", async () => {
    const { id, token } = await sent()
    const changed = await shop.send(`PUT /draft-order/${id}`, {
      token: adminToken,
      body: { lines: [{ partId: partId(), quantity: 2 }], days: 3 },
      headers: { "if-match": "1" },
    })
    expect(changed.body).toMatchObject({ version: 2 })
    expectRefusal(await offer(token), 404)
    expect(await read(id)).toMatchObject({ state: "draft", goods: 20, days: 3 })
    expectRefusal(await act(id, "send", "1"), 409)
    await act(id, "send", "2")
    const next = await mailedToken()
    expectRefusal(await accept(next, { version: 1, total: 20 }), 409)
    expect((await accept(next, { version: 2, total: 20 })).status).toBe(200)
    expectRefusal(await act(id, "withdraw"), 409)
  })

  test("is saved and sent once, however often that is repeated after a lost reply", async () => {
    const id = await draft()
    const save = (quantity: number, version = "1") =>
      shop.send(`PUT /draft-order/${id}`, {
        token: adminToken,
        body: { lines: [{ partId: partId(), quantity }], note: "Two." },
        headers: { "if-match": version },
      })
    const saved = await Promise.all([save(2), save(2), save(2)])
    for (const answer of saved) expect(answer).toMatchObject({ status: 200, body: { version: 2 } })
    expectRefusal(await save(3), 409)
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(["draft.add", "draft.save"])
    const before = (await offerMails()).length
    const key = crypto.randomUUID()
    const sends = await Promise.all([1, 2, 3].map(() => act(id, "send", "2", key)))
    const [first] = sends
    for (const { status, body } of sends)
      expect({ status, body }).toEqual({ status: 200, body: first?.body })
    expect(await offerMails()).toHaveLength(before + 1)
    expect((await offer(await mailedToken())).body).toMatchObject({ state: "sent" })
    expectRefusal(await act(id, "send", "1", key), 422)
  })

  test("expires, can be withdrawn, and is filtered by state", async () => {
    const { id, token } = await sent()
    await shop.sql(
      "update draft_orders set valid_until = now() - interval '1 second' where id = $1",
      [id],
    )
    expect((await offer(token)).body).toMatchObject({ state: "expired" })
    const late = await accept(token, { version: 1, total: 30 })
    expect(late).toMatchObject({ status: 409, body: { code: "draft_expired" } })
    const query = { buyer: buyer().email }
    expect(await desk("GET /draft-order", { query: { ...query, state: "sent" } })).toEqual([])
    expect(await desk("GET /draft-order", { query: { ...query, state: "expired" } })).toMatchObject(
      [{ _id: id, number: expect.stringMatching(/^D-\d+$/) }],
    )
    await act(id, "send")
    expect((await offer(await mailedToken())).body).toMatchObject({ state: "sent" })
    const withdrawals = await Promise.all([act(id, "withdraw"), act(id, "withdraw")])
    expect(withdrawals.map(({ status }) => status)).toEqual([200, 200])
    const other = { token: (await shop.administrator()).token }
    expectRefusal(await shop.send(`POST /draft-order/${id}/withdraw`, other), 409)
    expect(await read(id)).toMatchObject({ state: "withdrawn" })
    expectRefusal(await act(id, "send"), 409)
  })

  test("says when its units that are not in stock are promised, in the mail and on the page", async () => {
    const scarce = await shop.part({ price: 10, availableQuantity: 1, backorder: "yes" })
    const { id, token } = await sent({ lines: lines(scarce) })
    const promised = "1 now, 2 when they arrive"
    for (const { priced } of [await read(id), Object((await offer(token)).body)])
      expect(priced.lines).toMatchObject([{ promised }])
    const [mail] = await shop.sql(
      "select data from mail_outbox where recipient = $1 and template = 'order-offer' order by id desc limit 1",
      [buyer().email],
    )
    expect(mail).toMatchObject({
      data: { waits: [{ number: 1, promise: [{ quantity: 1 }, { quantity: 2 }] }] },
    })
  })

  test("does not suggest a larger quantity at the list price, which is above its own", async () => {
    const breaks = [{ quantity: 5, price: 9 }]
    const part = await shop.part({ price: 10, breaks })
    const [line] = lines(part)
    const { token } = await sent({ lines: [{ ...line, quantity: 4 }] })
    const { priced } = Object((await offer(token)).body)
    expect(priced.lines).toMatchObject([{ unitPrice: 8, hints: [] }])
    const bought = await shop.send("POST /price", {
      body: { lines: [{ partId: part, quantity: 4 }] },
    })
    expect(bought.body.lines).toMatchObject([{ hints: [{ quantity: 5, unitPrice: 9 }] }])
  })

  test("shows its customer to the bearer of the link only until it is closed", async () => {
    const place = { name: "Ada Byron", street: "Kaistr. 4", city: "Hamburg", postalCode: "20457" }
    await shop.as(buyer())("POST /address", { body: { ...place, country: "DE" } })
    const { id, token } = await sent()
    const open = await offer(token)
    expect(open.headers.get("cache-control")).toBe("no-store")
    expect(open.body).toMatchObject({
      email: buyer().email,
      shipTo: expect.stringContaining("Hamburg"),
    })
    await shop.sql(
      "update draft_orders set valid_until = now() - interval '400 days' where id = $1",
      [id],
    )
    const { body } = await offer(token)
    expect(body).toMatchObject({ state: "expired" })
    for (const name of ["email", "name", "shipTo", "addressId"])
      expect(body).not.toHaveProperty(name)
  })
})

describe("a draft order is refused", () => {
  test("to anyone but its customer, and for parts that cannot be ordered that way", async () => {
    const { token } = await sent()
    expectRefusal(await accept(token, { version: 1, total: 30 }, await shop.customer()), 403)
    expectRefusal(await accept(token, { version: 1, total: 29 }), 409)
    expectRefusal(await offer("x".repeat(43)), 404)
    const add = (body: object) => shop.send("POST /draft-order", { token: adminToken, body })
    expectRefusal(await add({ email: "nobody@firm.example", lines: lines() }), 404)
    const unknown = [{ partId: "0".repeat(24), quantity: 1 }]
    expectRefusal(await add({ email: buyer().email, lines: unknown }), 409)
    const noReason = [{ partId: partId(), quantity: 1, ownPrice: 1 }]
    expectRefusal(await add({ email: buyer().email, lines: noReason }), 400)
  })

  test("for an account that is closed at the same moment", async () => {
    const { id, email } = buyer()
    const hold = (tx: Executor) =>
      tx.execute(sql`select from users where id = ${id} for no key update`)
    const place = () =>
      shop.send("POST /draft-order", { token: adminToken, body: { email, lines: lines() } })
    const close = (tx: Executor) =>
      tx.execute(sql`update users set closed_at = now() where id = ${id}`)
    expectRefusal(await whileItWaits(shop, hold, place, close), 404)
  })

  test("to be sent without a part that is no longer sold", async () => {
    const gone = await shop.part({ price: 5 })
    const id = await draft({ lines: [...lines(), { partId: gone, quantity: 1 }] })
    await desk("DELETE /part/{id}", { params: { id: gone } })
    const before = (await offerMails()).length
    expect(await act(id, "send")).toMatchObject({
      status: 409,
      body: { code: "lines_refused", lines: [{ index: 1, code: "part_not_found" }] },
    })
    expect(await offerMails()).toHaveLength(before)
    expect(await read(id)).toMatchObject({ state: "draft" })
  })

  test("while its stock is gone; the customer can accept it later", async () => {
    const { token } = await sent()
    const take = (delta: number) =>
      desk("POST /part/{id}/stock", {
        params: { id: partId() },
        body: { delta, reason: "correction" },
      })
    await take(-98)
    const answer = await accept(token, { version: 1, total: 30 })
    expect(answer).toMatchObject({ status: 409, body: { code: "lines_refused" } })
    await take(98)
    expect((await accept(token, { version: 1, total: 30 })).status).toBe(200)
  })

  test("a second time: only one of several concurrent answers counts", async () => {
    const { id, token } = await sent()
    const answers = await Promise.all([
      accept(token, { version: 1, total: 30 }),
      accept(token, { version: 1, total: 30 }),
      accept(token, { version: 1, total: 30 }),
      decline(token),
      act(id, "withdraw"),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { state } = await read(id)
    const accepted = answers.slice(0, 3).some(({ status }) => status === 200)
    expect(await stockOf(partId())).toBe(accepted ? 97 : 100)
    expect(state === "accepted").toBe(accepted)
    await expectBooksRight(shop)
  })
})
