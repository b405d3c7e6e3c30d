import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm"
import { type OrderSort, type OwnOrderState, ownOrderStates } from "#domain/orders/order.ts"
import type { Database, Executor } from "../connection/client.ts"
import { matchesText, prepared } from "../connection/query-parts.ts"
import { orderLines, orders } from "../schema/orders.ts"
import { parts } from "../schema/parts.ts"
import { shipments } from "../schema/shipments.ts"
import { boughtUnitsOfLine, isBought } from "./line-units.ts"
import { listedOrder, type ShownOrder, wholeOrder } from "./orders.ts"
import { afterOrder, matchesIdentifier, orderOrdersBy, visible } from "./wanted-orders.ts"

export interface OwnOrderFilter {
  search?: string | undefined
  state?: OwnOrderState | undefined
  from?: Date | undefined
  /** Upper bound, not included. */
  before?: Date | undefined
}

interface OwnOrderPage extends OwnOrderFilter {
  sort: OrderSort
  limit: number
  /** Id of the last order already listed. */
  afterId?: string | undefined
}

const isPaid = isNotNull(orders.paidAt)
const isBeforeShipping = inArray(orders.status, ["pending", "approved"])
const isPaidBack = and(isBeforeShipping, isPaid, eq(orders.refundedCents, orders.totalCents))

const isIn: Record<OwnOrderState, SQL | undefined> = {
  unpaid: and(visible, isNull(orders.paidAt)),
  preparing: and(isBeforeShipping, isPaid, ne(orders.refundedCents, orders.totalCents)),
  waiting: and(
    visible,
    sql`exists (select from back_orders b where b.order_id = ${orders.id} and b.waiting > 0)`,
  ),
  shipped: or(
    eq(orders.status, "shipped"),
    sql`exists (select from ${shipments} where ${shipments.orderId} = ${orders.id} and ${shipments.deliveredAt} is null)`,
  ),
  delivered: eq(orders.status, "delivered"),
  cancelled: or(eq(orders.status, "cancelled"), isPaidBack),
}

/** Matches a buyer's orders. The index is on the buyer; the other filters are checked row by row. */
const matchesFilter = (userId: string, { search, from, before }: Omit<OwnOrderFilter, "state">) =>
  and(
    eq(orders.userId, userId),
    from && gte(orders.createdAt, from),
    before && lt(orders.createdAt, before),
    search ? or(...matchesIdentifier(search), hasLine(search)) : undefined,
  )

const ownOrders = (userId: string, { state, ...filter }: OwnOrderFilter): SQL | undefined =>
  and(matchesFilter(userId, filter), state ? isIn[state] : visible)

const hasLine = (search: string) =>
  sql`exists (select from ${orderLines} join ${parts} on ${parts.id} = ${orderLines.partId} where ${orderLines.orderId} = ${orders.id}
    and ${or(
      matchesText(orderLines.name, search),
      matchesText(orderLines.sku, search),
      matchesText(orderLines.customerPartNumber, search),
      matchesText(parts.mpn, search),
    )})`

/** Prepares the first page of a user's orders, because planning costs more than running it. */
const newest = prepared((db) =>
  db
    .select(listedOrder)
    .from(orders)
    .where(and(eq(orders.userId, sql.placeholder("userId")), visible))
    .orderBy(...orderOrdersBy("newest"))
    .limit(sql.placeholder("limit"))
    .prepare("own_orders"),
)

export const listOwnOrders = (
  db: Database,
  userId: string,
  { sort, limit, ...page }: OwnOrderPage,
): Promise<ShownOrder[]> =>
  sort === "newest" && Object.values(page).every((value) => value === undefined)
    ? newest(db).execute({ userId, limit })
    : db
        .select(listedOrder)
        .from(orders)
        .where(isOnPage(userId, sort, page))
        .orderBy(...orderOrdersBy(sort))
        .limit(limit)

/** Lists order ids, newest first. */
export async function listOwnOrderIds(
  db: Executor,
  userId: string,
  { limit, ...page }: Omit<OwnOrderPage, "sort">,
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isOnPage(userId, "newest", page))
    .orderBy(...orderOrdersBy("newest"))
    .limit(limit)
  return rows.map(({ id }) => id)
}

function isOnPage(userId: string, sort: OrderSort, page: Omit<OwnOrderPage, "sort" | "limit">) {
  const { afterId, ...filter } = page
  const wanted = ownOrders(userId, filter)
  if (!afterId) return wanted
  return and(wanted, afterOrder(sort, and(eq(orders.id, afterId), eq(orders.userId, userId))))
}

export interface OwnOrderCounts {
  all: number
  states: Record<OwnOrderState, number>
  unpaidCents: number
}

const none: OwnOrderCounts = {
  all: 0,
  states: { unpaid: 0, preparing: 0, waiting: 0, shipped: 0, delivered: 0, cancelled: 0 },
  unpaidCents: 0,
}

export async function countOwnOrders(
  db: Executor,
  userId: string,
  filter: Omit<OwnOrderFilter, "state">,
): Promise<OwnOrderCounts> {
  const countsByState = sql.join(
    ownOrderStates.map(
      (state) => sql`${sql.raw(`'${state}'`)}, count(*) filter (where ${isIn[state]})`,
    ),
    sql`, `,
  )
  const [counts] = await db
    .select({
      all: sql<number>`(count(*) filter (where ${visible}))::int`,
      states: sql<OwnOrderCounts["states"]>`json_build_object(${countsByState})`,
      unpaidCents: sql<number>`coalesce(sum(${orders.totalCents} - ${orders.transferBalanceCents}) filter (where ${isIn.unpaid}), 0)::float8`,
    })
    .from(orders)
    .where(matchesFilter(userId, filter))
  return counts ?? none
}

/** Size of a batch. Each order may have thousands of lines. */
const ORDERS_AT_ONCE = 10

/** Yields all orders of a user, in any state, oldest first, in small batches. */
export async function* readOrdersOf(db: Executor, userId: string): AsyncGenerator<ShownOrder[]> {
  let last: string | undefined
  do {
    const batch: ShownOrder[] = await db
      .select(wholeOrder)
      .from(orders)
      .where(and(eq(orders.userId, userId), last === undefined ? undefined : placedAfter(last)))
      .orderBy(orders.createdAt, orders.id)
      .limit(ORDERS_AT_ONCE)
    yield batch
    last = batch.length < ORDERS_AT_ONCE ? undefined : batch.at(-1)?.id
  } while (last !== undefined)
}

const placedAfter = (id: string) =>
  sql`(${orders.createdAt}, ${orders.id}) > (select last.created_at, last.id from orders last where last.id = ${id})`

export interface BoughtPart {
  partId: string
  sku: string
  /** Current part number of the manufacturer. */
  mpn: string | null
  name: string
  orders: number
  units: number
  /** Quantity, unit price and time of the last order that contains the part. */
  quantity: number
  unitPriceCents: number
  orderedAt: Date
}

/** Limits of the orders and lines that are read. */
const MAX_ORDERS = 500
const MAX_LINES = 20_000

/** Lists the parts that a user has bought, last bought first. Counts paid units, without refunded and cancelled ones. */
export async function listBoughtParts(
  db: Executor,
  userId: string,
  limit: number,
): Promise<BoughtPart[]> {
  const { rows } = await db.execute<Omit<BoughtPart, "orderedAt"> & { orderedAt: string }>(sql`
    with placed as (
      select id, created_at from orders where user_id = ${userId} and ${isBought(sql`orders`)}
      order by created_at desc, id desc limit ${MAX_ORDERS}
    ), bought as (
      select * from (
        select placed.id, placed.created_at, l.part_id, l.number, l.sku, l.name, l.unit_price_cents, ${boughtUnitsOfLine} as units
        from placed join order_lines l on l.order_id = placed.id and l.quantity > 0
        order by placed.created_at desc, placed.id desc, l.number limit ${MAX_LINES}
      ) lines where units > 0
    ), by_order as (
      select part_id, id, created_at, sum(units)::int as quantity, (array_agg(sku order by number))[1] as sku,
        (array_agg(name order by number))[1] as name, (array_agg(unit_price_cents order by number))[1] as price
      from bought group by part_id, id, created_at
    ), latest as (
      select distinct on (part_id) * from by_order order by part_id, created_at desc, id desc
    ), sums as (
      select part_id, count(*)::int as orders, sum(quantity) as units from by_order group by part_id
    )
    select part_id as "partId", latest.sku, p.mpn, latest.name, orders, units::float8 as units, quantity,
      price::float8 as "unitPriceCents", latest.created_at::text as "orderedAt"
    from latest join sums using (part_id) join parts p on p.id = part_id order by latest.created_at desc, latest.id desc, part_id limit ${limit}`)
  return rows.map((row) => ({ ...row, orderedAt: new Date(row.orderedAt) }))
}
