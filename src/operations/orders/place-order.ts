import { z } from "zod"
import { buyingRefusals } from "#contract/orders/refusals.ts"
import { listSupplies } from "#db/catalogue/offered-parts.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import {
  lockOrderContext,
  type OrderContext,
  type OrderDetails,
  type OrderToWrite,
  readOrderContext,
  type Wait,
  writeLockedOrder,
  writeOrder,
} from "#db/orders/place-order.ts"
import { currentLanguage, type Language } from "#domain/languages/languages.ts"
import { promiseLines, waitingOf } from "#domain/stock/promise.ts"
import { buyerTexts, orderAmounts, orderFacts } from "../events/event-data.ts"
import type { EventOf } from "../events/publish.ts"
import { newId } from "../kernel/identifiers.ts"
import { consumeLimit, scaledLimit } from "../kernel/rate-limits.ts"
import { refuseFor } from "../kernel/refusal.ts"
import { calculateForReader } from "../kernel/run-in-language.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { countOrReplay, hashRequest, replayAnswer } from "../kernel/with-idempotency-key.ts"
import { recheckBeforeOrder } from "../tax/check-with-authority.ts"
import {
  type AgreedOrder,
  agreeOnOrder,
  limitGroups,
  linesRefusal,
  type RefuseLines,
  readOrderSettings,
  termsGroups,
  versionsOfTerms,
  type WantedOrder,
} from "./agree-on-order.ts"
import { checksTaxIdsAtOrder } from "./charge-tax.ts"
import { chooseBilling } from "./choose-address.ts"
import { chargingGroups, versionsOf } from "./order-terms.ts"

export type { OrderDetails } from "#db/orders/place-order.ts"

const refuse = refuseFor(buyingRefusals)

export interface NewOrder extends WantedOrder {
  details: OrderDetails
  /** One of the buyer's addresses, for the invoice. */
  billingAddressId?: string | undefined
  /** E-mail address on the buyer's screen. */
  email?: string | undefined
  /** Staff place the order in the buyer's name; the mail says so. */
  placedByStaff?: true
  /** Network of the buyer's address. */
  network?: string | undefined
}

interface PlaceOrderOptions {
  /** Idempotency key. `request` holds everything that identifies the request. */
  key: string | undefined
  request: unknown
  /** Builds the refusal for lines that cannot be ordered. */
  refuseLines?: RefuseLines
  /** Language of a refusal. Default: the one of the order. */
  reader?: Language
  /** Runs in the transaction that writes the order, and rolls it back if it throws. */
  inSameTransaction?: (tx: Transaction, orderId: string) => Promise<void>
}

export const placedOrder = z.object({ orderId: z.string() })
export type PlacedOrder = z.output<typeof placedOrder>

interface Placement {
  shop: Pick<Shop, "db" | "limits" | "rates" | "counters" | "taxIds" | "log">
  buyer: Actor
  order: NewOrder
  options: PlaceOrderOptions
}

/**
 * Reserves the stock of all lines and writes the order at current prices, or refuses and changes nothing. With an
 * idempotency key, a repeated request gets the first answer.
 */
export async function placeOrder(
  shop: Placement["shop"],
  buyer: Actor,
  order: NewOrder,
  options: PlaceOrderOptions,
): Promise<PlacedOrder> {
  if (order.email !== undefined && order.email !== buyer.email) throw refuse("forbidden")
  const stored = await countOrReplay(shop, buyer, { ...options, answer: placedOrder }, () =>
    consumeLimit(shop, "purchase", buyer.id),
  )
  if (stored) return stored
  const placement = { shop, buyer, order, options }
  const placed = (await placeOptimistically(placement)) ?? (await placeLocked(placement))
  if (!placed) throw new Error("an order that every rule allows could not be written")
  if (placed.isNew) shop.counters.add("order_placed")
  return { orderId: placed.orderId }
}

/** Decides by data read without locks. Returns undefined if that data changed before the order was written. */
async function placeOptimistically(placement: Placement): Promise<Decision> {
  const { shop, buyer } = placement
  const { db } = shop
  const context = await readOrderContext(db, contextInputOf(placement))
  if (context && !context.earlier && checksTaxIdsAtOrder(context.settings))
    await recheckBeforeOrder(shop, buyer.id)
  return decide(placement, db, context, (order) =>
    writeOrder(db, order, writeMoreOf(placement, order)),
  )
}

/** Decides while all rows that matter are locked. */
const placeLocked = (placement: Placement): Promise<Decision> =>
  placement.shop.db.transaction(async (tx) => {
    const context = await lockOrderContext(tx, contextInputOf(placement))
    return decide(placement, tx, context, async (order) => {
      const waits = await listBackOrderLines(tx, order.lines)
      return writeLockedOrder(tx, { ...order, waits }, writeMoreOf(placement, order))
    })
  })

const contextInputOf = ({ buyer, order, options }: Placement) => ({
  buyerId: buyer.id,
  partIds: [...new Set(order.lines.map(({ partId }) => partId))],
  groups: [...chargingGroups, ...termsGroups, ...limitGroups],
  key: options.key,
  network: order.network,
})

function writeMoreOf({ options }: Placement, { orderId }: OrderToWrite) {
  const { inSameTransaction } = options
  return inSameTransaction && ((tx: Transaction) => inSameTransaction(tx, orderId))
}

type Decision = (PlacedOrder & { isNew: boolean }) | undefined

async function decide(
  { shop, buyer, order, options }: Placement,
  db: Executor,
  context: OrderContext | undefined,
  write: (order: OrderToWrite) => Promise<boolean>,
): Promise<Decision> {
  if (!context) throw refuse("unauthenticated")
  const { key, request, refuseLines = linesRefusal, reader = currentLanguage() } = options
  const requestHash = hashRequest(request)
  if (context.earlier)
    return { ...replayAnswer(context.earlier, requestHash, placedOrder), isNew: false }
  const limits = orderLimits(shop, order, context)
  requireBuyerMayOrder(context, limits)
  const agreed = await calculateForReader(reader, () =>
    agreeOnOrder({ db }, { wanted: order, buyer }, context, refuseLines),
  )
  const billing = await chooseBilling(db, buyer.id, order.billingAddressId)
  const orderId = newId()
  const isWritten = await write({
    ...orderToWrite(orderId, buyer, agreed, order),
    ...limits,
    billing,
    network: order.network,
    claim: { key, requestHash, response: { orderId } },
  })
  return isWritten ? { orderId, isNew: true } : undefined
}

type OrderLimits = Pick<OrderToWrite, "unpaidOrdersAllowed" | "lapsedOrdersAllowed">

function orderLimits(
  shop: Pick<Shop, "limits">,
  { placedByStaff }: NewOrder,
  { settings }: OrderContext,
): OrderLimits {
  const { unpaidOrders, lapsedOrders } = shop.limits
  const { confirmedEmail } = readOrderSettings(settings)
  return {
    unpaidOrdersAllowed: {
      proved: scaledLimit(shop, unpaidOrders.proved),
      unproved: confirmedEmail ? 0 : scaledLimit(shop, unpaidOrders.unproved),
    },
    // Staff know for whom they order.
    lapsedOrdersAllowed: placedByStaff ? Infinity : scaledLimit(shop, lapsedOrders),
  }
}

function requireBuyerMayOrder(
  { proved, unpaid, lapsed, settings }: OrderContext,
  { unpaidOrdersAllowed, lapsedOrdersAllowed }: OrderLimits,
): void {
  if (!proved && readOrderSettings(settings).confirmedEmail) throw refuse("email_not_confirmed")
  const limit = proved ? unpaidOrdersAllowed.proved : unpaidOrdersAllowed.unproved
  if (unpaid >= limit)
    throw refuse(proved ? "too_many_unpaid_orders" : "address_not_proved", { limit })
  if (lapsed >= lapsedOrdersAllowed) throw refuse("unpaid_orders_lapsed")
}

function orderToWrite(orderId: string, buyer: Actor, agreed: AgreedOrder, wanted: NewOrder) {
  const { lines, totalCents, settings } = agreed
  const { shipTo: label, choice: _, ...terms } = agreed.terms
  const details = { ...wanted.details, ...(label !== undefined && { shipTo: label }) }
  const { purchaseOrder = "", shipTo = "", note = "" } = details
  const order = {
    id: orderId,
    userName: buyer.name,
    email: buyer.email,
    purchaseOrder,
    shipTo,
    note,
    firstLineName: lines[0]?.part.name ?? "",
    lineCount: lines.length,
    totalCents,
  }
  return {
    orderId,
    buyer,
    details,
    terms,
    language: currentLanguage(),
    settings: { ...versionsOf(settings, chargingGroups), ...versionsOfTerms(settings) },
    lines: lines.map(({ why, ...line }) => ({ ...line, priceFacts: why })),
    event: placedEvent(order, agreed, wanted),
  }
}

/** Returns the missing units of back-ordered lines. Requires locks on their parts. */
async function listBackOrderLines(tx: Transaction, lines: OrderToWrite["lines"]): Promise<Wait[]> {
  const backOrdered = lines.flatMap(({ part }) => (part.backorder ? part.id : []))
  if (backOrdered.length === 0) return []
  const supplies = await listSupplies(tx, backOrdered)
  const promises = promiseLines(
    lines.map(({ part, quantity }) => ({ partId: part.id, quantity })),
    new Map(supplies.map((supply) => [supply.id, supply])),
  )
  return promises.flatMap((promise, index) =>
    promise ? [{ number: index + 1, quantity: waitingOf(promise), promise }] : [],
  )
}

type PlacedOrderRow = Parameters<typeof orderFacts>[0] &
  Parameters<typeof buyerTexts>[0] &
  Parameters<typeof orderAmounts>[0]

/** Builds the event. The statement that writes the order publishes it with the order number. */
function placedEvent(
  order: PlacedOrderRow,
  { lines, terms: { charges } }: AgreedOrder,
  { placedByStaff }: NewOrder,
): EventOf<"order.placed"> {
  const named = lines.map(({ part, details, ...line }) => ({
    ...line,
    name: part.name,
    sku: part.sku,
    mpn: part.mpn,
    customerPartNumber: details?.customerPartNumber,
  }))
  const data = {
    ...orderFacts(order),
    ...buyerTexts(order),
    ...orderAmounts(order, named, charges),
    ...(placedByStaff && { placedByStaff }),
    ...(charges.some(({ facts }) => facts.agreed === true) && { freightDue: true as const }),
  }
  return { name: "order.placed", subject: order.id, data }
}
