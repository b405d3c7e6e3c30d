import { MAX_STEPPED } from "#domain/orders/order.ts"
import type { StaffOrder as Order } from "#web/orders/shared/shown-order.ts"
import { Observable, useObservable } from "#web/ui/observable.ts"

type OrdersById = ReadonlyMap<string, Order>

class Selection extends Observable<{ kept: OrdersById }> {
  readonly set = (change: (before: OrdersById) => OrdersById): void =>
    this.update({ kept: change(this.state().kept) })
}

/** Module state, so that the selection survives opening an order. */
const selection = new Selection({ kept: new Map() })

export function useOrderSelection(shown: readonly Order[]) {
  const { kept } = useObservable(selection)
  // Prefers the orders on the page, which are newer than the selected copies.
  const now = new Map(shown.map((order) => [order._id, order]))
  const chosen = [...kept.values()].map((order) => now.get(order._id) ?? order)

  const choose = (orders: readonly Order[]) =>
    selection.set((before) => {
      const after = new Map(before)
      for (const order of orders) if (after.size < MAX_STEPPED) after.set(order._id, order)
      return after
    })
  const leave = (orders: readonly Order[]) =>
    selection.set((before) => {
      const after = new Map(before)
      for (const { _id } of orders) after.delete(_id)
      return after
    })
  const refresh = (statuses: ReadonlyMap<string, Order["status"]>) =>
    selection.set(
      (before) =>
        new Map(
          [...before].map(([id, order]) => [
            id,
            { ...order, status: statuses.get(id) ?? order.status },
          ]),
        ),
    )
  return {
    chosen,
    has: (id: string) => kept.has(id),
    numberOf: (id: string) => kept.get(id)?.orderNumber ?? now.get(id)?.orderNumber ?? id,
    choose,
    leave,
    refresh,
    clear: () => selection.set(() => new Map()),
  }
}

export type OrderSelection = ReturnType<typeof useOrderSelection>
