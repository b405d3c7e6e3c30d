import { createContext } from "react"
import type { CartLine } from "./cart-line.ts"

export interface OtherPart {
  _id: string
  name: string
}

/** What a row can do; the same object as long as the page is open. */
export interface CartActions {
  setQuantity: (line: CartLine, quantity: number) => void
  setNote: (line: CartLine, note: string) => void
  remove: (line: CartLine) => void
  accept: (lines: readonly CartLine[]) => void
  /** So many of another part instead, with the same note. */
  replace: (line: CartLine, other: OtherPart) => void
  undo: () => void
  /** Whether a later quantity is still on its way. */
  waits: (partId: string) => boolean
}

const nothing = () => {}

export const CartActionsContext = createContext<CartActions>({
  setQuantity: nothing,
  setNote: nothing,
  remove: nothing,
  accept: nothing,
  replace: nothing,
  undo: nothing,
  waits: () => false,
})
