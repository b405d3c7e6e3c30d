import pino from "pino"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { z } from "zod"
import { connectDatabase, type DatabaseConnection } from "#db/connection/client.ts"
import { deleteOldEvents } from "#db/events/events.ts"
import { publish } from "#operations/events/publish.ts"
import { eventDispatcher, type Subscriber, subscriber } from "#operations/events/subscriber.ts"
import { queueMail } from "#operations/mail/mail-outbox.ts"
import { runEvery } from "#runtime/jobs.ts"
import { mail } from "#subscribers/mail.ts"
import { staffMail } from "#subscribers/staff-mail.ts"
import { type TestDatabase, testDatabase } from "#test/database.ts"

const silent = pino({ level: "silent" })

let testDb: TestDatabase
let database: DatabaseConnection
let stops: (() => Promise<void>)[]
let reported: object[]

beforeEach(async () => {
  stops = []
  reported = []
  testDb = await testDatabase()
  database = await connectDatabase({ url: testDb.url, maxConnections: 5, log: silent })
})
afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
  await database.close()
  await testDb.close()
})

/** Dispatches events like one process of the shop. */
function deliver(...declared: Subscriber[]): void {
  const subscribers = declared.flatMap(({ start }) => start({}) ?? [])
  const log = { error: (facts: object) => reported.push(facts) }
  const dispatch = eventDispatcher({ db: database.db, subscribers, log, retryMs: 200 })
  stops.push(runEvery(20, dispatch, silent))
}

const order = (orderId: string) => ({
  email: "ada@x.example",
  name: "Ada",
  orderId,
  orderNumber: `CA-${orderId}`,
  productName: "Anvil 1000",
})
const approve = (id: string) => publish(database.db, "order.approved", id, order(id))
const count = async (table: string) =>
  (await database.pool.query(`select count(*)::int as n from ${table}`)).rows[0]?.n

/** A subscriber that mails about approved orders, except those for which `behave` throws. */
const approvalMails = (behave: (orderId: string) => void = () => {}) =>
  subscriber({
    variables: z.object({}),
    events: ["order.approved"],
    start:
      () =>
      async (tx, { data }) => {
        await queueMail(tx, {
          to: data.email,
          template: "account-exists",
          data: { name: data.orderId, link: "https://shop.example" },
        })
        behave(data.orderId)
      },
  })
const mailedOrders = async () =>
  (
    await database.pool.query("select data->>'name' as id from mail_outbox order by mail_outbox.id")
  ).rows.map(({ id }) => id)

describe("an event", () => {
  test("reaches its subscribers once the change is committed, and never otherwise", async () => {
    deliver(mail, approvalMails())
    await database.db
      .transaction(async (tx) => {
        await publish(tx, "order.approved", "undone", order("undone"))
        throw new Error("changed my mind")
      })
      .catch(() => undefined)
    await approve("1")
    await publish(database.db, "order.delivered", "1", order("1"))
    await expect.poll(() => count("events")).toBe(0)
    expect(await mailedOrders()).toEqual(["Ada", "1", "Ada"])
  })

  test("reaches a subscriber once and in order, however many processes deliver", async () => {
    for (let n = 0; n < 150; n += 1) await approve(String(n))
    for (let process = 0; process < 3; process += 1) deliver(approvalMails())
    const all = Array.from({ length: 150 }, (_, n) => String(n))
    await expect.poll(() => count("events")).toBe(0)
    expect(await mailedOrders()).toEqual(all)
  })

  test("published twice is mailed once", async () => {
    await approve("1")
    await approve("1")
    deliver(mail)
    await expect.poll(() => count("events")).toBe(0)
    expect(await count("mail_outbox")).toBe(1)
  })

  test("that cannot be written stays, delays no other, and is delivered later", async () => {
    let isDown = true
    for (let n = 0; n < 120; n += 1) await approve(n < 60 ? `bad ${n}` : `good ${n}`)
    deliver(
      approvalMails((orderId) => {
        if (isDown && orderId.startsWith("bad")) throw new Error("not yet")
      }),
    )
    await expect.poll(() => count("mail_outbox")).toBe(60)
    expect(await mailedOrders()).not.toContainEqual(expect.stringMatching(/^bad/))
    expect(await count("events")).toBe(60)
    expect(reported).toContainEqual({ eventId: 1, name: "order.approved", err: expect.any(Error) })
    isDown = false
    await expect.poll(() => count("mail_outbox")).toBe(120)
    await expect.poll(() => count("events")).toBe(0)
  })

  test("whose data another release wrote delays no other", async () => {
    await database.pool.query(
      `insert into events (name, subject, data) values ('tax_id.waiting', '1', '{"country": "…"}')`,
    )
    await database.pool.query(
      `with admin as (insert into users (id, name, email) values ('a', 'A', 'a@x.example') returning id),
        role as (insert into profiles (user_id, role) select id, 'admin' from admin)
        insert into staff_notifications (user_id, topic) select id, 'tax_id' from admin`,
    )
    await approve("1")
    deliver(staffMail, mail)
    await expect.poll(() => count("mail_outbox")).toBe(1)
    expect(reported).toContainEqual(expect.objectContaining({ eventId: 1, name: "tax_id.waiting" }))
  })

  test("with a name this release does not know waits a month for one that does", async () => {
    await database.pool.query(
      `insert into events (name, subject, data, created_at) values
        ('order.unknown', '1', '{}', now() - interval '29 days'),
        ('order.unknown', '2', '{}', now() - interval '31 days')`,
    )
    deliver(mail)
    await approve("1")
    await expect.poll(() => count("mail_outbox")).toBe(1)
    expect(await count("events")).toBe(2)
    await deleteOldEvents(database.db)
    expect(await count("events")).toBe(1)
  })
})
