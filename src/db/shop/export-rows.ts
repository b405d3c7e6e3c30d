import { inArray, type SQL, sql } from "drizzle-orm"
import type { Pool } from "pg"
import { mapPartFields, type PartFieldName, partFieldNames } from "#domain/catalogue/part-fields.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { partFieldColumns } from "../catalogue/part-field-columns.ts"
import { wantedParts } from "../catalogue/parts.ts"
import { cursorFor, type ExportedRow, readCursor } from "../connection/bulk.ts"
import type { Executor } from "../connection/client.ts"
import { listOwnOrderIds, type OwnOrderFilter } from "../orders/my-orders.ts"
import { intentOfOrder } from "../orders/orders.ts"
import { type OrderFilter, wantedOrders } from "../orders/wanted-orders.ts"
import { returnRateQuery } from "../returns/return-rates.ts"
import { orders } from "../schema/orders.ts"
import { parts } from "../schema/parts.ts"
import { tagCellOf } from "../tags/tags.ts"
import { type AuditFilter, candidates, isWanted } from "./audit-entries.ts"

/** SQL: a moment in the format of files. */
export const instant = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
/** SQL: an amount in the format of files. */
export const amount = (column: SQL) =>
  shopCurrency().decimals === 0
    ? sql`(${column})::text`
    : sql`to_char(${column} / 100.0, 'FM999999999990.00')`

type ExportFilter = Omit<OrderFilter, "limit" | "afterId">

/** SQL: lines of an order, then its charges. */
const items = sql`(
  select row_number() over (order by number) as place, number as line, part_id, l.name, quantity, unit_price_cents, total_cents, l.sku, p.mpn, null::bigint as included_cents,
    l.customer_part_number, l.designators, l.note, l.target_price_cents
  from order_lines l join parts p on p.id = l.part_id where order_id = orders.id and quantity > 0
  union all
  select orders.line_count + number, null, null, name, null, null, amount_cents, null, null,
    case when facts->'isContained' = 'true' then (facts->>'taxCents')::bigint end, null, null, null, null
  from order_charges where order_id = orders.id)`

/** SQL: value of the whole order, in its first row only. */
const once = (value: SQL) => sql`case place when 1 then ${value} end`

/** Columns of the export by heading. */
const orderColumns = () => ({
  id: sql`${orders.id}`,
  createdAt: instant(sql`${orders.createdAt}`),
  status: sql`${orders.status}`,
  paidAt: instant(sql`${orders.paidAt}`),
  transactionId: intentOfOrder,
  purchaseId: sql`item.part_id`,
  productName: sql`item.name`,
  quantity: sql`item.quantity`,
  unitPrice: amount(sql`item.unit_price_cents`),
  price: amount(sql`item.total_cents`),
  refunded: once(amount(sql`${orders.refundedCents}`)),
  email: sql`${orders.email}`,
  userName: sql`${orders.userName}`,
  phone: sql`${orders.phone}`,
  line: sql`item.line`,
  sku: sql`item.sku`,
  purchaseOrder: sql`${orders.purchaseOrder}`,
  shipTo: once(sql`${orders.shipTo}`),
  note: once(sql`${orders.note}`),
  orderNumber: sql`${orders.orderNumber}`,
  mpn: sql`item.mpn`,
  includedTax: amount(sql`item.included_cents`),
  customerPartNumber: sql`item.customer_part_number`,
  designators: sql`item.designators`,
  lineNote: sql`item.note`,
  targetPrice: amount(sql`item.target_price_cents`),
  withdrawnAt: once(
    instant(sql`(select max(received_at) from withdrawals where order_id = orders.id)`),
  ),
})

/** Columns for staff: those for buyers, and the tags. */
const staffOrderColumns = () => ({
  ...orderColumns(),
  tags: once(tagCellOf("order", sql`${orders.id}`)),
})

export const orderHeadings = Object.keys(orderColumns())
export const staffOrderHeadings = Object.keys(staffOrderColumns())

/** Exports orders as listed, newest first, with one row per line and charge. */
export const exportOrders = (pool: Pool, filter: ExportFilter) =>
  readCursor(pool, orderCursor(filter))

export const orderCursor = (filter: ExportFilter): SQL =>
  cursorFor(orderRows(wantedOrders(filter), staffOrderColumns()))

const orderRows = (wanted: SQL | undefined, columns: Record<string, SQL>, more = sql``): SQL =>
  sql`select json_build_array(${sql.join(Object.values(columns), sql`, `)}) as cells${more}
      from ${orders} cross join lateral ${items} item where ${wanted}
      order by ${orders.createdAt} desc, ${orders.id} desc, place`

/** Batch sizes. Each order may have thousands of lines. */
const ORDERS_AT_ONCE = 10
const ROWS_AT_ONCE = 500

/** Exports the orders of one user in batches, so that a slow reader holds no connection and little memory. */
export async function* exportOwnOrders(
  db: Executor,
  userId: string,
  filter: OwnOrderFilter,
): AsyncGenerator<ExportedRow[]> {
  let ids: string[]
  let afterId: string | undefined
  do {
    ids = await listOwnOrderIds(db, userId, { ...filter, limit: ORDERS_AT_ONCE, afterId })
    if (ids.length > 0) yield* rowsOfOrders(db, ids)
    afterId = ids.at(-1)
  } while (ids.length === ORDERS_AT_ONCE)
}

async function* rowsOfOrders(db: Executor, ids: readonly string[]): AsyncGenerator<ExportedRow[]> {
  let left = ids
  let place = 0
  let isMore = true
  while (isMore) {
    const wanted = sql`${inArray(orders.id, [...left])} and (${orders.id} <> ${left[0]} or place > ${place})`
    const { rows } = await db.execute<{ cells: ExportedRow; id: string; place: string }>(
      sql`${orderRows(wanted, orderColumns(), sql`, ${orders.id} as id, place`)} limit ${ROWS_AT_ONCE}`,
    )
    yield rows.map(({ cells }) => cells)
    const last = rows.at(-1)
    isMore = last !== undefined && rows.length === ROWS_AT_ONCE
    left = left.slice(left.indexOf(last?.id ?? ""))
    place = Number(last?.place)
  }
}

export const auditHeadings = [
  "id",
  "at",
  "by",
  "action",
  "target",
  "before",
  "after",
  "detail",
  "requestId",
]

/** Exports audit entries, newest first, out of up to `most` candidates. */
export const exportAuditEntries = (pool: Pool, filter: AuditFilter, most: number) =>
  readCursor(pool, auditCursor(filter, most))

export const auditCursor = (filter: AuditFilter, most: number): SQL =>
  cursorFor(
    sql`select json_build_array(a.id, ${instant(sql`a.created_at`)}, coalesce(case when u.closed_at is null then u.email end, u.name, ''), a.action, a.target,
      coalesce(a.detail->>'before', a.detail->>'was', a.detail->>'from', ''),
      coalesce(a.detail->>'after', a.detail->>'is', a.detail->>'to', ''),
      (a.detail - '{before,after,was,is,from,to}'::text[])::text, coalesce(a.request_id, '')) as cells
      from (${candidates(filter, most)}) a left join users u on u.id = a.actor_id
      where ${isWanted(filter)} order by a.created_at desc, a.id desc`,
  )

export const exportReturnRates = (pool: Pool, reasons: Parameters<typeof returnRateQuery>[0]) =>
  readCursor(pool, cursorFor(returnRateQuery(reasons)))

export const partHeadings = ["sku", ...partFieldNames, "exportedQuantity"]

const plainColumn = ({ name }: { name: PartFieldName }) => sql`${partFieldColumns[name]}`
const exportedFields = mapPartFields({
  text: plainColumn,
  optionalText: plainColumn,
  picture: plainColumn,
  attachments: (
    field,
  ) => sql`(select string_agg(concat_ws(' ', item->>'url', nullif(item->>'text', '')), e'\\n')
    from jsonb_array_elements(${plainColumn(field)}) item)`,
  whole: plainColumn,
  withDefault: plainColumn,
  optional: plainColumn,
  price: (field) => amount(plainColumn(field)),
  optionalPrice: (field) => amount(plainColumn(field)),
  priceBreaks: (
    field,
  ) => sql`(select string_agg(step->>'from' || ':' || ${amount(sql`(step->>'unitPriceCents')::bigint`)}, ';')
    from jsonb_array_elements(${plainColumn(field)}) step)`,
  specs: (field) => sql`${plainColumn(field)}::text`,
})

/** Exports parts on sale in the columns that an import reads. */
export const exportParts = (pool: Pool, search: string) => readCursor(pool, partCursor(search))

export const partCursor = (search: string): SQL =>
  cursorFor(
    sql`select json_build_array(${parts.sku}, ${sql.join(Object.values(exportedFields), sql`, `)},
        ${parts.availableQuantity}) as cells
      from ${parts} where ${wantedParts(search)} order by ${parts.position}`,
  )
