import { type AnyColumn, and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm"
import type { Pool } from "pg"
import type { CustomerSort } from "#domain/accounts/customer-sorts.ts"
import { openSessionsOf } from "../accounts/sessions.ts"
import { roleOf } from "../accounts/users.ts"
import { cursorFor, readCursor } from "../connection/bulk.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { first, matchesText } from "../connection/query-parts.ts"
import { matchesNumber } from "../orders/wanted-orders.ts"
import { partLists } from "../schema/carts.ts"
import {
  addresses,
  customerNotes,
  customerTotals,
  profiles,
  sessions,
  users,
} from "../schema/identity.ts"
import { orders } from "../schema/orders.ts"
import { amount, instant } from "../shop/export-rows.ts"
import { hasTag, tagCellOf, tagsOf } from "../tags/tags.ts"

export interface CustomerFilter {
  limit: number
  /** Newest first if undefined. */
  sort?: CustomerSort | undefined
  /** Id of the last customer already listed. */
  afterId?: string | undefined
  /** Part of a name, company, e-mail address, city or phone number; or a tax id or order number. */
  search?: string | undefined
  tag?: string | undefined
}

/** Builds the filter of the customer list, for a page or for a file, which has no limit. */
function wantedCustomers({
  search,
  tag,
  sort,
  afterId,
  limit,
}: Omit<CustomerFilter, "limit"> & { limit?: number }): SQL | undefined {
  const conditions = and(
    isNull(users.closedAt),
    tag ? hasTag("customer", sql`${users.id}`, tag) : undefined,
  )
  const next = afterId === undefined ? undefined : comesAfter(sort, afterId)
  if (!search) return and(conditions, next)
  // Sorted by newest, each kind of match needs at most one page of rows.
  const within = sort ? conditions : and(conditions, next)
  const isPage = limit !== undefined && !sort
  const pageOrder = isPage ? sql`order by created_at desc, id desc limit ${limit}` : sql``
  // Each kind of match uses its own index. As one condition they would use none.
  const found = searchConditions(search).map(
    (match) => sql`(select id from users where ${and(within, match)} ${pageOrder})`,
  )
  return and(sql`${users.id} in (${sql.join(found, sql` union all `)})`, next)
}

/** Column that sorts the list, and its value for the last customer already listed. */
interface SortKey {
  key: SQL
  valueOfLast: (afterId: string) => SQL
}

const totalKey = (column: AnyColumn): SortKey => ({
  key: sql`${column}`,
  valueOfLast: (afterId) =>
    sql`select last.${sql.identifier(column.name)}, last.user_id from customer_totals last where last.user_id = ${afterId}`,
})

const sortKeys: Record<"newest" | AscendingSort, SortKey> = {
  newest: {
    key: sql`${users.createdAt}`,
    valueOfLast: (afterId) =>
      sql`select last.created_at, last.id from users last where last.id = ${afterId}`,
  },
  name: {
    key: sql`lower(${users.name})`,
    valueOfLast: (afterId) =>
      sql`select lower(last.name), last.id from users last where last.id = ${afterId}`,
  },
  orders: totalKey(customerTotals.orders),
  revenue: totalKey(customerTotals.revenueCents),
  lastOrder: totalKey(customerTotals.lastOrderAt),
}

type AscendingSort = Exclude<CustomerSort, `-${string}`>
const ascendingSorts: readonly AscendingSort[] = ["name", "orders", "revenue", "lastOrder"]

function readSort(sort: CustomerSort | undefined) {
  const column = ascendingSorts.find((name) => sort === name || sort === `-${name}`) ?? "newest"
  const isTotal = column !== "newest" && column !== "name"
  return {
    ...sortKeys[column],
    // Same id column as in the index of the sort key.
    id: isTotal ? sql`${customerTotals.userId}` : sql`${users.id}`,
    isDescending: sort !== column,
  }
}

export function orderCustomersBy(sort: CustomerSort | undefined): SQL[] {
  const { key, id, isDescending } = readSort(sort)
  const direction = isDescending ? desc : asc
  return [direction(key), direction(id)]
}

/** SQL: whether a customer comes after this one in the list. */
function comesAfter(sort: CustomerSort | undefined, afterId: string): SQL {
  const { key, id, valueOfLast, isDescending } = readSort(sort)
  const operator = isDescending ? sql`<` : sql`>`
  return sql`(${key}, ${id}) ${operator} (${valueOfLast(afterId)})`
}

const ownsRow = (table: SQL, condition: SQL | undefined) =>
  sql`${users.id} in (select user_id from ${table} where ${condition})`

const searchConditions = (search: string): (SQL | undefined)[] => [
  matchesText(users.email, search),
  matchesText(users.name, search),
  ownsRow(sql`addresses`, matchesText(addresses.company, search)),
  ownsRow(sql`addresses`, matchesText(addresses.city, search)),
  ownsRow(sql`orders`, and(sql`ship_to <> ''`, matchesText(orders.shipTo, search))),
  ownsRow(sql`tax_ids`, sql`upper(number) in (${search.toUpperCase()}, ${compactTaxId(search)})`),
  ...matchesNumber(search).map((condition) => ownsRow(sql`orders`, condition)),
  ...matchesPhone(search),
]

/** Converts a tax id to its stored form. */
const compactTaxId = (search: string): string => search.toUpperCase().replaceAll(/[\s.]/g, "")

const MIN_PHONE_DIGITS = 5

/** Matches customers by the digits of a phone number, without the leading zero of national calls. */
function matchesPhone(search: string): SQL[] {
  const digits = search.replaceAll(/\D/g, "").replace(/^0+/, "")
  if (!/^[\d\s+()./-]+$/.test(search) || digits.length < MIN_PHONE_DIGITS) return []
  const holdsDigits = sql`phone <> '' and regexp_replace(phone, '\\D', '', 'g') like ${`%${digits}%`}`
  return ["addresses", "profiles", "orders"].map((table) => ownsRow(sql.raw(table), holdsDigits))
}

interface CustomerPlace {
  company: string
  city: string
  country: string
  phone: string
}

/** SQL: their default address. */
export const defaultAddress = sql<CustomerPlace | null>`(
  select json_build_object('company', company, 'city', city, 'country', country, 'phone', phone)
  from addresses where user_id = ${users.id} order by is_default desc, created_at limit 1)`

/** SQL: null if the customer never ordered. */
export const lastOrderAt = sql<Date | null>`nullif(${customerTotals.lastOrderAt}, '-infinity')`

const customerColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
  role: roleOf,
  phone: sql<string>`coalesce(${profiles.phone}, '')`,
  orders: customerTotals.orders,
  revenueCents: customerTotals.revenueCents,
  unpaid: customerTotals.unpaid,
  unpaidCents: customerTotals.unpaidCents,
  lastOrderAt: lastOrderAt.mapWith(users.createdAt),
  place: defaultAddress,
  tags: tagsOf("customer", sql`${users.id}`),
}

const selectCustomers = (db: Executor) =>
  db
    .select(customerColumns)
    .from(users)
    .innerJoin(customerTotals, eq(customerTotals.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))

type CustomerRow = Awaited<ReturnType<typeof selectCustomers>>[number]

/** Lists open accounts, newest first by default. */
export const listCustomers = (db: Executor, filter: CustomerFilter): Promise<CustomerRow[]> =>
  selectCustomers(db)
    .where(wantedCustomers(filter))
    .orderBy(...orderCustomersBy(filter.sort))
    .limit(filter.limit)

export const findCustomer = (db: Executor, id: string) =>
  first(selectCustomers(db).where(and(eq(users.id, id), isNull(users.closedAt))))

export async function countListsAndSessions(db: Executor, userId: string) {
  return {
    lists: await db.$count(partLists, eq(partLists.userId, userId)),
    sessions: await db.$count(sessions, openSessionsOf(userId)),
  }
}

export async function insertCustomerNote(
  tx: Transaction,
  note: Pick<typeof customerNotes.$inferInsert, "userId" | "authorId" | "text">,
): Promise<void> {
  await tx.insert(customerNotes).values(note)
}

export const countCustomerNotes = (db: Executor, userId: string): Promise<number> =>
  db.$count(customerNotes, eq(customerNotes.userId, userId))

/** Lists notes, oldest first. */
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
      cross join lateral (select ${defaultAddress} as place) known
      where ${wantedCustomers(filter)} order by ${sql.join(orderCustomersBy(filter.sort), sql`, `)}`,
  )
}
