import { useEffect, useState } from "react"
import { UNDO_SECONDS } from "#domain/orders/order.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import type { StaffOrder as Order } from "#web/orders/shared/shown-order.ts"

export type Step = "approve" | "ship" | "deliver"
type StepResult = Reply<"POST /order/step">["orders"][number]

export interface StepReport {
  step: Step | "undo"
  orders: readonly StepResult[]
  total: number
}

const ORDERS_PER_REQUEST = 20

/** Moves many orders to their next status and reports the result of each. Undo is possible for ten seconds. */
export function useStepOrders(onMoved: (now: ReadonlyMap<string, Order["status"]>) => void) {
  const { run, busy, failure, revalidate } = useWrite()
  const [report, setReport] = useState<StepReport>()
  const [undoable, setUndoable] = useState<readonly StepResult[]>([])
  useEffect(() => {
    if (undoable.length === 0) return
    const end = setTimeout(() => setUndoable([]), UNDO_SECONDS * 1000)
    return () => clearTimeout(end)
  }, [undoable])

  const send = async (step: StepReport["step"], requests: readonly StepRequest[]) => {
    const done: StepResult[] = []
    setUndoable([])
    setReport({ step, orders: done, total: requests.length })
    try {
      for (let next = 0; next < requests.length; next += ORDERS_PER_REQUEST) {
        const orders = requests.slice(next, next + ORDERS_PER_REQUEST)
        const answer = await browserApi("POST /order/step", { body: { step, orders } })
        done.push(...answer.orders)
        setReport({ step, orders: [...done], total: requests.length })
        onMoved(
          new Map(answer.orders.flatMap(({ _id, status }) => (status ? [[_id, status]] : []))),
        )
      }
    } finally {
      setReport({ step, orders: [...done], total: done.length })
      if (step !== "undo") setUndoable(done.filter(({ outcome }) => outcome === "moved"))
      await revalidate()
    }
  }
  const start = (step: Step, orders: readonly Order[]) =>
    void run(() =>
      send(
        step,
        orders.flatMap(({ _id: id, status }) => (status === "cancelled" ? [] : [{ id, status }])),
      ),
    )
  const undo = () =>
    void run(() =>
      send(
        "undo",
        undoable.flatMap(({ _id: id, status }) => (status ? [{ id, status }] : [])),
      ),
    )
  return { start, undo, undoable, report, busy, failure, clear: () => setReport(undefined) }
}

interface StepRequest {
  id: string
  status: Exclude<Order["status"], "cancelled">
}
