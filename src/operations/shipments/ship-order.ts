import { z } from "zod"
import type { Transaction } from "#db/connection/client.ts"
import { listLineUnits } from "#db/orders/line-units.ts"
import { lockOrder, type OrderRow } from "#db/orders/orders.ts"
import { insertShipment, type ShippedUnits } from "#db/orders/shipments.ts"
import { type AskedUnits, agreeShipment } from "#domain/orders/agree-shipment.ts"
import { refuseShip } from "#domain/orders/order.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { stateOf } from "../kernel/order-state.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { concludeShipping } from "./conclude-shipping.ts"
import { publishShipped } from "./publish-shipped.ts"
import { type SaidTracking, type Tracking, trackingOf } from "./tracking.ts"

export interface ShipmentRequest {
  /** All that can go where none are named. */
  lines: readonly (AskedUnits & { traceNumbers?: readonly string[] | undefined })[] | undefined
  tracking: SaidTracking
  /** Whether an order that is wanted complete may go in parts. */
  inParts: boolean
}

const shipped = z.object({ number: z.int(), status: z.enum(["approved", "shipped"]) })
export type Shipped = z.output<typeof shipped>

/** Sends a paid order, or a part of it, and tells its buyer once. What sends the last of it moves it to shipped. */
export async function shipOrder(
  shop: Shop,
  admin: Actor,
  orderId: string,
  request: ShipmentRequest,
  key: string | undefined,
): Promise<Shipped> {
  const tracking = await trackingOf(shop, request.tracking)
  return withIdempotencyKey(shop, admin, {
    key,
    request: ["shipment", orderId, request],
    answer: shipped,
    work: asAdmin(shop, admin, (tx) => ship(tx, admin, { orderId, request, tracking })),
  })
}

interface Asked {
  orderId: string
  request: ShipmentRequest
  tracking: Tracking
}

async function ship(tx: Transaction, admin: Actor, asked: Asked): Promise<Shipped> {
  const { orderId, request, tracking } = asked
  const order = await lockOrder(tx, orderId)
  if (!order || order.deletedAt || order.status === "cancelled") throw refuse("order_not_found")
  const { status } = order
  const refusal = refuseShip(stateOf(order))
  if (refusal) throw refuse(refusal, { status })
  const lines = await agreedLines(tx, order, request)
  const number = await insertShipment(tx, { orderId, ...tracking, shippedBy: admin.id }, lines)
  const { carrier, trackingNumber } = tracking
  const detail = { shipment: number, lines: lines.length, carrier, trackingNumber }
  await audit(tx, admin, "order.ship", orderId, detail)
  const isLast = await concludeShipping(tx, order, admin.id, admin.requestId)
  await publishShipped(tx, order, { number, lines, isLast, ...tracking })
  return { number, status: isLast ? "shipped" : "approved" }
}

/** What goes, with the numbers that its units bear. */
async function agreedLines(
  tx: Transaction,
  order: OrderRow,
  { lines: asked, inParts }: ShipmentRequest,
): Promise<ShippedUnits[]> {
  const agreed = agreeShipment(await listLineUnits(tx, order.id), asked)
  if ("refusal" in agreed) throw refused(agreed)
  if (order.shipment === "complete" && !agreed.isLast && !inParts)
    throw refuse("shipment_not_complete")
  const numbers = new Map(asked?.map((line) => [line.number, new Set(line.traceNumbers)]))
  const lines = agreed.lines.map((line) => ({
    ...line,
    traceNumbers: [...(numbers.get(line.number) ?? [])],
  }))
  const exceeding = lines.filter((line) => line.traceNumbers.length > line.quantity)
  if (exceeding.length > 0)
    throw refuse("trace_numbers_exceed", {
      lines: exceeding.map(({ number, quantity }) => ({ number, quantity })),
    })
  return lines
}

type Refused = Extract<ReturnType<typeof agreeShipment>, { refusal: string }>

function refused(refusal: Refused): Error {
  switch (refusal.refusal) {
    case "shipment_exceeds":
      return refuse(refusal.refusal, { lines: refusal.lines })
    case "shipment_awaits_stock":
      return refuse(refusal.refusal, { lines: refusal.lines })
    default:
      return refuse(refusal.refusal, { status: "approved" })
  }
}
