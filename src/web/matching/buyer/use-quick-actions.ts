import { use, useState } from "react"
import { quickOrderText } from "#contract/matching/quick-order-text.ts"
import { browserApi } from "#web/api/api.ts"
import { takeFromCart, type WantedLine } from "#web/cart/shared/add-to-cart.ts"
import { CartOwner } from "#web/cart/shared/cart-owner.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import { IntoCart } from "./into-cart.ts"
import type { QuickActions } from "./quick-context.ts"
import { removeRows, takePart } from "./quick-edits.ts"
import type { QuickSession } from "./quick-session.ts"

/** Takes candidates, and has the shop remember them for who is signed in. */
export function useRowActions(session: QuickSession): QuickActions {
  const account = use(CartOwner)
  const [actions] = useState<QuickActions>(() => ({
    session,
    choose: (row, candidate) => {
      session.edit(takePart(row.id, candidate))
      if (account === undefined) return
      const { number, manufacturer, description } = row
      const body = { number, manufacturer, description, partId: candidate.partId }
      browserApi("PUT /match/choices", { body }).catch(() =>
        toast(quickOrderText.notRemembered, "failure"),
      )
    },
  }))
  return actions
}

interface Added {
  rows: number
  lines: readonly WantedLine[]
}

/** Puts rows into the cart, which then leave the sheet; both can be taken back. */
export function useIntoCart(session: QuickSession) {
  const account = use(CartOwner)
  const { run, busy, failure } = useWrite()
  const [added, setAdded] = useState<Added>()
  const [intoCart] = useState(() => new IntoCart())

  const add = (ids: ReadonlySet<string>, lines: readonly WantedLine[]) =>
    run(async () => {
      setAdded(undefined)
      await intoCart.put(account, lines)
      session.edit(removeRows(ids))
      setAdded({ rows: ids.size, lines })
    })
  const undo = () =>
    run(async () => {
      await takeFromCart(account, added?.lines ?? [])
      session.undo()
      setAdded(undefined)
    })
  return { add, undo, busy, failure, added }
}
