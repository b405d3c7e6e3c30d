import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm"
import { type OrderSort, readOrderNumber } from "#domain/orders/order.ts"
import { readTypedAmount } from "#domain/pricing/typed-number.ts"
import { readReturnNumber } from "#domain/returns/return-state.ts"
import { matchesText } from "../connection/query-parts.ts"
import { users } from "../schema/identity.ts"
import { orderLines, orderNotes, orders, orderTransfers, refunds } from "../schema/orders.ts"
import { hasTag } from "../tags/tags.ts"
import { hasUnitsToSend } from "./line-units.ts"

/** Orders that people see. Administrators can remove a paid order from their list; its buyer still sees it. */
export const visible = ne(orders.status, "cancelled")

export interface OrderFilter {
  limit: number
  /** Id of the last order already listed. */
  afterId?: string | undefined
  /** Newest first if undefined. */
  sort?: OrderSort | undefined
  /** Cancelled orders are listed only by their status. */
  status?: (typeof orders.$inferSelect)["status"] | undefined
  paid?: boolean | undefined
  /** Orders removed from the list, instead of those on it. */
  removed?: boolean | undefined
  /** Days of placement in `timeZone`, both included. */
  placed?: { from?: string | undefined; to?: string | undefined; timeZone: string } | undefined
  /** Possible e-mail addresses of the buyer's account. */
  buyer?: readonly string[] | undefined
  /** Orders with units that wait for stock. */
  waiting?: true | undefined
  /** Orders whose freight is not agreed yet. */
  freightDue?: true | undefined
  /** Orders that wait for a bank transfer, or whose transfers staff have to settle. */
  transfer?: "awaited" | "due" | undefined
  /** Two-letter code of the country of delivery. */
  country?: string | undefined
  /** Name of the delivery method. */
  delivery?: string | undefined
  /** `part`: orders that are partly sent. `open`: orders with units to send. */
  shipped?: "part" | "open" | undefined
  /** Orders with refunds, of a part or of everything. */
  refunded?: "part" | "all" | undefined
  /** Orders with a note of the buyer. */
  noted?: true | undefined
  tag?: string | undefined
  leastCents?: number | undefined
  mostCents?: number | undefined
  /** Text that an order matches by one of the conditions of `searchConditions`. */
  search?: string | undefined
}

/**
 * Builds the filter of a list of orders, for a page or for a file. With a limit, each kind of match yields at most
 * that many orders.
 */
export function wantedOrders(
  { search, sort = "newest", afterId, ...filter }: Omit<OrderFilter, "limit">,
  limit?: number,
): SQL | undefined {
  const conditions = and(
    ...conditionsOf(filter),
    afterId ? afterOrder(sort, eq(orders.id, afterId)) : undefined,
  )
  if (!search) return conditions
  const pageOrder =
    limit === undefined
      ? sql``
      : sql`order by ${sql.join(orderOrdersBy(sort), sql`, `)} limit ${limit}`
  // Each kind of match uses its own index. As one condition they would use none.
  const found = searchConditions(search).map(
    (match) => sql`(select id from ${orders} where ${and(conditions, match)} ${pageOrder})`,
  )
  return sql`${orders.id} in (${sql.join(found, sql` union all `)})`
}

const conditionsOf = ({
  status,
  paid,
  removed,
  placed,
  buyer,
  waiting,
  freightDue,
  transfer,
  country,
  delivery,
  shipped,
  refunded,
  noted,
  tag,
  leastCents,
  mostCents,
}: Omit<OrderFilter, "limit" | "search" | "sort" | "afterId">): (SQL | undefined)[] => [
  status ? eq(orders.status, status) : visible,
  removed ? isNotNull(orders.deletedAt) : isNull(orders.deletedAt),
  paid === true ? isNotNull(orders.paidAt) : undefined,
  paid === false ? isNull(orders.paidAt) : undefined,
  placed?.from ? gte(orders.createdAt, beginOf(placed.from, placed.timeZone)) : undefined,
  placed?.to ? lt(orders.createdAt, beginOf(placed.to, placed.timeZone, 1)) : undefined,
  buyer && sql`${orders.userId} in (select id from users where email in ${buyer})`,
  // Reads the few orders that wait first; the planner would otherwise look for them among all orders.
  waiting && sql`${orders.id} = any(array(select order_id from back_orders b where b.waiting > 0))`,
  freightDue && eq(orders.freightDue, true),
  transfer === "awaited" ? and(isNotNull(orders.transferUntil), isNull(orders.paidAt)) : undefined,
  transfer === "due" ? transfersDue : undefined,
  country === undefined ? undefined : goesTo(country),
  delivery === undefined ? undefined : deliveredBy(delivery),
  // An approved order ships in parts until all of it is sent.
  shipped === "part" ? eq(orders.status, "approved") : undefined,
  shipped === "part"
    ? sql`exists (select from shipments s where s.order_id = ${orders.id})`
    : undefined,
  shipped === "open" ? inArray(orders.status, ["pending", "approved"]) : undefined,
  shipped === "open" ? hasUnitsToSend : undefined,
  refunded && gt(orders.refundedCents, 0),
  refunded === "part" ? lt(orders.refundedCents, orders.totalCents) : undefined,
  refunded === "all" ? gte(orders.refundedCents, orders.totalCents) : undefined,
  noted && ne(orders.note, ""),
  tag ? hasTag("order", sql`${orders.id}`, tag) : undefined,
  leastCents === undefined ? undefined : gte(orders.totalCents, leastCents),
  mostCents === undefined ? undefined : lte(orders.totalCents, mostCents),
]

/** Repeats the condition of the partial index. */
const goesTo = (country: string) =>
  and(isNotNull(orders.deliveryAddress), sql`${orders.deliveryAddress}->>'country' = ${country}`)

const deliveredBy = (method: string) =>
  sql`exists (select from order_charges c
    where c.order_id = ${orders.id} and c.kind = 'delivery' and lower(c.name) = lower(${method}))`

/** SQL: orders with a partial or excess transfer, or with a refund to send. Reads their few ids first. */
const transfersDue = sql`${orders.id} = any(array(
  select id from orders where transfer_balance_cents > 0
  union all
  select p.order_id from refunds r join payments p on p.id = r.payment_id
  where r.state = 'due' and p.method = 'transfer'))`

/** SQL: start of a day in a time zone, or of the day `later` days afterwards. */
const beginOf = (day: string, timeZone: string, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone ${timeZone})`

const searchConditions = (search: string): (SQL | undefined)[] => [
  matchesText(orders.email, search),
  sql`${orders.userId} in (select id from ${users} where ${matchesText(users.name, search)})`,
  sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${matchesText(orderLines.name, search)})`,
  sql`${orders.id} in (select l.order_id from order_lines l join parts p on p.id = l.part_id
    where p.sku in (${search}, ${search.toUpperCase()}) or upper(p.mpn) = ${search.toUpperCase()})`,
  ...matchesPapers(search),
  ...matchesTotal(search),
  ...matchesIdentifier(search),
]

/** Finds orders by label, papers, notes and payment. */
const matchesPapers = (search: string): (SQL | undefined)[] => [
  and(ne(orders.shipTo, ""), matchesText(orders.shipTo, search)),
  sql`${orders.id} in (select order_id from order_notes where ${matchesText(orderNotes.text, search)})`,
  sql`${orders.id} in (select order_id from order_lines
    where customer_part_number <> '' and upper(customer_part_number) = ${search.toUpperCase()})`,
  sql`${orders.id} in (select order_id from shipments
    where tracking_number <> '' and upper(tracking_number) = ${search.toUpperCase()})`,
  sql`${orders.id} in (select order_id from payments where intent_id = ${search})`,
  sql`${orders.id} in (select order_id from invoices where number in (${sql.join(
    [search, search.toUpperCase(), ...wordsOf(search)].map((word) => sql`${word}`),
    sql`, `,
  )}))`,
  sql`${orders.id} in (select order_id from order_transfers
    where reference <> '' and ${matchesText(orderTransfers.reference, search)})`,
  sql`${orders.id} in (select p.order_id from refunds join payments p on p.id = refunds.payment_id
    where refunds.reference <> '' and ${matchesText(refunds.reference, search)})`,
  hasTag("order", sql`${orders.id}`, search),
  ...hasReturn(search),
]

/** Returns the words of a search with a digit, such as the numbers in the text of a bank statement. */
const wordsOf = (search: string): string[] =>
  search
    .toUpperCase()
    .split(/[\s,;:]+/)
    .filter((word) => /\d/.test(word))
    .slice(0, 10)

/** Finds orders by their total. A number without a decimal mark is that of an order instead. */
function matchesTotal(search: string): (SQL | undefined)[] {
  const amount = /[.,]/.test(search) ? readTypedAmount(search) : undefined
  return amount === undefined ? [] : [eq(orders.totalCents, amount)]
}

function hasReturn(search: string): (SQL | undefined)[] {
  const { orderNumber, number } = readReturnNumber(search) ?? {}
  return orderNumber === undefined
    ? []
    : [
        and(
          eq(orders.orderNumber, orderNumber),
          sql`exists (select from returns r where r.order_id = ${orders.id} and r.number = ${number})`,
        ),
      ]
}

/** Finds orders by id, number, purchase order or note. */
export const matchesIdentifier = (search: string): (SQL | undefined)[] => [
  and(hasDetails, or(matchesText(orders.purchaseOrder, search), matchesText(orders.note, search))),
  ...(/^[0-9a-f]+$/.test(search) ? [idBeginning(search)] : []),
  ...matchesNumber(search),
]

/** Condition of a partial index, which few orders meet. */
const hasDetails = or(ne(orders.purchaseOrder, sql`''`), ne(orders.note, sql`''`))

/** Finds orders by number: whole, also within other text, its beginning, or its digits in any year. */
export function matchesNumber(search: string): (SQL | undefined)[] {
  const numbers = [search, ...wordsOf(search)].flatMap((word) => readOrderNumber(word) ?? [])
  const beginning = search.toUpperCase()
  return [
    ...(numbers.length > 0 ? [inArray(orders.orderNumber, numbers)] : []),
    ...(/^CA-[\d-]*$/.test(beginning)
      ? [and(gte(orders.orderNumber, beginning), lt(orders.orderNumber, `${beginning}Z`))]
      : []),
    ...(/^0*[1-9]\d{0,8}$/.test(search)
      ? [
          sql`${orders.orderNumber} in (select order_number_text(year, ${Number(search)})
            from generate_series(2000, extract(year from now())::integer + 1) year)`,
        ]
      : []),
  ]
}

/**
 * Matches ids by their beginning as a range, which the index supports in any collation. Ids are hexadecimal, and g
 * follows f.
 */
const idBeginning = (beginning: string) =>
  and(gte(orders.id, beginning), lt(orders.id, `${beginning}g`))

const sorts = {
  newest: { by: orders.createdAt, direction: desc, operator: sql`<` },
  oldest: { by: orders.createdAt, direction: asc, operator: sql`>` },
  dearest: { by: orders.totalCents, direction: desc, operator: sql`<` },
  cheapest: { by: orders.totalCents, direction: asc, operator: sql`>` },
} as const

export function orderOrdersBy(sort: OrderSort): [SQL, SQL] {
  const { by, direction } = sorts[sort]
  return [direction(by), direction(orders.id)]
}

/** Matches the orders that follow the one that `last` finds. */
export function afterOrder(sort: OrderSort, last: SQL | undefined): SQL {
  const { by, operator } = sorts[sort]
  return sql`(${by}, ${orders.id}) ${operator} (select ${by}, ${orders.id} from ${orders} where ${last})`
}
