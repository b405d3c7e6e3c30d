import { useSyncExternalStore } from "react"
import { MAX_STEPPED } from "#domain/orders/order.ts"
import type { StaffOrder as Order } from "#web/orders/shared/shown-order.ts"

type SelectedOrders = ReadonlyMap<string, Order>

/** Module state, so that the selection survives opening an order. */
let selected: SelectedOrders = new Map()
const noOrders: SelectedOrders = new Map()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function setKept(change: (before: SelectedOrders) => SelectedOrders): void {
  selected = change(selected)
  for (const listener of listeners) listener()
}

export function useOrderSelection(shown: readonly Order[]) {
  const kept = useSyncExternalStore(
    subscribe,
    () => selected,
    () => noOrders,
  )
  // Prefers the orders on the page, which are newer than the selected copies.
  const now = new Map(shown.map((order) => [order._id, order]))
  const chosen = [...kept.values()].map((order) => now.get(order._id) ?? order)

  const choose = (orders: readonly Order[]) =>
    setKept((before) => {
      const after = new Map(before)
      for (const order of orders) if (after.size < MAX_STEPPED) after.set(order._id, order)
      return after
    })
  const leave = (orders: readonly Order[]) =>
    setKept((before) => {
      const after = new Map(before)
      for (const { _id } of orders) after.delete(_id)
      return after
    })
  const refresh = (statuses: ReadonlyMap<string, Order["status"]>) =>
    setKept(
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
    clear: () => setKept(() => noOrders),
  }
}

export type OrderSelection = ReturnType<typeof useOrderSelection>
