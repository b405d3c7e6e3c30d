import type { z } from "zod"
import { pageOfPages } from "#contract/invoices/invoice-text.ts"
import { lineDetailLines, slipText as text } from "#contract/orders/paper-text.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import { findShownOrder, type ShownOrder } from "#db/orders/orders.ts"
import type { ShippedUnits, ShownShipment } from "#db/orders/shipments.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { currentLanguage, languageOf } from "#domain/languages/languages.ts"
import { orderCan } from "#domain/orders/order.ts"
import { isListed } from "#domain/orders/order-actions.ts"
import { MAX_LINES } from "#domain/orders/quantity.ts"
import { staysTogether, unitsReady } from "#domain/orders/shipment.ts"
import { formatLongDay } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { lineUnits, orderNow, requireOrder } from "../kernel/order-access.ts"
import {
  blockOf,
  narrowPiecesOf,
  type Paper,
  type PaperRow,
  piecesOf,
  rowsWith,
  writePdf,
} from "../kernel/paper.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import { runInLanguage } from "../kernel/run-in-language.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"

export interface PackingSlip {
  name: string
  bytes: Uint8Array
}

/** Writes the contents of a parcel, without prices. Written anew for each request. */
export async function writePackingSlip(
  shop: Shop,
  actor: Actor,
  orderId: string,
  number: number,
): Promise<PackingSlip> {
  await requireOrder(shop, actor, orderId)
  const order = await findShownOrder(shop.db, orderId)
  const shipment = order?.shipments?.find((one) => one.number === number)
  if (!order || !shipment) throw refuse("shipment_not_found")
  await consumeLimit(shop, "packingSlip", actor.id)
  const { settings } = await readSettings(shop, shopSettings)
  const bytes = await writePdf(shop, slipPaper(order, shipment, settings))
  return { name: `slip-${order.orderNumber}-${number}.pdf`, bytes }
}

/**
 * Writes one slip per order: of all that can be shipped now, or else of its last shipment. Omits orders with neither.
 */
export async function writePackingSlips(
  shop: Shop,
  admin: Actor,
  orderIds: readonly string[],
): Promise<PackingSlip> {
  const { settings } = await readSettings(shop, shopSettings)
  const papers: Paper[] = []
  let lines = 0
  for (const id of orderIds) {
    const order = await findShownOrder(shop.db, id)
    if (!order || !isListed(order)) continue
    const shipment = nextShipment(order) ?? order.shipments?.at(-1)
    if (!shipment) continue
    lines += shipment.lines.length
    if (lines > MAX_LINES) throw refuse("slips_too_long")
    papers.push(slipPaper(order, shipment, settings))
  }
  const [first, ...appendedDocuments] = papers
  if (!first) throw refuse("nothing_sent")
  await consumeLimit(shop, "packingSlip", admin.id)
  const foot = `${settings.name} · ${pageOfPages()}`
  const bytes = await writePdf(shop, { ...first, appendedDocuments, foot })
  return { name: "packing-slips.pdf", bytes }
}

type SlipShipment = Pick<ShownShipment, "number" | "carrier" | "trackingNumber" | "lines"> & {
  /** Empty before it is shipped. */
  shippedAt: string
}

/** Returns a shipment of all that can be shipped now, if anything can and the order does not stay together. */
function nextShipment(order: ShownOrder): SlipShipment | undefined {
  if (!orderCan.ship(orderNow(order))) return undefined
  if (staysTogether(order.lines.map(lineUnits), order.shipment)) return undefined
  const lines = order.lines.flatMap((line) => {
    const quantity = unitsReady(lineUnits(line))
    return quantity > 0 ? [{ number: line.number, quantity }] : []
  })
  if (lines.length === 0) return undefined
  const number = (order.shipments?.at(-1)?.number ?? 0) + 1
  return { number, carrier: "", trackingNumber: "", shippedAt: "", lines }
}

type Seller = z.output<typeof shopSettings.fields>

const slipPaper = (order: ShownOrder, shipment: SlipShipment, seller: Seller): Paper =>
  runInLanguage(languageOf(order.language), () => layOut(order, shipment, seller))

function layOut(order: ShownOrder, shipment: SlipShipment, seller: Seller): Paper {
  const title = text.title(order.orderNumber, shipment.number)
  const { shippedAt } = shipment
  const units = shipment.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const { shipTo, userName, phone } = order
  return {
    title,
    language: currentLanguage(),
    size: seller.paperSize,
    madeAt: new Date(shippedAt || Date.now()).toISOString(),
    sender: blockOf(seller.legalName || seller.name, [seller.address, seller.email, seller.phone]),
    addresses: [blockOf(text.shipTo, [shipTo || userName, phone])],
    facts: [
      { label: text.order, value: order.orderNumber },
      { label: text.shipment, value: String(shipment.number) },
      {
        label: text.shipped,
        value: shippedAt && formatLongDay(new Date(shippedAt), seller.timeZone),
      },
      { label: text.purchaseOrder, value: order.purchaseOrder },
      {
        label: text.delivery,
        value: order.charges.find(({ kind }) => kind === "delivery")?.name ?? "",
      },
      { label: text.carrier, value: shipment.carrier },
      { label: text.tracking, value: shipment.trackingNumber },
    ].filter(({ value }) => value !== ""),
    table: {
      title: text.contents,
      columns: [
        { title: text.number, width: 34, numeric: true },
        { title: text.part },
        { title: text.ordered, width: 70, numeric: true },
        { title: text.sent, width: 96, numeric: true },
      ],
      rows: shipment.lines.flatMap((sent) => rowsOf(order, sent)),
    },
    sums: [{ label: text.units, value: formatCount(units), strong: true }],
    notes: order.note ? [{ title: text.note, lines: order.note.split("\n") }] : [],
    foot: `${title} · ${seller.name} · ${pageOfPages()}`,
  }
}

/**
 * Returns the rows of a part: below it, the buyer's details and the batch or serial numbers, in as many rows as needed.
 */
function rowsOf(
  { lines }: ShownOrder,
  { number, quantity, traceNumbers }: ShippedUnits,
): PaperRow[] {
  const line = lines.find((one) => one.number === number)
  if (!line) return []
  const ordered = line.quantity - (line.cancelled ?? 0)
  const cells = [String(number), line.name, formatCount(ordered), formatCount(quantity)]
  const [written = "", ...more] = narrowPiecesOf([partNumber(line), ...lineDetailLines(line)])
  const [first = "", ...others] = piecesOf(traceNumbers ?? [])
  const traced = first && `${text.traced}: ${first}`
  const isShort = more.length === 0 && written.length < 200
  const below = isShort ? [written, traced].filter((part) => part !== "").join("\n") : written
  const behind = isShort ? others : [...more, ...(traced ? [traced] : []), ...others]
  return rowsWith(cells, [below, ...behind])
}
