import { use, useState } from "react"
import {
  joinDetailsThatFit,
  lineDetailsOf,
  type SomeLineDetails,
} from "#domain/orders/line-details.ts"
import { MAX_UNITS } from "#domain/orders/quantity.ts"
import { toCents } from "#domain/pricing/money.ts"
import { type Cart, cartApi, removeFromCart, type WantedLine } from "#web/cart/shared/cart-api.ts"
import { CartOwner } from "#web/cart/shared/known-cart.ts"
import { useWrite } from "#web/forms/use-write.ts"
import type { LineDetails } from "#web/orders/shared/line-details.ts"
import type { QuickSession } from "./quick-session.ts"
import { type QuickContents, type ReadyRows, rowDetailsBody } from "./quick-state.ts"

/** Request whose reply was lost. */
interface LostAttempt {
  ready: ReadyRows
  version: number
  set: readonly WantedLine[]
}

/**
 * Adds rows to the cart in one request. The request contains absolute quantities, so that after a lost reply the cart
 * shows whether it was applied.
 */
class CartAdder {
  #lostAttempt: LostAttempt | undefined

  /** Returns the rows that the cart now has: those of an earlier attempt, if that was applied. */
  async add(account: string | undefined, ready: ReadyRows, builds: number): Promise<ReadyRows> {
    const api = cartApi(account)
    const cart = await api("GET /cart")
    const lost = this.#lostAttempt
    this.#lostAttempt = undefined
    if (lost && lost.version !== cart.version && containsLines(cart, lost.set)) return lost.ready
    const existing = new Map(cart.lines.map((line) => [line.partId, line]))
    const set = ready.lines.map(({ partId, quantity, ...details }) => {
      const line = existing.get(partId)
      const units = Math.min((line?.quantity ?? 0) + quantity, MAX_UNITS)
      return { partId, quantity: units, ...joinedDetails(line, details) }
    })
    this.#lostAttempt = { ready, version: cart.version, set }
    const headers = { "if-match": String(cart.version) }
    // Rows for one build do not say how many machines the cart is for.
    const body = builds > 1 ? { set, builds } : { set }
    await api("PATCH /cart", { body }, { headers })
    this.#lostAttempt = undefined
    return ready
  }
}

/** Appends the details of rows to those of the cart line, in the form of a request. */
const joinedDetails = (line: CartLine | undefined, details: LineDetails): LineDetails =>
  rowDetailsBody(
    joinDetailsThatFit(lineDetailsOf(detailsInCents(line ?? {})), detailsInCents(details)),
  )

const detailsInCents = ({ targetPrice, ...texts }: LineDetails): SomeLineDetails => ({
  ...texts,
  ...(targetPrice && { targetPriceCents: toCents(targetPrice) }),
})

function containsLines(cart: Cart, set: readonly WantedLine[]): boolean {
  const quantities = new Map(cart.lines.map(({ partId, quantity }) => [partId, quantity]))
  return set.every(({ partId, quantity }) => quantities.get(partId) === quantity)
}

interface CartAddition extends Pick<ReadyRows, "rows" | "lines"> {
  /** All rows before the added ones were removed. */
  before: QuickContents
  /** Number of added rows that were edited meanwhile and are still in the sheet. */
  edited: number
}

type CartLine = Cart["lines"][number]

/** Moves rows from the sheet to the cart, with undo. */
export function useAddRowsToCart(session: QuickSession) {
  const account = use(CartOwner)
  const { run, busy, failure } = useWrite()
  const [added, setAdded] = useState<CartAddition>()
  const [adder] = useState(() => new CartAdder())

  const add = (ready: ReadyRows, builds: number) =>
    run(async () => {
      setAdded(undefined)
      const { rows, lines } = await adder.add(account, ready, builds)
      setAdded({ rows, lines, ...session.removeOrdered(rows) })
    })
  const undo = ({ rows, before, lines }: CartAddition) =>
    run(async () => {
      await removeFromCart(account, lines)
      session.restoreRemoved(before, rows)
      setAdded(undefined)
    })
  return { add, undo, busy, failure, added }
}
