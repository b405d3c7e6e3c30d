import type { Reply } from "#web/api/api.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { BulkBar } from "./bulk-bar.tsx"
import { OrderFilters } from "./order-filters.tsx"
import { type OrderAddress, orderQueryOf } from "./order-query.ts"
import { OrdersTable } from "./orders-table.tsx"
import { PickAll } from "./pick-all.tsx"
import { SavedFilters } from "./saved-filters.tsx"
import { useOrderSelection } from "./use-order-selection.ts"
import { useStepOrders } from "./use-step-orders.ts"

interface OrderDeskProps {
  address: OrderAddress
  orders: Reply<"GET /order">
  counted: Reply<"GET /order-count">
  filters: Reply<"GET /order-filter">
}

/** All orders: looked for, chosen and moved on, one by one or many at once. */
export function OrderDesk({ address, orders, counted, filters }: OrderDeskProps) {
  const selection = useOrderSelection(orders)
  const steps = useStepOrders(selection.refresh)
  const { after: _, ...sought } = address
  return (
    <>
      <SavedFilters key={JSON.stringify(sought)} filters={filters} sought={sought} />
      <OrderFilters address={address} shown={orders.length} counted={counted} />
      {orders.length > 0 && address.status !== "cancelled" ? (
        <PickAll
          orders={orders}
          selection={selection}
          query={orderQueryOf(address)}
          count={counted.count}
        />
      ) : null}
      <OrdersTable orders={orders} selection={selection} list={addressWith(sought, {}).slice(1)} />
      <BulkBar selection={selection} steps={steps} />
    </>
  )
}
