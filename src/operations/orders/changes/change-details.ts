import type { BodyOf } from "#contract/kernel/endpoint.ts"
import { changeOrderDetails } from "#contract/orders/order-changes.ts"
import { changeSettings } from "#contract/settings/order-settings.ts"
import { listStoredParts } from "#db/catalogue/offered-parts.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import { insertOrderChange, updateBilling, updateDestination } from "#db/orders/edit-order.ts"
import { listLineUnits } from "#db/orders/line-units.ts"
import {
  listOrderCharges,
  listOrderLines,
  lockOrder,
  type OrderRow,
  updateOrder,
} from "#db/orders/orders.ts"
import type { OrderAddress } from "#db/schema/orders.ts"
import { findSettings } from "#db/settings/shop-settings.ts"
import { isSameTown } from "#domain/accounts/postal-address.ts"
import { languageOf } from "#domain/languages/languages.ts"
import { type OrderCharge, sumOfCharges } from "#domain/orders/charges.ts"
import { detailFields } from "#domain/orders/order.ts"
import { refuseBuyerChange } from "#domain/orders/order-actions.ts"
import { cents, toAmount } from "#domain/pricing/money.ts"
import { orderFacts } from "../../events/event-data.ts"
import { publish } from "../../events/publish.ts"
import { asAdmin, audit } from "../../kernel/as-admin.ts"
import { orderNow, requireListed } from "../../kernel/order-access.ts"
import { consumeLimit } from "../../kernel/rate-limits.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import { runInLanguage } from "../../kernel/run-in-language.ts"
import { type Actor, isAdmin, type Shop } from "../../kernel/shop.ts"
import { readSettings } from "../../settings/read-settings.ts"
import type { ChargedLine } from "../charge-calculator.ts"
import { isDeliveryOwn } from "../charge-delivery.ts"
import { chooseBilling, ownAddress } from "../choose-address.ts"
import { chargingGroups, orderTerms } from "../order-terms.ts"
import { taxReasonKey } from "../tax-charges.ts"
import { requireOwnUncancelled } from "./cancel-own-order.ts"

const refuse = refuseFor(changeOrderDetails.refusals)

/** Omitted fields stay unchanged. */
type ChangedDetails = BodyOf<typeof changeOrderDetails>

/**
 * Changes destination and texts of the buyer's own order while the shop allows it. Staff may do the same for any buyer
 * until the order is shipped, and the buyer is told. Returns whether anything changed.
 */
export async function changeDetails(
  shop: Shop,
  actor: Actor,
  id: string,
  changed: ChangedDetails,
): Promise<boolean> {
  await consumeLimit(shop, "orderChange", actor.id)
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.userId === actor.id || !isAdmin(actor)) {
      const own = requireOwnUncancelled(actor, order)
      const { settings } = await readSettings({ db: tx }, changeSettings)
      return (await change(tx, own, changed, settings.details)) !== undefined
    }
    return asAdmin(shop, actor, (held) => changeForBuyer(held, actor, order, changed))(tx)
  })
}

async function changeForBuyer(
  tx: Transaction,
  admin: Actor,
  found: OrderRow | undefined,
  changed: ChangedDetails,
): Promise<boolean> {
  const order = requireListed(found)
  const done = await change(tx, order, changed, "until shipped", admin.id)
  if (!done) return false
  const { changeId, before, after } = done
  const fields = detailFields.filter((name) => name in after)
  await audit(tx, admin, "order.details", order.id, { fields })
  await publish(tx, "order.details_changed", String(changeId), {
    ...orderFacts({ ...order, ...after }),
    changes: fields.map((field) => ({
      field,
      before: before[field] ?? "",
      after: after[field] ?? "",
    })),
  })
  return true
}

type ChangedTexts = { [Name in keyof DetailTexts]?: string }

/** Writes the change with an entry of the order's history; undefined if nothing differs. */
async function change(
  tx: Transaction,
  order: OrderRow,
  { addressId, shipTo, billingAddressId, ...words }: ChangedDetails,
  allowed: Parameters<typeof refuseBuyerChange>[1],
  changedBy?: string,
): Promise<{ changeId: number; before: ChangedTexts; after: ChangedTexts } | undefined> {
  const { id: orderId } = order
  const refusal = refuseBuyerChange(orderNow(order), allowed, await listLineUnits(tx, orderId))
  if (refusal) throw refuse(refusal)
  const destination = await changedDestination(tx, order, { addressId, shipTo })
  const billing = await changedBilling(tx, order, billingAddressId)
  const texts = { ...words, shipTo: destination?.shipTo, billTo: billing?.billTo }
  const changedTexts = differing(order, texts)
  if (changedTexts.length === 0) return undefined
  const before: ChangedTexts = Object.fromEntries(changedTexts.map(([name]) => [name, order[name]]))
  const after: ChangedTexts = Object.fromEntries(changedTexts)
  const { shipTo: label, billTo: _, ...written } = after
  if (destination && label !== undefined) await updateDestination(tx, orderId, destination)
  if (billing) await updateBilling(tx, orderId, billing)
  await updateOrder(tx, orderId, written)
  const detail = { before, after, ...(changedBy && { changedBy }) }
  return {
    changeId: await insertOrderChange(tx, { orderId, kind: "details", detail }),
    before,
    after,
  }
}

/** Returns the new billing address; undefined if none is given. Invoices of paid orders are issued or about to be. */
async function changedBilling(
  tx: Transaction,
  order: OrderRow,
  id: string | undefined,
): Promise<Pick<OrderRow, "billingAddress" | "billTo"> | undefined> {
  if (id === undefined) return undefined
  if (order.paidAt) throw refuse("order_paid")
  if (id === "") return { billingAddress: null, billTo: "" }
  return runInLanguage(languageOf(order.language), () => chooseBilling(tx, order.userId, id))
}

type DetailTexts = Pick<OrderRow, (typeof detailFields)[number]>

function differing(order: OrderRow, words: { [Name in keyof DetailTexts]?: string | undefined }) {
  return detailFields.flatMap((name): [keyof DetailTexts, string][] => {
    const word = words[name]
    return word === undefined || word === order[name] ? [] : [[name, word]]
  })
}

type Destination = Parameters<typeof updateDestination>[2]

/** Returns the new destination; undefined if none is given. */
async function changedDestination(
  tx: Transaction,
  order: OrderRow,
  { addressId, shipTo }: Pick<ChangedDetails, "addressId" | "shipTo">,
): Promise<Destination | undefined> {
  if (addressId) return changedAddress(tx, order, addressId)
  if (shipTo === undefined) return undefined
  // An order with charges needs a stored address.
  const charges = await listOrderCharges(tx, order.id)
  if (charges.length > 0) throw refuse("address_by_id")
  return { deliveryAddress: null, shipTo }
}

/** Returns another of the buyer's addresses if the charges stay the same there. */
async function changedAddress(
  tx: Transaction,
  order: OrderRow,
  addressId: string,
): Promise<Destination> {
  const chosen = await runInLanguage(languageOf(order.language), () =>
    ownAddress(tx, order.userId, addressId),
  )
  const charges = await listOrderCharges(tx, order.id)
  if (charges.length > 0) {
    const { deliveryAddress } = order
    if (!deliveryAddress) throw refuse("change_not_allowed")
    if (!isSameTown(deliveryAddress, chosen.deliveryAddress)) {
      if (isDeliveryOwn(charges)) throw refuse("order_address_fixed")
      await requireSameCharges(tx, order, charges, [deliveryAddress, chosen.deliveryAddress])
    }
  }
  return chosen
}

/**
 * Refuses to move an order to a place whose delivery or tax differs. Calculates both places at current settings, so that
 * changes of the shop since the order was placed do not count. The reason for the tax must also be the one by which the
 * order was charged, because the buyer's tax ids may have changed since.
 */
async function requireSameCharges(
  db: Executor,
  order: OrderRow,
  charged: readonly OrderCharge[],
  places: [OrderAddress, OrderAddress],
): Promise<void> {
  const buyer = { id: order.userId }
  const settings = await findSettings(db, chargingGroups)
  const lines = await linesOf(db, order.id)
  const method = charged.find(({ kind }) => kind === "delivery")?.facts.method
  const delivery = typeof method === "string" ? method : undefined
  const chargesAt = async (address: OrderAddress) => {
    const terms = await orderTerms({ db }, { settings, lines, buyer, address, delivery })
    if (terms.refusal) throw terms.refusal
    return terms.charges
  }
  const before = await chargesAt(places[0])
  const after = await chargesAt(places[1])
  const reasons = new Set([charged, before, after].map(taxReasonKey))
  const amounts = new Set([before, after].map((charges) => JSON.stringify(charges.map(shown))))
  if (reasons.size === 1 && amounts.size === 1) return
  const more = sumOfCharges(after) - sumOfCharges(charged)
  throw refuse("charges_would_change", {
    price: toAmount(cents(Math.max(order.totalCents + more, 0))),
    difference: toAmount(more),
  })
}

const shown = ({ kind, name, amountCents }: OrderCharge) => [kind, name, amountCents]

async function linesOf(db: Executor, orderId: string): Promise<ChargedLine[]> {
  const lines = await listOrderLines(db, orderId)
  const parts = await listStoredParts(
    db,
    lines.map(({ partId }) => partId),
  )
  const known = new Map(parts.map((part) => [part.id, part]))
  return lines.flatMap(({ partId, quantity, unitPriceCents, totalCents }) => {
    const part = known.get(partId)
    return part
      ? [{ part, quantity, unitPriceCents: cents(unitPriceCents), totalCents: cents(totalCents) }]
      : []
  })
}
