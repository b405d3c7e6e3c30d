import * as contract from "#contract/returns/returns.ts"
import { returnSettings } from "#contract/settings/order-settings.ts"
import type { Transaction } from "#db/connection/client.ts"
import { lockOrder, type OrderRow } from "#db/orders/orders.ts"
import {
  type CountedLine,
  clearPictures,
  findReturn,
  listLinesBack,
  recordReceived,
  reduceReturn,
  type ShownReturn,
  updateReturn,
} from "#db/returns/returns.ts"
import { moveStock } from "#db/stock/move-stock.ts"
import type { LineQuantity } from "#domain/orders/shipment.ts"
import {
  type ReturnState,
  type ReturnStep,
  receivableUnits,
  returnNumber,
  stateAfter,
} from "#domain/returns/return-state.ts"
import { movementNotes } from "#domain/stock/stock-level.ts"
import { type EventData, type NamedUnits, namedUnits, otherLinesOf } from "../events/event-data.ts"
import { publish } from "../events/publish.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { refuseFor } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"

const refuse = refuseFor(contract.stepReturn.refusals)

type ReturnStepInput =
  | { step: "approve"; answer: string; lines?: readonly LineQuantity[] | undefined }
  | { step: "refuse"; answer: string }
  | { step: "receive"; answer: string; lines: readonly CountedLine[] }

export interface ReturnStepResult {
  state: ReturnState
  version: number
}

/** Approves or refuses a return at the version seen, or receives its goods. Restocks usable units, once. */
export async function stepReturn(
  shop: Shop,
  admin: Actor,
  id: string,
  seenVersion: number | undefined,
  input: ReturnStepInput,
): Promise<ReturnStepResult> {
  const { settings } = await readSettings(shop, returnSettings)
  return adminTransaction(shop, admin, async (tx) => {
    const { step, answer } = input
    const locked = await lockReturn(tx, id, step, seenVersion)
    const { order, row, to } = locked
    const changes = {
      state: to,
      answer,
      ...(step === "approve" && { sendTo: settings.sendTo }),
      ...(step === "receive" && { receivedAt: new Date() }),
    }
    const version = await updateReturn(tx, id, changes)
    const { lines, recorded } = await stepUnits(tx, admin, locked, input)
    const detail = { returnId: id, from: row.state, to, ...(answer && { answer }) }
    await audit(tx, admin, recordedAs[step], order.id, {
      ...detail,
      ...(recorded && { lines: recorded }),
    })
    const shown = { ...row, lines, answer, sendTo: changes.sendTo ?? row.sendTo }
    await publishReturn(tx, order, shown, mailedAs[step])
    return { state: to, version }
  })
}

interface SteppedUnits {
  /** Lines with the units that the step is about, for the buyer. */
  lines: ShownReturn["lines"]
  /** Units for the audit log, if the step sets them. */
  recorded?: readonly (LineQuantity | CountedLine)[]
}

async function stepUnits(
  tx: Transaction,
  admin: Actor,
  locked: LockedReturn,
  input: ReturnStepInput,
): Promise<SteppedUnits> {
  const { row } = locked
  if (input.step === "receive") {
    const counted = await receive(tx, admin, locked, input.lines)
    const received = counted.map(({ number, received }) => ({ number, quantity: received }))
    return { lines: linesWith(row.lines, received), recorded: counted }
  }
  if (input.step === "refuse") await takeOffSale(tx, admin, locked)
  if (input.step === "refuse" || !input.lines) return { lines: row.lines }
  requireRequested(row, input.lines)
  await reduceReturn(tx, row.id, input.lines)
  return { lines: linesWith(row.lines, input.lines), recorded: input.lines }
}

function requireRequested(row: ShownReturn, chosen: readonly LineQuantity[]): void {
  const exceeding = chosen
    .map(({ number, quantity }) => {
      const requested = row.lines.find((line) => line.number === number)?.quantity ?? 0
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
  units: readonly LineQuantity[],
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
  { order, row }: LockedReturn,
  counted: readonly CountedLine[],
): Promise<CountedLine[]> {
  const back = await listLinesBack(tx, order.id, null)
  const lines = row.lines.map((line) => {
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
  await recordReceived(tx, row.id, lines)
  const moves = lines
    .filter(({ restocked }) => restocked > 0)
    .map(({ partId, restocked }) => ({ partId, delta: restocked }))
  const note = movementNotes.returned(order.orderNumber)
  if (moves.length > 0) await moveStock(tx, moves, { reason: "restock", actorId: admin.id, note })
  return lines.map(({ number, received, restocked }) => ({ number, received, restocked }))
}

/** Takes the units that receipt put on sale off it again, or refuses if they are sold by now. */
async function takeOffSale(tx: Transaction, admin: Actor, { order, row }: LockedReturn) {
  const onSale = row.lines.filter(({ restocked }) => restocked)
  if (onSale.length === 0) return
  const moves = onSale.map(({ partId, restocked }) => ({ partId, delta: -(restocked ?? 0) }))
  const note = movementNotes.returnRefused(order.orderNumber)
  const short = await moveStock(tx, moves, { reason: "correction", actorId: admin.id, note })
  if (short.length > 0) throw refuse("returned_units_sold")
  const kept = row.lines.map(({ number, received }) => ({
    number,
    received: received ?? 0,
    restocked: 0,
  }))
  await recordReceived(tx, row.id, kept)
}

interface LockedReturn {
  order: OrderRow
  row: ShownReturn
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
  const row = order && (await findReturn(tx, id))
  if (!order || !row) throw refuse("return_not_found")
  const { state, version } = row
  if (seenVersion !== undefined && seenVersion !== version)
    throw refuse("return_changed", { version, state })
  const to = stateAfter(state, step)
  if (!to) throw refuse("return_step_refused", { state })
  return { order, row, to }
}

/** Withdraws the buyer's own return before a decision, and releases its pictures. */
export function withdrawReturn(shop: Shop, buyer: Actor, id: string): Promise<void> {
  return shop.db.transaction(async (tx) => {
    const found = await findReturn(tx, id)
    if (!found) throw refuse("return_not_found")
    if (found.userId !== buyer.id) throw refuse("forbidden")
    const { order, row, to } = await lockReturn(tx, id, "withdraw")
    await updateReturn(tx, id, { state: to })
    await clearPictures(tx, id)
    await audit(tx, buyer, "return.withdraw", order.id, { returnId: id, from: row.state, to })
    await publishReturn(tx, order, row, "withdrawn")
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
    sendTo: state === "approved" ? sendTo : undefined,
    ...namedUnits(lines),
  })
}
