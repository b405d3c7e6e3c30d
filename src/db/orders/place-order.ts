import { and, DrizzleQueryError, eq, isNull, type SQL, sql } from "drizzle-orm"
import { DatabaseError } from "pg"
import type { LineTaxFacts, OrderCharge } from "#domain/orders/charges.ts"
import type { SomeLineDetails } from "#domain/orders/line-details.ts"
import type { Shipment } from "#domain/orders/shipment.ts"
import type { PriceFacts } from "#domain/pricing/price-for.ts"
import type { PromisedUnits } from "#domain/stock/promise.ts"
import { isConfirmed, lockUser } from "../accounts/users.ts"
import { type OfferedPart, offeredColumns } from "../catalogue/offered-parts.ts"
import type { Database, Executor, Transaction } from "../connection/client.ts"
import { first, prepared } from "../connection/query-parts.ts"
import { isRolledBack, retry } from "../connection/transactions.ts"
import type { EventRow } from "../events/events.ts"
import { users } from "../schema/identity.ts"
import { type Agreement, idempotencyKeys, type OrderAddress, orders } from "../schema/orders.ts"
import { parts } from "../schema/parts.ts"
import type { StoredSettings } from "../settings/shop-settings.ts"
import { lockParts } from "../stock/move-stock.ts"

const { placeholder } = sql

const offeredJson = sql.join(
  Object.entries(offeredColumns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
)

/** SQL: value of a settings group. Replaces a long text with whether it is empty. */
const withoutText = sql`case when value ? 'text' then jsonb_build_object('isWritten', value->>'text' <> '') else value end`

/** SQL: saved settings. `lock` adds a row lock that prevents changes until the transaction ends. */
const settingsJson = (lock: SQL = sql``) => sql<StoredSettings[]>`(
  select coalesce(json_agg(json_build_object('name', name, 'value', value, 'version', version)), '[]')
  from (select name, ${withoutText} as value, version from shop_settings where name = any(${placeholder("groups")}) ${lock}) saved)`

const contextQuery = (db: Executor, settings = settingsJson()) =>
  db
    .select({
      parts: sql<OfferedPart[]>`(select coalesce(json_agg(json_build_object(${offeredJson})), '[]')
        from ${parts} where ${parts.id} = any(${placeholder("partIds")}) and ${isNull(parts.archivedAt)})`,
      settings,
      earlier: idempotencyKeys,
      proved: isConfirmed,
      unpaid: sql<string>`(select count(*) from orders where user_id = ${users.id}
        and paid_at is null and status <> 'cancelled')`.mapWith(Number),
      /** How many lapsed within a day, of this account or network; of a proved account they do not matter. */
      lapsed: sql<number>`case when ${isConfirmed} then 0
        else count_lapsed_orders(${users.id}, ${placeholder("network")}) end`,
    })
    .from(users)
    .leftJoin(
      idempotencyKeys,
      and(eq(idempotencyKeys.userId, users.id), eq(idempotencyKeys.key, placeholder("key"))),
    )
    .where(and(eq(users.id, placeholder("buyerId")), isNull(users.closedAt)))

const preparedContext = prepared((db) => contextQuery(db).prepare("order_context"))

interface OrderContextInput {
  buyerId: string
  partIds: string[]
  /** Names of the settings groups. */
  groups: readonly string[]
  key: string | undefined
  network: string | undefined
}

/**
 * Reads the facts that decide an order: its live parts, settings, the number of the buyer's unpaid and lapsed
 * orders, whether the buyer's address is confirmed, and an earlier response to the same key. Returns undefined if
 * the account is closed.
 */
export const readOrderContext = (db: Database, input: OrderContextInput) =>
  first(preparedContext(db).execute(valuesOfContext(input)))

/** Reads the context and locks it until the transaction ends. */
export async function lockOrderContext(tx: Transaction, input: OrderContextInput) {
  await lockUser(tx, input.buyerId)
  await lockParts(tx, input.partIds)
  const [context] = await contextQuery(tx, settingsJson(sql`for share`)).execute(
    valuesOfContext(input),
  )
  return context
}

const valuesOfContext = (input: OrderContextInput) => ({
  ...input,
  key: input.key ?? null,
  network: input.network ?? null,
})

export type OrderContext = NonNullable<Awaited<ReturnType<typeof readOrderContext>>>

interface LineToWrite {
  part: Pick<OfferedPart, "id" | "name" | "version"> & { backorder?: string | null }
  quantity: number
  unitPriceCents: number
  priceFacts: PriceFacts
  details?: SomeLineDetails | undefined
}

/** Terms of an order that do not belong to its lines. */
export interface OrderTerms {
  charges: readonly OrderCharge[]
  /** Entry for each line, in order. */
  taxFacts?: readonly LineTaxFacts[] | undefined
  deliveryAddress?: OrderAddress | undefined
  agreed?: readonly Agreement[] | undefined
}

/** Missing units of a line whose parts are locked, and the days promised to the buyer. */
export interface Wait {
  /** Number of the line, from 1. */
  number: number
  quantity: number
  promise: readonly PromisedUnits[]
}

/** Texts of the buyer that concern the whole order. */
export interface OrderDetails {
  phone: string
  purchaseOrder?: string | undefined
  shipTo?: string | undefined
  note?: string | undefined
  shipment?: Shipment | undefined
}

export interface BillingAddress {
  billingAddress: OrderAddress
  /** Address in the form of a label. */
  billTo: string
}

export interface OrderToWrite {
  orderId: string
  buyer: { id: string; email: string; name: string }
  lines: readonly LineToWrite[]
  details: OrderDetails
  terms: OrderTerms
  /** Language of its mails and documents. */
  language: string
  /** Billing address, if not the delivery address. */
  billing?: BillingAddress | undefined
  /** Lines that have to wait; empty if the parts are not locked. */
  waits?: readonly Wait[]
  /** Versions of the settings that the decision is based on. */
  settings: Readonly<Record<string, number>>
  /** Limits for confirmed and for unconfirmed addresses; Infinity for no limit. */
  unpaidOrdersAllowed: { proved: number; unproved: number }
  /** Number of lapsed orders after which an unproved account may not order; Infinity for no limit. */
  lapsedOrdersAllowed: number
  network: string | undefined
  /** Response that a repeated request with this Idempotency-Key gets. Without a key nothing is stored. */
  claim: { key: string | undefined; requestHash: Buffer; response: unknown }
  event: EventRow
}

const placeOrderQuery = (db: Executor) =>
  db
    .select({
      written: sql<boolean>`place_order(${placeholder("terms")}, ${placeholder("partIds")},
        ${placeholder("versions")}, ${placeholder("deltas")}, ${placeholder("unitPrices")}, ${placeholder("priceFacts")})`,
    })
    .from(sql`(values (1)) one`)

const preparedPlaceOrder = prepared((db) => placeOrderQuery(db).prepare("place_order"))

type WriteMore = (tx: Transaction) => Promise<void>

/**
 * Writes a whole order in one statement, or in one transaction with `writeMore`. Returns false and writes nothing
 * if stock does not suffice, if a part or a setting has changed since it was read, if the buyer may not place more
 * orders, or if a concurrent request used the same key.
 */
export async function writeOrder(
  db: Database,
  order: OrderToWrite,
  writeMore?: WriteMore,
): Promise<boolean> {
  try {
    if (writeMore || order.billing)
      return await db.transaction((tx) => writeOrderIn(tx, order, writeMore))
    const [row] = await retry(() => preparedPlaceOrder(db).execute(valuesOf(order)), isRolledBack)
    return row?.written === true
  } catch (error) {
    if (isConflict(error)) return false
    throw error
  }
}

/** Writes an order whose context is locked. Skips the check of settings versions, because the lock prevents changes. */
export const writeLockedOrder = (
  tx: Transaction,
  order: OrderToWrite,
  writeMore?: WriteMore,
): Promise<boolean> => writeOrderIn(tx, { ...order, settings: {} }, writeMore)

async function writeOrderIn(
  tx: Transaction,
  order: OrderToWrite,
  writeMore?: WriteMore,
): Promise<boolean> {
  const [row] = await placeOrderQuery(tx).execute(valuesOf(order))
  if (row?.written !== true) return false
  if (order.billing) await tx.update(orders).set(order.billing).where(eq(orders.id, order.orderId))
  await writeMore?.(tx)
  return true
}

function valuesOf({
  buyer,
  lines,
  claim,
  unpaidOrdersAllowed,
  waits = [],
  ...order
}: OrderToWrite) {
  const { charges, ...otherTerms } = order.terms
  const terms = {
    id: order.orderId,
    buyerId: buyer.id,
    email: buyer.email,
    userName: buyer.name,
    ...order.details,
    ...otherTerms,
    ...(charges.length > 0 && { charges }),
    ...(waits.length > 0 && { waits }),
    ...(lines.some(({ details }) => details) && {
      lineDetails: lines.map(({ details = null }) => details),
    }),
    settings: order.settings,
    language: order.language,
    // Infinity means no limit and becomes null in JSON.
    ofProved: unpaidOrdersAllowed.proved,
    ofUnproved: unpaidOrdersAllowed.unproved,
    ofLapsed: order.lapsedOrdersAllowed,
    placedFrom: order.network,
    key: claim.key,
    requestHash: claim.requestHash.toString("hex"),
    response: claim.response,
    event: order.event,
  }
  return {
    terms: JSON.stringify(terms),
    partIds: lines.map(({ part }) => part.id),
    versions: lines.map(({ part }) => part.version),
    deltas: lines.map(({ quantity }) => -quantity),
    unitPrices: lines.map(({ unitPriceCents }) => unitPriceCents),
    priceFacts: JSON.stringify(lines.map(({ priceFacts }) => priceFacts)),
  }
}

/** SQLSTATE that place_order raises if a part or a setting has changed. */
const CHANGED = "CA001"

const isConflict = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause instanceof DatabaseError &&
  (error.cause.code === CHANGED || error.cause.constraint === "idempotency_keys_pkey")
