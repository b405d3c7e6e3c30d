import { type ReactNode, type RefObject, useRef } from "react"
import { checkQuantity, type QuantityRules } from "#domain/orders/quantity.ts"
import { CartNote } from "../../cart/shared/cart-note.tsx"
import { useAddToCart } from "#web/cart/shared/cart-note.tsx"
import { AddButton } from "./add-button.tsx"

interface AddQuantityProps {
  part: QuantityRules & { id: string; name: string }
  quantity: number
  /** Says why so many may not be ordered, and is led to then. */
  field: RefObject<HTMLInputElement | null>
  /** Other ways to buy, beside it. */
  children?: ReactNode
}

/** Puts as many into the cart as a field says; what became of it stands below. */
export function AddQuantity({ part, quantity, field, children }: AddQuantityProps) {
  const cart = useAddToCart()
  const button = useRef<HTMLButtonElement>(null)
  const add = () =>
    checkQuantity(part, quantity)
      ? field.current?.focus()
      : cart.add([{ partId: part.id, quantity }])
  return (
    <div>
      <div className="buttons">
        <AddButton ref={button} size={44} part={part} busy={cart.busy} onAdd={add} />
        {children}
      </div>
      <p className="mt-2 min-h-5 text-sm">
        <CartNote cart={cart} back={button} />
      </p>
    </div>
  )
}
