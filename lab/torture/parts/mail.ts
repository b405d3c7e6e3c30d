import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { type SmtpPeer, smtpPeer } from "#test/services/smtp-peer.ts"
import { randomUpTo } from "#test/torture.ts"
import { waitUntil, waitUntilMailsAreSent } from "../../wait-until.ts"
import { ask } from "../ask.ts"
import { openCheckouts } from "../checkouts.ts"
import { atMost, never, type Part, roundsOf, type Stage } from "../part.ts"
import { openStageShop, type StageShop } from "../stage-shop.ts"
import { runTests } from "../test-parts.ts"

const ORDERS_A_ROUND = 5
/** Delivery takes half a second, so that kills fall before, during and after it. */
const MAX_KILL_DELAY_MS = 1_200
const FAILURE_TIMEOUT_MS = 120_000
/** SQL: the order that a mail is about. */
const ORDER = "split_part(dedupe_key, ':', 2)"

export const mailPart: Part = {
  name: "mail",
  description: "kill -9 between an order and its mail; a mail server that goes away and comes back",
  run: async (stage) => {
    await measureDelivery(stage)
    await dieAfterSending(stage)
  },
}

async function measureDelivery(stage: Stage): Promise<void> {
  const env: Record<string, string> = {}
  await using shop = await openStageShop({ folder: stage.folder, env })
  const { customers, partIds, journal } = await openCheckouts(shop, stage.folder)
  await journal.close()
  const orders: string[] = []
  let next = 0
  const place = async () => {
    const placed = Array.from({ length: ORDERS_A_ROUND }, () =>
      order(shop, customers[next++ % customers.length]?.token, partIds[0]),
    )
    orders.push(...(await Promise.all(placed)))
  }
  await killWhileDelivering(stage, shop, { place, orders })

  const peer = await smtpPeer()
  try {
    Object.assign(env, { SMTP_URL: peer.url, MAIL_FROM: "shop@shop.example" })
    await shop.shop?.stop()
    await shop.startShop()
    orders.length = 0
    await stopMailServer(stage, shop, { peer, place, orders })
  } finally {
    await peer.stop()
  }
}

/** Tests a moment that random kills seldom hit: the mail is sent but not yet recorded as sent. */
async function dieAfterSending(stage: Stage): Promise<void> {
  const outcomes = await runTests(["src/composition/mail-delivery.test.ts"], stage)
  const failed = outcomes.filter(({ status }) => status !== "passed").length
  const figure = outcomes.flatMap(({ meta }) => meta.figure ?? []).join("; ")
  stage.report({
    what: "killed between sending and recording: each mail once",
    wanted: "all tests pass",
    found: `${outcomes.length - failed} of ${outcomes.length}; ${figure}`,
    met: failed === 0,
  })
}

interface Ordering {
  place(): Promise<void>
  orders: string[]
}

/** Compares the outbox folder, one file per mail, with the outbox table. */
async function killWhileDelivering(
  stage: Stage,
  shop: StageShop,
  { place, orders }: Ordering,
): Promise<void> {
  let kills = 0
  for (const _ of roundsOf(stage, 5, 50)) {
    await place()
    await delay(randomUpTo(MAX_KILL_DELAY_MS))
    await shop.shop?.kill()
    kills += 1
    await shop.startShop()
    if (kills % 10 === 0) stage.say(`${kills} kills`)
  }
  const { tookMs, mails } = await waitForMail(shop)
  // A kill during writing leaves a draft, which does not count.
  const files = (await readdir(join(shop.dataDir, "outbox"))).filter((name) =>
    name.endsWith(".eml"),
  )
  const numbers = files.map((name) => Number.parseInt(name, 10))
  const { lost, unsent } = missingOf(orders, mails)
  const written = mails.filter(({ id }) => numbers.filter((number) => number === id).length === 1)
  const of = `${orders.length} orders, ${kills} kills`
  const cutOff = mails.filter(({ attempts }) => attempts > 1).length
  stage.say(`${cutOff} mails were interrupted while being sent, and sent again`)
  stage.report(never(undefined, "orders without their mail", lost, of))
  stage.report(never(undefined, "mails not sent in the end", unsent, `${mails.length}`))
  const wrong = mails.length - written.length + Math.abs(numbers.length - mails.length)
  stage.report(never(undefined, "mails not exactly once in the outbox", wrong, `${mails.length}`))
  stage.report(
    atMost(undefined, "time from the last kill to the last mail", tookMs / 1000, 120, "s"),
  )
}

/** Stops the mail server for a while. It recognizes repetitions after a kill by their Message-ID. */
async function stopMailServer(
  stage: Stage,
  shop: StageShop,
  { peer, place, orders }: Ordering & { peer: SmtpPeer },
): Promise<void> {
  for (const _ of roundsOf(stage, 1, 3)) {
    await peer.stop()
    const before = orders.length
    await place()
    await waitForFailure(shop, orders.slice(before))
    await shop.shop?.kill()
    await shop.startShop()
    await peer.start()
    await place()
  }
  const { tookMs, mails } = await waitForMail(shop)
  const { lost, unsent } = missingOf(orders, mails)
  const reached = new Set(peer.received.map(({ mail }) => mail.messageId?.split("@")[0]?.slice(1)))
  const own = mails.filter(({ order }) => orders.includes(order))
  const unreached = own.filter(({ message_id }) => !reached.has(message_id)).length
  const of = `${orders.length} orders`
  stage.say(`${peer.received.length - reached.size} mails reached the server again after a kill`)
  stage.report(never(undefined, "mails lost while the mail server was away", lost + unsent, of))
  stage.report(never(undefined, "mails that the server never received", unreached, of))
  stage.report(atMost(undefined, "time from its return to the last mail", tookMs / 1000, 300, "s"))
}

async function order(
  { url }: StageShop,
  token: string | undefined,
  partId: string | undefined,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await ask(`${url}/purchase`, "POST", headers, { purchaseId: partId, quantity: 1 })
  if (answer.status !== 200) throw new Error(`an order was answered ${answer.status}`)
  return String(answer.body.insertedId)
}

interface Mail {
  id: number
  message_id: string
  state: string
  attempts: number
  order: string
}

async function waitForMail(shop: StageShop): Promise<{ tookMs: number; mails: Mail[] }> {
  const database = await shop.database()
  try {
    const startedAt = performance.now()
    await waitUntilMailsAreSent(database)
    const tookMs = performance.now() - startedAt
    const { rows } = await database.pool.query<Mail>(
      `select id::integer, message_id, state, attempts, ${ORDER} as order from mail_outbox order by id`,
    )
    return { tookMs, mails: rows }
  } finally {
    await database.close()
  }
}

/** Waits until a mail about one of these orders has failed. */
async function waitForFailure(shop: StageShop, orders: string[]): Promise<void> {
  const database = await shop.database()
  const failed = `select from mail_outbox
    where state = 'queued' and last_error is not null and ${ORDER} = any($1) limit 1`
  const hasFailed = async () => (await database.pool.query(failed, [orders])).rowCount === 1
  const timeoutMessage = () => "no mail has failed without a mail server"
  await waitUntil(hasFailed, {
    timeoutMessage,
    timeoutMs: FAILURE_TIMEOUT_MS,
    everyMs: 100,
  }).finally(database.close)
}

function missingOf(orders: string[], mails: Mail[]) {
  const mailedOrders = new Set(mails.map((mail) => mail.order))
  return {
    lost: orders.filter((id) => !mailedOrders.has(id)).length,
    unsent: mails.filter(({ state }) => state !== "sent").length,
  }
}
