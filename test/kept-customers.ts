import type { Pool } from "pg"
import type { Person } from "./shop-client.ts"

/** Someone who has signed up once in the run, with the rows that this wrote, as JSON. */
export interface KeptCustomer {
  person: Person
  keptAt: number
  rows: [table: string, rows: Record<string, unknown>[]][]
}

/** Tables that hold an account, in the order of their references, and their columns with its id. */
const ACCOUNT_TABLES = {
  users: "id",
  profiles: "user_id",
  accounts: "user_id",
  sessions: "user_id",
  access_tokens: "user_id",
}

/** Takes a customer out of the shop, with all mails to them. */
export async function takeOut(pool: Pool, person: Person): Promise<KeptCustomer> {
  const kept: KeptCustomer = { person, keptAt: Date.now(), rows: [] }
  for (const [table, column] of Object.entries(ACCOUNT_TABLES)) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(${table}) as row from ${table} where ${column} = $1`,
      [person.id],
    )
    kept.rows.push([table, rows.map(({ row }) => row)])
  }
  await pool.query("delete from users where id = $1", [person.id])
  await pool.query("delete from mail_outbox where recipient = $1", [person.email])
  return kept
}

/** Puts a customer in as if they had just signed up. That costs a tenth of a sign-up, which hashes a password. */
export async function putIn(pool: Pool, { person, keptAt, rows }: KeptCustomer): Promise<Person> {
  const now = new Date()
  // Names that are no columns of a table are ignored.
  const started = { created_at: now, updated_at: now, last_used_at: now }
  const ageMs = now.getTime() - keptAt
  for (const [table, kept] of rows) {
    const fresh = kept.map((row) => ({
      ...row,
      ...started,
      expires_at: new Date(Date.parse(String(row.expires_at)) + ageMs),
    }))
    await pool.query(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`,
      [JSON.stringify(fresh)],
    )
  }
  return person
}
