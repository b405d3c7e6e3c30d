import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm"
import { type OrderSort, type OrderState, orderStates } from "#domain/orders/order-list.ts"
import type { Database, Executor } from "../connection/client.ts"
import { holding } from "../connection/like.ts"
import { prepared } from "../connection/prepared.ts"
import { orderLines, orders } from "../schema/orders.ts"
import { parts } from "../schema/parts.ts"
import { shipments } from "../schema/shipments.ts"
import { listedOrder, type ShownOrder } from "./orders.ts"
import { after, identifying, inOrder, visible } from "./wanted-orders.ts"

/** Filters of the caller's own orders. */
export interface OwnOrderFilter {
  search?: string | undefined
  state?: OrderState | undefined
  from?: Date | undefined
  /** The first moment that is too late. */
  before?: Date | undefined
}

interface OwnOrderPage extends OwnOrderFilter {
  sort: OrderSort
  limit: number
  /** The last order already seen. */
  afterId?: string | undefined
}

const isPaid = isNotNull(orders.paidAt)
const isBeforeShipping = inArray(orders.status, ["pending", "approved"])
const isPaidBack = and(isBeforeShipping, isPaid, eq(orders.refundedCents, orders.totalCents))

const isIn: Record<OrderState, SQL | undefined> = {
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

/** Somebody's orders, found by whose they are: what is sought is looked for in each. */
const sought = (userId: string, { search, from, before }: Omit<OwnOrderFilter, "state">) =>
  and(
    eq(orders.userId, userId),
    from && gte(orders.createdAt, from),
    before && lt(orders.createdAt, before),
    search ? or(...identifying(search), hasLine(search)) : undefined,
  )

const ownOrders = (userId: string, { state, ...filter }: OwnOrderFilter): SQL | undefined =>
  and(sought(userId, filter), state ? isIn[state] : visible)

const hasLine = (search: string) =>
  sql`exists (select from ${orderLines} join ${parts} on ${parts.id} = ${orderLines.partId} where ${orderLines.orderId} = ${orders.id}
    and ${or(
      holding(orderLines.name, search),
      holding(orderLines.sku, search),
      holding(orderLines.customerPartNumber, search),
      holding(parts.mpn, search),
    )})`

/** As their page first asks for them; to plan that each time costs the database most of what it does for it. */
const newest = prepared((db) =>
  db
    .select(listedOrder)
    .from(orders)
    .where(and(eq(orders.userId, sql.placeholder("userId")), visible))
    .orderBy(...inOrder("newest"))
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
        .where(onPage(userId, sort, page))
        .orderBy(...inOrder(sort))
        .limit(limit)

/** The newest first. */
export async function listOwnOrderIds(
  db: Executor,
  userId: string,
  { limit, ...page }: Omit<OwnOrderPage, "sort">,
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(onPage(userId, "newest", page))
    .orderBy(...inOrder("newest"))
    .limit(limit)
  return rows.map(({ id }) => id)
}

function onPage(userId: string, sort: OrderSort, page: Omit<OwnOrderPage, "sort" | "limit">) {
  const { afterId, ...filter } = page
  const wanted = ownOrders(userId, filter)
  if (!afterId) return wanted
  return and(wanted, after(sort, and(eq(orders.id, afterId), eq(orders.userId, userId))))
}

export interface OwnOrderCounts {
  all: number
  states: Record<OrderState, number>
  unpaidCents: number
}

const none: OwnOrderCounts = {
  all: 0,
  states: { unpaid: 0, preparing: 0, waiting: 0, shipped: 0, delivered: 0, cancelled: 0 },
  unpaidCents: 0,
}

/** How many of them are in each state. */
export async function countOwnOrders(
  db: Executor,
  userId: string,
  filter: Omit<OwnOrderFilter, "state">,
): Promise<OwnOrderCounts> {
  const ofState = sql.join(
    orderStates.map(
      (state) => sql`${sql.raw(`'${state}'`)}, count(*) filter (where ${isIn[state]})`,
    ),
    sql`, `,
  )
  const [counts] = await db
    .select({
      all: sql<number>`(count(*) filter (where ${visible}))::int`,
      states: sql<OwnOrderCounts["states"]>`json_build_object(${ofState})`,
      unpaidCents: sql<number>`coalesce(sum(${orders.totalCents}) filter (where ${isIn.unpaid}), 0)::float8`,
    })
    .from(orders)
    .where(sought(userId, filter))
  return counts ?? none
}
