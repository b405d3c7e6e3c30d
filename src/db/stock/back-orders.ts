import { type SQL, sql } from "drizzle-orm"
import type { Transaction } from "../connection/client.ts"

/** How many orders wait for of each row of `parts`; where nothing waits for any, no part is looked at. */
export const waitingOfPart: SQL<number> = sql`
  case when (select min(part_id) from back_orders where waiting > 0) is null then 0 else (
    select coalesce(sum(b.waiting), 0) from back_orders b where b.part_id = parts.id and b.waiting > 0) end`.mapWith(
  Number,
)

/** Ends the waiting of so many units of an order's lines, of all of them without these; answers how many of which line did. */
export async function dropWaiting(
  tx: Transaction,
  orderId: string,
  units?: readonly { number: number; quantity: number }[],
): Promise<{ number: number; quantity: number }[]> {
  const numbers = units?.map(({ number }) => number) ?? null
  const quantities = units?.map(({ quantity }) => quantity) ?? null
  const { rows } = await tx.execute<{ number: number; quantity: number }>(
    sql`select line as number, dropped_units as quantity from drop_waiting(${orderId},
      ${sql.param(numbers)}::integer[], ${sql.param(quantities)}::integer[])`,
  )
  return rows
}
