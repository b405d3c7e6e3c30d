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
  const next = afterId === undefined ? undefined : after(sort, afterId)
  if (!search) return and(conditions, next)
  // Sorted by newest, each kind of match needs at most one page of rows.
  const within = sort ? conditions : and(conditions, next)
  const isPage = limit !== undefined && !sort
  const pageOrder = isPage ? sql`order by created_at desc, id desc limit ${limit}` : sql``
  // Each kind of match uses its own index. As one condition they would use none.
  const found = matching(search).map(
    (match) => sql`(select id from users where ${and(within, match)} ${pageOrder})`,
  )
  return and(sql`${users.id} in (${sql.join(found, sql` union all `)})`, next)
}

/** Column that sorts the list, and its value for the last customer already listed. */
interface SortKey {
  key: SQL
  ofLast: (afterId: string) => SQL
}

const total = (column: AnyColumn): SortKey => ({
  key: sql`${column}`,
  ofLast: (afterId) =>
    sql`select last.${sql.identifier(column.name)}, last.user_id from customer_totals last where last.user_id = ${afterId}`,
})

const sortKeys: Record<"newest" | RisingSort, SortKey> = {
  newest: {
    key: sql`${users.createdAt}`,
    ofLast: (afterId) =>
      sql`select last.created_at, last.id from users last where last.id = ${afterId}`,
  },
  name: {
    key: sql`lower(${users.name})`,
    ofLast: (afterId) =>
      sql`select lower(last.name), last.id from users last where last.id = ${afterId}`,
  },
  orders: total(customerTotals.orders),
  revenue: total(customerTotals.revenueCents),
  lastOrder: total(customerTotals.lastOrderAt),
}

type RisingSort = Exclude<CustomerSort, `-${string}`>
const rising: readonly RisingSort[] = ["name", "orders", "revenue", "lastOrder"]

function readSort(sort: CustomerSort | undefined) {
  const column = rising.find((name) => sort === name || sort === `-${name}`) ?? "newest"
  const isTotal = column !== "newest" && column !== "name"
  return {
    ...sortKeys[column],
    // Same id column as in the index of the sort key.
    id: isTotal ? sql`${customerTotals.userId}` : sql`${users.id}`,
    isFalling: sort !== column,
  }
}

export function orderCustomersBy(sort: CustomerSort | undefined): SQL[] {
  const { key, id, isFalling } = readSort(sort)
  const direct = isFalling ? desc : asc
  return [direct(key), direct(id)]
}

/** SQL: whether a customer comes after this one in the list. */
function after(sort: CustomerSort | undefined, afterId: string): SQL {
  const { key, id, ofLast, isFalling } = readSort(sort)
  const comes = isFalling ? sql`<` : sql`>`
  return sql`(${key}, ${id}) ${comes} (${ofLast(afterId)})`
}

const ownerOf = (table: SQL, condition: SQL | undefined) =>
  sql`${users.id} in (select user_id from ${table} where ${condition})`

const matching = (search: string): (SQL | undefined)[] => [
  matchesText(users.email, search),
  matchesText(users.name, search),
  ownerOf(sql`addresses`, matchesText(addresses.company, search)),
  ownerOf(sql`addresses`, matchesText(addresses.city, search)),
  ownerOf(sql`orders`, and(sql`ship_to <> ''`, matchesText(orders.shipTo, search))),
  ownerOf(sql`tax_ids`, sql`upper(number) in (${search.toUpperCase()}, ${compact(search)})`),
  ...matchesNumber(search).map((condition) => ownerOf(sql`orders`, condition)),
  ...phoned(search),
]

/** Converts a tax id to its stored form. */
const compact = (search: string): string => search.toUpperCase().replaceAll(/[\s.]/g, "")

const MIN_PHONE_DIGITS = 5

/** Matches customers by the digits of a phone number, without the leading zero of national calls. */
function phoned(search: string): SQL[] {
  const digits = search.replaceAll(/\D/g, "").replace(/^0+/, "")
  if (!/^[\d\s+()./-]+$/.test(search) || digits.length < MIN_PHONE_DIGITS) return []
  const holdsDigits = sql`phone <> '' and regexp_replace(phone, '\\D', '', 'g') like ${`%${digits}%`}`
  return ["addresses", "profiles", "orders"].map((table) => ownerOf(sql.raw(table), holdsDigits))
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

/** Exports customers with the filters and the order of the list. */
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
