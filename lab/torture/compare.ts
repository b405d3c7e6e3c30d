import { setTimeout as delay } from "node:timers/promises"
import { makeCardTables } from "#adapters/payments/sandbox/make-tables.ts"
import type { DatabaseConnection } from "#db/connection/client.ts"
import { auditBooks } from "#db/shop/books.ts"
import type { Entry } from "./journal.ts"
import type { OpenShop } from "./stage-shop.ts"

/** What the shop acknowledged and does not have, in words. */
export interface Losses {
  orders: string[]
  payments: string[]
  deletions: string[]
  /** Charges that no order is paid by, and paid orders without one. */
  charges: string[]
}

/** Compares all that was ever acknowledged with what the shop's database holds now. */
export async function findLosses({ pool }: DatabaseConnection, entries: Entry[]): Promise<Losses> {
  const { rows } = await pool.query<{
    id: string
    quantity: number
    status: string
    paid: boolean
    transaction_id: string | null
  }>("select id, quantity, status, paid_at is not null as paid, transaction_id from orders")
  const orders = new Map(rows.map((row) => [row.id, row]))
  const losses: Losses = { orders: [], payments: [], deletions: [], charges: [] }
  const leaving = new Set(entries.flatMap((one) => (one.what === "deletion sent" ? one.id : [])))
  for (const entry of entries) {
    if (entry.what === "order sent" || entry.what === "deletion sent") continue
    const order = orders.get(entry.id)
    if (entry.what === "order acknowledged") {
      if (order?.quantity !== entry.quantity) losses.orders.push(entry.id)
      else if (order.status === "cancelled" && !leaving.has(entry.id)) losses.orders.push(entry.id)
    }
    if (entry.what === "payment acknowledged" && !order?.paid) losses.payments.push(entry.id)
    if (entry.what === "deletion acknowledged" && order?.status !== "cancelled")
      losses.deletions.push(entry.id)
    if (entry.what === "charged" && order?.transaction_id !== entry.intentId)
      losses.charges.push(entry.id)
  }
  return losses
}

const ASK_EVERY_MS = 200

/** Until the books are right or this long has passed: the rules that are broken then, and how long it took. */
export async function waitForRightBooks(
  stage: OpenShop,
  longestMs: number,
): Promise<{ broken: string[]; tookMs: number }> {
  const begun = performance.now()
  for (;;) {
    const broken = await brokenRules(stage)
    const tookMs = performance.now() - begun
    if (broken.length === 0 || tookMs > longestMs) return { broken, tookMs }
    await delay(ASK_EVERY_MS)
  }
}

async function brokenRules(stage: OpenShop): Promise<string[]> {
  const database = await stage.database()
  try {
    await layLedgerBeside(database, stage)
    const findings = await auditBooks(database.db, { withLedger: true, graceSeconds: 0 })
    return findings.flatMap(({ id, says, breaches }) =>
      breaches.length > 0 ? [`${id} ${says}: ${breaches.slice(0, 3).join(", ")}`] : [],
    )
  } finally {
    await database.close()
  }
}

/** The provider's books are in another database; the rules find a copy of them in this one. */
async function layLedgerBeside({ pool }: DatabaseConnection, stage: OpenShop): Promise<void> {
  const [cards, client] = [await stage.cardDatabase(), await pool.connect()]
  try {
    await client.query("begin; drop schema if exists sandbox cascade")
    await makeCardTables(client)
    await client.query("set constraints all deferred")
    for (const table of ["payment_methods", "payment_intents", "charges"]) {
      const { rows } = await cards.pool.query(
        `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as all from sandbox.${table} t`,
      )
      await client.query(
        `insert into sandbox.${table} select * from jsonb_populate_recordset(null::sandbox.${table}, $1::jsonb)`,
        [rows[0]?.all],
      )
    }
    await client.query("commit")
  } finally {
    client.release(true)
    await cards.close()
  }
}
