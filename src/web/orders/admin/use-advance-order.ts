import { useState } from "react"
import { pageText } from "#contract/kernel/page-text.ts"
import { UNDO_SECONDS } from "#domain/orders/order.ts"
import { browserApi } from "#web/api/api.ts"
import { isRefused } from "#web/api/api-error.ts"
import { useWrite } from "#web/forms/use-write.ts"
import type { StaffOrder as Order } from "#web/orders/shared/shown-order.ts"
import { toast } from "#web/ui/feedback/toast.tsx"

/**
 * Moves an order to its next status; undo is possible for ten seconds. Sends the status seen, so that two clicks never
 * skip a status.
 */
export function useAdvanceOrder() {
  const { run, busyKeys, failure, revalidate } = useWrite()
  const [undoable, setUndoable] = useState<ReadonlyMap<string, Order>>(new Map())

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
    const seen = { headers: { "if-match": status } }
    const work = async () => {
      const { status: now } = await browserApi(step, { params: { id } }, seen)
      done(now)
      toast(pageText.orders.statusUpdated)
      await revalidate()
    }
    await run(work, {
      key: id,
      failed: pageText.orders.statusFailed,
      // Reads the order again first, so that the row shows its current status.
      reloadOnRefusal: "first",
      onFailure: (error) => {
        if (step === "POST /order/{id}/undo" && isRefused(error)) endUndo(id)
      },
    })
  }
  const advance = (order: Order) =>
    void send(order, "PUT /order/{id}", (status) => offerUndo({ ...order, status }))
  const undo = (order: Order) => void send(order, "POST /order/{id}/undo", () => endUndo(order._id))
  return { advance, undo, undoable, busyKeys, failure }
}

type Status = Order["status"]
type Step = "PUT /order/{id}" | "POST /order/{id}/undo"
