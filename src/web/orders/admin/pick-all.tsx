import { MAX_STEPPED } from "#domain/orders/order.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import type { Order } from "#web/orders/shared/staff-order.ts"
import { Button } from "#web/ui/button.tsx"
import type { orderQueryOf } from "./order-query.ts"
import type { OrderSelection } from "./use-order-selection.ts"

interface PickAllProps {
  orders: readonly Order[]
  selection: OrderSelection
  query: ReturnType<typeof orderQueryOf>
  /** How many the filters leave. */
  count: number
}

/** Selects the orders of this page, or as many of all that the filters leave as can be moved at once. */
export function PickAll({ orders, selection, query, count }: PickAllProps) {
  const { run, busy } = useWrite()
  const picked = orders.filter(({ _id }) => selection.has(_id)).length
  const most = Math.min(count, MAX_STEPPED)
  const pickAll = () =>
    run(async () => {
      const { sort } = query.page
      const all = { query: { ...query.filters, sort, limit: MAX_STEPPED } }
      selection.clear()
      selection.choose(await browserApi("GET /order", all))
    })
  return (
    <div className="order-pick-all needs-script">
      <label>
        <input
          type="checkbox"
          checked={picked === orders.length}
          ref={(box) => {
            if (box) box.indeterminate = picked > 0 && picked < orders.length
          }}
          onChange={({ target }) => selection[target.checked ? "choose" : "leave"](orders)}
        />
        {`Select all ${formatCount(orders.length)} on this page`}
      </label>
      {count > orders.length ? (
        <Button variant="link" busy={busy} onClick={() => void pickAll()}>
          {count > most
            ? `Select the first ${formatCount(most)} of them all`
            : `Select all ${formatCount(most)}`}
        </Button>
      ) : null}
    </div>
  )
}
