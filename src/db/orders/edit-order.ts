import { asc, eq, sql } from "drizzle-orm"
import type { LineTaxFacts, OrderCharge } from "#domain/orders/charges.ts"
import type { PriceFacts } from "#domain/pricing/price-for.ts"
import type { PromisedUnits } from "#domain/stock/promise.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { users } from "../schema/identity.ts"
import {
  backOrders,
  type OrderAddress,
  orderChanges,
  orderLines,
  refunds,
} from "../schema/orders.ts"
import { parts } from "../schema/parts.ts"

const priceFacts = sql<PriceFacts>`jsonb_build_object('from', coalesce((${orderLines.priceFacts}->>'from')::integer, 1))
  || case when ${orderLines.priceFacts} ? 'own' then jsonb_build_object('own', ${orderLines.priceFacts}->'own') else '{}' end`

/** Lists all lines of an order by number, including removed lines. */
export const listLinesToEdit = (db: Executor, orderId: string) =>
  db
    .select({
      number: orderLines.number,
      partId: orderLines.partId,
      quantity: orderLines.quantity,
      unitPriceCents: orderLines.unitPriceCents,
      priceFacts,
      waiting: sql`coalesce(${backOrders.waiting}, 0)`.mapWith(Number),
    })
    .from(orderLines)
    .leftJoin(
      backOrders,
      sql`(${backOrders.orderId}, ${backOrders.number}) = (${orderLines.orderId}, ${orderLines.number})`,
    )
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.number))

export interface WrittenLine {
  number: number
  partId: string
  quantity: number
  unitPriceCents: number
  priceFacts: PriceFacts
  taxFacts: LineTaxFacts | null
  /** Number of units of the line that wait for stock. */
  waiting: number
  /** Promised dates of the whole line, or null if they do not change. */
  promise: readonly PromisedUnits[] | null
}

/**
 * Replaces the lines and charges of a locked, unpaid order; see 0025_edited_orders.sql. Requires locks on its
 * parts.
 */
export async function writeEdit(
  tx: Transaction,
  orderId: string,
  edit: { lines: readonly WrittenLine[]; charges: readonly OrderCharge[]; actorId: string },
): Promise<void> {
  const { rows } =
    await tx.execute<never>(sql`select * from edit_order(${orderId}, ${JSON.stringify(edit.lines)}::jsonb,
    ${JSON.stringify(edit.charges)}::jsonb, ${edit.actorId})`)
  if (rows.length > 0) throw new Error(`stock of order ${orderId} does not suffice`)
}

/**
 * Lists the lines of an order with the facts that limit how far each can be reduced. Includes lines with no units
 * left.
 */
export const listLinesToCancel = (db: Executor, orderId: string) =>
  db
    .select({
      number: orderLines.number,
      partId: orderLines.partId,
      sku: orderLines.sku,
      mpn: parts.mpn,
      name: orderLines.name,
      quantity: orderLines.quantity,
      unitPriceCents: orderLines.unitPriceCents,
      taxFacts: orderLines.taxFacts,
      // A price set by staff applies to the quantity that it was set for.
      priceFrom:
        sql`case when ${orderLines.priceFacts}->'own' is not null then ${orderLines.quantity}
        else coalesce((${orderLines.priceFacts}->>'from')::integer, 1) end`.mapWith(Number),
      minimumQuantity: parts.minimumQuantity,
      orderMultiple: parts.orderMultiple,
    })
    .from(orderLines)
    .innerJoin(parts, eq(parts.id, orderLines.partId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.number))

interface LoweredLine {
  number: number
  /** Number of units to remove. */
  quantity: number
  /** Totals of the remaining lines. */
  taxFacts: LineTaxFacts | null
}

export interface LoweredOrder {
  lines: LoweredLine[]
  /** Charges that replace those of their kinds and all fees and taxes. */
  charges: OrderCharge[]
}

/** Removes units from lines of a locked, unpaid order, as if they had not been ordered; see 0021_fees.sql. */
export async function lowerOrder(
  tx: Transaction,
  orderId: string,
  { lines, charges, actorId }: LoweredOrder & { actorId: string },
): Promise<void> {
  await tx.execute(sql`select lower_order(${orderId},
    ${sql.param(lines.map(({ number }) => number))}::integer[],
    ${sql.param(lines.map(({ quantity }) => quantity))}::integer[],
    ${JSON.stringify(lines.map(({ taxFacts }) => taxFacts))}::jsonb, ${JSON.stringify(charges)}::jsonb, ${actorId})`)
}

/** Records a change that buyers made to their order. Returns the id of the change. */
export async function insertOrderChange(
  tx: Transaction,
  change: Pick<
    typeof orderChanges.$inferInsert,
    "orderId" | "kind" | "reason" | "detail" | "refundId"
  >,
): Promise<number> {
  const [inserted] = await tx.insert(orderChanges).values(change).returning({ id: orderChanges.id })
  if (!inserted) throw new Error("the change was not stored")
  return inserted.id
}

/** Changes where an order goes that is not shipped: an address with its label, or a label alone. */
export async function updateDestination(
  tx: Transaction,
  orderId: string,
  { deliveryAddress, shipTo }: { deliveryAddress: OrderAddress | null; shipTo: string },
): Promise<void> {
  const address = deliveryAddress && JSON.stringify(deliveryAddress)
  await tx.execute(sql`select send_order_to(${orderId}, ${address}::jsonb, ${shipTo})`)
}

export async function updateBilling(
  tx: Transaction,
  orderId: string,
  { billingAddress, billTo }: { billingAddress: OrderAddress | null; billTo: string },
): Promise<void> {
  const address = billingAddress && JSON.stringify(billingAddress)
  await tx.execute(sql`select bill_order_to(${orderId}, ${address}::jsonb, ${billTo})`)
}

/**
 * Lists changes, oldest first, with the state of the refund that belongs to a change, and the address of the
 * administrator who made it for the buyer.
 */
export const listOrderChanges = (db: Executor, orderId: string) =>
  db
    .select({
      id: orderChanges.id,
      kind: orderChanges.kind,
      reason: orderChanges.reason,
      detail: orderChanges.detail,
      at: sql<Date>`coalesce(${refunds.createdAt}, ${orderChanges.createdAt})`.mapWith(
        orderChanges.createdAt,
      ),
      refund: refunds.state,
      administrator: users.email,
    })
    .from(orderChanges)
    .leftJoin(refunds, eq(refunds.id, orderChanges.refundId))
    .leftJoin(users, eq(users.id, sql`${orderChanges.detail}->>'changedBy'`))
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(asc(orderChanges.id))

interface CancelledUnits {
  name: string
  quantity: number
  /** Undefined in changes that earlier releases recorded. */
  sku?: string
  mpn?: string | null
}

/** Finds the lines of a cancellation by the buyer that a refund pays back. */
export async function findCancelledLines(
  db: Executor,
  refundId: string,
): Promise<CancelledUnits[] | undefined> {
  const [change] = await db
    .select({
      lines: sql<CancelledUnits[]>`${orderChanges.detail}->'lines'`,
    })
    .from(orderChanges)
    .where(eq(orderChanges.refundId, refundId))
  return change?.lines
}
