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
import { removeRows, returnRows } from "./quick-edits.ts"
import type { QuickSession } from "./quick-session.ts"
import { type QuickWork, rowDetailsBody } from "./quick-state.ts"

/** Request whose reply was lost. */
interface LostAttempt {
  added: string
  version: number
  set: readonly WantedLine[]
}

interface QuickLines {
  lines: readonly WantedLine[]
  builds: number
}

/**
 * Adds lines to the cart in one request. The request contains absolute quantities, so that after a lost reply the cart
 * shows whether it was applied.
 */
class CartAdder {
  #tried: LostAttempt | undefined

  async put(account: string | undefined, { lines, builds }: QuickLines): Promise<void> {
    const api = cartApi(account)
    const added = JSON.stringify(lines)
    const cart = await api("GET /cart")
    const tried = this.#tried
    this.#tried = undefined
    if (tried?.added === added && tried.version !== cart.version && holds(cart, tried.set)) return
    const there = new Map(cart.lines.map((line) => [line.partId, line]))
    const set = lines.map(({ partId, quantity, ...details }) => {
      const line = there.get(partId)
      const units = Math.min((line?.quantity ?? 0) + quantity, MAX_UNITS)
      return { partId, quantity: units, ...joinedDetails(line, details) }
    })
    this.#tried = { added, version: cart.version, set }
    const headers = { "if-match": String(cart.version) }
    // Rows for one build do not say how many machines the cart is for.
    const body = builds > 1 ? { set, builds } : { set }
    await api("PATCH /cart", { body }, { headers })
    this.#tried = undefined
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

const unitsIn = ({ lines }: Cart) =>
  new Map(lines.map(({ partId, quantity }) => [partId, quantity]))

function holds(cart: Cart, set: readonly WantedLine[]): boolean {
  const there = unitsIn(cart)
  return set.every(({ partId, quantity }) => there.get(partId) === quantity)
}

interface CartAddition {
  ids: ReadonlySet<string>
  /** Rows before the addition. */
  before: QuickWork
  lines: readonly WantedLine[]
}

type CartLine = Cart["lines"][number]

/** Moves rows from the sheet to the cart, with undo. */
export function useAddRowsToCart(session: QuickSession) {
  const account = use(CartOwner)
  const { run, busy, failure } = useWrite()
  const [added, setAdded] = useState<CartAddition>()
  const [adder] = useState(() => new CartAdder())

  const add = (ids: ReadonlySet<string>, wanted: QuickLines) =>
    run(async () => {
      setAdded(undefined)
      await adder.put(account, wanted)
      const before = session.state()
      session.edit(removeRows(ids))
      setAdded({ ids, before, lines: wanted.lines })
    })
  const undo = ({ ids, before, lines }: CartAddition) =>
    run(async () => {
      await removeFromCart(account, lines)
      session.edit(returnRows(before, ids))
      setAdded(undefined)
    })
  return { add, undo, busy, failure, added }
}
