import { setTimeout as delay } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Executor, Transaction } from "#db/connection/client.ts"
import { findBreaches } from "#db/shop/books.ts"
import { expectBooksRight } from "./books.ts"
import { type Customer, manyCustomers } from "./many-customers.ts"
import { openCheckout, payOrder } from "./pay.ts"
import { openTestApi, type TestShop } from "./test-shop.ts"

let shop: TestShop
let ids: Record<
  "part" | "paid" | "open" | "cancelled" | "refunded" | "returned" | "scarce" | "waiting",
  string
>

beforeAll(async () => {
  shop = await openTestApi()
  const [buyer = shop.admin] = await manyCustomers(shop, 1)
  const part = await shop.part({ availableQuantity: 100 })
  const scarce = await shop.part({ availableQuantity: 1, backorder: "yes" })
  const order = async (key?: string, purchaseId = part) => {
    const options = key === undefined ? {} : { headers: { "idempotency-key": key } }
    const body = { purchaseId, quantity: 2 }
    return (await shop.as(buyer)("POST /purchase", { body }, options)).insertedId
  }
  const open = await order()
  const cancelled = await order()
  const refunded = await order()
  const waiting = await order(undefined, scarce)
  const returned = await order()
  ids = { part, paid: await order("a key"), open, cancelled, refunded, returned, scarce, waiting }
  await payOrder(shop, buyer, ids.paid)
  for (const id of [ids.paid, ids.paid, ids.open])
    await shop.as(shop.admin)("PUT /order/{id}", { params: { id } })
  await openCheckout(shop, buyer, ids.open)
  await openCheckout(shop, buyer, ids.cancelled)
  await shop.as(buyer)("DELETE /order/{id}", { params: { id: ids.cancelled } })
  await payOrder(shop, buyer, ids.refunded)
  const refund = (body: { amount?: number; reason: string; restock?: boolean }) =>
    shop.as(shop.admin)("POST /order/{id}/refund", { params: { id: ids.refunded }, body })
  await receiveReturn(buyer, returned)
  await shop.applySettings("invoices", { from: "2020-01-01", country: "DE" })
  await shop.sql("update shop_settings set changed_at = now() - interval '2 hours'")
  await refund({ amount: 1.5, reason: "A dent." })
  await refund({ reason: "It came back.", restock: true })
  for (const id of [ids.paid, ids.refunded])
    while ((await shop.send(`GET /order/${id}/invoice`, { token: buyer.token })).status !== 200)
      await delay(100)
  while ((await shop.sql("select from invoices where kind = 'credit_note'")).length < 2)
    await delay(100)
})
afterAll(() => shop.close())

/** Pays and ships an order of two units; one is returned and restocked. */
async function receiveReturn(buyer: Customer, id: string): Promise<void> {
  await payOrder(shop, buyer, id)
  const params = { id }
  for (const _ of ["approved", "shipped"]) await shop.as(shop.admin)("PUT /order/{id}", { params })
  await shop.applySettings("order-returns", { on: true })
  const lines = [{ number: 1, quantity: 1, reason: "damaged" as const }]
  const { insertedId } = await shop.as(buyer)("POST /order/{id}/return", {
    params,
    body: { lines },
  })
  const step = (body: object) =>
    shop.send(`PUT /return/${insertedId}`, {
      token: shop.admin.token,
      body,
      headers: { "if-match": "*" },
    })
  await step({ step: "approve" })
  await step({ step: "receive", lines: [{ number: 1, received: 1, restocked: 1 }] })
  // Staff may type the words of the shop's own notes.
  const [order] = await shop.sql("select order_number from orders where id = $1", [id])
  await shop.as(shop.admin)("POST /part/{id}/stock", {
    params: { id: ids.part },
    body: {
      delta: -1,
      reason: "correction",
      note: `Return of order ${order?.order_number} refused`,
    },
  })
}

test("the books of a shop with sales, cancellations, shipments and refunds are right", () =>
  expectBooksRight(shop))

/** Moves payments and refunds so far into the past that a missing invoice is an error. */
const aged = `
  update refunds set updated_at = now() - interval '2 hours';
  update orders set paid_at = paid_at - interval '2 hours';
  update payments set created_at = created_at - interval '2 hours'`

/** Damage as by a bug or a manual change; `:paid`, `:open` and the other names are ids. */
const corruptions: [rule: string, statement: string][] = [
  ["I1.1", "update parts set available_quantity = available_quantity + 1 where id = ':part'"],
  ["I1.1", "delete from stock_movements where order_id = ':open'"],
  ["I1.2", "update order_lines set quantity = quantity + 1 where order_id = ':open'"],
  ["I1.2", "update orders set status = 'cancelled' where id = ':open'"],
  ["I1.3", "update stock_movements set delta = -101 where order_id = ':paid'"],
  ["I1.4", "delete from stock_movements where order_id = ':open'"],
  ["I1.4", "update stock_movements set delta = -1 where order_id = ':open'"],
  ["I1.5", "delete from stock_movements where reason = 'order_cancelled'"],
  ["I1.5", "update orders set status = 'pending' where id = ':cancelled'"],
  [
    "I1.5",
    `insert into stock_movements (part_id, delta, reason, order_id)
     values (':part', 2, 'order_cancelled', ':cancelled')`,
  ],
  [
    "I1.5",
    `insert into stock_movements (part_id, delta, reason, order_id)
     values (':part', 2, 'order_cancelled', ':paid')`,
  ],
  [
    "I1.5",
    `insert into stock_movements (part_id, delta, reason, order_id)
     values (':part', -2, 'order_revived', ':open')`,
  ],
  ["I1.7", "update back_orders set waiting = 0 where order_id = ':waiting'"],
  ["I1.7", "update back_orders set waiting = 0, dropped = 0"],
  ["I1.7", "update orders set status = 'cancelled' where id = ':waiting'"],
  [
    "I1.7",
    `insert into stock_movements (part_id, delta, reason, order_id) values (':scarce', -1, 'backorder', ':waiting')`,
  ],
  ["I1.8", "update parts set available_quantity = 1 where id = ':scarce'"],
  ["I1.6", "update stock_movements set delta = 1 where reason = 'refund_return'"],
  [
    "I1.6",
    `insert into stock_movements (part_id, delta, reason, order_id)
     values (':part', 2, 'refund_return', ':paid')`,
  ],
  ["I2.1", "update idempotency_keys set response = null"],
  ["I2.1", `update idempotency_keys set response = '{"orderId": "lost"}'`],
  ["I3.1", "update orders set total_cents = total_cents - 1 where id = ':open'"],
  ["I3.1", "update orders set quantity = quantity + 1 where id = ':open'"],
  ["I3.1", "update orders set line_count = 2 where id = ':open'"],
  [
    "I3.1",
    "update order_lines set unit_price_cents = unit_price_cents - 1 where order_id = ':open'",
  ],
  ["I3.1", "update order_lines set number = 2 where order_id = ':open'"],
  ["I3.1", "delete from order_lines where order_id = ':open'"],
  ["I3.1", "insert into order_charges values (':open', 1, 'delivery', 'Delivery', 1, '{}')"],
  ["I3.2", "update orders set paid_at = now() where id = ':open'"],
  ["I3.2", "update payments set amount_cents = 50 where order_id = ':paid'"],
  ["I3.2", "update payments set state = 'canceled' where order_id = ':paid'"],
  ["I3.3", "update orders set paid_at = null where id = ':paid'"],
  ["I3.3", "update payments set state = 'succeeded' where order_id = ':cancelled'"],
  ["I3.4", "update payments set currency = 'eur' where order_id = ':open'"],
  ["I3.5", "update payments set state = 'live' where order_id = ':cancelled'"],
  ["I3.6", "update payments set intent_id = 'pi_other' where order_id = ':paid'"],
  ["I3.6", "update sandbox.charges set amount = amount - 1"],
  ["I3.8", "update orders set transfer_balance_cents = 1 where id = ':open'"],
  [
    "I3.8",
    "insert into order_transfers (order_id, number, kind, amount_cents, booked_on) values (':open', 1, 'received', 1, now())",
  ],
  ["I3.8", "update payments set method = 'transfer', intent_id = null where order_id = ':paid'"],
  ["I3.9", "update orders set transfer_balance_cents = total_cents where id = ':open'"],
  ["I3.9", "update orders set transfer_balance_cents = 1 where id = ':cancelled'"],
  ["I4.1", "update orders set paid_at = null where id = ':paid'"],
  ["I4.1", "update payments set state = 'canceled' where order_id = ':paid'"],
  ["I4.1", "update payments set state = 'refunded' where order_id = ':paid'"],
  ["I4.1", "update sandbox.payment_intents set metadata = '{}'"],
  ["I4.2", "update orders set refunded_cents = 1 where id = ':paid'"],
  ["I4.2", "update refunds set state = 'failed'"],
  ["I4.3", "update payments set state = 'refund_due' where order_id = ':paid'"],
  ["I4.5", "insert into refund_lines select id, ':refunded', 1, 3, false, 0 from refunds limit 1"],
  ["I4.5", "insert into refund_lines select id, ':refunded', 1, 1, true, 0 from refunds limit 1"],
  ["I4.6", "insert into refund_lines select id, ':refunded', 1, 1, false, 1 from refunds limit 1"],
  [
    "I4.6",
    `insert into refund_lines select id, ':refunded', 1, 2, false, 0 from refunds limit 1;
     update order_lines set tax_facts = '{"addedCents": 3}' where order_id = ':refunded'`,
  ],
  ["I3.7", "insert into order_charges values (':open', 1, 'tax', 'VAT', 1, '{}')"],
  [
    "I3.10",
    `insert into order_charges values (':open', 1, 'fee', 'Fee', 1, '{"units": [{"number": 1, "quantity": 2, "eachCents": 1}]}')`,
  ],
  [
    "I3.10",
    `insert into order_charges values (':open', 1, 'fee', 'Fee', 3, '{"units": [{"number": 1, "quantity": 3, "eachCents": 1}]}')`,
  ],
  ["I3.10", "insert into order_charges values (':open', 1, 'fee', 'Fee', 1, '{}')"],
  [
    "I4.7",
    "insert into refund_lines select id, ':refunded', 1, 1, false, 0, 0, null, 1 from refunds limit 1",
  ],
  [
    "I4.7",
    `insert into refund_lines select id, ':refunded', 1, 2, false, 0 from refunds limit 1;
     insert into order_charges values (':refunded', 1, 'fee', 'Fee', 4, '{"units": [{"number": 1, "quantity": 2, "eachCents": 2}]}')`,
  ],
  ["I4.4", "update sandbox.charges set amount_refunded = 1 where amount_refunded = 0"],
  ["I4.4", "update sandbox.charges set amount_refunded = amount_refunded - 1"],
  [
    "I5.1",
    `insert into payments (order_id, attempt, intent_id, amount_cents, state)
     values (':paid', 2, 'pi_two', 29800, 'refund_due')`,
  ],
  [
    "I5.2",
    `insert into sandbox.charges (id, payment_intent_id, payment_method_id, amount, currency, status, authenticated)
     select 'ch_two' || id, payment_intent_id, payment_method_id, amount, currency, status, authenticated
     from sandbox.charges`,
  ],
  [
    "I5.3",
    `update sandbox.payment_intents set status = 'requires_payment_method'
     where metadata->>'order_id' = ':cancelled'`,
  ],
  [
    "I5.3",
    `insert into sandbox.payment_intents (id, client_secret, amount, currency, metadata)
     select id || 'two', '', amount, currency, metadata from sandbox.payment_intents
     where metadata->>'order_id' = ':open'`,
  ],
  ["I6.1", "delete from order_totals where orders <> 0"],
  ["I6.1", "update orders set created_at = created_at - interval '1 day' where id = ':open'"],
  ["I6.1", "insert into order_totals (day, refunded_cents) values ('2020-02-02', 1)"],
  ["I6.2", "delete from customer_totals where orders > 0"],
  ["I6.2", "update customer_totals set revenue_cents = revenue_cents + 1 where orders > 0"],
  ["I6.2", "update orders set created_at = created_at + interval '1 day' where id = ':open'"],
  ["I7.1", "update orders set status = 'cancelled', cancelled_at = now() where id = ':paid'"],
  ["I7.1", "update orders set status = 'shipped' where id = ':open'"],
  ["I7.2", "update orders set status = 'delivered' where id = ':paid'"],
  ["I7.2", "update orders set status = 'pending' where id = ':open'"],
  [
    "I7.2",
    `insert into audit_log (action, target, detail)
     select 'order.undo', ':paid', jsonb_build_object('from', way[1], 'to', way[2])
     from (values (1, array['shipped', 'approved']), (2, array['approved', 'pending'])) undone (place, way) order by place`,
  ],
  ["I8.1", "delete from invoices where kind = 'invoice' and sequence = 1"],
  ["I8.1", "update invoices set sequence = 7 where kind = 'credit_note' and sequence = 2"],
  ["I8.2", `${aged}; delete from invoices where order_id = ':paid'`],
  ["I8.2", "update invoices set total_cents = total_cents - 1 where order_id = ':paid'"],
  ["I8.2", "update orders set paid_at = null where id = ':paid'"],
  ["I8.3", "update invoices set total_cents = total_cents + 1 where kind = 'credit_note'"],
  ["I8.3", "update refunds set state = 'failed'"],
  [
    "I8.3",
    `${aged}; update invoices set issued_at = issued_at - interval '2 hours';
     delete from invoices where kind = 'credit_note'`,
  ],
  ["I8.3", "delete from invoices where kind = 'invoice'"],
  ["I7.2", "delete from audit_log where action = 'order.advance' and detail->>'to' = 'approved'"],
  ["I9.1", "update shipment_lines set quantity = 3 where order_id = ':paid'"],
  ["I9.1", "insert into line_cancellations (order_id, number, quantity) values (':paid', 1, 1)"],
  [
    "I9.2",
    `insert into shipments (order_id, number, shipped_by) values (':waiting', 1, 'x');
     insert into shipment_lines values (':waiting', 1, 1, 2)`,
  ],
  ["I9.3", "update shipment_lines set quantity = 1 where order_id = ':paid'"],
  ["I9.3", "delete from shipment_lines where order_id = ':paid'"],
  ["I9.3", "delete from shipments where order_id = ':paid'"],
  ["I9.3", "update orders set status = 'approved' where id = ':paid'"],
  ["I9.3", "insert into shipments (order_id, number) values (':open', 1)"],
  ["I9.4", "insert into shipments (order_id, number) values (':paid', 3)"],
  ["I9.4", "delete from shipment_lines where order_id = ':paid'"],
  ["I9.4", "update orders set status = 'delivered' where id = ':paid'"],
  ["I10.1", "update return_lines set received = 3 where order_id = ':returned'"],
  ["I10.1", "delete from shipment_lines where order_id = ':returned'"],
  ["I10.2", "update returns set received_at = null"],
  ["I10.2", "update return_lines set received = null, restocked = null"],
  ["I10.2", "update returns set state = 'withdrawn'"],
  ["I10.2", "delete from return_lines"],
  ["I10.3", "update returns set state = 'refunded', refund_id = (select min(id) from refunds)"],
  ["I10.4", "update return_lines set restocked = 0"],
  ["I10.4", "update stock_movements set delta = 2 where note like 'Returned of order %'"],
]

describe("the books checker", () => {
  test.each(corruptions)("finds a violation of %s: %s", async (rule, statement) => {
    const broken = await undone(async (tx) => {
      await liftConstraints(tx)
      await tx.execute(sql.raw(statement.replace(/:(\w+)/g, (_, name) => idOf(name))))
      return rulesBrokenIn(tx)
    })
    expect(broken).toContain(rule)
  })

  test("has a test for each of its rules", async () => {
    const findings = await findBreaches(shop.db, { withLedger: true })
    const rules = new Set(findings.map(({ id }) => id))
    expect(new Set(corruptions.map(([rule]) => rule))).toEqual(rules)
  })
})

const idOf = (name: string) => new Map(Object.entries(ids)).get(name) ?? `no order ${name}`

async function rulesBrokenIn(db: Executor): Promise<string[]> {
  const findings = await findBreaches(db, { withLedger: true, graceSeconds: 0 })
  return findings.filter(({ breaches }) => breaches.length > 0).map(({ id }) => id)
}

/** Runs work in a transaction and rolls it back. */
async function undone<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const undo = new Error("undo")
  const results: Result[] = []
  await shop.db
    .transaction(async (tx) => {
      results.push(await work(tx))
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  const [result] = results
  if (result === undefined) throw new Error("the work had no result")
  return result
}

/** Disables the database's own constraints in this transaction. */
async function liftConstraints(tx: Transaction): Promise<void> {
  await tx.execute(sql`do $$
    declare it record;
    begin
      for it in select conrelid::regclass as tab, conname from pg_constraint
        where contype in ('c', 'u') and connamespace in ('public'::regnamespace, 'sandbox'::regnamespace)
      loop execute format('alter table %s drop constraint %I', it.tab, it.conname); end loop;
      for it in select indexrelid::regclass as name from pg_index join pg_class c on c.oid = indrelid
        where c.relnamespace in ('public'::regnamespace, 'sandbox'::regnamespace) and indisunique and not indisprimary
      loop execute format('drop index %s', it.name); end loop;
      for it in select distinct tgrelid::regclass as tab from pg_trigger where not tgisinternal
      loop execute format('alter table %s disable trigger user', it.tab); end loop;
    end $$`)
}
