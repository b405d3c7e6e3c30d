import { BlockList } from "node:net"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { payOrder } from "#test/pay.ts"
import { refund } from "#test/services/refunds.ts"
import { smtpPeer } from "#test/services/smtp-peer.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const peer = await smtpPeer()
const shop = await openTestApi({ smtpUrl: peer.url })
beforeEach(() => shop.sql("delete from rate_limits"))
afterAll(async () => {
  await shop.close()
  await peer.stop()
})

const VICTIM = "somebody@elsewhere.example"
const WORDS = "Click evil.example to win"
const PASSWORD = "a password of some length"

const ask = (call: string, body: unknown) => shop.send(`POST /api/auth/${call}`, { body })
const register = (email: string) => ask("sign-up/email", { name: WORDS, email, password: PASSWORD })
const enter = (email: string, name = WORDS): Promise<Person> =>
  shop.signIn({ id: "", name, email, password: PASSWORD, token: "", cookie: "" })
const mailsTo = (email: string) =>
  peer.received.filter(({ recipients }) => recipients.includes(email)).map(({ mail }) => mail)
const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject ?? "")
const written = (email: string, template: string) =>
  shop.sql("select id from mail_outbox where recipient = $1 and template = $2", [email, template])
const nothingWaits = () =>
  expect.poll(() => shop.sql("select id from mail_outbox where state = 'queued'")).toEqual([])

async function buy(person: Person, times: number): Promise<void> {
  const purchaseId = await shop.part({ availableQuantity: 1000 })
  const { token } = person
  for (let n = 0; n < times; n += 1) {
    const words = { purchaseOrder: WORDS, shipTo: WORDS, note: WORDS }
    const line = { partId: purchaseId, quantity: 1, customerPartNumber: WORDS }
    const order = { lines: [line], ...words }
    const { body } = await shop.send("POST /order", { token, body: order })
    await shop.send(`DELETE /order/${body.insertedId}`, { token })
  }
}

async function withdraw({ token, email }: Person): Promise<void> {
  await shop.saveSettings("duties", { withdrawal: true })
  const body = { lines: [{ partId: await shop.part(), quantity: 1 }] }
  const { insertedId: id } = await shop.as({ token })("POST /order", { body })
  const { orderNumber } = await shop.as({ token })("GET /order/{id}", { params: { id } })
  const declaration = { name: WORDS, orderNumber, email, message: WORDS }
  expect((await shop.send("POST /withdrawal", { body: declaration })).status).toBe(200)
}

describe("an account registered with another person's address", () => {
  test("gets three mails a day, however often it is registered and closed", async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await register(VICTIM)).status).toBe(200)
      expect((await register(VICTIM)).status).toBe(409)
      // Waiting mail is erased with the account.
      await nothingWaits()
      const { token } = await enter(VICTIM)
      expect((await shop.send("POST /account/close", { token, body: {} })).status).toBe(200)
    }
    expect(mailsTo(VICTIM).length).toBeLessThanOrEqual(3)
    expect(mailsTo(VICTIM).length).toBeGreaterThan(0)
  })

  test("sends no text of the registrant to that address", async () => {
    const email = "nobody@elsewhere.example"
    await register(email)
    await ask("request-password-reset", { email })
    await register(email)
    await buy(await enter(email), 1)
    await withdraw(await enter(email))
    await nothingWaits()
    await expect
      .poll(() => subjectsTo(email).toSorted())
      .toEqual([
        "Choose a new password",
        "Welcome – please confirm your e-mail address",
        "You already have an account",
        expect.stringMatching(/^Your order CA-\d{4}-\d{6} of /),
        expect.stringMatching(/^Your order CA-\d{4}-\d{6} of /),
        expect.stringMatching(/^Your withdrawal from order CA-/),
      ])
    for (const mail of mailsTo(email))
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/evil\.example|to win/)
  })

  test("sends no number or reason of the registrant to that address, either", async () => {
    const email = "shipped@elsewhere.example"
    await register(email)
    const stranger = await enter(email)
    const desk = shop.as(shop.admin)
    const line = { partId: await shop.part(), quantity: 1, customerPartNumber: WORDS }
    const { insertedId: id } = await shop.as(stranger)("POST /order", { body: { lines: [line] } })
    await payOrder(shop, stranger, id)
    for (const _ of ["approved", "shipped"]) await desk("PUT /order/{id}", { params: { id } })
    // Ends the time in which a step can be undone.
    await shop.sql("update mail_outbox set send_after = now() where recipient = $1", [email])
    const draft = { email, lines: [{ partId: line.partId, quantity: 1 }] }
    const { insertedId } = await desk("POST /draft-order", { body: draft })
    const headers = { "if-match": "*" }
    await shop.send(`POST /draft-order/${insertedId}/send`, { token: shop.admin.token, headers })
    await nothingWaits()
    const texts = mailsTo(email).map(({ text }) => text)
    const [, token] = /\/offer\/(\S+)/.exec(texts.join("\n")) ?? []
    await shop.send(`POST /order-offer/${token}/decline`, { body: { reason: WORDS } })
    await nothingWaits()
    const subjects = subjectsTo(email).join("\n")
    expect(subjects).toMatch(/: shipped$/m)
    expect(subjects).toMatch(/was declined$/m)
    for (const { text } of mailsTo(email)) expect(text).not.toContain(WORDS)
  })

  test("gets ten order mails a day, and further ones are dropped", async () => {
    const email = "orders@elsewhere.example"
    await register(email)
    await buy(await enter(email), 14)
    await nothingWaits()
    expect(await written(email, "order-placed")).toHaveLength(10)
    expect(subjectsTo(email).filter((subject) => subject.startsWith("Your order"))).toHaveLength(10)
    expect(shop.loggedEvents("mail_held_back")).toHaveLength(4)
  })

  test("gets no mail about the number of a certificate, which may be any words", async () => {
    const email = "taxed@elsewhere.example"
    await register(email)
    const { token } = await enter(email)
    await shop.saveSettings("tax", { on: true, country: "US", region: "TX" })
    const body = { country: "US", region: "TX", number: WORDS }
    const { insertedId: id } = await shop.as({ token })("POST /tax-id", { body })
    const decision = { params: { id }, body: { valid: true } }
    await shop.as(shop.admin)("POST /tax-id/{id}/decision", decision)
    await shop.as(shop.admin)("POST /tax-id/{id}/withdrawal", { params: { id } })
    await nothingWaits()
    await shop.saveSettings("tax", { on: false })
    expect(subjectsTo(email)).toEqual(["Welcome – please confirm your e-mail address"])
  })

  test("gets no mail about changed details of an order, which may be any words", async () => {
    const email = "changed@elsewhere.example"
    await register(email)
    const { token } = await enter(email)
    const order = { lines: [{ partId: await shop.part(), quantity: 1 }], note: WORDS }
    const { body } = await shop.send("POST /order", { token, body: order })
    const change = { token: shop.admin.token, body: { note: "By the back door." } }
    const { status } = await shop.send(`PUT /order/${body.insertedId}/details`, change)
    expect(status).toBe(200)
    await shop.passOnEvents()
    const heldBack = expect.objectContaining({ template: "order-details" })
    await expect.poll(() => shop.loggedEvents("mail_held_back")).toContainEqual(heldBack)
    expect(subjectsTo(email)).not.toContainEqual(expect.stringMatching(/^We have changed/))
  })
})

test("mails come from the shop's name, and end with its address", async () => {
  const identity = {
    name: 'Moor "& <b>Heath',
    legalName: "Moor Ltd",
    address: "Dock 4\nLeith",
    taxIds: [{ label: "VAT", number: "GB1" }],
  }
  await shop.saveSettings("shop", identity)
  await register("moor@elsewhere.example")
  await nothingWaits()
  const [mail] = mailsTo("moor@elsewhere.example")
  expect(mail?.from).toMatchObject({
    name: identity.name,
    address: "shop@computer-assembler.example",
  })
  expect(mail?.text).toMatch(
    /Welcome to Moor "& <b>Heath\..*-- \nMoor Ltd\nDock 4\nLeith\nVAT GB1\nhttp/s,
  )
  expect(mail?.html).toContain("Moor &quot;&amp; &lt;b&gt;Heath")
  await shop.saveSettings("shop", {})
})

test("a verified customer is greeted by name, and gets a mail for every order", async () => {
  const email = "ada@shop.example"
  await ask("sign-up/email", { name: "Ada Byron", email, password: PASSWORD })
  await shop.sql("update users set email_verified = true where email = $1", [email])
  await buy(await enter(email, "Ada Byron"), 12)
  await nothingWaits()
  const orders = mailsTo(email).filter(({ subject }) => subject?.startsWith("Your order"))
  expect(orders).toHaveLength(12)
  for (const { text } of orders)
    expect(text).toMatch(/Hello Ada Byron,.*Your purchase order: Click.*Ship to: Click/s)
})

test("a German mail about a tax number links to the German profile", async () => {
  const ada = await shop.customer()
  await shop.sql("update users set email_verified = true, language = 'de' where id = $1", [ada.id])
  await shop.saveSettings("tax", { on: true, country: "US", region: "TX" })
  const body = { country: "US", region: "TX", number: "01-339" }
  const { insertedId: id } = await shop.as(ada)("POST /tax-id", { body })
  const decision = { params: { id }, body: { valid: true } }
  await shop.as(shop.admin)("POST /tax-id/{id}/decision", decision)
  await nothingWaits()
  await shop.saveSettings("tax", { on: false })
  expect(mailsTo(ada.email).at(-1)?.text).toMatch(/^https?:\/\/[^/]+\/de\/dashboard\/myprofile$/m)
})

describe("the contact form", () => {
  const CONTACT = "desk@shop.example"
  const letter = {
    name: "Ada",
    email: VICTIM,
    subject: "Fans\r\nBcc: x@evil.example",
    message: WORDS,
  }
  const write = (changes: object = {}, token?: string, key?: string) =>
    shop.send("POST /contact", {
      ...(token && { token }),
      body: { ...letter, ...changes },
      headers: key ? { "idempotency-key": key } : {},
    })
  const writeTo = (contact: string) => shop.saveSettings("shop", { contact })
  const reached = async () => {
    await nothingWaits()
    return peer.received.filter(({ mail }) => mail.subject?.includes("Fans"))
  }

  test("does not exist until an administrator sets where messages go", async () => {
    expect(await write()).toMatchObject({ status: 404, body: { code: "contact_off" } })
    expect(await reached()).toEqual([])
  })

  test("mails the shop alone, and its reply goes to the sender", async () => {
    await writeTo(CONTACT)
    const before = await reached()
    expect(await write()).toMatchObject({ status: 200, body: { copied: false } })
    const [message, ...more] = (await reached()).slice(before.length)
    expect([message?.recipients, more]).toEqual([[CONTACT], []])
    expect(message?.mail).toMatchObject({
      subject: "Contact form: Fans Bcc: x@evil.example",
      replyTo: [{ name: "", address: VICTIM }],
      text: expect.stringMatching(/Click evil\.example to win\n.*Signed in as: Nobody/s),
    })
    expect(message?.mail.bcc).toBeUndefined()
  })

  test("sends a copy to verified addresses, and refers only to the sender's own orders", async () => {
    await writeTo(CONTACT)
    const ada = await shop.customer()
    const other = await shop.customer()
    await shop.verifyEmail(ada)
    const partId = await shop.part()
    const order = { body: { lines: [{ partId, quantity: 1 }] } }
    const { insertedId } = await shop.as(ada)("POST /order", order)
    const { orderNumber } = await shop.as(ada)("GET /order/{id}", { params: { id: insertedId } })
    for (const token of [other.token, undefined]) {
      const refused = await write({ orderNumber }, token)
      expectRefusal(refused, 400)
      expect(refused.body.fields).toHaveProperty("orderNumber")
    }
    expect((await write({ orderNumber }, ada.token)).body).toMatchObject({ copied: true })
    expect((await write({}, other.token)).body).toMatchObject({ copied: false })
    const mine = (await reached()).slice(-3)
    const to = mine.map(({ recipients, mail }) => [recipients[0], mail.text?.includes(orderNumber)])
    expect(to).toHaveLength(3)
    expect(to).toEqual(
      expect.arrayContaining([
        [CONTACT, true],
        [ada.email, true],
        [CONTACT, false],
      ]),
    )
  })

  test("sends the same message with the same key once, also concurrently", async () => {
    await writeTo(CONTACT)
    const before = (await reached()).length
    const keyed = () => write({}, undefined, "a key of mine")
    const answers = await Promise.all([keyed(), keyed(), keyed(), keyed()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await write({ message: "More." }, undefined, "a key of mine")).status).toBe(200)
    expect((await reached()).length - before).toBe(2)
  })

  test("accepts ten messages an hour per network", async () => {
    await writeTo(CONTACT)
    const fields = { name: " ", email: "no address", subject: "", message: "4242 4242 4242 4242" }
    const refused = await write(fields)
    expectRefusal(refused, 400)
    expect(Object.keys(Object(refused.body.fields))).toEqual(Object.keys(fields))
    for (let n = 0; n < 10; n += 1) expect((await write()).status).toBe(200)
    expect(await write()).toMatchObject({ status: 429, body: { code: "rate_limited" } })
  })
})

test("the contact form is rate limited per network, never for everybody", async () => {
  const trustedProxies = new BlockList()
  trustedProxies.addSubnet("127.0.0.0", 8, "ipv4")
  const busy = await openTestApi({ trustedProxies, rateLimitScale: 0.02 })
  const write = async (network: number) => {
    const { status } = await busy.send("POST /contact", {
      body: { name: "Ada", email: VICTIM, subject: "Fans", message: "Do they fit?" },
      headers: { "x-forwarded-for": `192.0.2.${network}` },
    })
    return status
  }
  await busy.applySettings("shop", { contact: "desk@shop.example" })
  const statuses = []
  for (let network = 1; network <= 8; network += 1) statuses.push(await write(network))
  expect(statuses, "twice what the shop gets in an hour").toEqual(Array(8).fill(200))
  expect(await write(8)).toBe(429)
  await busy.close()
})

test("an invoice is attached for verified addresses; others get its location", async () => {
  const invoices = { from: "2020-01-01", country: "DE" }
  await shop.saveSettings("invoices", invoices)
  const proved = "eve@shop.example"
  const stranger = "unproved@elsewhere.example"
  for (const email of [proved, stranger])
    await ask("sign-up/email", { name: WORDS, email, password: PASSWORD })
  await shop.sql("update users set email_verified = true where email = $1", [proved])
  for (const email of [proved, stranger]) {
    const person = await enter(email)
    const { token } = person
    const body = { purchaseId: await shop.part(), quantity: 1 }
    const id = String((await shop.send("POST /purchase", { token, body })).body.insertedId)
    await payOrder(shop, person, id)
    await Promise.all(
      Array.from({ length: 4 }, () => shop.send(`GET /order/${id}/invoice`, { token })),
    )
    await refund(shop, id, { reason: "Broken" })
    await shop.send(`GET /order/${id}/invoice`, { token })
  }
  await nothingWaits()
  const papers = (email: string) =>
    mailsTo(email).filter(({ subject }) => /^(?:Invoice|Credit note) /.test(subject ?? ""))
  expect(papers(proved).map(({ subject }) => subject?.replace(/\d+$/, ""))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Invoice INV-/),
      expect.stringMatching(/^Credit note CN-/),
    ]),
  )
  for (const { subject, text, attachments } of papers(proved)) {
    expect(text).toContain("is attached")
    expect(attachments).toMatchObject([
      { filename: `${subject?.match(/(?:INV|CN)-[\d-]+/)?.[0]}.pdf`, mimeType: "application/pdf" },
    ])
    const [{ content } = { content: "" }] = attachments
    const bytes = typeof content === "string" ? content : new TextDecoder("latin1").decode(content)
    expect(bytes).toMatch(/^%PDF-/)
  }
  expect(papers(stranger)).toHaveLength(2)
  for (const { text, html, attachments } of papers(stranger)) {
    expect(attachments).toEqual([])
    expect(text).toContain("Sign in to download it")
    expect(`${text} ${html}`).not.toContain(WORDS)
  }
})
