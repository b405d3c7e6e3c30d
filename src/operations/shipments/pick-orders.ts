import { pageOfPages } from "#contract/invoices/invoice-text.ts"
import { lineDetailLines, pickText as text } from "#contract/orders/paper-text.ts"
import { type PaperSize, shopSettings } from "#contract/settings/shop-settings.ts"
import { listLinesToPick, listListedOrders } from "#db/orders/order-desk.ts"
import { currentLanguage } from "#domain/languages/languages.ts"
import { orderCan } from "#domain/orders/order.ts"
import { MAX_LINES } from "#domain/orders/quantity.ts"
import { type PickedPart, pickList } from "#domain/orders/shipment.ts"
import { dayIn, formatMoment } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { orderNow } from "../kernel/order-access.ts"
import { type Paper, type PaperRow, piecesOf, rowsWith, writePdf } from "../kernel/paper.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import type { PackingSlip } from "./packing-slip.ts"

/** Lists all that can be shipped now: each part once, with the units per order. */
export async function writePickList(
  shop: Shop,
  admin: Actor,
  orderIds: readonly string[],
): Promise<PackingSlip> {
  const requested = await listListedOrders(shop.db, orderIds)
  const ready = requested.filter((order) => orderCan.ship(orderNow(order))).map(({ id }) => id)
  const lines = await listLinesToPick(shop.db, ready, MAX_LINES + 1)
  if (lines.length > MAX_LINES) throw refuse("too_much_to_pick")
  const parts = pickList(lines)
  if (parts.length === 0) throw refuse("nothing_to_pick")
  await consumeLimit(shop, "packingSlip", admin.id)
  const { settings } = await readSettings(shop, shopSettings)
  const numbers = requested.map(({ orderNumber }) => orderNumber)
  const bytes = await writePdf(shop, pickPaper(parts, numbers, settings))
  return { name: `pick-list-${dayIn(settings.timeZone, new Date())}.pdf`, bytes }
}

function pickPaper(
  parts: readonly PickedPart[],
  requested: readonly string[],
  { name, timeZone, paperSize }: { name: string; timeZone: string; paperSize: PaperSize },
): Paper {
  const now = new Date()
  const picked = new Set(
    parts.flatMap(({ orders }) => orders.map(({ orderNumber }) => orderNumber)),
  )
  const leftOut = requested.filter((number) => !picked.has(number))
  const units = parts.reduce((sum, part) => sum + part.units, 0)
  return {
    title: text.title,
    language: currentLanguage(),
    size: paperSize,
    madeAt: now.toISOString(),
    sender: { title: name, lines: [] },
    addresses: [],
    facts: [
      { label: text.made, value: formatMoment(now, timeZone) },
      { label: text.orders, value: formatCount(picked.size) },
      { label: text.parts, value: formatCount(parts.length) },
      { label: text.units, value: formatCount(units) },
    ],
    table: {
      title: text.contents,
      columns: [
        { title: text.bin, width: 80 },
        { title: text.part },
        { title: text.toPick, width: 70, numeric: true },
        { title: text.picked, width: 70, numeric: true },
      ],
      rows: parts.flatMap(rowsOf),
    },
    sums: [],
    notes: leftOut.length > 0 ? [{ title: text.leftOut, lines: [leftOut.join(", ")] }] : [],
    foot: `${text.title} · ${name} · ${pageOfPages()}`,
  }
}

function rowsOf({ binLocation, number, name, units, orders }: PickedPart): PaperRow[] {
  const pieces = piecesOf(
    orders.map((order) => {
      const details = [order.delivery ?? "", ...lineDetailLines(order)].filter(Boolean).join(", ")
      const portion = text.unitsFor(formatCount(order.units), order.orderNumber)
      return `${portion}${details && ` (${details})`}`
    }),
  )
  return rowsWith([binLocation, `${number}  ${name}`, formatCount(units), ""], pieces)
}
