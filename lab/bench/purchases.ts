import { execFile } from "node:child_process"
import { createHash, randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { glob, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { promisify } from "node:util"
import pg from "pg"
import { type Customer, manyCustomers } from "#test/many-customers.ts"
import type { BenchShop } from "./bench-shop.ts"
import { atLeast, type Figure } from "./figure.ts"
import { type Load, runLoad } from "./load.ts"

const BUYERS = 3_000
const CONNECTIONS = 32
const PARTS = 50

/** Compares purchases over HTTP (token, stock ledger, idempotency key, event) with the same transaction in SQL. */
export async function measurePurchases(shop: BenchShop, seconds: number): Promise<Figure[]> {
  const partIds = await stockUpParts(shop)
  const figures: Figure[] = []
  for (const { name, goal, parts } of [
    { name: `POST /purchase over ${PARTS} parts`, goal: 0.5, parts: partIds },
    { name: "POST /purchase on one hot part", goal: 0.7, parts: partIds.slice(0, 1) },
  ]) {
    const load: SqlLoad = { databaseUrl: shop.databaseUrl, connections: CONNECTIONS, seconds }
    const sqlPerSecond = await buyBySql({
      ...load,
      parts,
      buyers: await manyCustomers(shop.database, BUYERS),
    })
    const bought = await buyByHttp(shop, parts, seconds)
    figures.push(
      atLeast({
        name: `${name}, against SQL alone`,
        goal,
        value: bought.perSecond / sqlPerSecond,
        digits: 2,
        from: `${Math.round(bought.perSecond)} of ${Math.round(sqlPerSecond)}/s, p99 ${bought.p99Ms} ms, ${bought.failed} failed`,
      }),
    )
    await delay(1_000)
  }
  return figures
}

/** Gives parts practically unlimited stock. */
async function stockUpParts({ database }: BenchShop): Promise<string[]> {
  const { rows } = await database.pool.query(
    `update parts set available_quantity = 1000000000, minimum_quantity = 1
     where id in (select id from parts where archived_at is null order by position limit $1) returning id`,
    [PARTS],
  )
  return rows.map(({ id }) => id)
}

async function buyByHttp(shop: BenchShop, parts: string[], seconds: number) {
  const buyers = await manyCustomers(shop.database, BUYERS)
  await runLoad(purchaseLoad(shop, parts, buyers, 2))
  return runLoad(purchaseLoad(shop, parts, buyers, seconds))
}

let next = 0

/** Load of purchases, each with another buyer and key. */
function purchaseLoad(shop: BenchShop, parts: string[], buyers: Customer[], seconds: number): Load {
  return {
    url: shop.url,
    seconds,
    connections: CONNECTIONS,
    requests: [
      {
        method: "POST" as const,
        path: "/purchase",
        setupRequest: (request: object) => {
          next += 1
          return {
            ...request,
            headers: {
              "content-type": "application/json",
              authorization: `Bearer ${buyers[next % buyers.length]?.token}`,
              "idempotency-key": randomUUID(),
            },
            body: JSON.stringify({ purchaseId: parts[next % parts.length], quantity: 1 }),
          }
        },
      },
    ],
  }
}

interface SqlLoad {
  databaseUrl: string
  connections: number
  seconds: number
}
type Purchases = SqlLoad & {
  parts: string[]
  buyers: Customer[]
  /** Statements of a purchase. `:buyer` and `:part` are row numbers of the bench tables. */
  statements?: readonly string[]
}

/** First statements of a purchase: token, idempotency key and count of unpaid orders. */
export const purchaseStatements = [
  `select u.id, u.name, u.email from access_tokens t
     join users u on u.id = t.user_id left join profiles p on p.user_id = u.id
     where t.token_hash = (select token_hash from bench_buyers where number = :buyer)
       and t.expires_at > now() and t.last_used_at > now() - interval '2 hours'`,
  "begin",
  `insert into idempotency_keys (user_id, key, request_hash, response)
     select user_id, gen_random_uuid()::text, token_hash, '{"orderId": "0123456789abcdef01234567"}' from bench_buyers where number = :buyer`,
  `select id from users where id = (select user_id from bench_buyers where number = :buyer) for no key update`,
  `select count(*) from orders where user_id = (select user_id from bench_buyers where number = :buyer)
     and paid_at is null and status <> 'cancelled'`,
]

/** SQL that publishes the same event as the shop, from the order's row in `placed` and its lines in `lined`. */
export const publishPlaced = `
  insert into events (name, subject, data)
  select 'order.placed', id, jsonb_build_object('email', email, 'name', user_name, 'orderId', id,
    'orderNumber', order_number, 'productName', (select name from lined limit 1), 'totalCents', total_cents,
    'moreLines', greatest(line_count - 50, 0), 'lines', (
      select jsonb_agg(jsonb_build_object('productName', name, 'quantity', quantity,
        'unitPriceCents', unit_price_cents, 'totalCents', total_cents))
      from (select * from lined limit 50) listed
    ))
  from placed`

/** A purchase in plain SQL. */
const purchase = [
  ...purchaseStatements,
  `update parts set available_quantity = available_quantity - 1
     where id = (select part_id from bench_parts where number = :part)
       and archived_at is null and minimum_quantity <= 1 and available_quantity >= 1 returning *`,
  `with placed as (
     insert into orders (id, user_id, quantity, total_cents, line_count, email, user_name)
     select substr(md5(gen_random_uuid()::text), 1, 24), u.id, 1, p.price_cents, 1, u.email, u.name
     from bench_buyers b join users u on u.id = b.user_id, bench_parts n join parts p on p.id = n.part_id
     where b.number = :buyer and n.number = :part returning *
   ), lined as (
     insert into order_lines (order_id, number, part_id, sku, name, quantity, unit_price_cents, total_cents)
     select placed.id, 1, p.id, p.sku, p.name, 1, p.price_cents, p.price_cents
     from placed, bench_parts n join parts p on p.id = n.part_id where n.number = :part returning *
   ), published as (${publishPlaced})
   insert into stock_movements (part_id, delta, reason, order_id, actor_id)
     select lined.part_id, -lined.quantity, 'order', id, user_id from placed, lined`,
  "commit",
]

/** Measures purchases per second at full database speed with pgbench. */
export async function buyBySql(load: Purchases): Promise<number> {
  const { databaseUrl, connections, seconds, parts, buyers, statements = purchase } = load
  await writeTables(load)
  const folder = await mkdtemp(join(tmpdir(), "bench-sql-"))
  const script = join(folder, "purchase.sql")
  const oneLine = statements.map((statement) => `${statement.replaceAll(/\s+/g, " ")};`)
  const choices = [
    `\\set buyer random(1, ${buyers.length})`,
    `\\set part random(1, ${parts.length})`,
  ]
  await writeFile(script, [...choices, ...oneLine].join("\n"))
  try {
    const { stdout } = await promisify(execFile)(await findPgbench(), [
      "--no-vacuum",
      "--protocol=prepared",
      `--client=${connections}`,
      `--jobs=${Math.min(2, connections)}`,
      `--time=${seconds}`,
      `--file=${script}`,
      databaseUrl,
    ])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } finally {
    await rm(folder, { recursive: true })
    // Prevents mails for orders made in plain SQL.
    await runSql(databaseUrl, (client) => client.query("delete from events"))
  }
}

async function runSql(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}

/** Searches PATH, then Debian's folders of PostgreSQL. */
async function findPgbench(): Promise<string> {
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...(await Array.fromAsync(glob("/usr/lib/postgresql/*/bin"))),
  ]
  const found = folders.map((folder) => join(folder, "pgbench")).find(existsSync)
  if (!found) throw new Error("pgbench is not installed (apt-get install postgresql)")
  return found
}

const writeTables = ({ databaseUrl, parts, buyers }: Purchases): Promise<void> =>
  runSql(databaseUrl, async (client) => {
    await client.query(`
      drop table if exists bench_buyers, bench_parts;
      create table bench_buyers (number integer primary key, user_id text, token_hash bytea);
      create table bench_parts (number integer primary key, part_id text)`)
    await client.query(
      "insert into bench_buyers select row_number() over (), * from unnest($1::text[], $2::bytea[])",
      [
        buyers.map(({ id }) => id),
        buyers.map(({ token }) => createHash("sha256").update(token).digest()),
      ],
    )
    await client.query(
      "insert into bench_parts select row_number() over (), * from unnest($1::text[])",
      [parts],
    )
    await client.query("analyze")
  })
