import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi } from "#web/api/api.ts"
import { useRowLeaving } from "#web/forms/use-row-leaving.ts"
import { useWrite } from "#web/forms/use-write.ts"
import type { Order } from "#web/orders/shared/staff-order.ts"
import { Button } from "#web/ui/button.tsx"
import { FieldError } from "#web/ui/form/field.tsx"

/** Puts an order that was removed back into the list. */
export function RestoreOrder({ order }: { order: Order }) {
  const { run, busy, failure } = useWrite()
  const leave = useRowLeaving()

  const restore = () =>
    leave(order._id, async () => {
      await browserApi("POST /order/{id}/restore", { params: { id: order._id } })
      return pageText.orders.restored
    })
  return (
    <>
      <Button variant="secondary" size={32} busy={busy} onClick={() => void run(restore)}>
        {pageText.orders.restore}
        <span className="sr-only"> order {order.orderNumber}</span>
      </Button>
      <div role="alert">{failure ? <FieldError>{failure.text}</FieldError> : null}</div>
    </>
  )
}
