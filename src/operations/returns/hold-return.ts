import { stepReturn } from "#contract/returns/returns.ts"
import type { Transaction } from "#db/connection/client.ts"
import { lockOrder, type OrderRow } from "#db/orders/orders.ts"
import { findReturn, type ShownReturn } from "#db/returns/returns.ts"
import { type ReturnState, type ReturnStep, stateAfter } from "#domain/returns/return-state.ts"
import { refuseFor } from "../kernel/refusal.ts"

const refuse = refuseFor(stepReturn.refusals)

export interface HeldReturn {
  order: OrderRow
  held: ShownReturn
  /** Where the step leads. */
  to: ReturnState
}

/** A return that is to take this step, with its order, which is held: all that acts on an order's units takes turns. */
export async function holdReturn(
  tx: Transaction,
  id: string,
  step: ReturnStep,
  seenVersion?: number,
): Promise<HeldReturn> {
  const found = await findReturn(tx, id)
  const order = found && (await lockOrder(tx, found.orderId))
  // Read again, as whoever held the order may have changed it.
  const held = order && (await findReturn(tx, id))
  if (!order || !held) throw refuse("return_not_found")
  const { state, version } = held
  if (seenVersion !== undefined && seenVersion !== version)
    throw refuse("return_changed", { version, state })
  const to = stateAfter(state, step)
  if (!to) throw refuse("return_step_refused", { state })
  return { order, held, to }
}
