import { sql } from "drizzle-orm"
import type { OrderCharge } from "#domain/orders/charges.ts"
import type { Transaction } from "../connection/client.ts"

/** Replaces the charges of a locked, unpaid order by these, with its freight: see 0319_freight_by_agreement.sql. */
export async function replaceCharges(
  tx: Transaction,
  orderId: string,
  charges: readonly OrderCharge[],
): Promise<void> {
  await tx.execute(sql`select set_freight(${orderId}, ${JSON.stringify(charges)}::jsonb)`)
}
