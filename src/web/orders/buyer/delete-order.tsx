import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi } from "#web/api/api.ts"
import { DeleteRow } from "#web/forms/delete-row.tsx"
import { contentsText } from "#web/orders/shared/order-contents.tsx"
import type { ListedOrder } from "#web/orders/shared/shown-order.ts"

export const DeleteOrder = ({ order, onClose }: { order: ListedOrder; onClose: () => void }) => (
  <DeleteRow
    rowKey={order._id}
    send={() => browserApi("DELETE /order/{id}", { params: { id: order._id } })}
    deleted={pageText.orders.deleted}
    onClose={onClose}
  >
    Order {order.orderNumber}, {contentsText(order)}. Its stock goes back on sale.
  </DeleteRow>
)
