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
import { adminTransaction, audit, isRepeated } from "../kernel/as-admin.ts"
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

/**
 * Approves or refuses a return at the version seen, or receives its goods. Restocks usable units, once: a step that the
 * same administrator repeats at that version changes nothing.
 */
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
    const found = await lockRow(tx, id)
    const { order, row } = found
    const action = recordedAs[step]
    const detail = {
      returnId: id,
      to: resultOf[step],
      ...(answer && { answer }),
      lines: recordedUnits(row, input),
    }
    if (row.version - 1 === seenVersion && (await isRepeated(tx, admin, action, order.id, detail)))
      return { state: row.state, version: row.version }
    const locked = { ...found, to: requireStep(row, step, seenVersion) }
    const { to } = locked
    const changes = {
      state: to,
      answer,
      ...(step === "approve" && { sendTo: settings.sendTo }),
      ...(step === "receive" && { receivedAt: new Date() }),
    }
    const version = await updateReturn(tx, id, changes)
    const lines = await stepUnits(tx, admin, locked, input)
    await audit(tx, admin, action, order.id, { ...detail, from: row.state })
    const shown = { ...row, lines, answer, sendTo: changes.sendTo ?? row.sendTo }
    await publishReturn(tx, order, shown, resultOf[step])
    return { state: to, version }
  })
}

/** Returns the units that the audit log states, if the step sets them. */
function recordedUnits(
  { lines }: ShownReturn,
  input: ReturnStepInput,
): readonly (LineQuantity | CountedLine)[] | undefined {
  if (input.step === "refuse") return undefined
  return input.step === "approve" ? input.lines : lines.map((line) => countOf(line, input.lines))
}

const countOf = (
  { number }: Pick<CountedLine, "number">,
  counted: readonly CountedLine[],
): CountedLine =>
  counted.find((line) => line.number === number) ?? { number, received: 0, restocked: 0 }

/** Changes the units. Returns the lines with those that the step is about, for the buyer. */
async function stepUnits(
  tx: Transaction,
  admin: Actor,
  locked: LockedReturn,
  input: ReturnStepInput,
): Promise<ShownReturn["lines"]> {
  const { row } = locked
  if (input.step === "receive") {
    const counted = await receive(tx, admin, locked, input.lines)
    const received = counted.map(({ number, received }) => ({ number, quantity: received }))
    return linesWith(row.lines, received)
  }
  if (input.step === "refuse") await takeOffSale(tx, admin, locked)
  if (input.step === "refuse" || !input.lines) return row.lines
  requireRequested(row, input.lines)
  await reduceReturn(tx, row.id, input.lines)
  return linesWith(row.lines, input.lines)
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
const resultOf = { approve: "approved", refuse: "refused", receive: "received" } as const

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
      ...countOf(line, counted),
      partId: line.partId,
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
  return lines
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
  const found = await lockRow(tx, id)
  return { ...found, to: requireStep(found.row, step, seenVersion) }
}

async function lockRow(tx: Transaction, id: string): Promise<Omit<LockedReturn, "to">> {
  const found = await findReturn(tx, id)
  const order = found && (await lockOrder(tx, found.orderId))
  // Read again, because a concurrent transaction may have changed it.
  const row = order && (await findReturn(tx, id))
  if (!order || !row) throw refuse("return_not_found")
  return { order, row }
}

/** Returns the state after a step. Refuses if the step is not allowed. */
function requireStep(
  { state, version }: ShownReturn,
  step: ReturnStep,
  seenVersion: number | undefined,
): ReturnState {
  if (seenVersion !== undefined && seenVersion !== version)
    throw refuse("return_changed", { version, state })
  const to = stateAfter(state, step)
  if (!to) throw refuse("return_step_refused", { state })
  return to
}

/** Withdraws the buyer's own return before a decision, and releases its pictures. */
export const withdrawReturn = (shop: Shop, buyer: Actor, id: string): Promise<void> =>
  shop.db.transaction(async (tx) => {
    const found = await findReturn(tx, id)
    if (!found) throw refuse("return_not_found")
    if (found.userId !== buyer.id) throw refuse("forbidden")
    const { order, row, to } = await lockReturn(tx, id, "withdraw")
    await updateReturn(tx, id, { state: to })
    await clearPictures(tx, id)
    await audit(tx, buyer, "return.withdraw", order.id, { returnId: id, from: row.state, to })
    await publishReturn(tx, order, row, "withdrawn")
  })

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
