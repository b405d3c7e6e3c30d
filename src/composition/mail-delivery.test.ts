import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pino from "pino"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { outboxFolder } from "#adapters/mail/outbox-folder.ts"
import { smtpMailer } from "#adapters/mail/smtp-mailer.ts"
import { connectDatabase, type DatabaseConnection, type Executor } from "#db/connection/client.ts"
import {
  claimWaitingMails,
  deleteOldMails,
  queueAgain,
  releaseLostMails,
} from "#db/mail/mail-outbox.ts"
import { type Mailer, type OutgoingMail, ProviderUnavailable } from "#operations/kernel/ports.ts"
import { queueMail } from "#operations/mail/mail-outbox.ts"
import { runEvery, startJobs } from "#runtime/jobs.ts"
import { type TestDatabase, testDatabase } from "#test/database.ts"
import { smtpPeer } from "#test/services/smtp-peer.ts"
import { figure, goalMs, rounds } from "#test/torture.ts"
import { type RetryOptions, startMailDelivery } from "./mail-delivery.ts"

const logged: string[] = []
const log = pino({ level: "info" }, { write: (line) => logged.push(line) })
const fastRetries: RetryOptions = {
  limit: 2,
  firstDelaySeconds: 1,
  maxDelaySeconds: 1,
  heartbeatSeconds: 10,
  pollSeconds: 0.5,
}

let testDb: TestDatabase
let database: DatabaseConnection
let folder: string
let stops: (() => Promise<void>)[]

beforeEach(async () => {
  stops = []
  testDb = await testDatabase()
  database = await connectDatabase({ url: testDb.url, maxConnections: 5, log })
  folder = await mkdtemp(join(tmpdir(), "outbox-test-"))
})
afterEach(async () => {
  await stopAll()
  await database.close()
  await testDb.close()
  await rm(folder, { recursive: true })
})

const stopAll = async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
}

/** Runs the mail work of one process. */
async function deliver(mailer: Mailer, retries = fastRetries): Promise<void> {
  const jobs = await startJobs({ url: testDb.url, log, superviseSeconds: 1 })
  stops.push(jobs.stop)
  const deps = {
    db: database.db,
    mailer,
    from: "shop@shop.example",
    shopUrl,
    findHold: async () => undefined,
    canMailUnverified: async () => true,
    writePaper: async () => ({ pdf: Buffer.from("%PDF") }),
    log,
  }
  const enqueueMails = await startMailDelivery(jobs.boss, deps, retries)
  stops.push(runEvery(50, enqueueMails, log))
}

const shopUrl = "https://shop.example"
const queue = (to: string, dedupeKey?: string, db: Executor = database.db) =>
  queueMail(db, {
    to,
    template: "account-exists",
    data: { name: "Ada", link: `${shopUrl}/login` },
    dedupeKey,
  })
const sql = async (statement: string) => (await database.pool.query(statement)).rows
const rows = () => sql("select recipient, state, attempts, last_error from mail_outbox order by id")
const states = async () => (await rows()).map(({ state }) => state)

/** A mail service whose behavior the test sets. */
function fakeMailer(behave: (mail: OutgoingMail) => Promise<void> = async () => {}) {
  const sent: OutgoingMail[] = []
  const send = async (mail: OutgoingMail) => {
    await behave(mail)
    sent.push(mail)
  }
  return { send, sent }
}

describe("a mail", () => {
  test("is sent once its change is committed, and never otherwise", async () => {
    const mailer = fakeMailer()
    await deliver(mailer)
    await database.db
      .transaction(async (tx) => {
        await queue("nobody@x.example", undefined, tx)
        throw new Error("changed my mind")
      })
      .catch(() => undefined)
    await queue("ada@x.example")
    await expect.poll(states).toEqual(["sent"])
    expect(mailer.sent.map(({ to }) => to)).toEqual(["ada@x.example"])
  })

  test("with the same key as an earlier one is dropped", async () => {
    await Promise.all(Array.from({ length: 8 }, () => queue("ada@x.example", "order-paid:1")))
    await queue("ada@x.example", "order-paid:2")
    expect(await states()).toEqual(["queued", "queued"])
  })

  test("is sent once, however many processes deliver", async () => {
    for (let n = 0; n < 150; n += 1) await queue(`buyer-${n}@x.example`)
    const mailer = fakeMailer()
    await Promise.all([deliver(mailer), deliver(mailer), deliver(mailer)])
    await expect.poll(async () => new Set(await states())).toEqual(new Set(["sent"]))
    const numbers = mailer.sent.map(({ number }) => number)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 150 }, (_, n) => n + 1))
  })
})

test("each waiting mail is claimed by one process, however many compete for it", async () => {
  await Promise.all(Array.from({ length: 5 }, () => sql("select pg_sleep(0.05)")))
  for (let n = 0; n < 40; n += 1) await queue(`buyer-${n}@x.example`)
  const claim = () => database.db.transaction((tx) => claimWaitingMails(tx, 10))
  const claimed = await Promise.all(Array.from({ length: 5 }, claim))
  const ids = [...claimed, await claim()].flat().toSorted((a, b) => a - b)
  expect(ids).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
})

/** Writes one mail to the folder and dies before it records that. */
async function dieAfterSending(): Promise<void> {
  const script = `
    import { outboxFolder } from ${JSON.stringify(import.meta.resolve("#adapters/mail/outbox-folder.ts"))}
    import { connectDatabase } from ${JSON.stringify(import.meta.resolve("#db/connection/client.ts"))}
    import { runEvery, startJobs } from ${JSON.stringify(import.meta.resolve("#runtime/jobs.ts"))}
    import { startMailDelivery } from ${JSON.stringify(import.meta.resolve("./mail-delivery.ts"))}
    const url = ${JSON.stringify(testDb.url)}
    const quiet = () => {}
    const log = { info: quiet, warn: quiet, error: console.error }
    const { db } = await connectDatabase({ url, maxConnections: 3, log })
    const { boss } = await startJobs({ url, log })
    const folder = outboxFolder(${JSON.stringify(folder)})
    const send = async (mail) => {
      await folder.send(mail)
      process.kill(process.pid, "SIGKILL")
      await new Promise(quiet)
    }
    const deps = { db, mailer: { send }, from: "shop@shop.example", shopUrl: "https://shop.example", canMailUnverified: async () => true,
      findHold: async () => undefined, log }
    const enqueueMails = await startMailDelivery(boss, deps, ${JSON.stringify({ ...fastRetries, limit: 30 })})
    runEvery(50, enqueueMails, log)`
  const shop = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "inherit", "inherit"],
  })
  const [, signal] = await once(shop, "exit")
  expect(signal).toBe("SIGKILL")
}

test("a mail that a killed process has sent but not recorded is in the outbox folder once", async (context) => {
  const deaths = rounds(2, 50)
  for (let death = 0; death < deaths; death += 1) {
    await queue(`buyer-${death}@x.example`)
    await dieAfterSending()
  }
  expect(await states()).toEqual(Array.from({ length: deaths }, () => "queued"))
  await deliver(outboxFolder(folder), { ...fastRetries, limit: 30 })
  await expect.poll(async () => new Set(await states())).toEqual(new Set(["sent"]))
  const numbers = (await readdir(folder)).map((name) => Number.parseInt(name, 10))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: deaths }, (_, n) => n + 1))
  const attempts = (await rows()).reduce((sum, row) => sum + row.attempts, 0)
  expect(attempts).toBeGreaterThanOrEqual(2 * deaths)
  figure(context, `${deaths} deaths, ${numbers.length} files, ${attempts} attempts`)
})

async function refusingServer(code: number) {
  const peer = await smtpPeer()
  stops.push(peer.stop)
  const mailer = smtpMailer({ url: peer.url })
  stops.push(async () => mailer.close())
  peer.refuseWith(code)
  return { mailer, peer }
}

describe("a mail server", () => {
  test("that is down delays mail, which arrives once it is back", async () => {
    const peer = await smtpPeer()
    stops.push(peer.stop)
    const mailer = smtpMailer({ url: peer.url })
    stops.push(async () => mailer.close())
    await peer.stop()
    await deliver(mailer, { ...fastRetries, limit: 30 })
    await queue("ada@x.example")
    await queue("grace@x.example")
    await expect
      .poll(async () => (await rows()).map(({ last_error }) => last_error))
      .toEqual([expect.stringContaining("ECONNREFUSED"), expect.stringContaining("ECONNREFUSED")])
    await peer.start()
    await expect.poll(states).toEqual(["sent", "sent"])
    const reached = peer.received.flatMap(({ recipients }) => recipients)
    expect(reached.toSorted()).toEqual(["ada@x.example", "grace@x.example"])
  })

  test("that permanently refuses a recipient is tried once, and the mail is dead", async () => {
    const { mailer } = await refusingServer(550)
    await deliver(mailer)
    await queue("gone@x.example")
    await expect.poll(rows).toEqual([
      {
        recipient: "gone@x.example",
        state: "dead",
        attempts: 1,
        last_error: "550 5.1.1 <gone@x.example>: Not here",
      },
    ])
  })

  test.each([
    { code: 550, event: "mail_refused", isRetried: false },
    { code: 450, event: "mail_failed", isRetried: true },
  ])(
    "whose $code names the recipient gets only its codes into log and jobs",
    async ({ code, event, isRetried }) => {
      logged.splice(0)
      const { mailer } = await refusingServer(code)
      await deliver(mailer, { ...fastRetries, firstDelaySeconds: 60 })
      await queue("gone@x.example")
      const entry = () => logged.find((line) => line.includes(event)) ?? "{}"
      const reason = `EENVELOPE RCPT TO ${code} 5.1.1`
      await expect.poll(() => JSON.parse(entry())).toMatchObject({ reason })
      const outputs = () =>
        sql("select output->>'reason' as reason from jobs.job where output->>'reason' <> ''")
      await expect.poll(outputs).toEqual(isRetried ? [{ reason }] : [])
      expect(logged.join()).not.toContain("gone@x.example")
    },
  )
})

describe("a mail that cannot be sent", () => {
  test("is dead when its attempts are used up, with the reason, and can be resent", async () => {
    let down = true
    const mailer = fakeMailer(async () => {
      if (down) throw new ProviderUnavailable("the mail server is away")
    })
    await deliver(mailer)
    await queue("ada@x.example")
    await expect.poll(states).toEqual(["dead"])
    expect(await rows()).toMatchObject([{ attempts: 3, last_error: "the mail server is away" }])
    down = false
    await database.db.transaction((tx) => queueAgain(tx, 1))
    await expect.poll(states).toEqual(["sent"])
    expect(mailer.sent).toHaveLength(1)
  })

  test("because its template or data changed delays no other", async () => {
    await sql(`insert into mail_outbox (recipient, template, data) values
      ('a@x.example', 'order-lost', '{}'), ('b@x.example', 'order-paid', '{"name": 1}')`)
    await queue("ada@x.example")
    await deliver(fakeMailer())
    await expect.poll(states).toEqual(["dead", "dead", "sent"])
    expect(await rows()).toMatchObject([
      { last_error: "there is no template order-lost" },
      { last_error: "the template order-paid cannot be written" },
      {},
    ])
  })
})

test("a shutdown does not wait for a hanging mail, which the next process sends", async () => {
  const isSending = Promise.withResolvers<void>()
  const hanging = fakeMailer(() => {
    isSending.resolve()
    return new Promise(() => {})
  })
  await deliver(hanging)
  await queue("ada@x.example")
  await isSending.promise
  const before = performance.now()
  await stopAll()
  expect(performance.now() - before).toBeLessThan(goalMs(5_000))
  const mailer = fakeMailer()
  await deliver(mailer)
  await expect.poll(states).toEqual(["sent"])
  expect(mailer.sent).toHaveLength(1)
})

test("maintenance deletes mails sent or given up long ago, and retries lost ones", async () => {
  await sql(`insert into mail_outbox (recipient, template, data, state, updated_at) values
    ('gone@x.example', 'a', '{}', 'dead', now() - interval '91 days'),
    ('dead@x.example', 'a', '{}', 'dead', now() - interval '89 days')`)
  await sql(`insert into mail_outbox (recipient, template, data, state, sent_at, handed_over_at) values
    ('old@x.example', 'a', null, 'sent', now() - interval '91 days', now()),
    ('new@x.example', 'a', null, 'sent', now() - interval '89 days', now()),
    ('lost@x.example', 'account-exists', '{"name":"Ada","link":"https://shop.example"}',
      'queued', null, now() - interval '25 hours'),
    ('busy@x.example', 'account-exists', '{}', 'queued', null, now() - interval '1 hour')`)
  await deleteOldMails(database.db)
  await releaseLostMails(database.db)
  const mailer = fakeMailer()
  await deliver(mailer)
  await expect.poll(() => mailer.sent.map(({ to }) => to)).toEqual(["lost@x.example"])
  expect((await rows()).map(({ recipient }) => recipient)).toEqual([
    "dead@x.example",
    "new@x.example",
    "lost@x.example",
    "busy@x.example",
  ])
})
