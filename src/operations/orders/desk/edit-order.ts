import { z } from "zod"
import { editOrder as contract } from "#contract/orders/order-changes.ts"
import type { StoredPart } from "#db/catalogue/offered-parts.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import { writeEdit } from "#db/orders/edit-order.ts"
import { findOrder, lockOrder, type OrderRow } from "#db/orders/orders.ts"
import { findOpenPayment } from "#db/payments/payments.ts"
import { lockParts } from "#db/stock/move-stock.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import type { OrderCharge } from "#domain/orders/charges.ts"
import type { EditedLine } from "#domain/orders/edit-lines.ts"
import { refuseEdit } from "#domain/orders/order.ts"
import { orderAmounts, orderFacts } from "../../events/event-data.ts"
import { publish } from "../../events/publish.ts"
import { asAdmin, audit } from "../../kernel/as-admin.ts"
import { orderNow, requireListed } from "../../kernel/order-access.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { withIdempotencyKey } from "../../kernel/with-idempotency-key.ts"
import { OpenPaymentError, retryWithoutOpenPayment } from "../cancel-order.ts"
import { type OrderEdit, type PlannedEdit, planEdit } from "./plan-edit.ts"

const amounts = z.object({ quantity: z.int(), unitPriceCents: z.int() })

/** Line that an edit changed, as stored in the order's history. */
export const lineChangeSchema = z.object({
  number: z.int(),
  name: z.string(),
  sku: z.string(),
  before: amounts.optional(),
  after: amounts,
})
export type LineChange = z.output<typeof lineChangeSchema>

const changesIn = (lines: readonly EditedLine<StoredPart>[]): LineChange[] =>
  lines
    .filter(({ isChanged }) => isChanged)
    .map(({ number, part: { name, sku }, before, quantity, unitPriceCents }) => ({
      number,
      name,
      sku,
      before,
      after: { quantity, unitPriceCents },
    }))

const lineChange = ({ name, sku, before, after }: LineChange) => ({
  productName: name,
  partNumber: partNumber({ sku, mpn: null }),
  before,
  after,
})

const refuse = refuseFor(contract.refusals)

export interface WantedEdit extends OrderEdit {
  /** Revision of the order that the administrator saw. */
  revision: number
  /** Shown to the buyer. */
  reason: string
}

const editedSchema = z.object({
  isChanged: z.boolean(),
  totalCents: z.object({ before: z.int(), after: z.int() }),
  charges: z.array(z.custom<OrderCharge>((charge) => typeof charge === "object")),
  changes: z.array(lineChangeSchema),
  revision: z.int(),
})
export type EditedOrder = z.output<typeof editedSchema>

/**
 * Changes lines, prices and delivery of an unpaid order. An open payment is ended first; if it has succeeded, the order
 * is paid and stays unchanged. Updates stock, charges and tax, and informs the buyer of the new total.
 */
export const editOrder = (
  shop: Shop,
  admin: Actor,
  id: string,
  wanted: WantedEdit,
  key: string | undefined,
): Promise<EditedOrder> =>
  retryWithoutOpenPayment(shop, id, () =>
    withIdempotencyKey(shop, admin, {
      key,
      request: ["edit", id, wanted],
      answer: editedSchema,
      work: asAdmin(shop, admin, (tx) => edit(tx, admin, id, wanted)),
    }),
  )

export async function previewEdit(
  shop: Shop,
  id: string,
  wanted: WantedEdit,
): Promise<EditedOrder> {
  const order = requireEditable(await findOrder(shop.db, id), wanted)
  return editedBy(order, await planEdit(shop.db, order, wanted))
}

function requireEditable(found: OrderRow | undefined, { revision }: WantedEdit): OrderRow {
  const order = requireListed(found)
  const refusal = refuseEdit(orderNow(order))
  if (refusal) throw refuse(refusal)
  if (order.revision !== revision) throw refuse("order_changed", { revision: order.revision })
  return order
}

const editedBy = (order: OrderRow, plan: PlannedEdit): EditedOrder => ({
  isChanged: plan.isChanged,
  totalCents: { before: order.totalCents, after: plan.totalCents },
  charges: [...plan.charges],
  changes: changesIn(plan.lines),
  revision: order.revision + (plan.isChanged ? 1 : 0),
})

async function edit(
  tx: Transaction,
  admin: Actor,
  id: string,
  wanted: WantedEdit,
): Promise<EditedOrder> {
  const order = requireEditable(await lockOrder(tx, id), wanted)
  const plan = await planEdit(tx, order, wanted, lockParts)
  const edited = editedBy(order, plan)
  if (!plan.isChanged) return edited
  if (await findOpenPayment(tx, id)) throw new OpenPaymentError()
  await writeEdit(tx, id, { lines: plan.written, charges: plan.charges, actorId: admin.id })
  await audit(tx, admin, "order.edit", id, auditOf(plan, edited, wanted))
  await publishEdited(tx, order, plan, edited, wanted)
  return edited
}

const auditOf = (
  plan: PlannedEdit,
  { changes, totalCents }: EditedOrder,
  { reason }: WantedEdit,
) => ({
  before: { totalCents: totalCents.before, deliveryCents: plan.deliveryCents.before },
  after: { totalCents: totalCents.after, deliveryCents: plan.deliveryCents.after },
  lines: changes,
  prices: plan.lines.flatMap(({ number, priceFacts: { own } }) =>
    own ? [{ number, reason: own.reason }] : [],
  ),
  reason,
})

const publishEdited = (
  tx: Executor,
  order: OrderRow,
  plan: PlannedEdit,
  { changes, totalCents, revision }: EditedOrder,
  { reason }: WantedEdit,
): Promise<void> => {
  const left = plan.lines.filter(({ quantity }) => quantity > 0)
  const named = left.map(({ part, ...line }) => ({
    ...line,
    name: part.name,
    sku: part.sku,
    mpn: part.mpn,
  }))
  const isFreightDue = plan.charges.some(({ facts }) => facts.agreed === true)
  return publish(tx, "order.edited", order.id, {
    ...orderFacts({
      ...order,
      firstLineName: named[0]?.name ?? order.firstLineName,
      lineCount: named.length,
    }),
    ...orderAmounts({ totalCents: totalCents.after }, named, plan.charges),
    totalBeforeCents: totalCents.before,
    changes: changes.map(lineChange),
    revision,
    ...(reason !== "" && { reason }),
    ...(isFreightDue && { freightDue: true as const }),
  })
}
