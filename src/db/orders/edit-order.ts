import { asc, eq, inArray, sql } from "drizzle-orm"
import type { LineTaxFacts, OrderCharge } from "#domain/orders/charges.ts"
import type { PriceFacts } from "#domain/pricing/price-for.ts"
import type { PromisedUnits } from "#domain/stock/promise.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { backOrders, orderLines } from "../schema/orders.ts"
import { parts } from "../schema/parts.ts"

const priceFacts = sql<PriceFacts>`jsonb_build_object('from', coalesce((${orderLines.priceFacts}->>'from')::integer, 1))
  || case when ${orderLines.priceFacts} ? 'own' then jsonb_build_object('own', ${orderLines.priceFacts}->'own') else '{}' end`

/** All lines of an order by number, those that were taken off included. */
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

/** Holds these parts until the transaction ends, in the order of everybody who moves them. */
export async function lockParts(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: parts.id })
    .from(parts)
    .where(inArray(parts.id, [...ids]))
    .orderBy(asc(parts.id))
    .for("no key update")
}

export interface WrittenLine {
  number: number
  partId: string
  quantity: number
  unitPriceCents: number
  priceFacts: PriceFacts
  taxFacts: LineTaxFacts | null
  /** Units of it that wait for stock. */
  waiting: number
  /** The promise of the whole line, where it changes. */
  promise: readonly PromisedUnits[] | null
}

/** Makes a locked, unpaid order one of these lines and charges; see 0025_edited_orders.sql. Its parts are held. */
export async function writeEdit(
  tx: Transaction,
  orderId: string,
  edit: { lines: readonly WrittenLine[]; charges: readonly OrderCharge[]; actorId: string },
): Promise<void> {
  const { rows } =
    await tx.execute(sql`select * from edit_order(${orderId}, ${JSON.stringify(edit.lines)}::jsonb,
    ${JSON.stringify(edit.charges)}::jsonb, ${edit.actorId})`)
  if (rows.length > 0) throw new Error(`stock of order ${orderId} does not suffice`)
}
