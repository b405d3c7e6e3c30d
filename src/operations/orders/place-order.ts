import { z } from "zod"
import type { Executor, Transaction } from "#db/connection/client.ts"
import { lockOrderStart, type OrderContext, type OrderDetails, type OrderWriting, readOrderContext, writeLockedOrder, writeOrder } from "#db/orders/place-order.ts"
import { buyersWords, orderAmounts, orderFacts } from "../events/event-data.ts"
import type { EventOf } from "../events/publish.ts"
import { newId } from "../kernel/identifiers.ts"
import { consumeLimit, scaledLimit } from "../kernel/rate-limits.ts"
import { Refusal, refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { hashRequest, replayAnswer } from "../kernel/with-idempotency-key.ts"
import { linesRefused, type RefuseLines } from "./agree-on-lines.ts"
import { type AgreedOrder, agreeOnOrder, type WantedOrder } from "./agree-on-order.ts"
import { termsGroups, versionsOfTerms } from "./agree-to-terms.ts"
import { listBackOrderLines } from "./back-order-lines.ts"
import { knownStart, rememberStart } from "./order-context-cache.ts"
import { chargesNothing, chargingGroups, versionsOf } from "./order-terms.ts"

export type { OrderDetails } from "#db/orders/place-order.ts"

export interface NewOrder extends WantedOrder {
  details: OrderDetails
  /** The e-mail the buyer's screen showed. */
  email?: string | undefined
  /** In the buyer's name, who is told so. */
  placedByStaff?: true
  /** Where its buyer orders from. */
  network?: string | undefined
}

export interface Asking {
  /** The Idempotency-Key, and everything that makes this request the one it is. */
  key: string | undefined
  request: unknown
  /** What is said of lines that do not hold. */
  refuseLines?: RefuseLines
  /** What is written together with the order, or undoes it. */
  inSameTransaction?: (tx: Transaction, orderId: string) => Promise<void>
}

export const placedOrder = z.object({ orderId: z.string() })
export type PlacedOrder = z.output<typeof placedOrder>

/**
 * Reserves the stock of all lines and writes the order at the prices of this moment, or refuses and changes
 * nothing. With an idempotency key, the same request again gets the first answer again.
 */
export async function placeOrder(
  shop: Pick<Shop, "db" | "limits" | "rates" | "counters">,
  buyer: Actor,
  order: NewOrder,
  asking: Asking,
): Promise<PlacedOrder> {
  if (order.email !== undefined && order.email !== buyer.email) throw refuse("forbidden")
  await consumeLimit(shop, "purchase", buyer.id)
  const { atOnce, free, held } = placementAttempts(shop, buyer, order, asking)
  const placed =
    (asking.inSameTransaction ? undefined : ((await atOnce()) ?? (await free()))) ?? (await held())
  if (!placed) throw new Error("an order that every rule allows could not be written")
  if (placed.isNew) shop.counters.add("order_placed")
  return { orderId: placed.orderId }
}

type Write = (writing: OrderWriting) => Promise<boolean>
type Decided = (PlacedOrder & { isNew: boolean }) | undefined

/** The same rules by what is known, by what is read now, and by what nobody can change meanwhile. */
function placementAttempts(
  shop: Pick<Shop, "db" | "limits" | "rates">,
  buyer: Actor,
  order: NewOrder,
  { key, request, refuseLines = linesRefused, inSameTransaction }: Asking,
) {
  const requestHash = hashRequest(request)
  const partIds = [...new Set(order.lines.map(({ partId }) => partId))]
  const { network } = order
  const groups = [...chargingGroups, ...termsGroups]
  const asked = { buyerId: buyer.id, partIds, groups, key, network }
  const unpaidOrdersAllowed = allowedUnpaidOrders(shop)
  // Staff know whom they order for.
  const lapsedOrdersAllowed = order.placedByStaff
    ? Infinity
    : scaledLimit(shop, shop.limits.lapsedOrders)
  const agree = (db: Executor, start: Pick<OrderContext, "parts" | "settings">) =>
    agreeOnOrder({ db }, { wanted: order, buyer }, start, refuseLines)
  const sell = async (agreed: AgreedOrder, write: Write): Promise<Decided> => {
    const orderId = newId()
    const written = await write({
      ...writingOf(orderId, buyer, agreed, order),
      unpaidOrdersAllowed,
      lapsedOrdersAllowed,
      network,
      claim: { key, requestHash, response: { orderId } },
    })
    return written ? { orderId, isNew: true } : undefined
  }

  const decide = async (
    db: Executor,
    start: OrderContext | undefined,
    write: Write,
  ): Promise<Decided> => {
    if (!start) throw refuse("unauthenticated")
    if (start.earlier)
      return { ...replayAnswer(start.earlier, requestHash, placedOrder), isNew: false }
    requireRoom(start, unpaidOrdersAllowed)
    if (start.lapsed >= lapsedOrdersAllowed) throw refuse("unpaid_orders_lapsed")
    return sell(await agree(db, start), write)
  }

  // By what was read before: what speaks against it, only what is read now says.
  const atOnce = async (): Promise<Decided> => {
    const start = knownStart(shop.db, partIds)
    if (!start || !chargesNothing(start.settings)) return undefined
    const agreed = await unlessRefused(agree(shop.db, start))
    return agreed && sell(agreed, (it) => writeOrder(shop.db, it))
  }

  const free = async () => {
    const start = await readOrderContext(shop.db, asked)
    if (start) rememberStart(shop.db, start)
    return decide(shop.db, start, (it) => writeOrder(shop.db, it))
  }

  // Whoever was overtaken between reading and writing decides again, and nobody overtakes them then.
  const held = () =>
    shop.db.transaction(async (tx) =>
      decide(tx, await lockOrderStart(tx, asked), async (it) => {
        const waits = await listBackOrderLines(tx, it.lines)
        const isWritten = await writeLockedOrder(tx, { ...it, waits })
        if (isWritten) await inSameTransaction?.(tx, it.orderId)
        return isWritten
      }),
    )
  return { atOnce, free, held }
}

function allowedUnpaidOrders(shop: Pick<Shop, "limits">) {
  const { proved, unproved } = shop.limits.unpaidOrders
  return { proved: scaledLimit(shop, proved), unproved: scaledLimit(shop, unproved) }
}

function requireRoom(
  { proved, mustBeProved, unpaid }: OrderContext,
  allowed: OrderWriting["unpaidOrdersAllowed"],
): void {
  if (mustBeProved && !proved) throw refuse("email_not_confirmed")
  const limit = proved ? allowed.proved : allowed.unproved
  if (unpaid >= limit)
    throw refuse(proved ? "too_many_unpaid_orders" : "address_not_proved", { limit })
}

async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function writingOf(orderId: string, buyer: Actor, agreed: AgreedOrder, wanted: NewOrder) {
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
    firstName: lines[0]?.part.name ?? "",
    lineCount: lines.length,
    totalCents,
  }
  return {
    orderId,
    buyer,
    details,
    terms,
    settings: { ...versionsOf(settings), ...versionsOfTerms(settings) },
    lines: lines.map(({ why, ...line }) => ({ ...line, priceFacts: why })),
    event: placedEvent(order, agreed, wanted),
  }
}

type PlacedOrderRow = Parameters<typeof orderFacts>[0] &
  Parameters<typeof buyersWords>[0] &
  Parameters<typeof orderAmounts>[0]

/** Published by the statement that writes the order, which gives it its number. */
function placedEvent(
  order: PlacedOrderRow,
  { lines, terms: { charges } }: AgreedOrder,
  { placedByStaff }: NewOrder,
): EventOf<"order.placed"> {
  const named = lines.map(({ part, ...line }) => ({ name: part.name, ...line }))
  const data = {
    ...orderFacts(order),
    ...buyersWords(order),
    ...orderAmounts(order, named, charges),
    ...(placedByStaff && { placedByStaff }),
    ...(charges.some(({ facts }) => facts.agreed === true) && { freightDue: true as const }),
  }
  return { name: "order.placed", subject: order.id, data }
}
