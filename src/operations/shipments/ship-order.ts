import { z } from "zod"
import { advanceOrder } from "#contract/orders/order-administration.ts"
import { shipOrder as shipOrderCall } from "#contract/orders/shipments.ts"
import { shippingSettings } from "#contract/settings/order-settings.ts"
import type { Transaction } from "#db/connection/client.ts"
import { listLineUnits } from "#db/orders/line-units.ts"
import { listOrderLines, lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { areDelivered, insertShipment, type ShippedUnits } from "#db/orders/shipments.ts"
import { orderCan, refuseShip } from "#domain/orders/order.ts"
import {
  agreeShipment,
  isAllShipped,
  type LineQuantity,
  type RequestedUnits,
  trackingLink,
  unitsAwaited,
  unitsToShip,
} from "#domain/orders/shipment.ts"
import { namedUnits, orderFacts } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { type AuditActor, asAdmin, audit } from "../kernel/as-admin.ts"
import { orderNow, requireListed } from "../kernel/order-access.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { numberedSubject } from "../mail/mail-keys.ts"
import { readSettings } from "../settings/read-settings.ts"

const refuse = refuseFor([...shipOrderCall.refusals, ...advanceOrder.refusals])

interface ShipmentRequest {
  /** Undefined for all that can be shipped. */
  lines: readonly (RequestedUnits & { traceNumbers?: readonly string[] | undefined })[] | undefined
  tracking: TrackingInput
  /** Whether an order may be shipped in parts although the buyer wants it complete. */
  inParts: boolean
}

const shipped = z.object({ number: z.int(), status: z.enum(["approved", "shipped"]) })
type ShipmentResult = z.output<typeof shipped>

/** Ships a paid order or a part of it, and informs the buyer once. The last shipment moves the order to shipped. */
export async function shipOrder(
  shop: Shop,
  admin: Actor,
  orderId: string,
  request: ShipmentRequest,
  key: string | undefined,
): Promise<ShipmentResult> {
  const tracking = await trackingOf(shop, request.tracking)
  return withIdempotencyKey(shop, admin, {
    key,
    request: ["shipment", orderId, request],
    answer: shipped,
    work: asAdmin(shop, admin, (tx) => ship(tx, admin, { orderId, request, tracking })),
  })
}

interface ShipmentInput {
  orderId: string
  request: ShipmentRequest
  tracking: Tracking
}

async function ship(
  tx: Transaction,
  admin: Actor,
  requested: ShipmentInput,
): Promise<ShipmentResult> {
  const { orderId, request, tracking } = requested
  const order = requireListed(await lockOrder(tx, orderId))
  const { status } = order
  const refusal = refuseShip(orderNow(order))
  if (refusal) throw refuse(refusal, { status })
  const lines = await agreedLines(tx, order, request)
  const number = await insertShipment(tx, { orderId, ...tracking, shippedBy: admin.id }, lines)
  const { carrier, trackingNumber } = tracking
  const detail = { shipment: number, lines: lines.length, carrier, trackingNumber }
  await audit(tx, admin, "order.ship", orderId, detail)
  const isLast = await completeShipping(tx, order, admin)
  await publishShipped(tx, order, { number, lines, isLast, ...tracking })
  return { number, status: isLast ? "shipped" : "approved" }
}

/** Returns the units to ship, with their batch or serial numbers. */
async function agreedLines(
  tx: Transaction,
  order: OrderRow,
  { lines: requested, inParts }: ShipmentRequest,
): Promise<ShippedUnits[]> {
  const agreed = agreeShipment(await listLineUnits(tx, order.id), requested)
  if ("refusal" in agreed) throw refused(agreed)
  if (order.shipment === "complete" && !agreed.isLast && !inParts)
    throw refuse("shipment_not_complete")
  const numbers = new Map(requested?.map((line) => [line.number, new Set(line.traceNumbers)]))
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

function refused(refusal: Extract<ReturnType<typeof agreeShipment>, { refusal: string }>): Error {
  switch (refusal.refusal) {
    case "shipment_exceeds":
      return refuse(refusal.refusal, { lines: refusal.lines })
    case "shipment_awaits_stock":
      return refuse(refusal.refusal, { lines: refusal.lines })
    default:
      return refuse(refusal.refusal, { status: "approved" })
  }
}

/** Ships the rest of a locked order at once. */
export async function shipRemainingUnits(
  tx: Transaction,
  admin: Actor,
  order: OrderRow,
): Promise<void> {
  const { id: orderId } = order
  const units = await listLineUnits(tx, orderId)
  const status = "approved"
  if (units.some((line) => unitsAwaited(line) > 0)) throw refuse("order_awaits_stock", { status })
  if (units.some(({ undecided }) => undecided > 0)) throw refuse("refund_undecided", { status })
  const lines = units
    .map((line) => ({ number: line.number, quantity: unitsToShip(line) }))
    .filter(({ quantity }) => quantity > 0)
  if (lines.length === 0) throw refuse("nothing_to_ship", { status })
  const number = await insertShipment(tx, { orderId, shippedBy: admin.id }, lines)
  await publishShipped(tx, order, { number, lines, isLast: true })
}

interface SentLines extends Partial<Tracking> {
  number: number
  lines: readonly LineQuantity[]
  /** Whether nothing is left to ship. */
  isLast: boolean
}

/** Publishes that an order, or a part of it, is on its way. */
async function publishShipped(tx: Transaction, order: OrderRow, sent: SentLines): Promise<void> {
  const { number, isLast } = sent
  const isWhole = number === 1 && isLast
  const contents = await contentsOf(tx, order, sent)
  const shipment = {
    ...trackingFields(sent),
    ...(isWhole ? contents : { part: { number, isLast, ...contents } }),
  }
  await publish(tx, "order.shipped", numberedSubject(order.id, number), {
    ...orderFacts(order),
    shipment,
  })
}

export const trackingFields = ({ carrier, trackingNumber, trackingUrl }: Partial<Tracking>) => ({
  ...(carrier && { carrier }),
  ...(trackingNumber && { trackingNumber }),
  ...(trackingUrl && { trackingUrl }),
})

async function contentsOf(tx: Transaction, { id }: OrderRow, { lines }: SentLines) {
  const known = new Map((await listOrderLines(tx, id)).map((line) => [line.number, line]))
  return namedUnits(
    lines.flatMap(({ number, quantity }) => {
      const line = known.get(number)
      return line ? [{ ...line, quantity }] : []
    }),
  )
}

/**
 * Moves a locked order to shipped if nothing is left to ship, and on to delivered if all of it has arrived. Returns
 * whether nothing is left.
 */
export async function completeShipping(
  tx: Transaction,
  order: OrderRow,
  actor: AuditActor,
): Promise<boolean> {
  if (order.status !== "approved" || !orderCan.advance(orderNow(order))) return false
  if (!isAllShipped(await listLineUnits(tx, order.id))) return false
  await updateOrder(tx, order.id, { status: "shipped" })
  await audit(tx, actor, "order.advance", order.id, { from: "approved", to: "shipped" })
  await concludeDelivery(tx, actor, { ...order, status: "shipped" })
  return true
}

/** Moves a shipped order to delivered if all its shipments are. Returns whether it did. */
export async function concludeDelivery(
  tx: Transaction,
  actor: AuditActor,
  order: OrderRow,
): Promise<boolean> {
  const { id, status } = order
  if (status !== "shipped" || !(await areDelivered(tx, id))) return false
  await updateOrder(tx, id, { status: "delivered" })
  await publish(tx, "order.delivered", id, orderFacts(order))
  await audit(tx, actor, "order.advance", id, { from: "shipped", to: "delivered" })
  return true
}

type Tracking = Record<"carrier" | "trackingNumber" | "trackingUrl", string>

/** Tracking to set. Missing fields stay unchanged. */
export type TrackingInput = Partial<Tracking>

const NONE: Tracking = { carrier: "", trackingNumber: "", trackingUrl: "" }

/** Adds the carrier's own link, unless another one is given. An empty link is none. */
export async function trackingOf(
  shop: Pick<Shop, "db">,
  given: TrackingInput,
  before: Tracking = NONE,
): Promise<Tracking> {
  const { carrier = before.carrier, trackingNumber = before.trackingNumber, trackingUrl } = given
  if (trackingUrl) return { carrier, trackingNumber, trackingUrl }
  const isSame = carrier === before.carrier && trackingNumber === before.trackingNumber
  if (isSame && trackingUrl === undefined)
    return { carrier, trackingNumber, trackingUrl: before.trackingUrl }
  const { settings } = await readSettings(shop, shippingSettings)
  const known = settings.carriers.find(({ name }) => name.toLowerCase() === carrier.toLowerCase())
  const link = known ? trackingLink(known.trackingLink, trackingNumber) : ""
  return { carrier: known?.name ?? carrier, trackingNumber, trackingUrl: link }
}
