import { useRef } from "react"
import { text } from "#contract/kernel/text.ts"
import { refusalText } from "#contract/orders/quantity-text.ts"
import { checkQuantity } from "#domain/orders/quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { CartNote, useAddToCart } from "#web/cart/shared/cart-note.tsx"
import { Button } from "#web/ui/button.tsx"
import type { Column } from "./load-comparison.ts"

/** Puts as many of a part into the cart as all are compared at, or says why that cannot be, and how many can. */
export function CompareOrder({ part, quantity }: { part: Column; quantity: number | undefined }) {
  const cart = useAddToCart()
  const button = useRef<HTMLButtonElement>(null)
  const wanted = quantity ?? Number.NaN
  const refusal = checkQuantity(part, wanted)
  // In the place of what cannot be: the nearest that can, the larger first.
  const orderable = refusal ? refusal.suggestions.at(-1) : wanted
  return (
    <span className="compare-order">
      {refusal ? <span className="text-danger">{refusalText(refusal)}</span> : null}
      {orderable ? (
        <Button
          ref={button}
          variant="secondary"
          size={32}
          className="needs-script"
          busy={cart.busy ?? false}
          onClick={() => void cart.add([{ partId: part.id, quantity: orderable }])}
        >
          {`${text.cart.addShort} ${formatCount(orderable)}`}
          <span className="sr-only">{` to cart ${part.name}`}</span>
        </Button>
      ) : null}
      <span className="min-h-5">
        <CartNote cart={cart} back={button} />
      </span>
    </span>
  )
}
