import { setTimeout as delay } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { priceLinesFor } from "#contract/orders/order-administration.ts"
import { refusals } from "#contract/refusals.ts"
import { settingsGroups } from "#contract/settings/settings.ts"
import { previewPostalRates } from "#contract/tax/postal-rates.ts"
import { multipartBody } from "../multipart-body.ts"
import { payOrder } from "../pay.ts"
import { aPdf } from "../pdf-files.ts"
import { type Answer, aPart, openTestApi } from "../test-shop.ts"
import { waiting } from "../waiting.ts"
import { anAddress } from "./access/access-row.ts"
import { accessMatrix } from "./access-matrix.ts"

const today = new Date().toISOString().slice(0, 10)
// One connection for each waiting call.
const shop = await openTestApi({ rateLimitScale: 0, databasePoolSize: 96 })
afterAll(() => shop.close())

interface Write {
  route: string
  body?: unknown
  headers?: Record<string, string>
}

/** More than fifty independent writes of an administrator, of every kind. */
async function manyWrites(): Promise<Write[]> {
  const buyer = await shop.customer()
  await shop.as(buyer)("POST /address", { body: anAddress })
  const sold = await shop.part()
  const unpaid = async (by = buyer) =>
    String(
      (await shop.as(by)("POST /purchase", { body: { purchaseId: sold, quantity: 1 } })).insertedId,
    )
  const paid = async () => {
    const order = await unpaid()
    await payOrder(shop, buyer, order)
    return order
  }
  const asAdmin = shop.as(shop.admin)
  const startImport = async () =>
    (await asAdmin("POST /import", { body: { fileName: "parts.csv" } })).insertedId
  const read = async (sku: string) => {
    const id = await startImport()
    await shop.send(`PUT /import/${id}/file`, { token: shop.admin.token, body: fileOf(sku) })
    return id
  }
  const attribute = async () => {
    const body = { label: "Warranty", type: "number" as const }
    await asAdmin("PUT /vocabulary/attribute/{code}", { params: { code: "warranty" }, body })
    return "warranty"
  }
  const batch = async () => {
    const params = { id: await shop.part() }
    return (await asAdmin("POST /part/{id}/batches", { params, body: aBatch })).insertedId
  }
  const taxId = async (state: "waiting" | "valid") => {
    const [row] = await shop.sql(
      `insert into tax_ids (id, user_id, kind, country, region, number, state)
       values (substr(md5($2::text), 1, 24), $1, 'us_certificate', 'US', $2::text, '01-339', $2::text) returning id`,
      [buyer.id, state],
    )
    return row?.id
  }
  const withdrawal = async () => {
    const [row] = await shop.sql(
      `insert into withdrawals (id, order_id, name, message)
       values (repeat('b', 24), $1, 'Ada', '') returning id`,
      [await unpaid()],
    )
    return row?.id
  }
  await shop.applySettings("invoices", { taxCurrency: "CZK" })
  await asAdmin("PUT /daily-rate/{day}", { params: { day: "2026-01-30" }, body: { rate: 25 } })
  const applied = await read("Z-1")
  await asAdmin("POST /import/{id}/apply", { params: { id: applied } })
  const other = await shop.customer()
  await asAdmin("PUT /user/admin/{email}", { params: { email: other.email } })
  const [mail] = await shop.sql(
    `insert into mail_outbox (recipient, template, data, state) values ('a@b.example', 'welcome', '{}', 'dead') returning id`,
  )
  const holder = await shop.customer()
  await unpaid(holder)
  const removed = await paid()
  await asAdmin("DELETE /order/{id}", { params: { id: removed } })
  const stepped = await unpaid()
  await asAdmin("PUT /order/{id}", { params: { id: stepped } })
  const approved = async () => {
    const order = await paid()
    await asAdmin("PUT /order/{id}", { params: { id: order } })
    return order
  }
  const sent = async () => {
    const order = await approved()
    const lines = [{ number: 1, traceNumbers: [`B-${order}`] }]
    await asAdmin("POST /order/{id}/shipment", { params: { id: order }, body: { lines } })
    return order
  }
  const freightDue = async () => {
    const order = await unpaid()
    await shop.sql(
      `insert into order_charges (order_id, number, kind, name, amount_cents, facts)
       values ($1, 1, 'delivery', 'Delivery by agreement', 0, '{"agreed": true}')`,
      [order],
    )
    return order
  }
  await shop.applySettings("bank-transfer", { on: true, holder: "Shop Ltd", account: "12345678" })
  const transferred = async () => {
    const order = await unpaid()
    const body = { amount: 12.5, day: today }
    await asAdmin("POST /order/{id}/transfer", { params: { id: order }, body })
    return order
  }
  const draft = async () => {
    const body = { email: buyer.email, lines: [{ partId: sold, quantity: 1 }] }
    return (await asAdmin("POST /draft-order", { body })).insertedId
  }
  const refundToSend = async () => {
    const order = await unpaid()
    const { price } = await asAdmin("GET /order/{id}", { params: { id: order } })
    const body = { amount: price, day: today }
    await asAdmin("POST /order/{id}/transfer", { params: { id: order }, body })
    const refund = { amount: 1, reason: "A dent." }
    const { refundId } = await asAdmin("POST /order/{id}/refund", {
      params: { id: order },
      body: refund,
    })
    return `${order}/refund/${refundId}`
  }
  const changed = await sent()
  const takenBack = await sent()
  await shop.applySettings("order-returns", { on: true })
  const requested = await shop.as(buyer)("POST /order/{id}/return", {
    params: { id: await sent() },
    body: { lines: [{ number: 1, quantity: 1, reason: "damaged" }] },
  })
  await shop.sql(
    "update mail_outbox set send_after = now() + interval '1 hour' where send_after > now()",
  )
  const opened = { email: "opened@firm.example", name: "Grace" }
  const { insertedId: customer } = await asAdmin("POST /customer", { body: opened })
  const body = { name: "Ada", description: "Good.", photo: aPart().image, rating: 5 }
  const review = (await shop.as(buyer)("POST /review", { body })).insertedId
  const [partReview] = await shop.sql(
    `insert into part_reviews (part_id, user_id, units, name, rating, title, body, state)
     values ($1, $2, 1, 'Ada', 1, 'Bad', 'Bad.', 'queued') returning id`,
    [await shop.part(), buyer.id],
  )
  return [
    {
      route: `POST /order/${await sent()}/return`,
      body: { lines: [{ number: 1, quantity: 1, reason: "damaged" }] },
    },
    { route: "POST /part", body: aPart() },
    { route: `PATCH /part/${await shop.part()}`, body: { version: 1, price: 1 } },
    { route: `DELETE /part/${await shop.part()}` },
    { route: `POST /part/${await shop.part()}/stock`, body: { delta: 1, reason: "restock" } },
    {
      route: "POST /stocktake",
      body: { counts: [{ partId: await shop.part(), onHand: 100, counted: 99 }] },
    },
    { route: `POST /part/${await shop.part()}/batches`, body: aBatch },
    { route: `PUT /batch/${await batch()}`, body: aBatch },
    { route: `POST /batch/${await batch()}/receive`, body: { quantity: aBatch.quantity } },
    { route: `DELETE /batch/${await batch()}` },
    { route: `POST /tax-id/${await taxId("waiting")}/decision`, body: { valid: true } },
    { route: `POST /tax-id/${await taxId("valid")}/withdrawal` },
    { route: "PUT /daily-rate/2026-01-31", body: { rate: 25.1 } },
    { route: "DELETE /daily-rate/2026-01-30" },
    { route: "PUT /tax-rate/postal", body: "zip,rate\n78701,0.0825\n" },
    { route: "DELETE /tax-rate/postal" },
    { route: `PUT /order/${await unpaid()}` },
    { route: `DELETE /order/${await unpaid()}` },
    { route: `DELETE /order/${await paid()}` },
    { route: `POST /order/${await paid()}/refund`, body: { reason: "Damaged." } },
    { route: `POST /order/${removed}/restore` },
    { route: `POST /order/${stepped}/undo`, headers: { "if-match": "approved" } },
    {
      route: "POST /order/for",
      body: { email: buyer.email, lines: [{ partId: sold, quantity: 1 }] },
    },
    {
      route: "POST /order/step",
      body: {
        step: "approve",
        orders: [
          { id: await unpaid(), status: "pending" },
          { id: await unpaid(), status: "pending" },
        ],
      },
    },
    { route: "PUT /order-filter", body: { name: "Unpaid", query: { paid: "false" } } },
    { route: `PUT /order/${await unpaid()}/details`, body: { purchaseOrder: "PO-7" } },
    {
      route: `POST /order/${await unpaid()}/edit`,
      body: { revision: 0, lines: [{ number: 1, quantity: 2 }] },
    },
    {
      route: "POST /draft-order",
      body: { email: buyer.email, lines: [{ partId: sold, quantity: 1 }] },
    },
    {
      route: `PUT /draft-order/${await draft()}`,
      body: { lines: [{ partId: sold, quantity: 2 }] },
    },
    { route: `POST /draft-order/${await draft()}/send` },
    { route: `POST /draft-order/${await draft()}/withdraw` },
    { route: "POST /order/tag", body: { orders: [await unpaid()], add: ["Rush"] } },
    { route: `POST /order/${await unpaid()}/note`, body: { text: "Called." } },
    { route: `POST /order/${await approved()}/shipment`, body: {} },
    { route: `PUT /order/${changed}/shipment/1`, body: { carrier: "UPS", delivered: true } },
    { route: `DELETE /order/${takenBack}/shipment/1` },
    {
      route: "POST /recall",
      body: { number: `B-${changed}`, subject: "Recall", message: "Send it back." },
    },
    {
      route: `PUT /return/${requested.insertedId}`,
      body: { step: "approve" },
      headers: { "if-match": "*" },
    },
    { route: `POST /withdrawal/${await withdrawal()}/handled` },
    { route: "POST /customer", body: { email: "new@firm.example", name: "Alan" } },
    { route: `POST /customer/${customer}/password-link` },
    { route: `POST /customer/${customer}/address`, body: anAddress },
    {
      route: `POST /customer/${customer}/tax-id`,
      body: { country: "US", region: "TX", number: "01-339" },
    },
    { route: `POST /customer/${customer}/note`, body: { text: "Called." } },
    { route: `POST /customer/${customer}/tag`, body: { add: ["Key account"] } },
    { route: `POST /customer/${customer}/sign-out` },
    { route: `DELETE /unpaid/${holder.email}` },
    { route: `PUT /order/${await freightDue()}/freight`, body: { amount: 12.5 } },
    {
      route: `POST /order/${await unpaid()}/transfer`,
      body: { amount: 12.5, day: today },
    },
    { route: `POST /order/${await transferred()}/transfer/1/undo` },
    { route: `POST /order/${await refundToSend()}/sent`, body: { day: today } },
    { route: `PATCH /review/${review}`, body: { hidden: true } },
    {
      route: `PUT /part-review/${partReview?.id}`,
      body: { state: "published" },
      headers: { "if-match": "1" },
    },
    { route: `PUT /user/admin/${buyer.email}` },
    { route: `DELETE /user/admin/${other.email}` },
    { route: "POST /import", body: { fileName: "more.csv" } },
    { route: `PUT /import/${await startImport()}/file`, body: fileOf("Z-2") },
    { route: `POST /import/${await read("Z-5")}/conflicts`, body: {} },
    { route: `POST /import/${await read("Z-3")}/apply` },
    { route: `POST /import/${await read("Z-6")}/read` },
    { route: "PUT /vocabulary/attribute/rails", body: { label: "Rails", type: "number" } },
    { route: `DELETE /vocabulary/attribute/${await attribute()}` },
    { route: "PUT /vocabulary/names", body: { categories: [{ name: "Netzteile", as: "PSU" }] } },
    { route: "PUT /import-columns", body: { columns: [{ heading: "Preis", as: "price" }] } },
    { route: `POST /import/${applied}/undo` },
    { route: `DELETE /import/${await read("Z-4")}` },
    { route: `POST /mail/${mail?.id}/resend` },
    { route: "POST /mail-test" },
    { route: "PUT /first-steps", body: { dismissed: true } },
    { route: "PUT /staff-notification", body: { topics: ["order"] } },
    ...settingsGroups.map(({ name }) => ({
      route: `PUT /settings/${name}`,
      body: {},
      headers: { "if-match": "*" },
    })),
    {
      route: "POST /datasheet",
      ...multipartBody("datasheet", aPdf().toString("ascii")),
    },
  ]
}

const aBatch = { quantity: 5, on: "2099-12-03" }

const fileOf = (sku: string) => `sku,name,price,available quantity\r\n${sku},Anvil,1,1\r\n`

/** Reads everything that the writes could change. Leaves out the role that this administrator loses. */
const shopData = (leavingId: string) =>
  shop.sql(
    `select
    (select jsonb_agg(to_jsonb(p) order by p.id) from parts p) as parts,
    (select jsonb_agg(to_jsonb(o) order by o.id) from orders o) as orders,
    (select jsonb_agg(to_jsonb(r) order by r.id) from refunds r) as refunds,
    (select jsonb_agg(to_jsonb(r) order by r.id) from reviews r) as reviews,
    (select jsonb_agg(to_jsonb(r) order by r.id) from part_reviews r) as part_reviews,
    (select jsonb_agg(to_jsonb(b) order by b.id) from expected_batches b) as batches,
    (select jsonb_agg(to_jsonb(t) order by t.id) from tax_ids t) as tax_ids,
    (select jsonb_agg(to_jsonb(s) order by s.order_id, s.number) from shipments s) as shipments,
    (select jsonb_agg(to_jsonb(r) order by r.id) from returns r) as returns,
    (select jsonb_agg(to_jsonb(w) order by w.id) from withdrawals w) as withdrawals,
    (select count(*) from postal_tax_rates) as postal_rates,
    (select jsonb_agg(to_jsonb(c) order by c.day) from currency_rates c) as daily_rates,
    (select jsonb_agg(to_jsonb(f) order by f.name) from order_filters f) as filters,
    (select count(*) from order_notes) as notes,
    (select jsonb_agg(to_jsonb(d) order by d.id) from draft_orders d) as drafts,
    (select count(*) from customer_notes) as customer_notes,
    (select count(*) from order_tags) as order_tags,
    (select count(*) from customer_tags) as customer_tags,
    (select count(*) from addresses) as addresses,
    (select count(*) from users) as users,
    (select count(*) from mail_outbox where template = 'recall') as recalls,
    (select count(*) from stock_movements) as movements,
    (select count(*) from audit_log) as audited,
    (select jsonb_agg(to_jsonb(m) order by m.id) from mail_outbox m where state = 'dead') as dead,
    (select count(*) from profiles where role = 'admin' and user_id <> $1) as admins,
    (select jsonb_agg(state order by id) filter (where state in ('ready', 'applied', 'undone', 'cancelled'))
      from part_imports) as imports`,
    [leavingId],
  )

test("none of 50 queued writes happens once their administrator has lost the role", async () => {
  const writes = await manyWrites()
  expect(writes.length).toBeGreaterThanOrEqual(50)
  expect(adminWrites.filter((route) => !writes.some((one) => isOf(one.route, route)))).toEqual([])
  const leaving = await shop.customer()
  await shop.as(shop.admin)("PUT /user/admin/{email}", { params: { email: leaving.email } })
  await shop.applySettings("tax", { country: "DE", vatNumber: "DE136695976", on: true })
  const before = await shopData(leaving.id)

  const answered: Answer[] = []
  const answers = await shop.db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    // Every write of an administrator goes to one of these tables; reads continue.
    await tx.execute(sql`lock table audit_log, part_imports, orders, uploads in share mode`)
    const answers = writes.map(async ({ route, body, headers = {} }) => {
      const answer = await shop.send(route, { token: leaving.token, body, headers })
      answered.push(answer)
    })
    while ((await waiting(shop)) + answered.length < writes.length) await delay(10)
    await shop.sql("update profiles set role = 'user' where user_id = $1", [leaving.id])
    return answers
  })
  await Promise.all(answers)

  expect(answered).toHaveLength(writes.length)
  expect(answered.filter((answer) => !isRefused(answer))).toEqual([])
  expect(await shopData(leaving.id)).toEqual(before)
})

/** Imports write one at a time, and on a busy machine one that waits too long is refused. */
const isRefused = ({ status, body }: Answer): boolean =>
  body.message === refusals.forbidden.text || body.code === "import_busy" || status === 503

/** Calls by POST that change nothing. */
const readings = [priceLinesFor, previewPostalRates]
  .filter((one) => one.changesNothing)
  .map(({ route }): string => route)

/** Writes of administrators, also those that owners may do. */
const adminWrites = accessMatrix
  .filter(
    ({ route, expected: { own, other, admin } }) =>
      !route.startsWith("GET ") &&
      !readings.includes(route) &&
      other === 403 &&
      (own === 403 || admin === 200),
  )
  .map(({ route }) => route)

const isOf = (requested: string, route: string) =>
  new RegExp(`^${route.replace(/\{\w+\}/g, "[^/]+")}$`).test(requested)
