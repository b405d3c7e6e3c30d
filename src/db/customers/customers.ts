import { and, asc, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { holding } from "../connection/like.ts"
import { numbered } from "../orders/wanted-orders.ts"
import { partLists } from "../schema/carts.ts"
import { customerNotes } from "../schema/customers.ts"
import { addresses, profiles, sessions, users } from "../schema/identity.ts"
import { orders } from "../schema/orders.ts"
import { hasTag, tagsOf } from "../tags/tags.ts"

/** Counts and sums of a customer's orders, without cancelled ones. */
export interface CustomerFigures {
  orders: number
  /** Paid, net of refunds. */
  revenueCents: number
  unpaid: number
  unpaidCents: number
  lastOrderAt: string | null
}

interface CustomerPlace {
  company: string
  city: string
  country: string
  phone: string
}

export interface CustomerFilter {
  limit: number
  /** The last customer already seen. */
  afterId?: string | undefined
  /** A piece of a name, company, e-mail, city or phone, or a tax id or order number. */
  search?: string | undefined
  tag?: string | undefined
}

const figures = sql<CustomerFigures>`(
  select json_build_object(
    'orders', count(*) filter (where status <> 'cancelled'),
    'revenueCents', coalesce(sum(total_cents - refunded_cents) filter (where paid_at is not null), 0),
    'unpaid', count(*) filter (where paid_at is null and status <> 'cancelled'),
    'unpaidCents', coalesce(sum(total_cents) filter (where paid_at is null and status <> 'cancelled'), 0),
    'lastOrderAt', max(created_at) filter (where status <> 'cancelled'))
  from orders where user_id = ${users.id})`

/** Their default address. */
const place = sql<CustomerPlace | null>`(
  select json_build_object('company', company, 'city', city, 'country', country, 'phone', phone)
  from addresses where user_id = ${users.id} order by is_default desc, created_at limit 1)`

const customerColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
  role: sql<"user" | "admin">`coalesce(${profiles.role}, 'user')`,
  phone: sql<string>`coalesce(${profiles.phone}, '')`,
  figures,
  place,
  tags: tagsOf("customer", sql`${users.id}`),
}

const selectCustomers = (db: Executor) =>
  db.select(customerColumns).from(users).leftJoin(profiles, eq(profiles.userId, users.id))

export type CustomerRow = Awaited<ReturnType<typeof selectCustomers>>[number]

/** Lists open accounts, newest first. */
export const listCustomers = (db: Executor, filter: CustomerFilter): Promise<CustomerRow[]> =>
  selectCustomers(db)
    .where(wantedCustomers(filter))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(filter.limit)

function wantedCustomers({ search, tag, afterId, limit }: CustomerFilter): SQL | undefined {
  const kept = and(
    isNull(users.closedAt),
    tag ? hasTag("customer", sql`${users.id}`, tag) : undefined,
    afterId
      ? sql`(${users.createdAt}, ${users.id}) < (
          select last.created_at, last.id from users last where last.id = ${afterId})`
      : undefined,
  )
  if (!search) return kept
  // Each kind of match by its own index; as one condition they would have none.
  const found = matching(search).map(
    (match) => sql`(select id from users where ${and(kept, match)}
      order by created_at desc, id desc limit ${limit})`,
  )
  return sql`${users.id} in (${sql.join(found, sql` union all `)})`
}

const ownerOf = (table: SQL, condition: SQL | undefined) =>
  sql`${users.id} in (select user_id from ${table} where ${condition})`

const matching = (search: string): (SQL | undefined)[] => [
  holding(users.email, search),
  holding(users.name, search),
  ownerOf(sql`addresses`, holding(addresses.company, search)),
  ownerOf(sql`addresses`, holding(addresses.city, search)),
  ownerOf(sql`orders`, and(sql`ship_to <> ''`, holding(orders.shipTo, search))),
  ownerOf(sql`tax_ids`, sql`upper(number) in (${search.toUpperCase()}, ${compact(search)})`),
  ...numbered(search).map((condition) => ownerOf(sql`orders`, condition)),
  ...phoned(search),
]

/** A tax id as it is stored. */
const compact = (search: string): string => search.toUpperCase().replaceAll(/[\s.]/g, "")

const MIN_PHONE_DIGITS = 5

/** By the digits of a phone number, without the zero of a call within the country. */
function phoned(search: string): SQL[] {
  const digits = search.replaceAll(/\D/g, "").replace(/^0+/, "")
  if (!/^[\d\s+()./-]+$/.test(search) || digits.length < MIN_PHONE_DIGITS) return []
  const holdsDigits = sql`phone <> '' and regexp_replace(phone, '\\D', '', 'g') like ${`%${digits}%`}`
  return ["addresses", "profiles", "orders"].map((table) => ownerOf(sql.raw(table), holdsDigits))
}

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
