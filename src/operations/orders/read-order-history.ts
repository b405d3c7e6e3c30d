import { z } from "zod"
import type { orderEvents } from "#contract/orders/orders.ts"
import { findUser } from "#db/accounts/users.ts"
import { listOrderChanges } from "#db/orders/edit-order.ts"
import { listOrderNotes } from "#db/orders/order-desk.ts"
import { listOrderMails, listOrderRefunds, listOrderSteps } from "#db/orders/order-history.ts"
import type { FindOrderOptions, OrderRow } from "#db/orders/orders.ts"
import { findLastShipment } from "#db/orders/shipments.ts"
import { findLastPayment } from "#db/payments/payments.ts"
import { listTransfers } from "#db/payments/transfers.ts"
import { listOrderWithdrawals } from "#db/returns/withdrawals.ts"
import { translate } from "#domain/languages/translate.ts"
import { type ReturnState, returnStates } from "#domain/returns/return-state.ts"
import { requireOrder } from "../kernel/order-access.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { orderMailsByKey } from "../mail/mail-keys.ts"
import { type BuyersChange, buyersChange } from "./changes/cancel-own-order.ts"
import { type LineChange, lineChangeSchema } from "./desk/edit-order.ts"

const countedUnits = z.object({
  number: z.int(),
  quantity: z.int().optional(),
  received: z.int().optional(),
})
const returnStep = z.object({
  action: z.enum([
    "return.ask",
    "return.approve",
    "return.refuse",
    "return.receive",
    "return.withdraw",
  ]),
  detail: z.object({
    to: z.enum(returnStates),
    answer: z.string().optional(),
    lines: z.array(countedUnits).optional(),
  }),
})

const transferStep = z.object({
  action: z.enum(["order.transfer", "order.transfer_undo"]),
  detail: z.object({ kind: z.enum(["received", "returned"]), amountCents: z.int() }),
})

const stepSchema = z.discriminatedUnion("action", [
  returnStep,
  transferStep,
  z.object({
    action: z.literal("order.advance"),
    detail: z.object({ to: z.enum(["approved", "shipped", "delivered"]) }),
  }),
  z.object({
    action: z.literal("order.undo"),
    detail: z.object({ to: z.enum(["pending", "approved", "shipped"]) }),
  }),
  z.object({ action: z.literal("order.hide") }),
  z.object({ action: z.literal("order.restore") }),
  z.object({ action: z.literal("order.dispute") }),
  z.object({ action: z.literal("order.recall"), detail: z.object({ subject: z.string() }) }),
  z.object({
    action: z.literal("order.freight"),
    detail: z.object({ after: z.object({ freightCents: z.int() }) }),
  }),
  z.object({ action: z.literal("draft.accept"), detail: z.object({ draft: z.string() }) }),
  z.object({
    action: z.literal("order.edit"),
    detail: z.object({
      before: z.object({ totalCents: z.int() }),
      after: z.object({ totalCents: z.int() }),
      lines: z.array(lineChangeSchema),
      reason: z.string(),
    }),
  }),
  z.object({
    action: z.enum(["order.ship", "order.unship", "order.shipment"]),
    detail: z.object({ shipment: z.int() }),
  }),
])

const stepActions = stepSchema.options.flatMap(({ shape: { action } }): string[] =>
  "options" in action ? action.options : [action.value],
)

type Step = Pick<
  OrderEvent,
  "event" | "status" | "shipment" | "returned" | "transferCents" | "edit" | "offer" | "text"
>

function eventOf(step: { action: string; detail: unknown }): Step {
  const known = stepSchema.parse(step)
  switch (known.action) {
    case "order.advance":
      return { event: known.detail.to }
    case "order.undo":
      return { event: "undone", status: known.detail.to }
    case "order.hide":
      return { event: "removed" }
    case "order.restore":
      return { event: "restored" }
    case "order.dispute":
      return { event: "disputed" }
    case "order.recall":
      return { event: "recalled", text: known.detail.subject }
    case "order.freight":
      return { event: "freight_set", transferCents: known.detail.after.freightCents }
    case "draft.accept":
      return { event: "offer_accepted", offer: known.detail.draft }
    case "order.edit": {
      const { before, after, lines, reason } = known.detail
      const totalCents = { before: before.totalCents, after: after.totalCents }
      return { event: "edited", edit: { totalCents, lines, reason } }
    }
    case "order.ship":
      return { event: "sent", shipment: known.detail.shipment }
    case "order.shipment":
      return { event: "tracking_changed", shipment: known.detail.shipment }
    case "order.unship":
      return { event: "unsent", shipment: known.detail.shipment }
    case "order.transfer":
      return { event: `transfer_${known.detail.kind}`, transferCents: known.detail.amountCents }
    case "order.transfer_undo":
      return { event: "transfer_undone", transferCents: known.detail.amountCents }
    default:
      return { event: "return", returned: returnedBy(known.detail) }
  }
}

const returnedBy = ({ to, answer, lines }: z.infer<typeof returnStep>["detail"]) => ({
  state: to,
  reason: answer,
  lines: lines?.map(({ number, quantity, received }) => ({
    number,
    quantity: received ?? quantity ?? 0,
  })),
})

export interface OrderEvent {
  event: (typeof orderEvents)[number]
  at: Date
  /** Status that an undo restores, or that a mail reports. */
  status?: "pending" | "approved" | "shipped" | "delivered"
  /** E-mail address of the person who caused it; only for administrators. */
  by?: string | undefined
  /** Amount of a bank transfer or of the freight. */
  transferCents?: number
  /** Number of the accepted offer. */
  offer?: string
  /** Shipment that was sent, or withdrawn before the buyer was told. */
  shipment?: number
  /** State of a return, with the shop's answer and the goods. */
  returned?: {
    state: ReturnState
    reason: string | undefined
    lines: { number: number; quantity: number }[] | undefined
  }
  refund?: {
    amountCents: number
    state: "succeeded" | "pending" | "failed"
    /** Goods that are refunded. */
    lines?: { number: number; quantity: number }[] | undefined
    /** Reason given by an administrator, only for administrators. */
    reason?: string | undefined
  }
  change?: BuyersChange
  /** Changes by staff. */
  edit?: { totalCents: { before: number; after: number }; lines: LineChange[]; reason: string }
  /** Only for an order that expired. */
  heldUntil?: Date | undefined
  /** Text of a note, subject of a recall letter, or name and message of a withdrawal. */
  text?: string
  mail?: { template: string; state: "queued" | "sent" | "dead" }
}

const adminEvents = ["removed", "restored", "disputed", "recalled", "noted", "mailed"] as const
const isForAll = ({ event }: Step): boolean => !adminEvents.some((one) => one === event)

interface HistoryOptions extends FindOrderOptions {
  /** Includes events for administrators, if an administrator asks. */
  all?: boolean
}

/** Lists the events of an order, oldest first. */
export async function listOrderEvents(
  shop: Shop,
  actor: Actor,
  orderId: string,
  { all = false, ...options }: HistoryOptions,
): Promise<OrderEvent[]> {
  const isForDesk = all && isAdmin(actor)
  const order = await requireOrder(shop, actor, orderId, options)
  const [steps, changes, refunds, withdrawals] = await Promise.all([
    listOrderSteps(shop.db, orderId, stepActions),
    listOrderChanges(shop.db, orderId),
    listOrderRefunds(shop.db, orderId),
    listWithdrawals(shop, order),
  ])
  const ifAdmin = <Value>(value: Value | null): Value | undefined =>
    isAdmin(actor) ? (value ?? undefined) : undefined
  const events: OrderEvent[] = [
    { event: "placed", at: order.createdAt, by: ifAdmin(await placerOf(shop, order)) },
    ...(order.paidAt ? [{ event: "paid" as const, at: order.paidAt }] : []),
    ...(await listEnd(shop, order)).map(({ by, ...end }) => ({ ...end, by: ifAdmin(by) })),
    ...steps
      .map(({ at, by, ...step }) => ({ ...eventOf(step), at, by: ifAdmin(by) }))
      .filter((event) => isForDesk || isForAll(event)),
    ...withdrawals.map((event) => ({ ...event, by: ifAdmin(event.by) })),
    ...changes.map((change) => ({
      ...buyersChange(change),
      by: ifAdmin(change.administrator ?? order.email),
    })),
    ...refunds.map(({ at, by, amountCents, state, lines, reason }) => ({
      event: "refunded" as const,
      at,
      by: ifAdmin(by),
      refund: {
        amountCents,
        state: state === "due" ? ("pending" as const) : state,
        lines: lines ?? undefined,
        reason: ifAdmin(translate(reason)),
      },
    })),
    ...(isForDesk ? await listDeskEvents(shop, order, { refunds, changes }) : []),
  ]
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Returns how an unpaid order ended, if it did. */
async function listEnd({ db }: Shop, order: OrderRow) {
  const { status, cancelledAt, updatedAt, cancelReason, cancellingBy, heldUntil } = order
  if (status !== "cancelled") return []
  const at = cancelledAt ?? updatedAt
  if (cancelReason === "expired")
    return [{ event: "expired" as const, at, by: null, heldUntil: heldUntil ?? undefined }]
  const ender = cancellingBy ? await findUser(db, cancellingBy) : undefined
  const event = cancelReason === "declined" ? ("declined" as const) : ("deleted" as const)
  return [{ event, at, by: ender?.email ?? null }]
}

/** Lists the buyer's declarations of withdrawal, and when each was handled. */
async function listWithdrawals({ db }: Shop, { id, email }: OrderRow) {
  return (await listOrderWithdrawals(db, id)).flatMap(
    ({ name, message, receivedAt, handledAt, handledBy }) => {
      const text = [name, message].filter((words) => words !== "").join("\n")
      const declared = { event: "withdrawn" as const, at: receivedAt, by: email, text }
      const handled = { event: "withdrawal_handled" as const, by: handledBy }
      return handledAt ? [declared, { ...handled, at: handledAt }] : [declared]
    },
  )
}

const placerOf = async ({ db }: Shop, { email, placedBy }: OrderRow): Promise<string | null> =>
  placedBy ? ((await findUser(db, placedBy))?.email ?? null) : email

/** Lists notes of administrators and mails to the buyer. */
async function listDeskEvents(
  { db }: Shop,
  { id: orderId, revision }: OrderRow,
  { refunds, changes }: { refunds: readonly { id: string }[]; changes: readonly { id: number }[] },
): Promise<OrderEvent[]> {
  const keys = orderMailsByKey(orderId, {
    refundIds: refunds.map(({ id }) => id),
    changeIds: changes.map(({ id }) => id),
    revision,
    transfers: (await listTransfers(db, orderId)).length,
    lastPayment: (await findLastPayment(db, orderId))?.attempt ?? 0,
    lastShipment: (await findLastShipment(db, orderId))?.number ?? 0,
  })
  const [notes, mails] = await Promise.all([
    listOrderNotes(db, orderId),
    listOrderMails(db, [...keys.keys()]),
  ])
  return [
    ...notes.map((note) => ({ event: "noted" as const, ...note })),
    ...mails.map(({ key, at, ...mail }) => ({
      event: "mailed" as const,
      at,
      mail,
      ...keys.get(key),
    })),
  ]
}
