import { type SQL, sql } from "drizzle-orm"
import type { Pool } from "pg"
import { cursorFor, readCursor } from "../connection/read-cursor.ts"
import { customerTotals } from "../schema/customers.ts"
import { profiles, users } from "../schema/identity.ts"
import { amount, instant } from "../shop/export-rows.ts"
import { tagCellOf } from "../tags/tags.ts"
import { lastOrderAt, place } from "./customers.ts"
import { type CustomerFilter, inOrder, wantedCustomers } from "./wanted-customers.ts"

export const customerHeadings = [
  "id",
  "email",
  "name",
  "company",
  "city",
  "country",
  "phone",
  "createdAt",
  "orders",
  "revenue",
  "unpaidOrders",
  "unpaid",
  "lastOrderAt",
  "tags",
]

type ExportFilter = Omit<CustomerFilter, "limit" | "afterId">

/** Exports customers as they are listed. */
export const exportCustomers = (pool: Pool, filter: ExportFilter) =>
  readCursor(pool, customerCursor(filter))

export function customerCursor(filter: ExportFilter): SQL {
  const { orders, revenueCents, unpaid, unpaidCents } = customerTotals
  return cursorFor(
    sql`select json_build_array(${users.id}, ${users.email}, ${users.name}, place->>'company', place->>'city', place->>'country',
      coalesce(nullif(${profiles.phone}, ''), place->>'phone'), ${instant(sql`${users.createdAt}`)},
      ${orders}, ${amount(sql`${revenueCents}`)}, ${unpaid}, ${amount(sql`${unpaidCents}`)},
      ${instant(lastOrderAt)}, ${tagCellOf("customer", sql`${users.id}`)}) as cells
      from ${users} join ${customerTotals} on ${customerTotals.userId} = ${users.id}
      left join ${profiles} on ${profiles.userId} = ${users.id}
      cross join lateral (select ${place} as place) known
      where ${wantedCustomers(filter)} order by ${sql.join(inOrder(filter.sort), sql`, `)}`,
  )
}
