import * as contract from "#contract/orders/order-administration.ts"
import { declineFreight as declineContract } from "#contract/orders/order-changes.ts"
import type { Transaction } from "#db/connection/client.ts"
import { listLinesToCancel, writeEdit } from "#db/orders/edit-order.ts"
import {
  findOrder,
  listOrderLines,
  lockOrder,
  type OrderRow,
  updateOrder,
} from "#db/orders/orders.ts"
import { findOpenPayment } from "#db/payments/payments.ts"
import { lockParts } from "#db/stock/move-stock.ts"
import type { LineTaxFacts } from "#domain/orders/charges.ts"
import { refuseSetFreight } from "#domain/orders/order.ts"
import { refuseDecline } from "#domain/orders/order-actions.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import { orderAmounts, orderFacts } from "../../events/event-data.ts"
import { publish } from "../../events/publish.ts"
import { adminTransaction, audit, isRepeated } from "../../kernel/as-admin.ts"
import { orderNow, requireListed, requireOwn } from "../../kernel/order-access.ts"
import { consumeLimit } from "../../kernel/rate-limits.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import {
  beginCancelling,
  completeCancellation,
  endPayment,
  OpenPaymentError,
  retryWithoutOpenPayment,
} from "../cancel-order.ts"
import { planEdit } from "./plan-edit.ts"

const refuse = refuseFor(contract.setFreight.refusals)

/**
 * Sets the price of freight that was to be agreed on, and calculates the order's tax again, as edits do. Informs the
 * buyer, who can then pay. Refuses an order that has changed since the given revision. Returns the new total, also if
 * the same administrator repeats the call.
 */
export async function setFreight(
  shop: Shop,
  admin: Actor,
  id: string,
  { amount: amountCents, revision }: { amount: Cents; revision?: number | undefined },
): Promise<Cents> {
  const order = await findOrder(shop.db, id)
  // An order placed by an earlier release may have an open payment of its old total.
  if (order?.freightDue) await endPayment(shop, id)
  return adminTransaction(shop, admin, async (tx) => {
    const order = requireListed(await lockOrder(tx, id))
    const { totalCents: total } = order
    const detail = { after: { totalCents: total, freightCents: amountCents } }
    if (!order.freightDue && (await isRepeated(tx, admin, "order.freight", id, detail)))
      return cents(total)
    requireFreightDue(order, revision)
    const edit = { lines: [], deliveryCents: amountCents }
    const { written, charges, totalCents } = await planEdit(tx, order, edit, lockParts)
    const isTaxChanged = isOtherTax(await listLinesToCancel(tx, id), written)
    await writeEdit(tx, id, { lines: written, charges, actorId: admin.id })
    await updateOrder(tx, id, { freightSetAt: new Date() })
    await audit(tx, admin, "order.freight", id, {
      before: { totalCents: order.totalCents },
      after: { totalCents, freightCents: amountCents },
    })
    const lines = await listOrderLines(tx, id)
    await publish(tx, "order.freight_set", id, {
      ...orderFacts(order),
      ...orderAmounts({ totalCents }, lines, charges),
      // Writing the edit has counted it.
      revision: order.revision + 1,
      ...(isTaxChanged && { taxChanged: true as const }),
    })
    return cents(totalCents)
  })
}

function requireFreightDue(order: OrderRow, revision: number | undefined): void {
  const refusal = refuseSetFreight(orderNow(order))
  if (refusal) throw refuse(refusal)
  if (revision !== undefined && order.revision !== revision)
    throw refuse("order_changed", { revision: order.revision })
}

interface TaxedLine {
  taxFacts: LineTaxFacts | null
}

/** Reports whether the tax of the same goods differs, such as after a certificate of exemption. */
const isOtherTax = (before: readonly TaxedLine[], after: readonly TaxedLine[]): boolean =>
  sumOfTax(before) !== sumOfTax(after)

const sumOfTax = (lines: readonly TaxedLine[]): number =>
  lines.reduce((sum, { taxFacts }) => sum + (taxFacts?.addedCents ?? 0), 0)

const refuseToDecline = refuseFor(declineContract.refusals)

/**
 * Declines the freight that staff have set, even if the shop does not let buyers cancel. The unpaid order ends, its
 * stock is released and staff are informed. Returns whether it is declined for this reason.
 */
export async function declineFreight(
  shop: Shop,
  buyer: Actor,
  id: string,
  reason: string,
): Promise<boolean> {
  await consumeLimit(shop, "orderChange", buyer.id)
  return retryWithoutOpenPayment(shop, id, () =>
    shop.db.transaction((tx) => decline(tx, buyer, id, reason)),
  )
}

async function decline(
  tx: Transaction,
  buyer: Actor,
  id: string,
  reason: string,
): Promise<boolean> {
  const order = requireOwn(buyer, await lockOrder(tx, id))
  if (order.status === "cancelled" && order.cancelReason === "declined")
    return order.declineReason === reason
  const refusal = refuseDecline(orderNow(order))
  if (refusal) throw refuseToDecline(refusal)
  if (await findOpenPayment(tx, id)) throw new OpenPaymentError()
  await beginCancelling(tx, order, { by: buyer.id, reason: "declined" })
  await updateOrder(tx, id, { declineReason: reason })
  await completeCancellation(tx, id, buyer.requestId)
  await publish(tx, "order.freight_declined", id, { ...orderFacts(order), reason })
  return true
}
