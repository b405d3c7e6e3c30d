import { asc, desc, type SQL, sql } from "drizzle-orm"
import type { OrderSort } from "#domain/orders/order-list.ts"
import { orders } from "../schema/orders.ts"

const sorts = {
  newest: { by: orders.createdAt, direction: desc, beyond: sql`<` },
  oldest: { by: orders.createdAt, direction: asc, beyond: sql`>` },
  dearest: { by: orders.totalCents, direction: desc, beyond: sql`<` },
  cheapest: { by: orders.totalCents, direction: asc, beyond: sql`>` },
} as const

/** Orders as a list has them. */
export function inOrder(sort: OrderSort): [SQL, SQL] {
  const { by, direction } = sorts[sort]
  return [direction(by), direction(orders.id)]
}

/** Those after the one that this finds, as it is. */
export function after(sort: OrderSort, last: SQL | undefined): SQL {
  const { by, beyond } = sorts[sort]
  return sql`(${by}, ${orders.id}) ${beyond} (select ${by}, ${orders.id} from ${orders} where ${last})`
}
