import { use, useState } from "react"
import { browserApi } from "#web/api/api.ts"
import { addToCart, takeFromCart, type WantedLine } from "#web/cart/shared/add-to-cart.ts"
import { CartOwner } from "#web/cart/shared/known-cart.ts"
import { useWrite } from "#web/forms/use-write.ts"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { changesSince, isSold, type LineChange } from "./changes-since.ts"

export interface OrderedAgain {
  /** Of the order's lines, those whose part is still sold. */
  added: WantedLine[]
  changes: LineChange[]
}

/** Puts an order's lines into the cart, and finds out what has changed of them since. */
export function useOrderAgain({ lines }: Order) {
  const account = use(CartOwner)
  const { run, busy, failure } = useWrite()
  const [ordered, setOrdered] = useState<OrderedAgain>()

  const orderAgain = () =>
    run(async () => {
      const wanted = lines.map(({ partId, quantity }) => ({ partId, quantity }))
      const now = (await browserApi("POST /price", { body: { lines: wanted } })).lines
      const added = wanted.filter((_, index) => isSold(now[index]))
      if (added.length > 0) await addToCart(account, added)
      setOrdered({ added, changes: changesSince(lines, now) })
    })
  const undo = () =>
    run(async () => {
      await takeFromCart(account, ordered?.added ?? [])
      setOrdered(undefined)
    })
  return { orderAgain, undo, busy, failure, ordered }
}
