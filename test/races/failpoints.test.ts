import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import Stripe from "stripe"
import { afterAll, beforeAll, expect, test } from "vitest"
import { WEBHOOK_SECRET } from "#adapters/payments/sandbox/test-sandbox.ts"
import { expectBooksRight } from "../books.ts"
import { type Customer, manyCustomers } from "../many-customers.ts"
import { type KillableShop, killableShop } from "../running/killable-shop.ts"
import { anEvent } from "../services/payment-shop.ts"
import { aPart } from "../test-shop.ts"
import { figure, rounds, roundsTimeoutMs } from "../torture.ts"

/**
 * Orders are brought to every point at which a payment, a deletion or a refund is half done, and held
 * there; then the shop's process is killed, and started again.
 */
const RECONCILED_WITHIN_MS = 10_000

let shop: KillableShop
let buyer: Customer
let admin: Customer
let partId: string

beforeAll(async () => {
  shop = await killableShop()
  const [first, second] = await manyCustomers(shop.database, 2)
  if (!first || !second) throw new Error("nobody came")
  ;[buyer, admin] = [first, second]
  await shop.database.pool.query("update profiles set role = 'admin' where user_id = $1", [
    admin.id,
  ])
  const part = await send("POST /part", aPart({ availableQuantity: 10_000 }), admin)
  partId = String(part?.insertedId)
})
afterAll(() => shop.close())

const send = (route: string, body: object = {}, by = buyer) =>
  shop.send(route, body, { authorization: `Bearer ${by.token}` })
const sql = async (statement: string, values: unknown[] = []) =>
  (await shop.database.pool.query(statement, values)).rows

const anOrder = async () =>
  String((await send("POST /purchase", { purchaseId: partId, quantity: 1 }))?.insertedId)
const openPage = async (orderId: string) => {
  const answer = await send("POST /create-payment-intent", { orderId })
  return String(answer?.clientSecret).split("_secret")[0] ?? ""
}
const pay = (intentId: string) =>
  shop.provider.stripe.paymentIntents.confirm(intentId, { payment_method: "pm_card_visa" })
const confirm = (id: string) => send(`PATCH /order/${id}`)

async function aChargedOrder() {
  const id = await anOrder()
  const intentId = await openPage(id)
  await pay(intentId)
  return { id, intentId }
}

/** How things are with an order, in a word or two. */
async function stateOf(id: string): Promise<unknown> {
  const [row] = await sql(
    `select case when o.refunded_cents > 0 then 'refund ' || (
         select r.state from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id)
       when o.paid_at is not null then 'paid'
       when o.status = 'cancelled' then 'cancelled'
       when o.cancelling_at is not null then 'cancelling'
       else (select p.state from payments p where p.order_id = o.id) end as state
     from orders o where o.id = $1`,
    [id],
  )
  return row?.state
}

interface Failpoint {
  name: string
  /** Makes an order that can be brought to the point, and says how; slow, so all are made ready first. */
  ready: () => Promise<{ id: string; reach?: () => Promise<void> }>
  left: string
  reconciled: string
}

const making = (when: "before" | "after") => async () => {
  const id = await anOrder()
  const reach = () => shop.suspend(when, /^POST \/v1\/payment_intents$/, () => openPage(id))
  return { id, reach }
}

const asking = /^GET \/v1\/payment_intents\/pi_/
const claiming = async () => {
  const { id } = await aChargedOrder()
  return { id, reach: () => shop.suspend("after", asking, () => confirm(id)) }
}
const notifying = async () => {
  const { id, intentId } = await aChargedOrder()
  const payload = anEvent(intentId)
  const header = { payload, secret: WEBHOOK_SECRET }
  const signature = Stripe.webhooks.generateTestHeaderString(header)
  const notify = () => shop.send("POST /webhook/stripe", payload, { "stripe-signature": signature })
  return { id, reach: () => shop.suspend("after", asking, notify) }
}

const deleting = (when: "before" | "after") => async () => {
  const id = await anOrder()
  await openPage(id)
  const reach = () => shop.suspend(when, /^POST \S+\/cancel$/, () => send(`DELETE /order/${id}`))
  return { id, reach }
}

const refunding = (when: "before" | "after") => async () => {
  const { id } = await aChargedOrder()
  await confirm(id)
  const refund = () => send(`POST /order/${id}/refund`, { amount: 20, reason: "A dent." }, admin)
  return { id, reach: () => shop.suspend(when, /^POST \/v1\/refunds$/, refund) }
}

const failpoints: Failpoint[] = [
  { name: "intent not made", ready: making("before"), left: "creating", reconciled: "live" },
  { name: "intent made", ready: making("after"), left: "creating", reconciled: "live" },
  { name: "card charged", ready: aChargedOrder, left: "live", reconciled: "paid" },
  { name: "browser's claim being verified", ready: claiming, left: "live", reconciled: "paid" },
  { name: "provider's event being verified", ready: notifying, left: "live", reconciled: "paid" },
  {
    name: "intent not cancelled",
    ready: deleting("before"),
    left: "cancelling",
    reconciled: "cancelled",
  },
  {
    name: "intent cancelled, order not",
    ready: deleting("after"),
    left: "cancelling",
    reconciled: "cancelled",
  },
  {
    name: "refund not made",
    ready: refunding("before"),
    left: "refund due",
    reconciled: "refund succeeded",
  },
  {
    name: "refund made",
    ready: refunding("after"),
    left: "refund due",
    reconciled: "refund succeeded",
  },
]

/** Two more, on either side of the commit of a payment, and then the end of the process. */
async function killAroundCommit(uncommitted: string, committed: string): Promise<void> {
  const holder = new pg.Client({ connectionString: shop.provider.databaseUrl })
  await holder.connect()
  await holder.query("begin")
  await holder.query("select 1 from orders where id = $1 for update", [uncommitted])
  const answers = [confirm(uncommitted)]
  while ((await holder.query("select 1 from pg_locks where not granted")).rowCount === 0)
    await delay(5)
  answers.push(confirm(committed))
  while ((await stateOf(committed)) !== "paid") await delay(1)
  await shop.kill()
  await holder.end()
  await Promise.all(answers)
}

test("killed at every point, all orders come to their right end", {
  timeout: roundsTimeoutMs,
}, async (context) => {
  const times = rounds(1, 5)
  for (let round = 0; round < times; round += 1) {
    const held = await Promise.all(
      failpoints.map(async ({ ready, ...point }) => ({ ...point, ...(await ready()) })),
    )
    const [uncommitted, committed] = [await aChargedOrder(), await aChargedOrder()]
    for (const { reach } of held) await reach?.()
    await killAroundCommit(uncommitted.id, committed.id)

    const reached = [
      ...held,
      { ...uncommitted, name: "payment not committed", left: "live", reconciled: "paid" },
      { ...committed, name: "payment not acknowledged", left: "paid", reconciled: "paid" },
    ]
    for (const { id, name, left } of reached)
      expect([name, await stateOf(id)]).toEqual([name, left])
    await shop.start()
    for (const { id, name, reconciled } of reached)
      await expect
        .poll(async () => [name, await stateOf(id)], { timeout: RECONCILED_WITHIN_MS })
        .toEqual([name, reconciled])

    for (const { id } of reached.filter(({ reconciled }) => reconciled === "live")) {
      await pay(await openPage(id))
      expect(await confirm(id)).toMatchObject({ paid: true })
    }
    await sql("update sandbox.events set next_attempt_at = now() where delivered_at is null")
    while ((await shop.provider.deliverDue()) > 0);
    await expectBooksRight({ db: shop.database.db, sql })
  }
  figure(context, `${failpoints.length + 2} points × ${times}, all recover`)
})
