import { returnSettings } from "#contract/settings/order-settings.ts"
import type { Transaction } from "#db/connection/client.ts"
import {
  type CountedLine,
  listLinesBack,
  recordReceived,
  updateReturn,
} from "#db/returns/returns.ts"
import { moveStock } from "#db/stock/move-stock.ts"
import type { ReturnState } from "#domain/returns/return-state.ts"
import { receivableUnits } from "#domain/returns/returnable-units.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readSettings } from "../settings/read-settings.ts"
import { type HeldReturn, holdReturn } from "./hold-return.ts"
import { publishReturn } from "./publish-return.ts"

export type Decision =
  | { step: "approve"; answer: string }
  | { step: "refuse"; answer: string }
  | { step: "receive"; answer: string; lines: readonly CountedLine[] }

export interface Stepped {
  state: ReturnState
  version: number
}

/** Approves or refuses a return as it was seen, or takes in what came: the units that are fine are on sale again, once. */
export async function decideReturn(
  shop: Shop,
  admin: Actor,
  id: string,
  seenVersion: number | undefined,
  decision: Decision,
): Promise<Stepped> {
  const { settings } = await readSettings(shop, returnSettings)
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const { step, answer } = decision
      const return_ = await holdReturn(tx, id, step, seenVersion)
      const { order, held, to } = return_
      const changes = {
        state: to,
        answer,
        ...(step === "approve" && { sendTo: settings.sendTo }),
        ...(step === "receive" && { receivedAt: new Date() }),
      }
      const version = await updateReturn(tx, id, changes)
      const counted = step === "receive" && (await receive(tx, admin, return_, decision.lines))
      const detail = { returnId: id, from: held.state, to, ...(answer && { answer }) }
      await audit(tx, admin, recordedAs[step], order.id, {
        ...detail,
        ...(counted && { lines: counted }),
      })
      const told = { ...held, answer, sendTo: changes.sendTo ?? held.sendTo }
      await publishReturn(tx, order, told, mailedAs[step])
      return { state: to, version }
    }),
  )
}

const recordedAs = {
  approve: "return.approve",
  refuse: "return.refuse",
  receive: "return.receive",
} as const
const mailedAs = { approve: "approved", refuse: "refused", receive: "received" } as const

/** Counts what came of each line, never more than is out. */
async function receive(
  tx: Transaction,
  admin: Actor,
  { order, held }: HeldReturn,
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
  const note = `Returned of order ${order.id}`
  if (moves.length > 0) await moveStock(tx, moves, { reason: "restock", actorId: admin.id, note })
  return lines.map(({ number, received, restocked }) => ({ number, received, restocked }))
}
