import { asc, eq, sql } from "drizzle-orm"
import type { LineTaxFacts, OrderCharge } from "#domain/orders/charges.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { orderLines } from "../schema/orders.ts"
import { parts } from "../schema/parts.ts"

/** An order's lines with what says how many may be left of them, those of which nothing is left included. */
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
      priceFrom: sql`coalesce((${orderLines.priceFacts}->>'from')::integer, 1)`.mapWith(Number),
      minimumQuantity: parts.minimumQuantity,
      orderMultiple: parts.orderMultiple,
    })
    .from(orderLines)
    .innerJoin(parts, eq(parts.id, orderLines.partId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.number))

interface LoweredLine {
  number: number
  /** So many fewer. */
  quantity: number
  /** Totals of the remaining lines. */
  taxFacts: LineTaxFacts | null
}

export interface LoweredOrder {
  lines: LoweredLine[]
  /** They take the place of those of their kinds, and of all fees and taxes. */
  charges: OrderCharge[]
}

/** Takes units off lines of a locked, unpaid order, as if they had not been ordered: see 0021_fees.sql. */
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

/** Replaces the charges of a locked, unpaid order by these, with its freight: see 0319_freight_by_agreement.sql. */
export async function replaceCharges(
  tx: Transaction,
  orderId: string,
  charges: readonly OrderCharge[],
): Promise<void> {
  await tx.execute(sql`select set_freight(${orderId}, ${JSON.stringify(charges)}::jsonb)`)
}
