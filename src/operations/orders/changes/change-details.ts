import { changeSettings } from "#contract/settings/order-settings.ts"
import type { Transaction } from "#db/connection/client.ts"
import { listLineUnits } from "#db/orders/line-units.ts"
import { insertOrderChange, sendOrderTo } from "#db/orders/order-changes.ts"
import { listOrderCharges, lockOrder, type OrderRow, updateOrder } from "#db/orders/orders.ts"
import { refuseBuyerChange } from "#domain/orders/buyer-may.ts"
import { stateOf } from "../../kernel/order-state.ts"
import { consumeLimit } from "../../kernel/rate-limits.ts"
import { refuse } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { readSettings } from "../../settings/read-settings.ts"
import { ownAddress } from "../choose-address.ts"
import { requireOwn } from "./cancel-own-order.ts"
import { requireSameCharges } from "./require-same-charges.ts"

/** What is left out stays as it is. */
export interface ChangedDetails {
  purchaseOrder?: string | undefined
  note?: string | undefined
  phone?: string | undefined
  /** Of an order that goes where its buyer wrote. */
  shipTo?: string | undefined
  /** One of the buyer's. */
  addressId?: string | undefined
}

/** Changes where one's own order goes, and what is written on it, as long as the shop lets buyers; whether anything changed. */
export async function changeDetails(
  shop: Shop,
  buyer: Actor,
  id: string,
  changed: ChangedDetails,
): Promise<boolean> {
  await consumeLimit(shop, "orderChange", buyer.id)
  return shop.db.transaction(async (tx) => {
    const order = requireOwn(buyer, await lockOrder(tx, id))
    await requireChangeable(tx, order)
    const { addressId, shipTo, ...words } = changed
    let label: string | undefined
    if (addressId) label = await goTo(tx, buyer, order, addressId)
    else if (shipTo !== undefined) label = await goWhere(tx, order, shipTo)
    const news = differing(order, { ...words, shipTo: label })
    const before = Object.fromEntries(news.map(([name]) => [name, order[name]]))
    if (news.length === 0) return false
    const after = Object.fromEntries(news)
    const { shipTo: _, ...written } = after
    await updateOrder(tx, id, written)
    await insertOrderChange(tx, { orderId: id, kind: "details", detail: { before, after } })
    return true
  })
}

async function requireChangeable(tx: Transaction, order: OrderRow): Promise<void> {
  const { settings } = await readSettings({ db: tx }, changeSettings)
  const refusal = refuseBuyerChange(stateOf(order), settings.details)
  if (refusal) throw refuse(refusal)
  if (order.cancellingAt) throw refuse("order_being_cancelled")
  const units = await listLineUnits(tx, order.id)
  if (units.some(({ shipped }) => shipped > 0)) throw refuse("change_not_allowed")
}

type Words = Pick<OrderRow, "purchaseOrder" | "note" | "phone" | "shipTo">

function differing(order: OrderRow, words: { [Name in keyof Words]?: string | undefined }) {
  const names = ["purchaseOrder", "note", "phone", "shipTo"] as const
  return names.flatMap((name): [keyof Words, string][] => {
    const word = words[name]
    return word === undefined || word === order[name] ? [] : [[name, word]]
  })
}

/** To another of the buyer's addresses, where that costs the same; answers its label. */
async function goTo(
  tx: Transaction,
  buyer: Actor,
  order: OrderRow,
  addressId: string,
): Promise<string> {
  const chosen = await ownAddress(tx, buyer.id, addressId)
  const charges = await listOrderCharges(tx, order.id)
  if (charges.length > 0) {
    if (!order.deliveryAddress) throw refuse("change_not_allowed")
    await requireSameCharges(tx, buyer, order, charges, [
      order.deliveryAddress,
      chosen.deliveryAddress,
    ])
  }
  await sendOrderTo(tx, order.id, chosen)
  return chosen.shipTo
}

/** Where its buyer writes; not of an order that goes to one of their addresses, or nowhere. */
async function goWhere(tx: Transaction, order: OrderRow, shipTo: string): Promise<string> {
  const charges = await listOrderCharges(tx, order.id)
  if (charges.length > 0) throw refuse("address_by_id")
  await sendOrderTo(tx, order.id, { deliveryAddress: null, shipTo })
  return shipTo
}
