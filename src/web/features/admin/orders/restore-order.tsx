import { useState } from "react"
import { useRevalidator } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi } from "#web/api/api.ts"
import { failureText } from "#web/api/failure-text.ts"
import { useSessionLoss } from "#web/api/use-session-loss.ts"
import { Button } from "#web/ui/button.tsx"
import { focusAfterLeaving } from "#web/ui/data-table.tsx"
import { FieldError } from "#web/ui/field.tsx"
import { toast } from "#web/ui/toast.ts"
import type { Order } from "./order.ts"

/** Puts an order that was removed back into the list. */
export function RestoreOrder({ order }: { order: Order }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { revalidate } = useRevalidator()
  const leaveIfSessionLost = useSessionLoss()

  const restore = async () => {
    setBusy(true)
    setFailure(undefined)
    const moveFocus = focusAfterLeaving(order._id)
    try {
      await browserApi("POST /order/{id}/restore", { params: { id: order._id } })
      toast(pageText.orders.restored)
      await revalidate()
      moveFocus()
    } catch (error) {
      if (!leaveIfSessionLost(error)) setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="secondary" size={32} busy={busy} onClick={() => void restore()}>
        {pageText.orders.restore}
        <span className="vh"> order {order._id}</span>
      </Button>
      <div role="alert">{failure ? <FieldError>{failure}</FieldError> : null}</div>
    </>
  )
}
