import type { Pool } from "pg"
import { type BulkClient, bulkTransaction, queriesOn } from "#db/connection/bulk.ts"
import { mergeOrderTotals } from "#db/orders/order-totals.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { makeCardTables } from "#sandbox/payments/tables.ts"

interface Scale {
  users: number
  parts: number
  orders: number
}

/** Size of the shop that performance figures refer to. */
export const fullScale: Scale = { users: 100_000, parts: 46_245, orders: 1_000_000 }

const ROUND = 50_000

interface SeedScaleOptions {
  pool: Pool
  /** Whether to write the payments into the ledger of the card stand-in, too. */
  withLedger: boolean
  say: (line: string) => void
}

/**
 * Adds users, parts and orders up to these numbers. Each round is one transaction that keeps the books consistent; the
 * next run continues an interrupted one.
 */
export async function seedScale(
  { pool, withLedger, say }: SeedScaleOptions,
  scale: Scale,
): Promise<void> {
  if (withLedger) await makeCardTables(pool)
  const count = async (query: string) =>
    Number((await pool.query<{ count: string }>(query)).rows[0]?.count)
  const users = await count("select count(*) from users where id like 'scale-user-%'")
  await runInRounds("users", users, scale.users, (from, to) =>
    bulkTransaction(pool, (client) => runAll(client, scaleUsers, [from, to])),
  )
  const parts = await count("select count(*) from parts where id >= 'ca1e' and id < 'ca1f'")
  await runInRounds("parts", parts, scale.parts, (from, to) =>
    bulkTransaction(pool, (client) => runAll(client, scaleParts, [from, to])),
  )
  await pool.query("analyze")
  const orders = await count("select count(*) from orders where id >= 'ca1e' and id < 'ca1f'")
  await runInRounds("orders", orders, scale.orders, (from, to) =>
    bulkTransaction(pool, async (client) => {
      const [placing = "", ...belonging] = scaleOrders
      await client.query(placing, [from, to, scale.users, scale.parts])
      const rest = [...belonging, ...(withLedger ? scaleLedger : [])]
      await runAll(client, rest, [scaleId(from), scaleId(to)])
      await mergeOrderTotals(queriesOn(client))
    }),
  )
  say("Collecting statistics for the planner …")
  await pool.query("vacuum analyze")

  async function runInRounds(
    what: string,
    done: number,
    goal: number,
    round: (from: number, to: number) => Promise<void>,
  ) {
    for (let last = done; last < goal; ) {
      const to = Math.min(last + ROUND, goal)
      await round(last + 1, to)
      last = to
      say(`${what}: ${formatCount(last)} of ${formatCount(goal)}`)
    }
  }
}

async function runAll(client: BulkClient, statements: string[], values: unknown[]): Promise<void> {
  for (const statement of statements) await client.query(statement, values)
}

/** SQL for ids in the shop's format with a recognizable prefix. */
const idOf = (n: string) => `'ca1e' || lpad(to_hex(${n}), 20, '0')`

/** Users with an unknown password. $1 to $2 are their numbers. */
const scaleUsers = [
  `insert into users (id, name, email, email_verified, created_at)
   select 'scale-user-' || n, initcap(translate(left(md5('a' || n), 7), '0123456789', 'aeiounrstl')) || ' ' ||
     initcap(translate(left(md5('b' || n), 9), '0123456789', 'aeiounrstl')),
     'scale-' || n || '@example.com', true, now() - (100000 - n % 100000) * interval '15 minutes'
   from generate_series($1::int, $2::int) n`,
  `insert into profiles (user_id, created_at) select id, created_at from users
   where id in (select 'scale-user-' || n from generate_series($1::int, $2::int) n)`,
]

const specs = `case n % 6
  when 0 then jsonb_build_object('type', 'DDR' || 4 + n / 6 % 2, 'totalGB', 8 * 2 ^ (n / 12 % 5), 'modules', 1 + n / 60 % 4,
    'speedMTs', 3200 + 400 * (n / 240 % 10), 'ecc', n / 2400 % 5 = 0)
  when 1 then jsonb_build_object('capacityGB', 250 * 2 ^ (n / 6 % 6), 'interface', (array['NVMe','SATA','SAS'])[1 + n / 36 % 3],
    'formFactor', (array['M.2 2280','2.5 in','3.5 in'])[1 + n / 108 % 3])
  when 2 then jsonb_build_object('socket', (array['AM5','AM4','LGA1700','LGA1851'])[1 + n / 6 % 4],
    'chipset', 'Chipset ' || n / 24 % 20, 'memoryType', 'DDR' || 4 + n / 480 % 2, 'formFactor', (array['ATX','Micro-ATX','Mini-ITX'])[1 + n / 960 % 3])
  when 3 then jsonb_build_object('wattageW', 450 + 100 * (n / 6 % 12), 'efficiencyClass', (array['Bronze','Gold','Platinum','Titanium'])[1 + n / 72 % 4],
    'modular', n / 288 % 2 = 0, 'formFactor', (array['ATX','SFX'])[1 + n / 576 % 2])
  when 4 then jsonb_build_object('memoryGB', 4 * 2 ^ (n / 6 % 4), 'chipset', 'Graphics ' || n / 24 % 40, 'boardPowerW', 75 + 5 * (n / 960 % 80),
    'lengthMm', 160 + n / 6 % 200, 'interface', 'PCIe ' || 3 + n / 30 % 3)
  else jsonb_build_object('motherboardFormFactors', (array['["ATX","Micro-ATX","Mini-ITX"]','["Micro-ATX","Mini-ITX"]','["Mini-ITX"]'])[1 + n / 6 % 3]::jsonb,
    'maxGpuMm', 250 + n / 18 % 200, 'maxCoolerMm', 60 + n / 90 % 120)
  end`

/** Parts of six categories with specs and initial stock. $1 to $2 are their numbers. */
const scaleParts = [
  `insert into parts (id, sku, slug, name, category, description, image, specs, minimum_quantity, price_cents, created_at)
   select ${idOf("n")}, 'SCALE-' || n, 'scale-part-' || n,
     (array['Anvil','Fjord','Keel','Prism','Tempo','Vault','Relay','Hangar'])[1 + n % 8] || ' ' ||
       (array['Memory','Drive','Board','Supply','Card','Case'])[1 + n % 6] || ' ' || n,
     (array['Memory','Storage','Motherboards','Power supplies','Graphics cards','Cases'])[1 + n % 6],
     'A part to try a large shop with, number ' || n || '.', '/img/parts/anvil-1000-960.webp', ${specs},
     1 + n % 20, 900 + n % 47 * 1000, now() - interval '3 years'
   from generate_series($1::int, $2::int) n`,
  `select move_stock(array_agg(${idOf("n")} order by n), array_agg(1000 + n % 4000 order by n), 'initial')
   from generate_series($1::int, $2::int) n`,
]

/** SQL for the line counts of the first ten orders; all others have one line. */
const LINES = "array[3, 2, 5, 8, 40, 12, 25, 4, 16, 6]"

/**
 * Orders over 900 days with all rows that the books need. $1 to $2 are their numbers, $3 and $4 the numbers of users
 * and parts. Of 100 orders, two are unpaid, one is cancelled, and the others are paid, shipped or delivered.
 */
const scaleOrders = [
  `with wanted as materialized (
     select n, ${idOf("n")} as id, u.id as user_id, u.email, u.name as user_name, state, paid, placed
     from generate_series($1::int, $2::int) n
     cross join lateral (select
       case when n % 100 < 2 then 'pending' when n % 100 = 2 then 'cancelled' when n % 100 < 5 then 'approved'
         when n % 100 < 10 then 'shipped' else 'delivered' end as state,
       n % 100 > 2 as paid, now() - interval '900 days' + n % 1000000 * interval '77 seconds' as placed
     ) how
     join users u on u.id = 'scale-user-' || 1 + n * 7919::bigint % $3::int
   ), lines as materialized (
     select wanted.id, number, p.id as part_id, p.sku, p.name, quantity, p.price_cents, p.price_cents * quantity as total
     from wanted
     cross join lateral generate_series(1, coalesce((${LINES})[n], 1)) number
     join parts p on p.id = ${idOf("(1 + (n * 104729::bigint + (number - 1) * 7919) % $4::int)")}
     cross join lateral (select p.minimum_quantity + n % 7 as quantity) amount
   ), placed_orders as (
     insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name, purchase_order, status,
       paid_at, cancelled_at, cancelled_from, cancel_reason, created_at, updated_at)
     select id, user_id, quantity, total, line_count, email, user_name,
       case when line_count > 1 then 'PO-' || 4700 + n else '' end, state,
       case when paid then placed + interval '1 hour' end,
       case when state = 'cancelled' then placed + interval '1 day' end,
       case when state = 'cancelled' then 'pending' end, case when state = 'cancelled' then 'deleted' end, placed, placed
     from wanted join (
       select id, sum(quantity) as quantity, sum(total) as total, count(*) as line_count from lines group by id
     ) sums using (id)
   )
   insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
   select id, number, part_id, sku, name, quantity, price_cents, total from lines`,
  `insert into stock_movements (part_id, delta, reason, order_id, order_line, actor_id, created_at)
   select l.part_id, -l.quantity, 'order', id, number, user_id, created_at from orders o
   join order_lines l on l.order_id = o.id where id between $1 and $2 order by id, number`,
  `insert into stock_movements (part_id, delta, reason, order_id, order_line, actor_id, created_at)
   select l.part_id, l.quantity, 'order_cancelled', id, number, user_id, cancelled_at from orders o
   join order_lines l on l.order_id = o.id where id between $1 and $2 and status = 'cancelled'`,
  `update parts set available_quantity = available_quantity - taken from (
     select l.part_id, sum(l.quantity) as taken from order_lines l join orders o on o.id = l.order_id
     where order_id between $1 and $2 and status <> 'cancelled' group by l.part_id
   ) sold where sold.part_id = parts.id`,
  `insert into payments (order_id, attempt, intent_id, amount_cents, state, created_at)
   select id, 1, 'pi_scale_' || right(id, 20), total_cents, 'succeeded', paid_at from orders
   where id between $1 and $2 and paid_at is not null`,
  `insert into audit_log (action, target, detail, created_at)
   select 'order.advance', id, jsonb_build_object('from', ladder[step], 'to', ladder[step + 1]), created_at + step * interval '1 day'
   from orders
   cross join (select array['pending', 'approved', 'shipped', 'delivered'] as ladder) steps
   cross join lateral generate_series(1, coalesce(array_position(ladder, status), 1) - 1) step
   where id between $1 and $2 order by created_at, id, step`,
  `insert into shipments (order_id, number, carrier, tracking_number, created_at, delivered_at)
   select id, 1, 'UPS', '1Z' || upper(left(md5(id), 16)), created_at + interval '2 days',
     case when status = 'delivered' then created_at + interval '3 days' end
   from orders where id between $1 and $2 and status in ('shipped', 'delivered')`,
  `insert into shipment_lines (order_id, number, shipment, quantity)
   select l.order_id, l.number, s.number, l.quantity from order_lines l
   join shipments s on s.order_id = l.order_id where l.order_id between $1 and $2`,
  `insert into returns (id, order_id, state, received_at, created_at, updated_at)
   select md5(id || 'r')::char(24), id, (array['asked', 'approved', 'received', 'refused'])[1 + n % 4],
     case n % 4 when 2 then created_at + interval '9 days' end, created_at + interval '5 days', created_at + interval '9 days'
   from (select id, created_at, ('x' || right(id, 6))::bit(24)::int as n from orders
     where id between $1 and $2 and status = 'delivered') o where n % 40 < 4`,
  `insert into return_lines (return_id, order_id, number, quantity, reason, received, restocked)
   select r.id, r.order_id, 1, 1, (array['damaged', 'defective', 'wrong_part', 'not_needed'])[1 + ascii(r.id) % 4],
     case state when 'received' then 1 end, case state when 'received' then 0 end
   from returns r where r.order_id between $1 and $2`,
  `insert into trace_numbers (order_id, number, shipment, place, value)
   select order_id, number, shipment, 1, 'B-' || ('x' || right(order_id, 6))::bit(24)::int / 20 from shipment_lines
   where order_id between $1 and $2`,
  // Every eighth is reviewed.
  `insert into part_reviews (part_id, user_id, units, name, rating, title, body, state, created_at)
   select l.part_id, o.user_id, l.quantity, o.user_name, 1 + place % 5, 'As described', 'As described, and on time.', 'published',
     o.created_at + interval '9 days'
   from orders o join order_lines l on l.order_id = o.id
   cross join lateral (select ('x' || right(o.id, 6))::bit(24)::int as place) numbered
   where o.id between $1 and $2 and status = 'delivered' and place % 8 = 0
   on conflict do nothing`,
]

/** Writes these payments into the ledger of the card stand-in. */
const scaleLedger = [
  `insert into sandbox.payment_methods (id, brand, funding, last4, exp_month, exp_year, cvc_given, behaviour)
   select replace(intent_id, 'pi_', 'pm_'), 'visa', 'credit', '4242', 12, 2199, true, 'succeeds' from payments
   where order_id between $1 and $2`,
  `insert into sandbox.payment_intents (id, client_secret, amount, amount_received, currency, status, metadata, payment_method_id, created_at)
   select intent_id, intent_id || '_secret_' || md5(random()::text), total_cents, total_cents, 'usd', 'succeeded',
     jsonb_build_object('order_id', o.id, 'user_id', user_id), replace(intent_id, 'pi_', 'pm_'), paid_at
   from orders o join payments p on p.order_id = o.id where o.id between $1 and $2`,
  `insert into sandbox.charges (id, payment_intent_id, payment_method_id, amount, currency, status, authenticated, created_at)
   select replace(intent_id, 'pi_', 'ch_'), intent_id, replace(intent_id, 'pi_', 'pm_'), amount_cents, 'usd',
     'succeeded', false, created_at from payments where order_id between $1 and $2`,
]

export const scaleId = (n: number): string => `ca1e${n.toString(16).padStart(20, "0")}`
