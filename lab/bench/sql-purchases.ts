import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { access, glob, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import type { Customer } from "#test/many-customers.ts"

export interface SqlLoad {
  databaseUrl: string
  connections: number
  seconds: number
}
type Purchases = SqlLoad & {
  parts: string[]
  buyers: Customer[]
  /** One of them in SQL; `:buyer` and `:part` are numbers of rows in the bench's own tables. */
  statements?: readonly string[]
}

export interface SqlAnswers {
  perSecond: number
  /** What ran it. */
  by: string
}

/** How a purchase begins: who buys, by which key, and how many unpaid orders they have. */
export const purchaseBegins = [
  `select u.id, u.name, u.email from access_tokens t
     join users u on u.id = t.user_id left join profiles p on p.user_id = u.id
     where t.token_hash = (select token_hash from bench_buyers where number = :buyer)
       and t.expires_at > now() and t.last_used_at > now() - interval '2 hours'`,
  "begin",
  `insert into idempotency_keys (user_id, key, request_hash)
     select user_id, gen_random_uuid()::text, token_hash from bench_buyers where number = :buyer`,
  `select id from users where id = (select user_id from bench_buyers where number = :buyer) for no key update`,
  `select count(*) from orders where user_id = (select user_id from bench_buyers where number = :buyer)
     and paid_at is null and status <> 'cancelled'`,
]

/** One purchase as plain SQL, in the order one would write it. */
const purchase = [
  ...purchaseBegins,
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
   ), mailed as (
     insert into mail_outbox (recipient, template, data, dedupe_key, handed_over_at)
     select email, 'order-placed', jsonb_build_object('orderId', id), 'order-placed:' || id, now() from placed
   )
   insert into stock_movements (part_id, delta, reason, order_id, actor_id)
     select lined.part_id, -lined.quantity, 'order', id, user_id from placed, lined`,
  "commit",
]

/** Makes purchases as fast as the database takes them, by pgbench where there is one. */
export async function buyBySql(load: Purchases): Promise<SqlAnswers> {
  await writeTables(load)
  const pgbench = await findPgbench()
  return pgbench ? byPgbench(pgbench, load) : byBareClients(load)
}

async function writeTables({ databaseUrl, parts, buyers }: Purchases): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
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
  await client.end()
}

async function findPgbench(): Promise<string | undefined> {
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...(await Array.fromAsync(glob("/usr/lib/postgresql/*/bin"))),
  ]
  for (const folder of folders) {
    const path = join(folder, "pgbench")
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path
  }
  return undefined
}

async function byPgbench(pgbench: string, load: Purchases): Promise<SqlAnswers> {
  const { databaseUrl, connections, seconds, parts, buyers, statements = purchase } = load
  const folder = await mkdtemp(join(tmpdir(), "bench-sql-"))
  const script = join(folder, "purchase.sql")
  const oneLine = statements.map((statement) => `${statement.replaceAll(/\s+/g, " ")};`)
  const choices = [
    `\\set buyer random(1, ${buyers.length})`,
    `\\set part random(1, ${parts.length})`,
  ]
  await writeFile(script, [...choices, ...oneLine].join("\n"))
  try {
    const jobs = Math.min(2, connections)
    const options = [
      "--no-vacuum",
      "--protocol=prepared",
      `--client=${connections}`,
      `--jobs=${jobs}`,
    ]
    const { stdout } = await promisify(execFile)(pgbench, [
      ...options,
      `--time=${seconds}`,
      `--file=${script}`,
      databaseUrl,
    ])
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    return { perSecond, by: `${/^pgbench \([^)]+\)/m.exec(stdout)?.[0] ?? "pgbench"}` }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function byBareClients(load: Purchases): Promise<SqlAnswers> {
  const { databaseUrl, connections, seconds, parts, buyers, statements = purchase } = load
  const texts = statements.map((text) => text.replaceAll(":buyer", "$1").replaceAll(":part", "$2"))
  const any = (rows: unknown[]) => 1 + Math.floor(Math.random() * rows.length)
  const endAt = performance.now() + seconds * 1000
  let count = 0
  const buy = async () => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    while (performance.now() < endAt) {
      const values = [any(buyers), any(parts)]
      for (const [number, text] of texts.entries())
        await client.query({ name: `bench ${number}`, ...withValues(text, values) })
      count += 1
    }
    await client.end()
  }
  await Promise.all(Array.from({ length: connections }, buy))
  return {
    perSecond: count / seconds,
    by: "bare pg clients with prepared statements: no pgbench here",
  }
}

/** The same statement with just the values it uses, numbered from 1. */
function withValues(text: string, values: number[]) {
  const used = [1, 2].filter((number) => text.includes(`$${number}`))
  const renumbered = used.reduce(
    (soFar, number, index) => soFar.replaceAll(`$${number}`, `$${index + 1}::integer`),
    text,
  )
  return { text: renumbered, values: used.map((number) => values[number - 1]) }
}
