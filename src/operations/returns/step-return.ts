import * as contract from "#contract/returns/returns.ts"
import { returnSettings } from "#contract/settings/order-settings.ts"
import type { Transaction } from "#db/connection/client.ts"
import { lockOrder, type OrderRow } from "#db/orders/orders.ts"
import {
  type CountedLine,
  clearPictures,
  findReturn,
  keepUnits,
  listLinesBack,
  recordReceived,
  type ShownReturn,
  updateReturn,
} from "#db/returns/returns.ts"
import { moveStock } from "#db/stock/move-stock.ts"
import {
  type ReturnState,
  type ReturnStep,
  receivableUnits,
  returnNumber,
  stateAfter,
} from "#domain/returns/return-state.ts"
import { movementNotes } from "#domain/stock/stock-level.ts"
import {
  type EventData,
  MAX_EVENT_LINES,
  type NamedUnits,
  namedUnits,
  otherLinesOf,
} from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"

const refuse = refuseFor(contract.stepReturn.refusals)

interface ChosenLine {
  number: number
  quantity: number
}

type Decision =
  | { step: "approve"; answer: string; lines?: readonly ChosenLine[] | undefined }
  | { step: "refuse"; answer: string }
  | { step: "receive"; answer: string; lines: readonly CountedLine[] }

export interface ReturnStepResult {
  state: ReturnState
  version: number
}

/** Approves or refuses a return at the version seen, or receives its goods. Restocks usable units, once. */
export async function decideReturn(
  shop: Shop,
  admin: Actor,
  id: string,
  seenVersion: number | undefined,
  decision: Decision,
): Promise<ReturnStepResult> {
  const { settings } = await readSettings(shop, returnSettings)
  return adminTransaction(shop, admin, async (tx) => {
    const { step, answer } = decision
    const return_ = await lockReturn(tx, id, step, seenVersion)
    const { order, held, to } = return_
    const changes = {
      state: to,
      answer,
      ...(step === "approve" && { sendTo: settings.sendTo }),
      ...(step === "receive" && { receivedAt: new Date() }),
    }
    const version = await updateReturn(tx, id, changes)
    const { lines, recorded } = await decideUnits(tx, admin, return_, decision)
    const detail = { returnId: id, from: held.state, to, ...(answer && { answer }) }
    await audit(tx, admin, recordedAs[step], order.id, {
      ...detail,
      ...(recorded && { lines: recorded }),
    })
    const shown = { ...held, lines, answer, sendTo: changes.sendTo ?? held.sendTo }
    await publishReturn(tx, order, shown, mailedAs[step])
    return { state: to, version }
  })
}

interface DecidedUnits {
  /** Lines with the units that the step is about, for the buyer. */
  lines: ShownReturn["lines"]
  /** Units for the audit log, if the step sets them. */
  recorded?: readonly (ChosenLine | CountedLine)[]
}

async function decideUnits(
  tx: Transaction,
  admin: Actor,
  return_: LockedReturn,
  decision: Decision,
): Promise<DecidedUnits> {
  const { held } = return_
  if (decision.step === "receive") {
    const counted = await receive(tx, admin, return_, decision.lines)
    const received = counted.map(({ number, received }) => ({ number, quantity: received }))
    return { lines: linesWith(held.lines, received), recorded: counted }
  }
  if (decision.step === "refuse") await takeOffSale(tx, admin, return_)
  if (decision.step === "refuse" || !decision.lines) return { lines: held.lines }
  requireRequested(held, decision.lines)
  await keepUnits(tx, held.id, decision.lines)
  return { lines: linesWith(held.lines, decision.lines), recorded: decision.lines }
}

function requireRequested(held: ShownReturn, chosen: readonly ChosenLine[]): void {
  const exceeding = chosen
    .map(({ number, quantity }) => {
      const requested = held.lines.find((line) => line.number === number)?.quantity ?? 0
      return { number, quantity, returnable: requested }
    })
    .filter(({ quantity, returnable }) => quantity > returnable)
    .map(({ number, returnable }) => ({ number, returnable }))
  if (exceeding.length > 0) throw refuse("return_lines_exceed", { lines: exceeding })
}

const recordedAs = {
  approve: "return.approve",
  refuse: "return.refuse",
  receive: "return.receive",
} as const
const mailedAs = { approve: "approved", refuse: "refused", receive: "received" } as const

/** Returns the lines with these units, without those of which there are none. */
const linesWith = (
  lines: ShownReturn["lines"],
  units: readonly ChosenLine[],
): ShownReturn["lines"] =>
  lines
    .map((line) => ({
      ...line,
      quantity: units.find(({ number }) => number === line.number)?.quantity ?? 0,
    }))
    .filter(({ quantity }) => quantity > 0)

/** Records the received units of each line; refuses more than are out. */
async function receive(
  tx: Transaction,
  admin: Actor,
  { order, held }: LockedReturn,
  counted: readonly CountedLine[],
): Promise<CountedLine[]> {
  const back = await listLinesBack(tx, order.id, null)
  const lines = held.lines.map((line) => {
    const units = back.find(({ number }) => number === line.number)
    return {
      number: line.number,
      partId: line.partId,
      received: 0,
      restocked: 0,
      ...counted.find(({ number }) => number === line.number),
      most: units ? receivableUnits(units, line.quantity) : 0,
    }
  })
  const unknown = counted.filter(({ number }) => !lines.some((line) => line.number === number))
  const exceeding = [
    ...lines.filter(({ received, most }) => received > most),
    ...unknown.map(({ number }) => ({ number, most: 0 })),
  ]
  if (exceeding.length > 0)
    throw refuse("return_lines_exceed", {
      lines: exceeding.map(({ number, most }) => ({ number, returnable: most })),
    })
  await recordReceived(tx, held.id, lines)
  const moves = lines
    .filter(({ restocked }) => restocked > 0)
    .map(({ partId, restocked }) => ({ partId, delta: restocked }))
  const note = movementNotes.returned(order.orderNumber)
  if (moves.length > 0) await moveStock(tx, moves, { reason: "restock", actorId: admin.id, note })
  return lines.map(({ number, received, restocked }) => ({ number, received, restocked }))
}

/** Takes the units that receipt put on sale off it again, or refuses if they are sold by now. */
async function takeOffSale(tx: Transaction, admin: Actor, { order, held }: LockedReturn) {
  const onSale = held.lines.filter(({ restocked }) => restocked)
  if (onSale.length === 0) return
  const moves = onSale.map(({ partId, restocked }) => ({ partId, delta: -(restocked ?? 0) }))
  const note = movementNotes.returnRefused(order.orderNumber)
  const short = await moveStock(tx, moves, { reason: "correction", actorId: admin.id, note })
  if (short.length > 0) throw refuse("returned_units_sold")
  const kept = held.lines.map(({ number, received }) => ({
    number,
    received: received ?? 0,
    restocked: 0,
  }))
  await recordReceived(tx, held.id, kept)
}

interface LockedReturn {
  order: OrderRow
  held: ShownReturn
  /** State after the step. */
  to: ReturnState
}

/**
 * Locks the order of a return for a step: all changes to an order's units are serialized. Refuses if the step is not
 * allowed.
 */
export async function lockReturn(
  tx: Transaction,
  id: string,
  step: ReturnStep,
  seenVersion?: number,
): Promise<LockedReturn> {
  const found = await findReturn(tx, id)
  const order = found && (await lockOrder(tx, found.orderId))
  // Read again, because a concurrent transaction may have changed it.
  const held = order && (await findReturn(tx, id))
  if (!order || !held) throw refuse("return_not_found")
  const { state, version } = held
  if (seenVersion !== undefined && seenVersion !== version)
    throw refuse("return_changed", { version, state })
  const to = stateAfter(state, step)
  if (!to) throw refuse("return_step_refused", { state })
  return { order, held, to }
}

/** Withdraws the buyer's own return before a decision, and releases its pictures. */
export function withdrawReturn(shop: Shop, buyer: Actor, id: string): Promise<void> {
  return shop.db.transaction(async (tx) => {
    const found = await findReturn(tx, id)
    if (!found) throw refuse("return_not_found")
    if (found.userId !== buyer.id) throw refuse("forbidden")
    const { order, held, to } = await lockReturn(tx, id, "withdraw")
    await updateReturn(tx, id, { state: to })
    await clearPictures(tx, id)
    await audit(tx, buyer, "return.withdraw", order.id, { returnId: id, from: held.state, to })
    await publishReturn(tx, order, held, "withdrawn")
  })
}

type MailedReturn = Pick<ShownReturn, "id" | "number" | "answer" | "sendTo"> & {
  lines: readonly NamedUnits[]
}

/** Publishes the new state of a return, with the facts for the buyer. */
export async function publishReturn(
  tx: Transaction,
  order: OrderRow,
  { id, number, answer, sendTo, lines }: MailedReturn,
  state: EventData["return.changed"]["state"],
): Promise<void> {
  const [first] = lines
  if (!first) return
  await publish(tx, "return.changed", id, {
    email: order.email,
    name: order.userName,
    orderId: order.id,
    orderNumber: order.orderNumber,
    productName: first.name,
    ...otherLinesOf(lines.length),
    purchaseOrder: order.purchaseOrder,
    returnNumber: returnNumber({ orderNumber: order.orderNumber, number }),
    state,
    answer,
    ...(state === "approved" && { sendTo }),
    lines: namedUnits(lines),
    moreLines: Math.max(0, lines.length - MAX_EVENT_LINES),
  })
}
