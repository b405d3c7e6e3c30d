import { useState } from "react"
import { useRevalidator } from "react-router"
import { text } from "#contract/text.ts"
import { browserApi } from "#web/api.ts"
import { isRefused } from "#web/api-error.ts"
import { failureText } from "#web/failure-text.ts"
import { toast } from "#web/ui/toast.ts"
import { useSessionLoss } from "#web/use-session-loss.ts"
import type { Order } from "./orders-table.tsx"

/** Sends one step of an order. The status seen goes along, so that two clicks never skip one. */
export function useAdvanceOrder() {
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set())
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

  const advance = async ({ _id: id, status }: Order) => {
    mark(id, true)
    setFailure(undefined)
    try {
      await browserApi("PUT /order/{id}", { params: { id } }, { headers: { "if-match": status } })
      toast(text.orders.statusUpdated)
    } catch (error) {
      if (leaveIfSessionLost(error)) return
      toast(text.orders.statusFailed, "failure")
      setFailure({ orderId: id, sentence: failureText(error) })
      if (!isRefused(error)) return mark(id, false)
    }
    // The row shows the status that the shop has now, whoever changed it.
    await revalidate()
    mark(id, false)
  }
  return { advance: (order: Order) => void advance(order), busyKeys, failure }
}
