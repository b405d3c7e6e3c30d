import { and, asc, DrizzleQueryError, eq, inArray, isNull, type SQL, sql } from "drizzle-orm"
import { DatabaseError } from "pg"
import type { LineTaxFacts, OrderCharge } from "#domain/orders/charges.ts"
import type { SomeLineDetails } from "#domain/orders/line-details.ts"
import type { Shipment } from "#domain/orders/shipment.ts"
import type { PriceFacts } from "#domain/pricing/price-for.ts"
import type { PromisedUnits } from "#domain/stock/promise.ts"
import { isConfirmed, lockUser } from "../accounts/users.ts"
import { type OfferedPart, offered } from "../catalogue/offered-parts.ts"
import type { Database, Executor, Transaction } from "../connection/client.ts"
import { first, prepared } from "../connection/query-parts.ts"
import { isRolledBack, retry } from "../connection/transactions.ts"
import type { EventRow } from "../events/events.ts"
import { users } from "../schema/identity.ts"
import { type Agreement, idempotencyKeys, type OrderAddress, orders } from "../schema/orders.ts"
import { parts } from "../schema/parts.ts"
import type { StoredSettings } from "../settings/shop-settings.ts"

const { placeholder } = sql

const offeredJson = sql.join(
  Object.entries(offered).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
)

/** Tells of a group of long text only whether there is one. */
const withoutText = sql`case when value ? 'text' then jsonb_build_object('isWritten', value->>'text' <> '') else value end`

/** `held`: until the transaction ends nobody sets them otherwise. */
const settingsJson = (held: SQL = sql``) => sql<StoredSettings[]>`(
  select coalesce(json_agg(json_build_object('name', name, 'value', value, 'version', version)), '[]')
  from (select name, ${withoutText} as value, version from shop_settings where name = any(${placeholder("groups")}) ${held}) saved)`

const contextQuery = (db: Executor, settings = settingsJson()) =>
  db
    .select({
      parts: sql<OfferedPart[]>`(select coalesce(json_agg(json_build_object(${offeredJson})), '[]')
        from ${parts} where ${parts.id} = any(${placeholder("partIds")}) and ${isNull(parts.archivedAt)})`,
      /** Saved ones of the requested groups. */
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

interface OrderQuestion {
  buyerId: string
  partIds: string[]
  /** Versions of settings. */
  groups: readonly string[]
  key: string | undefined
  /** The buyer's. */
  network: string | undefined
}

/**
 * Versions that decide an order: the live ones of its parts, how many unpaid orders the buyer has and how many lapsed,
 * whether they proved their address, and what was answered to the same key before. Undefined when the account is closed.
 */
export const readOrderContext = (db: Database, question: OrderQuestion) =>
  first(preparedContext(db).execute(valuesOfContext(question)))

/** Reads the context and locks it until the transaction ends. */
export async function lockOrderContext(tx: Transaction, question: OrderQuestion) {
  await lockUser(tx, question.buyerId)
  await tx
    .select({ id: parts.id })
    .from(parts)
    .where(inArray(parts.id, question.partIds))
    .orderBy(asc(parts.id))
    .for("no key update")
  const [context] = await contextQuery(tx, settingsJson(sql`for share`)).execute(
    valuesOfContext(question),
  )
  return context
}

const valuesOfContext = (question: OrderQuestion) => ({
  ...question,
  key: question.key ?? null,
  network: question.network ?? null,
})

export type OrderContext = NonNullable<Awaited<ReturnType<typeof readOrderContext>>>

interface PlacedLine {
  part: Pick<OfferedPart, "id" | "name" | "version"> & { backorder?: string | null }
  quantity: number
  unitPriceCents: number
  priceFacts: PriceFacts
  details?: SomeLineDetails | undefined
}

/** Terms of an order beside its lines. */
export interface OrderTerms {
  charges: readonly OrderCharge[]
  /** One entry for each line, in order. */
  taxFacts?: readonly LineTaxFacts[] | undefined
  deliveryAddress?: OrderAddress | undefined
  agreed?: readonly Agreement[] | undefined
}

/** Missing units of a line of locked parts, and the buyer's expected day. */
export interface Wait {
  /** The line's, from 1. */
  number: number
  quantity: number
  promise: readonly PromisedUnits[]
}

/** Texts of the buyer beside the lines. */
export interface OrderDetails {
  phone: string
  purchaseOrder?: string | undefined
  shipTo?: string | undefined
  note?: string | undefined
  shipment?: Shipment | undefined
}

export interface BillingAddress {
  billingAddress: OrderAddress
  /** Address as on a label. */
  billTo: string
}

export interface OrderWriting {
  orderId: string
  buyer: { id: string; email: string; name: string }
  lines: readonly PlacedLine[]
  details: OrderDetails
  terms: OrderTerms
  /** Language of its mails and papers. */
  language: string
  /** Billing address, if not the delivery address. */
  billing?: BillingAddress | undefined
  /** Lines that have to wait; none where the parts are not held. */
  waits?: readonly Wait[]
  /** The versions of the settings that it was decided by. */
  settings: Readonly<Record<string, number>>
  /** Limits for confirmed and for unconfirmed addresses; Infinity for none. */
  unpaidOrdersAllowed: { proved: number; unproved: number }
  /** Lapsed orders after which an unproved account may not order; Infinity: no limit. */
  lapsedOrdersAllowed: number
  /** The buyer's. */
  network: string | undefined
  /** Answer to a repeated request with this Idempotency-Key; nothing is stored without one. */
  claim: { key: string | undefined; requestHash: Buffer; response: unknown }
  event: EventRow
}

const writing = (db: Executor) =>
  db
    .select({
      written: sql<boolean>`place_order(${placeholder("terms")}, ${placeholder("partIds")},
        ${placeholder("versions")}, ${placeholder("deltas")}, ${placeholder("unitPrices")}, ${placeholder("priceFacts")})`,
    })
    .from(sql`(values (1)) one`)

const preparedWriting = prepared((db) => writing(db).prepare("place_order"))

type WriteMore = (tx: Transaction) => Promise<void>

/**
 * Writes a whole order in one statement, or in one transaction with what else is to be written. False, and nothing written,
 * when the stock of a part does not suffice, a part or a setting is no longer as it was read, the buyer may order no more, or
 * the same key has just been answered.
 */
export async function writeOrder(
  db: Database,
  order: OrderWriting,
  writeMore?: WriteMore,
): Promise<boolean> {
  try {
    if (writeMore || order.billing)
      return await db.transaction((tx) => writeOrderIn(tx, order, writeMore))
    const [row] = await retry(() => preparedWriting(db).execute(valuesOf(order)), isRolledBack)
    return row?.written === true
  } catch (error) {
    if (isOvertaken(error)) return false
    throw error
  }
}

/** Does the same for an order whose context is locked. */
export const writeLockedOrder = (
  tx: Transaction,
  order: OrderWriting,
  writeMore?: WriteMore,
): Promise<boolean> => writeOrderIn(tx, { ...order, settings: {} }, writeMore)

async function writeOrderIn(
  tx: Transaction,
  order: OrderWriting,
  writeMore?: WriteMore,
): Promise<boolean> {
  const [row] = await writing(tx).execute(valuesOf(order))
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
}: OrderWriting) {
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
    // Infinity, which limits nothing, is null in JSON.
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

/** The SQLSTATE of place_order, where a part or a setting has. */
const CHANGED = "CA001"

const isOvertaken = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause instanceof DatabaseError &&
  (error.cause.code === CHANGED || error.cause.constraint === "idempotency_keys_pkey")
