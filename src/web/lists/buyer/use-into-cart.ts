import { use, useRef, useState } from "react"
import { browserApi, newIdempotencyKey, type Reply } from "#web/api/api.ts"
import { cartApi } from "#web/cart/shared/cart-api.ts"
import { CartOwner } from "#web/cart/shared/cart-owner.ts"
import { useWrite } from "#web/forms/use-write.ts"

export type AddedToCart = Reply<"POST /list/{id}/cart">

/** Puts what a saved list needs into the cart; tried again after a lost answer, it is done once. */
export function useIntoCart(listId: string) {
  const account = use(CartOwner)
  const { run, busy, failure } = useWrite()
  const [added, setAdded] = useState<AddedToCart>()
  const key = useRef<string>(undefined)

  const intoCart = () =>
    run(async () => {
      key.current ??= newIdempotencyKey()
      const headers = { "idempotency-key": key.current }
      setAdded(await browserApi("POST /list/{id}/cart", { params: { id: listId } }, { headers }))
      key.current = undefined
      // The header's count comes with whatever is read of the cart.
      await cartApi(account)("GET /cart")
    })
  return { intoCart, busy, failure, added }
}
