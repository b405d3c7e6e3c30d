import { and, asc, count, eq, isNull, type SQL, sql } from "drizzle-orm"
import type { Pool } from "pg"
import { cursorFor, readCursor } from "../connection/bulk.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { partLists } from "../schema/carts.ts"
import { customerNotes, customerTotals } from "../schema/customers.ts"
import { profiles, sessions, users } from "../schema/identity.ts"
import { amount, instant } from "../shop/export-rows.ts"
import { tagCellOf, tagsOf } from "../tags/tags.ts"
import { type CustomerFilter, inOrder, wantedCustomers } from "./wanted-customers.ts"

export type { CustomerFilter } from "./wanted-customers.ts"

interface CustomerPlace {
  company: string
  city: string
  country: string
  phone: string
}

/** SQL: their default address. */
export const place = sql<CustomerPlace | null>`(
  select json_build_object('company', company, 'city', city, 'country', country, 'phone', phone)
  from addresses where user_id = ${users.id} order by is_default desc, created_at limit 1)`

/** SQL: null for who never ordered. */
export const lastOrderAt = sql<Date | null>`nullif(${customerTotals.lastOrderAt}, '-infinity')`

const customerColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
  role: sql<"user" | "admin">`coalesce(${profiles.role}, 'user')`,
  phone: sql<string>`coalesce(${profiles.phone}, '')`,
  orders: customerTotals.orders,
  revenueCents: customerTotals.revenueCents,
  unpaid: customerTotals.unpaid,
  unpaidCents: customerTotals.unpaidCents,
  lastOrderAt: lastOrderAt.mapWith(users.createdAt),
  place,
  tags: tagsOf("customer", sql`${users.id}`),
}

const selectCustomers = (db: Executor) =>
  db
    .select(customerColumns)
    .from(users)
    .innerJoin(customerTotals, eq(customerTotals.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))

export type CustomerRow = Awaited<ReturnType<typeof selectCustomers>>[number]

/** Lists open accounts, newest first without another order. */
export const listCustomers = (db: Executor, filter: CustomerFilter): Promise<CustomerRow[]> =>
  selectCustomers(db)
    .where(wantedCustomers(filter))
    .orderBy(...inOrder(filter.sort))
    .limit(filter.limit)

export async function findCustomer(db: Executor, id: string) {
  const [found] = await selectCustomers(db).where(and(eq(users.id, id), isNull(users.closedAt)))
  return found
}

/** Counts what a customer's page tells of besides. */
export async function countCustomersThings(db: Executor, userId: string) {
  const [lists] = await db
    .select({ count: count() })
    .from(partLists)
    .where(eq(partLists.userId, userId))
  const [open] = await db
    .select({ count: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > now()`))
  return { lists: lists?.count ?? 0, sessions: open?.count ?? 0 }
}

export async function insertCustomerNote(
  tx: Transaction,
  note: Pick<typeof customerNotes.$inferInsert, "userId" | "authorId" | "text">,
): Promise<void> {
  await tx.insert(customerNotes).values(note)
}

export async function countCustomerNotes(db: Executor, userId: string): Promise<number> {
  const [counted] = await db
    .select({ notes: count() })
    .from(customerNotes)
    .where(eq(customerNotes.userId, userId))
  return counted?.notes ?? 0
}

/** Oldest first. */
export const listCustomerNotes = (db: Executor, userId: string) =>
  db
    .select({ text: customerNotes.text, at: customerNotes.createdAt, by: users.email })
    .from(customerNotes)
    .innerJoin(users, eq(users.id, customerNotes.authorId))
    .where(eq(customerNotes.userId, userId))
    .orderBy(asc(customerNotes.id))

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
