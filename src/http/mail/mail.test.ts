import { afterAll, describe, expect, test } from "vitest"
import { payOrder } from "#test/pay.ts"
import { smtpPeer } from "#test/services/smtp-peer.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const buyer = await shop.customer()
afterAll(() => shop.close())

const place = async (by = buyer) => {
  const body = { purchaseId: await shop.part({ name: "Anvil 1000" }), quantity: 2 }
  return (await shop.as(by)("POST /purchase", { body })).insertedId
}
const advance = (id: string) => shop.as(shop.admin)("PUT /order/{id}", { params: { id } })
const listMail = (query = {}, by = shop.admin) => shop.as(by)("GET /mail", { query })
const mailTo = async ({ email }: Person) => {
  await shop.passOnEvents()
  return ordersMails(await listMail(), email).map(({ template }) => template)
}
/** Filters a person's mails about orders. */
const ordersMails = (mails: Awaited<ReturnType<typeof listMail>>, email: string) =>
  mails.filter(({ to, template }) => to === email && template.startsWith("order-"))
const resend = (id: string, by = shop.admin) =>
  shop.as(by)("POST /mail/{id}/resend", { params: { id } })

/** Inserts a mail in its state after the last attempt. */
const aDeadMail = async (to = "dead@shop.example") => {
  const [row] = await shop.sql(
    `insert into mail_outbox (recipient, template, data, state, attempts, last_error, handed_over_at)
     values ($1, 'account-exists', $2, 'dead', 31, '450 Try later', now()) returning id::text`,
    [to, { name: "Ada", link: "https://shop.example/login" }],
  )
  return String(row?.id)
}

describe("an order's mails", () => {
  test("report placing, payment and every step, each once", async () => {
    const ada = await shop.customer()
    const id = await place(ada)
    const transactionId = await payOrder(shop, ada, id)
    await shop.as(ada)("PATCH /order/{id}", { params: { id }, body: { transactionId } })
    for (const _ of ["approved", "shipped", "delivered"]) await advance(id)
    const expected = ["order-status", "order-status", "order-status", "order-paid", "order-placed"]
    expect(await mailTo(ada)).toEqual(expected)
    // Ends the time in which a step can be undone.
    await shop.sql("update mail_outbox set send_after = now() where recipient = $1", [ada.email])
    await expect
      .poll(async () => ordersMails(await listMail({ state: "sent" }), ada.email))
      .toHaveLength(5)
    const subjects = (await reader())
      .filter(({ to, subject }) => to === ada.email && subject?.includes("Anvil"))
      .map(({ subject }) => subject)
    const { orderNumber } = await shop.as(ada)("GET /order/{id}", { params: { id } })
    const named = `order ${orderNumber} of Anvil 1000`
    expect(subjects).toEqual([
      `Your ${named}: delivered`,
      `Your ${named}: shipped`,
      `Your ${named}: approved`,
      `Receipt for ${named}`,
      `Your ${named}`,
    ])
  })

  test("are not sent for a refused order, and once for a repeated one", async () => {
    const ada = await shop.customer()
    const purchaseId = await shop.part({ availableQuantity: 5 })
    const order = { body: { purchaseId, quantity: 5 } }
    const headers = { "idempotency-key": "once" }
    await shop.as(ada)("POST /purchase", order, { headers })
    await shop.as(ada)("POST /purchase", order, { headers })
    await expect(shop.as(ada)("POST /purchase", order)).rejects.toMatchObject({ status: 409 })
    expect(await mailTo(ada)).toEqual(["order-placed"])
  })

  test("are deleted from the database once they are sent", async () => {
    const ada = await shop.customer()
    await place(ada)
    const rows = () =>
      shop.sql("select distinct state, data from mail_outbox where recipient = $1", [ada.email])
    await expect.poll(rows).toEqual([{ state: "sent", data: null }])
  })
})

describe("GET /mail", () => {
  test("lists the state of each mail, newest first, without its content", async () => {
    const id = await aDeadMail()
    const [mail] = await listMail({ state: "dead" })
    expect(mail).toEqual({
      _id: id,
      to: "dead@shop.example",
      template: "account-exists",
      state: "dead",
      attempts: 31,
      lastError: "450 Try later",
      createdAt: expect.any(String),
    })
  })

  test("continues after the last row seen", async () => {
    const ids = [await aDeadMail(), await aDeadMail(), await aDeadMail()].reverse()
    const [first, second] = await listMail({ state: "dead", limit: 2 })
    expect([first?._id, second?._id]).toEqual(ids.slice(0, 2))
    const [third] = await listMail({ state: "dead", limit: 1, after: second?._id })
    expect(third?._id).toBe(ids[2])
  })

  test("is for administrators", async () => {
    await expect(listMail({}, buyer)).rejects.toMatchObject({ status: 403 })
    await expect(shop.as()("GET /mail")).rejects.toMatchObject({ status: 401 })
    await expect(listMail({ state: "lost" })).rejects.toMatchObject({ status: 400 })
  })
})

describe("GET /mail-count", () => {
  const count = (by = shop.admin, where = shop) => where.as(by)("GET /mail-count")
  const queue = (madeAgo: string, heldFor: string | null = null) =>
    shop.sql(
      `insert into mail_outbox (recipient, template, data, handed_over_at, created_at, send_after)
       values ('q@shop.example', 'account-exists', '{}', now(), now() - $1::interval, now() + $2::interval)`,
      [madeAgo, heldFor],
    )

  test("counts dead, queued and late mail", async () => {
    // Mails of registrations have left the queue.
    await expect.poll(async () => (await count()).queued).toBe(0)
    const before = await count()
    await aDeadMail()
    await queue("1 second")
    await queue("2 minutes")
    await queue("2 minutes", "1 minute")
    expect(await count()).toEqual({ ...before, dead: before.dead + 1, queued: 3, late: 1 })
    await shop.sql("delete from mail_outbox where recipient = 'q@shop.example'")
  })

  test("states where mail goes", async () => {
    expect(await count()).toMatchObject({ carrier: "outbox" })
    const without = await openTestApi({ sandbox: false })
    expect(await count(without.admin, without)).toMatchObject({ carrier: "none" })
    await without.close()
    const peer = await smtpPeer()
    const withServer = await openTestApi({ smtpUrl: peer.url })
    expect(await count(withServer.admin, withServer)).toMatchObject({ carrier: "smtp" })
    await withServer.close()
    await peer.stop()
  })

  test("is for administrators", async () => {
    await expect(count(buyer)).rejects.toMatchObject({ status: 403 })
    await expect(shop.as()("GET /mail-count")).rejects.toMatchObject({ status: 401 })
  })
})

describe("POST /mail/{id}/resend", () => {
  test("sends a dead mail again, and audits the administrator", async () => {
    const id = await aDeadMail("again@shop.example")
    expect(await resend(id)).toEqual({ acknowledged: true, success: true, modifiedCount: 1 })
    await expect
      .poll(async () => (await reader()).map(({ to }) => to))
      .toContain("again@shop.example")
    const audit = await shop.sql(
      "select actor_id, target from audit_log where action = 'mail.resend'",
    )
    expect(audit).toContainEqual({ actor_id: shop.admin.id, target: id })
  })

  test("is for administrators", async () => {
    const id = await aDeadMail()
    await expect(resend(id, buyer)).rejects.toMatchObject({ status: 403 })
    expect((await listMail({ state: "dead" })).map(({ _id }) => _id)).toContain(id)
  })

  test("refuses a mail that is not dead, and an unknown one", async () => {
    const id = await aDeadMail()
    await resend(id)
    await expect(resend(id)).rejects.toMatchObject({
      status: 409,
      body: { code: "mail_not_dead", modifiedCount: 0 },
    })
    for (const unknown of ["999999", "0", "-1", "1e3", "x", "9".repeat(30), "%00"])
      await expect(resend(unknown)).rejects.toMatchObject({ status: 404 })
  })

  test("does not report the mail as late at once", async () => {
    const without = await openTestApi({ sandbox: false })
    const [row] = await without.sql(
      `insert into mail_outbox (recipient, template, data, state, created_at)
       values ('dead@shop.example', 'mail-test', '{}', 'dead', now() - interval '1 day') returning id::text`,
    )
    await without.as(without.admin)("POST /mail/{id}/resend", { params: { id: String(row?.id) } })
    const count = await without.as(without.admin)("GET /mail-count")
    expect(count).toMatchObject({ queued: 1, late: 0, dead: 0 })
    await without.close()
  })

  test("sent twice at once sends it once", async () => {
    const id = await aDeadMail("twice@shop.example")
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => resend(id)))
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    await expect
      .poll(async () => (await reader()).filter(({ to }) => to === "twice@shop.example"))
      .toHaveLength(1)
  })
})

/** Reads the list that administrators see. */
async function reader() {
  const { body } = await shop.send("GET /sandbox/mail")
  const row = /<tr><td><a href="([^"]+)">([^<]*)<\/a><\/td><td>([^<]*)<\/td>/g
  return [...String(body.text).matchAll(row)].map(([, address = "", subject, to]) => ({
    address,
    subject,
    to,
  }))
}
