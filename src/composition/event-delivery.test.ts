import pino from "pino"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { z } from "zod"
import { connectDatabase, type DatabaseConnection } from "#db/connection/client.ts"
import { deleteUnknownEvents } from "#db/events/events.ts"
import { publish } from "#operations/events/publish.ts"
import { type Subscriber, subscriber } from "#operations/events/subscriber.ts"
import { queueMail } from "#operations/mail/mail-outbox.ts"
import { runEvery, startJobs } from "#runtime/jobs.ts"
import { mail } from "#subscribers/mail.ts"
import { type TestDatabase, testDatabase } from "#test/database.ts"
import { startEventDelivery } from "./deliveries.ts"

const silent = pino({ level: "silent" })
const hasty = {
  limit: 2,
  firstDelaySeconds: 1,
  longestDelaySeconds: 1,
  heartbeatSeconds: 10,
  pollSeconds: 0.5,
}

let place: TestDatabase
let database: DatabaseConnection
let stops: (() => Promise<void>)[]
let givenUp: object[]

beforeEach(async () => {
  stops = []
  givenUp = []
  place = await testDatabase()
  database = await connectDatabase({ url: place.url, maxConnections: 5, log: silent })
})
afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
  await database.close()
  await place.close()
})

/** Dispatches and delivers events like one process of the shop. */
async function deliver(...declared: Subscriber[]): Promise<void> {
  const jobs = await startJobs({ url: place.url, log: silent, superviseSeconds: 1 })
  const subscribers = declared.flatMap(({ start }) => start({}) ?? [])
  const log = { info: () => {}, warn: () => {}, error: (facts: object) => givenUp.push(facts) }
  const dispatch = await startEventDelivery(jobs.boss, { db: database.db, subscribers, log }, hasty)
  stops.push(jobs.stop, runEvery(20, dispatch, silent))
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

/** Subscribes to approved orders and handles each as the test defines. */
function approvals(behave: (orderId: string) => Promise<void> = async () => {}) {
  const delivered: string[] = []
  const declared = subscriber({
    name: "approvals",
    variables: z.object({}),
    events: ["order.approved"],
    key: ({ subject }) => subject,
    start: () => ({
      send: async ({ data }, key) => {
        await behave(data.orderId)
        delivered.push(key)
      },
    }),
  })
  return { declared, delivered }
}

describe("an event", () => {
  test("reaches its subscribers once the change is committed, and never otherwise", async () => {
    const { declared, delivered } = approvals()
    await deliver(mail, declared)
    await database.db
      .transaction(async (tx) => {
        await publish(tx, "order.approved", "undone", order("undone"))
        throw new Error("changed my mind")
      })
      .catch(() => undefined)
    await approve("1")
    await publish(database.db, "order.delivered", "1", order("1"))
    await expect.poll(() => delivered).toEqual(["1"])
    await expect.poll(() => count("mail_outbox")).toBe(2)
    expect(await count("events")).toBe(0)
  })

  test("reaches a subscriber once, however many processes deliver", async () => {
    for (let n = 0; n < 150; n += 1) await approve(String(n))
    const { declared, delivered } = approvals()
    await Promise.all([deliver(declared), deliver(declared), deliver(declared)])
    const all = Array.from({ length: 150 }, (_, n) => String(n)).toSorted()
    await expect.poll(() => delivered.toSorted()).toEqual(all)
  })

  test("published twice is mailed once", async () => {
    await approve("1")
    await approve("1")
    await deliver(mail)
    await expect.poll(() => count("events")).toBe(0)
    expect(await count("mail_outbox")).toBe(1)
  })

  test("stays queued if a subscriber could not write, and is delivered later", async () => {
    let isDown = true
    const fussy = subscriber({
      name: "fussy",
      variables: z.object({}),
      events: ["order.approved"],
      key: ({ subject }) => subject,
      start: () => ({
        write: async (tx, { data }) => {
          await queueMail(tx, {
            to: data.email,
            template: "account-exists",
            data: { name: data.name, link: "https://shop.example" },
          })
          if (isDown) throw new Error("not yet")
        },
      }),
    })
    await approve("1")
    await deliver(fussy)
    await expect.poll(() => count("events")).toBe(1)
    isDown = false
    await expect.poll(() => count("mail_outbox")).toBe(1)
    expect(await count("events")).toBe(0)
  })

  test("with a name this release does not know waits a month for one that does", async () => {
    await database.pool.query(
      `insert into events (name, subject, data, created_at) values
        ('order.sung', '1', '{}', now() - interval '29 days'),
        ('order.sung', '2', '{}', now() - interval '31 days')`,
    )
    await deliver(mail)
    await approve("1")
    await expect.poll(() => count("mail_outbox")).toBe(1)
    expect(await count("events")).toBe(2)
    await deleteUnknownEvents(database.db)
    expect(await count("events")).toBe(1)
  })
})

describe("a subscriber that fails", () => {
  test("gets the event again, and delays no other", async () => {
    let failures = 0
    const { declared, delivered } = approvals(async (orderId) => {
      if (orderId === "1" && failures === 0) {
        failures += 1
        throw new Error("away")
      }
    })
    await deliver(declared)
    await approve("1")
    await approve("2")
    await expect.poll(() => delivered).toEqual(["2", "1"])
  })

  test("is given up after its last attempt, which is logged", async () => {
    const { declared, delivered } = approvals(async () => {
      throw new Error("gone")
    })
    await deliver(declared)
    await approve("1")
    await expect.poll(() => givenUp).toEqual([{ subscriber: "approvals", key: "1" }])
    expect(delivered).toEqual([])
  })
})
