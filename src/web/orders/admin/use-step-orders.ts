import { useEffect, useState } from "react"
import { useRevalidator } from "react-router"
import { UNDO_SECONDS } from "#domain/orders/order.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import type { Order } from "#web/orders/shared/staff-order.ts"

export type Step = "approve" | "ship" | "deliver"
export type Stepped = Reply<"POST /order/step">["orders"][number]

/** What came of the last step of a selection. */
export interface StepReport {
  step: Step | "undo"
  orders: readonly Stepped[]
  /** How many there were to move; more than are told as long as it goes on. */
  of: number
}

/** So few at once that the bar says how far it is. */
const AT_ONCE = 20

/** Moves many orders a step, some at a time, and tells of each what happened; for ten seconds all of it can be undone. */
export function useStepOrders(onMoved: (now: ReadonlyMap<string, Order["status"]>) => void) {
  const { run, busy, failure } = useWrite()
  const { revalidate } = useRevalidator()
  const [report, setReport] = useState<StepReport>()
  const [undoable, setUndoable] = useState<readonly Stepped[]>([])
  useEffect(() => {
    if (undoable.length === 0) return
    const end = setTimeout(() => setUndoable([]), UNDO_SECONDS * 1000)
    return () => clearTimeout(end)
  }, [undoable])

  const send = async (step: StepReport["step"], asked: readonly Asked[]) => {
    const done: Stepped[] = []
    setUndoable([])
    setReport({ step, orders: done, of: asked.length })
    try {
      for (let next = 0; next < asked.length; next += AT_ONCE) {
        const orders = asked.slice(next, next + AT_ONCE)
        const answer = await browserApi("POST /order/step", { body: { step, orders } })
        done.push(...answer.orders)
        setReport({ step, orders: [...done], of: asked.length })
        onMoved(
          new Map(answer.orders.flatMap(({ _id, status }) => (status ? [[_id, status]] : []))),
        )
      }
    } finally {
      setReport({ step, orders: [...done], of: done.length })
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

interface Asked {
  id: string
  status: Exclude<Order["status"], "cancelled">
}
