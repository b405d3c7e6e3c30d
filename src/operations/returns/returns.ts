import type { z } from "zod"
import { pageOfPages } from "#contract/invoices/invoice-text.ts"
import { lineDetailLines, returnSlipText as text } from "#contract/orders/paper-text.ts"
import { reasonText } from "#contract/returns/return-text.ts"
import * as contract from "#contract/returns/returns.ts"
import { returnSettings } from "#contract/settings/order-settings.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import type { Executor } from "#db/connection/client.ts"
import { findOrder } from "#db/orders/orders.ts"
import { findSucceededPayment } from "#db/payments/payments.ts"
import { listRefundableLines, type RefundRow } from "#db/payments/refunds.ts"
import { type ReturnRate, listReturnRates as rates } from "#db/returns/return-rates.ts"
import {
  findReturn,
  listLinesBack,
  listReturnRows,
  listReturnsOf,
  type ReturnFilter,
  type ShownReturn,
  updateReturn,
} from "#db/returns/returns.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { currentLanguage, languageOf } from "#domain/languages/languages.ts"
import { refundableCents, refuseRefund } from "#domain/orders/order-actions.ts"
import type { LineQuantity } from "#domain/orders/shipment.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import { returnableUnits, returnNumber } from "#domain/returns/return-state.ts"
import { formatLongDay } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { orderNow, requireOrder } from "../kernel/order-access.ts"
import { blockOf, type Paper, writePdf } from "../kernel/paper.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuseFor } from "../kernel/refusal.ts"
import { runInLanguage } from "../kernel/run-in-language.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { pricedUnits, refundValueOf } from "../payments/price-refund.ts"
import { beginRefund, finishRefundNow, requireRefundProvider } from "../payments/refund-order.ts"
import { readSettings } from "../settings/read-settings.ts"
import { lockReturn, type ReturnStepResult } from "./step-return.ts"

const refuseStep = refuseFor(contract.stepReturn.refusals)

interface ReturnRefund {
  lines: LineQuantity[]
  /** Price with tax, at most the amount left to refund. */
  amountCents: Cents
}

/** Returns the units of a received return that are not refunded yet, and their price. */
async function refundableOfReturn(
  db: Executor,
  { orderId, lines }: Pick<ShownReturn, "orderId" | "lines">,
): Promise<ReturnRefund> {
  const known = await listRefundableLines(db, orderId)
  const units = lines
    .map(({ number, received }) => {
      const { quantity = 0, before = 0 } = known.get(number) ?? {}
      return { number, quantity: Math.min(received ?? 0, quantity - before) }
    })
    .filter(({ quantity }) => quantity > 0)
  const order = await findOrder(db, orderId)
  const left = order ? refundableCents(orderNow(order)) : 0
  const worth = refundValueOf(await pricedUnits(db, orderId, units))
  return { lines: units, amountCents: cents(Math.min(left, worth)) }
}

/**
 * Refunds the price of returned goods, or another amount that was paid, like any other refund. A refund that fails can
 * be retried. If the received goods were all refunded before, only ends the return.
 */
export async function refundReturn(
  shop: Shop,
  admin: Actor,
  id: string,
  seenVersion: number | undefined,
  { answer, amountCents }: { answer: string; amountCents: Cents | undefined },
): Promise<ReturnStepResult & { refundId?: string; refundState?: RefundRow["state"] }> {
  const started = await adminTransaction(shop, admin, async (tx) => {
    const { order, row, to } = await lockReturn(tx, id, "refund", seenVersion)
    const due = await refundableOfReturn(tx, row)
    const isReceived = row.lines.some(({ received }) => (received ?? 0) > 0)
    if (isReceived && due.amountCents === 0 && amountCents === undefined) {
      const version = await updateReturn(tx, id, { state: to, answer })
      const detail = { returnId: id, from: row.state, to, ...(answer && { answer }) }
      await audit(tx, admin, "return.refund", order.id, detail)
      return { version, state: to }
    }
    await requireRefundProvider(shop, tx, order.id)
    const refusal = refuseRefund(orderNow(order))
    if (refusal) throw refuseStep(refusal)
    if (due.lines.length === 0 || due.amountCents === 0) throw refuseStep("nothing_to_refund")
    const { refundId } = await beginRefund(tx, admin, order.id, {
      amountCents: amountCents ?? due.amountCents,
      reason: "Goods returned",
      restock: false,
      lines: due.lines,
      ofReturn: true,
    })
    const version = await updateReturn(tx, id, { state: to, answer, refundId })
    const detail = { returnId: id, from: row.state, to, refundId, ...(answer && { answer }) }
    await audit(tx, admin, "return.refund", order.id, detail)
    return { refundId, version, state: to }
  })
  if (started.refundId === undefined) return started
  const refundState = await finishRefundNow(shop, started.refundId)
  if (refundState === "failed") throw refuseStep("refund_refused")
  return { ...started, refundState }
}

const refuse = refuseFor([...contract.getReturn.refusals, ...contract.getReturnSlip.refusals])

export type { ShownReturn } from "#db/returns/returns.ts"

const PAGE_SIZE = 100

export const listReturns = (
  shop: Shop,
  filter: Omit<ReturnFilter, "limit"> & { limit: number | undefined },
): ReturnType<typeof listReturnRows> =>
  listReturnRows(shop.db, { ...filter, limit: filter.limit ?? PAGE_SIZE })

interface FoundReturn extends ShownReturn {
  refundableCents?: Cents
  refundBy?: "card" | "transfer" | undefined
}

/** Returns the actor's own return, or any for an administrator, then with amount and way of its refund. */
export async function getReturn(shop: Shop, actor: Actor, id: string): Promise<FoundReturn> {
  const found = await findReturn(shop.db, id)
  if (!found) throw refuse("return_not_found")
  if (found.userId !== actor.id && !isAdmin(actor)) throw refuse("forbidden")
  if (!isAdmin(actor) || found.state !== "received") return found
  const { amountCents } = await refundableOfReturn(shop.db, found)
  const payment = await findSucceededPayment(shop.db, found.orderId)
  return { ...found, refundableCents: amountCents, refundBy: payment?.method }
}

/** Reads an order's returns, and the units that can be returned now. */
export async function readOrderReturns(shop: Shop, actor: Actor, orderId: string) {
  await requireOrder(shop, actor, orderId)
  const [{ settings }, returns] = await Promise.all([
    readSettings(shop, returnSettings),
    listReturnsOf(shop.db, orderId),
  ])
  const { on: offered, days } = settings
  const linesWithin = async (limit: number | null) =>
    (offered ? await listLinesBack(shop.db, orderId, limit) : [])
      .map((line) => ({ number: line.number, returnable: returnableUnits(line) }))
      .filter(({ returnable }) => returnable > 0)
  const lines = await linesWithin(days)
  const late = isAdmin(actor) ? await linesWithin(null) : undefined
  return { offered, days, lines, late, returns }
}

export const listReturnRates = (
  shop: Shop,
  { limit = PAGE_SIZE, afterId }: { limit?: number | undefined; afterId?: string | undefined },
): Promise<ReturnRate[]> => rates(shop.db, { limit, afterId })

/** Writes the slip for the parcel of an approved return, anew for each request. */
export async function writeReturnSlip(
  shop: Shop,
  actor: Actor,
  id: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  const found = await getReturn(shop, actor, id)
  const { state } = found
  if (state !== "approved") throw refuse("return_not_approved", { state })
  await consumeLimit(shop, "packingSlip", actor.id)
  const { settings } = await readSettings(shop, shopSettings)
  const paper = runInLanguage(languageOf(found.language), () => slipPaper(found, settings))
  return { name: `return-${returnNumber(found)}.pdf`, bytes: await writePdf(shop, paper) }
}

function slipPaper(found: ShownReturn, seller: z.output<typeof shopSettings.fields>): Paper {
  const { timeZone } = seller
  const name = seller.legalName || seller.name
  const number = returnNumber(found)
  const title = text.title(number)
  const units = found.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    title,
    language: currentLanguage(),
    size: seller.paperSize,
    madeAt: found.updatedAt.toISOString(),
    sender: blockOf(name, [seller.address, seller.email, seller.phone]),
    addresses: [
      blockOf(text.sendTo, [found.sendTo]),
      blockOf(text.from, [found.shipTo || found.userName, found.phone, found.email]),
    ],
    facts: [
      { label: text.number, value: number },
      { label: text.order, value: found.orderNumber },
      { label: text.purchaseOrder, value: found.purchaseOrder },
      { label: text.asked, value: formatLongDay(found.createdAt, timeZone) },
    ].filter(({ value }) => value !== ""),
    table: {
      title: text.contents,
      columns: [
        { title: text.line, width: 34, numeric: true },
        { title: text.part },
        { title: text.units, width: 70, numeric: true },
      ],
      rows: found.lines.map((line) => ({
        cells: [String(line.number), line.name, formatCount(line.quantity)],
        below: [
          partNumber(line),
          ...lineDetailLines({ customerPartNumber: line.customerPartNumber }),
          reasonText[line.reason],
        ].join("\n"),
      })),
    },
    sums: [{ label: text.units, value: formatCount(units), strong: true }],
    notes: [blockOf(text.how, [text.steps]), blockOf(text.note, [found.answer])].filter(
      ({ lines }) => lines.length > 0,
    ),
    foot: `${title} · ${name} · ${pageOfPages()}`,
  }
}
