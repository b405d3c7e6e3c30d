import { setTimeout as delay } from "node:timers/promises"
import type { DatabaseConnection } from "#db/connection/client.ts"
import { auditBooks } from "#db/shop/books.ts"
import { type ReturnState, returnStates } from "#domain/returns/return-state.ts"
import { makeCardTables } from "#sandbox/payments/tables.ts"
import type { Checkouts } from "./checkouts.ts"
import type { Entry } from "./journal.ts"
import type { StageShop } from "./stage-shop.ts"

/** Result of comparing the shop with the journal after a crash. */
export interface CrashReport {
  acknowledged: number
  /** Counts of the other acknowledgements. */
  others: string
  losses: Losses
  /** Consistency rules of the books that stayed broken for a minute. */
  broken: string[]
  booksMs: number
}

const RECONCILED_WITHIN_MS = 60_000

export async function checkAfterCrash(
  stage: StageShop,
  { journal }: Checkouts,
): Promise<CrashReport> {
  const { broken, tookMs: booksMs } = await waitForConsistentBooks(stage, RECONCILED_WITHIN_MS)
  const entries = await journal.read()
  const database = await stage.database()
  const losses = await findLosses(database, entries).finally(() => database.close())
  const acknowledged = entries.filter(({ what }) => what === "order acknowledged").length
  const others = nouns.map((noun) => {
    const count = entries.filter(({ what }) => what === `${noun} acknowledged`).length
    return `${count} ${noun}s`
  })
  return { acknowledged, others: others.join(", "), losses, broken, booksMs }
}

const nouns = ["cancellation", "shipment", "return", "cart", "invoice", "review"]

export function formatReport({
  acknowledged,
  others,
  losses,
  broken,
  booksMs,
}: CrashReport): string {
  const lost = Object.entries(losses).flatMap(([what, ids]) =>
    ids.length > 0 ? [`${ids.length} ${what} lost, such as ${ids[0]}`] : [],
  )
  const wrong = [...lost, ...broken].join("; ")
  return `${acknowledged} orders acknowledged, and ${others}: ${wrong || "none lost"}, books ${broken.length === 0 ? "right" : "wrong"} after ${Math.round(booksMs)} ms`
}

interface Losses {
  orders: string[]
  payments: string[]
  deletions: string[]
  cancellations: string[]
  shipments: string[]
  returns: string[]
  carts: string[]
  invoices: string[]
  reviews: string[]
  /** Charges whose order is not paid by them. */
  charges: string[]
}

interface StoredOrder {
  id: string
  /** Quantity when placed, including cancelled units. */
  quantity: number
  status: string
  paid: boolean
  intent_id: string | null
  /** Units that the buyer cancelled, from the order's history. */
  cancelled: number
  shipments: number
  returns: Record<string, ReturnState> | null
  invoice: string | null
}

interface StoredCart {
  user_id: string
  version: number
  units: number
}

const storedOrders = `
  select o.id, o.quantity + coalesce(t.units, 0) as quantity, o.status, o.paid_at is not null as paid, p.intent_id,
    coalesce(c.units, 0) as cancelled, coalesce(s.count, 0) as shipments, r.returns,
    (select i.number from invoices i where i.order_id = o.id and i.kind = 'invoice') as invoice
  from orders o
  left join payments p on p.order_id = o.id and p.state = 'succeeded'
  left join (select order_id, sum(delta)::integer as units from stock_movements where reason in ('line_cancelled', 'line_changed') group by 1) t
    on t.order_id = o.id
  left join (
    select order_id, sum((line->>'quantity')::integer)::integer as units
    from order_changes, jsonb_array_elements(detail->'lines') line where kind = 'cancelled' group by 1
  ) c on c.order_id = o.id
  left join (select order_id, count(*)::integer as count from shipments group by 1) s on s.order_id = o.id
  left join (select order_id, jsonb_object_agg(id, state) as returns from returns group by 1) r on r.order_id = o.id`

const storedCarts = `
  select user_id, version, coalesce(sum(quantity), 0)::integer as units
  from carts c left join cart_lines l on l.cart_id = c.id where user_id is not null group by c.id`

/** Compares all acknowledgements with the shop's database. */
async function findLosses({ pool }: DatabaseConnection, entries: Entry[]): Promise<Losses> {
  const { rows } = await pool.query<StoredOrder>(storedOrders)
  const orders = new Map(rows.map((row) => [row.id, row]))
  const carts = (await pool.query<StoredCart>(storedCarts)).rows
  const reviews = (await pool.query<{ id: string }>("select id from reviews")).rows
  const people = {
    carts: new Map(carts.map((cart) => [cart.user_id, cart])),
    reviews: new Set(reviews.map(({ id }) => id)),
  }
  const losses: Losses = {
    orders: [],
    payments: [],
    deletions: [],
    charges: [],
    cancellations: [],
    shipments: [],
    returns: [],
    carts: [],
    invoices: [],
    reviews: [],
  }
  const ending = new Set(
    entries.flatMap((one) =>
      one.what === "deletion sent" || one.what === "cancellation sent" ? one.id : [],
    ),
  )
  for (const entry of entries) {
    const lost =
      lossOf(entry, "id" in entry ? orders.get(entry.id) : undefined, ending) ??
      lossOfCartOrReview(entry, people)
    if (lost && "id" in entry) losses[lost].push(entry.id)
  }
  return losses
}

function lossOf(
  entry: Entry,
  order: StoredOrder | undefined,
  ending: ReadonlySet<string>,
): keyof Losses | undefined {
  switch (entry.what) {
    case "order acknowledged": {
      const isThere = order?.quantity === entry.quantity
      const isGone = order?.status === "cancelled" && !ending.has(entry.id)
      return isThere && !isGone ? undefined : "orders"
    }
    case "payment acknowledged":
      return order?.paid ? undefined : "payments"
    case "deletion acknowledged":
      return order?.status === "cancelled" ? undefined : "deletions"
    case "charged":
      return order?.intent_id === entry.intentId ? undefined : "charges"
    case "cancellation acknowledged":
      return order?.cancelled === entry.units ? undefined : "cancellations"
    case "shipment acknowledged":
      return order && order.shipments >= entry.number ? undefined : "shipments"
    case "return acknowledged": {
      const state = order?.returns?.[entry.returnId]
      return state && reached(state) >= reached(entry.state) ? undefined : "returns"
    }
    case "invoice acknowledged":
      return order?.invoice === entry.number ? undefined : "invoices"
    default:
      return undefined
  }
}

function lossOfCartOrReview(
  entry: Entry,
  { carts, reviews }: { carts: ReadonlyMap<string, StoredCart>; reviews: ReadonlySet<string> },
): keyof Losses | undefined {
  if (entry.what === "review acknowledged") return reviews.has(entry.id) ? undefined : "reviews"
  if (entry.what !== "cart acknowledged") return undefined
  const cart = carts.get(entry.id)
  const isThere = cart?.version === entry.version && cart.units === entry.units
  // Each change increases the version, and so does the order that empties the cart.
  return isThere || (cart && cart.version > entry.version) ? undefined : "carts"
}

const reached = (state: ReturnState): number => returnStates.indexOf(state)

const ASK_EVERY_MS = 200

/** Waits until the books are consistent, up to `maxMs`; returns the rules still broken then. */
export async function waitForConsistentBooks(
  stage: StageShop,
  maxMs: number,
): Promise<{ broken: string[]; tookMs: number }> {
  const startedAt = performance.now()
  for (;;) {
    const broken = await brokenRules(stage)
    const tookMs = performance.now() - startedAt
    if (broken.length === 0 || tookMs > maxMs) return { broken, tookMs }
    await delay(ASK_EVERY_MS)
  }
}

async function brokenRules(stage: StageShop): Promise<string[]> {
  const database = await stage.database()
  try {
    await copyLedger(database, stage)
    const findings = await auditBooks(database.db, { withLedger: true, graceSeconds: 0 })
    return findings.flatMap(({ id, description, breaches }) =>
      breaches.length > 0 ? [`${id} ${description}: ${breaches.slice(0, 3).join(", ")}`] : [],
    )
  } finally {
    await database.close()
  }
}

/** Copies the provider's ledger from its own database to where the rules expect it. */
async function copyLedger({ pool }: DatabaseConnection, stage: StageShop): Promise<void> {
  const cards = await stage.cardDatabase()
  const client = await pool.connect()
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
