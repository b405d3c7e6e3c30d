import { freightText } from "#contract/delivery/freight-text.ts"
import * as contract from "#contract/orders/order-administration.ts"
import { declineFreight as declineContract } from "#contract/orders/order-changes.ts"
import type { Transaction } from "#db/connection/client.ts"
import { listLinesToCancel, replaceCharges } from "#db/orders/edit-order.ts"
import {
  findOrder,
  listOrderCharges,
  listOrderLines,
  lockOrder,
  type OrderRow,
  updateOrder,
} from "#db/orders/orders.ts"
import { findOpenPayment } from "#db/payments/payments.ts"
import { languageOf } from "#domain/languages/languages.ts"
import { type OrderCharge, sumOfCharges } from "#domain/orders/charges.ts"
import { refuseSetFreight } from "#domain/orders/order.ts"
import { refuseDecline } from "#domain/orders/order-actions.ts"
import { payable } from "#domain/pricing/card-limits.ts"
import { type Cents, cents, lineTotal } from "#domain/pricing/money.ts"
import { orderAmounts, orderFacts } from "../../events/event-data.ts"
import { publish } from "../../events/publish.ts"
import { adminTransaction, audit } from "../../kernel/as-admin.ts"
import { orderNow, requireListed, requireOwn } from "../../kernel/order-access.ts"
import { consumeLimit } from "../../kernel/rate-limits.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import { runInLanguage } from "../../kernel/run-in-language.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { readTransferTerms } from "../../payments/order-payment.ts"
import { beginCancelling, completeCancellation, endPayment } from "../cancel-order.ts"
import { exchangeCharge, recalculateTax } from "../changes/recalculate-tax.ts"
import { totalOf } from "../charge-calculator.ts"
import { OpenPaymentError, retryWithoutOpenPayment } from "../retry-without-open-payment.ts"

const refuse = refuseFor(contract.setFreight.refusals)

/**
 * Sets the price of freight that was to be agreed on, with its tax by the rates at which the order was placed. Informs
 * the buyer, who can then pay. Returns the order's new total.
 */
export async function setFreight(
  shop: Shop,
  admin: Actor,
  id: string,
  amountCents: Cents,
): Promise<Cents> {
  const order = await findOrder(shop.db, id)
  // An order placed by an earlier release may have an open payment of its old total.
  if (order?.freightDue) await endPayment(shop, order)
  return adminTransaction(shop, admin, async (tx) => {
    const order = await requireFreightDue(tx, id)
    const { charges, totalCents } = await runInLanguage(languageOf(order.language), () =>
      chargesWith(tx, id, amountCents),
    )
    const { on: byTransfer } = await readTransferTerms(tx)
    if (!payable(totalCents, { byTransfer })) throw refuse("total_not_chargeable")
    await replaceCharges(tx, id, charges)
    await audit(tx, admin, "order.freight", id, {
      before: { totalCents: order.totalCents },
      after: { totalCents, freightCents: amountCents },
    })
    const lines = await listOrderLines(tx, id)
    await publish(tx, "order.freight_set", id, {
      ...orderFacts(order),
      ...orderAmounts({ totalCents }, lines, charges),
    })
    return totalCents
  })
}

async function requireFreightDue(tx: Transaction, id: string): Promise<OrderRow> {
  const order = requireListed(await lockOrder(tx, id))
  const refusal = refuseSetFreight(orderNow(order))
  if (refusal) throw refuse(refusal)
  return order
}

/** Returns the order's charges with this freight, and its total. */
async function chargesWith(
  tx: Transaction,
  id: string,
  amountCents: Cents,
): Promise<{ charges: OrderCharge[]; totalCents: Cents }> {
  const lines = await listLinesToCancel(tx, id)
  const before = await listOrderCharges(tx, id)
  const freight = before.find(({ kind, facts }) => kind === "delivery" && facts.agreed === true)
  if (!freight) throw new Error(`order ${id} has no freight to set`)
  const { agreed: _, ...facts } = freight.facts
  const agreed = { ...freight, amountCents, facts: { ...facts, sentence: freightText.agreed } }
  const chargesWithFreight = before.map((charge) =>
    charge === freight ? exchangeCharge(freight, agreed, before) : charge,
  )
  const { others, taxes } = recalculateTax(lines, chargesWithFreight)
  const charges = [...others, ...taxes]
  const goodsCents = totalOf(
    lines.map((line) => ({ totalCents: lineTotal(line.unitPriceCents, line.quantity) })),
  )
  return { charges, totalCents: cents(goodsCents + sumOfCharges(charges)) }
}

const refuseToDecline = refuseFor(declineContract.refusals)

/**
 * Declines the freight that staff have set, even if the shop does not let buyers cancel. The unpaid order ends, its
 * stock is released and staff are informed. Returns whether this call declined it.
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
  if (order.status === "cancelled" && order.cancelReason === "declined") return false
  const refusal = refuseDecline(orderNow(order))
  if (refusal) throw refuseToDecline(refusal)
  if (await findOpenPayment(tx, id)) throw new OpenPaymentError()
  await beginCancelling(tx, order, { by: buyer.id, reason: "declined" })
  await updateOrder(tx, id, { declineReason: reason })
  await completeCancellation(tx, id, buyer.requestId)
  await publish(tx, "order.freight_declined", id, { ...orderFacts(order), reason })
  return true
}
