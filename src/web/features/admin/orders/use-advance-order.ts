import { useState } from "react"
import { useRevalidator } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { UNDO_SECONDS } from "#domain/orders/order.ts"
import { browserApi } from "#web/api/api.ts"
import { isRefused } from "#web/api/api-error.ts"
import { failureText } from "#web/api/failure-text.ts"
import { useSessionLoss } from "#web/api/use-session-loss.ts"
import { toast } from "#web/ui/toast.ts"
import type { Order } from "./order.ts"

/**
 * Sends one step of an order, or takes it back for ten seconds. The status seen goes along, so that two
 * clicks never skip one.
 */
export function useAdvanceOrder() {
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set())
  const [undoable, setUndoable] = useState<ReadonlyMap<string, Order>>(new Map())
  const [failure, setFailure] = useState<{ orderId: string; sentence: string }>()
  const { revalidate } = useRevalidator()
  const leaveIfSessionLost = useSessionLoss()

  const mark = (id: string, busy: boolean) =>
    setBusyKeys((before) => {
      const after = new Set(before)
      if (busy) after.add(id)
      else after.delete(id)
      return after
    })
  const endUndo = (id: string, offered?: Order) =>
    setUndoable((before) => {
      if (offered && before.get(id) !== offered) return before
      const after = new Map(before)
      after.delete(id)
      return after
    })
  const offerUndo = (order: Order) => {
    setUndoable((before) => new Map(before).set(order._id, order))
    setTimeout(() => endUndo(order._id, order), UNDO_SECONDS * 1000)
  }

  const send = async ({ _id: id, status }: Order, step: Step, done: (now: Status) => void) => {
    mark(id, true)
    setFailure(undefined)
    try {
      const seen = { headers: { "if-match": status } }
      const { status: now } = await browserApi(step, { params: { id } }, seen)
      done(now)
      toast(pageText.orders.statusUpdated)
    } catch (error) {
      if (leaveIfSessionLost(error)) return
      toast(pageText.orders.statusFailed, "failure")
      setFailure({ orderId: id, sentence: failureText(error) })
      if (!isRefused(error)) return mark(id, false)
      endUndo(id)
    }
    // The row shows the status that the shop has now, whoever changed it.
    await revalidate()
    mark(id, false)
  }
  const advance = (order: Order) =>
    void send(order, "PUT /order/{id}", (status) => offerUndo({ ...order, status }))
  const undo = (order: Order) => void send(order, "POST /order/{id}/undo", () => endUndo(order._id))
  return { advance, undo, undoable, busyKeys, failure }
}

type Status = Order["status"]
type Step = "PUT /order/{id}" | "POST /order/{id}/undo"
