import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import Stripe from "stripe"
import { afterAll, beforeAll, expect, test } from "vitest"
import { WEBHOOK_SECRET } from "#test/services/card-sandbox.ts"
import { expectBooksRight } from "../books.ts"
import { type Customer, manyCustomers } from "../many-customers.ts"
import { type KillableShop, killableShop } from "../running/killable-shop.ts"
import { anEvent } from "../services/payment-shop.ts"
import { aPart } from "../test-shop.ts"
import { figure, rounds } from "../torture.ts"

// Holds orders at every point at which a payment, a deletion or a refund is half done, then kills and restarts
// the shop.

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
  const asAnyVersion = { authorization: `Bearer ${admin.token}`, "if-match": "*" }
  await shop.send("PUT /settings/order-changes", { cancelling: "until shipped" }, asAnyVersion)
  await shop.send("PUT /settings/order-returns", { on: true }, asAnyVersion)
})
afterAll(() => shop.close())

const send = (route: string, body: object = {}, by = buyer) =>
  shop.send(route, body, { authorization: `Bearer ${by.token}` })
const sql = async (statement: string, values: unknown[] = []) =>
  (await shop.database.pool.query(statement, values)).rows

const anOrder = async () =>
  String((await send("POST /purchase", { purchaseId: partId, quantity: 2 }))?.insertedId)
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

/** Describes the state of an order. */
async function stateOf(id: string): Promise<unknown> {
  const [row] = await sql(
    `select case when o.refunded_cents > 0 then 'refund ' || (
         select r.state from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id)
       when o.status in ('approved', 'shipped') then o.status
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
  /** Prepares an order for the point. This is slow, so all are prepared first. */
  ready: () => Promise<{ id: string; reach?: () => Promise<void> }>
  left: string
  reconciled: string
}

const making = (when: "before" | "after") => async () => {
  const id = await anOrder()
  const reach = () => shop.suspend(when, /^POST \/v1\/payment_intents$/, () => openPage(id))
  return { id, reach }
}

const intentRequest = /^GET \/v1\/payment_intents\/pi_/
const claiming = async () => {
  const { id } = await aChargedOrder()
  return { id, reach: () => shop.suspend("after", intentRequest, () => confirm(id)) }
}
const notifying = async () => {
  const { id, intentId } = await aChargedOrder()
  const payload = anEvent(intentId)
  const header = { payload, secret: WEBHOOK_SECRET }
  const signature = Stripe.webhooks.generateTestHeaderString(header)
  const notify = () => shop.send("POST /webhook/stripe", payload, { "stripe-signature": signature })
  return { id, reach: () => shop.suspend("after", intentRequest, notify) }
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

const cancelling = (when: "before" | "after") => async () => {
  const { id } = await aChargedOrder()
  await confirm(id)
  const cancel = () => send(`POST /order/${id}/cancel`, { lines: [{ number: 1, quantity: 1 }] })
  return { id, reach: () => shop.suspend(when, /^POST \/v1\/refunds$/, cancel) }
}

async function anApprovedOrder() {
  const { id } = await aChargedOrder()
  await confirm(id)
  await send(`PUT /order/${id}`, {}, admin)
  return id
}
const ship = (id: string) =>
  shop.send(
    `POST /order/${id}/shipment`,
    {},
    { authorization: `Bearer ${admin.token}`, "idempotency-key": `ship ${id}` },
  )

const returning = async () => {
  const id = await anApprovedOrder()
  await ship(id)
  const line = { number: 1, quantity: 1, reason: "damaged" }
  const requested = await send(`POST /order/${id}/return`, { lines: [line] })
  const step = (body: object) =>
    shop.send(`PUT /return/${requested?.insertedId}`, body, {
      authorization: `Bearer ${admin.token}`,
      "if-match": "*",
    })
  await step({ step: "approve" })
  await step({ step: "receive", lines: [{ number: 1, received: 1, restocked: 1 }] })
  return {
    id,
    reach: () => shop.suspend("after", /^POST \/v1\/refunds$/, () => step({ step: "refund" })),
  }
}

const refunded = { left: "refund due", reconciled: "refund succeeded" }
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
  { name: "refund not made", ready: refunding("before"), ...refunded },
  { name: "refund made", ready: refunding("after"), ...refunded },
  { name: "buyer's cancellation, refund not made", ready: cancelling("before"), ...refunded },
  { name: "buyer's cancellation, refund made", ready: cancelling("after"), ...refunded },
  { name: "return's refund made", ready: returning, ...refunded },
]

interface Write {
  id: string
  act: (id: string) => Promise<unknown>
  left: string
}

/** Further points, just before and after the commit of a write. */
async function killAroundCommit(uncommitted: Write[], committed: Write[]): Promise<void> {
  const holder = new pg.Client({ connectionString: shop.provider.databaseUrl })
  await holder.connect()
  await holder.query("begin")
  const held = uncommitted.map(({ id }) => id)
  await holder.query("select 1 from orders where id = any($1) for update", [held])
  const answers = uncommitted.map(({ act, id }) => act(id))
  const waiting =
    "select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid"
  while (((await holder.query(waiting)).rowCount ?? 0) < held.length) await delay(5)
  answers.push(...committed.map(({ act, id }) => act(id)))
  for (const { id, left } of committed) while ((await stateOf(id)) !== left) await delay(1)
  await shop.kill()
  await holder.end()
  await Promise.all(answers)
}

/** Repeats with the same key: shipped once, one mail. */
async function expectOneShipment(id: string): Promise<void> {
  expect(await ship(id)).toMatchObject({ number: 1, status: "shipped" })
  const mails = "select id from mail_outbox where dedupe_key like $1"
  await expect.poll(() => sql(mails, [`order-status:${id}:shipped%`])).toHaveLength(1)
  expect(await sql("select number from shipments where order_id = $1", [id])).toHaveLength(1)
}

test("after a crash at every failpoint, all orders end correctly", async (context) => {
  const times = rounds(1, 5)
  for (let round = 0; round < times; round += 1) {
    const held = await Promise.all(
      failpoints.map(async ({ ready, ...point }) => ({ ...point, ...(await ready()) })),
    )
    const unpaid = (await aChargedOrder()).id
    const paid = (await aChargedOrder()).id
    const unsent = await anApprovedOrder()
    const sent = await anApprovedOrder()
    for (const { reach } of held) await reach?.()
    const uncommitted = [
      { id: unpaid, name: "payment not committed", act: confirm, left: "live" },
      { id: unsent, name: "shipment not committed", act: ship, left: "approved" },
    ]
    const committed = [
      { id: paid, name: "payment not acknowledged", act: confirm, left: "paid" },
      { id: sent, name: "shipment not acknowledged", act: ship, left: "shipped" },
    ]
    await killAroundCommit(uncommitted, committed)

    const reached = [
      ...held,
      ...[...uncommitted, ...committed].map((write) => ({
        ...write,
        reconciled: write.id === unpaid ? "paid" : write.left,
      })),
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
    for (const id of [unsent, sent]) await expectOneShipment(id)
    await sql("update sandbox.events set next_attempt_at = now() where delivered_at is null")
    while ((await shop.provider.deliverDue()) > 0);
    await expectBooksRight({ db: shop.database.db, sql })
  }
  figure(context, `${failpoints.length + 4} points × ${times}, all recover`)
})
