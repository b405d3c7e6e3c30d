import { type ReactNode, type RefObject, useRef } from "react"
import { quantityText } from "#contract/orders/quantity-text.ts"
import { checkQuantity, type QuantityRefusal, type QuantityRules } from "#domain/orders/quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"
import { NumberStepper } from "#web/ui/form/number-stepper.tsx"
import { CartNote } from "../../cart/shared/cart-note.tsx"
import { useAddToCart } from "../../cart/shared/use-add-to-cart.ts"
import { AddButton } from "./part-card.tsx"

interface QuantityFieldProps {
  part: QuantityRules
  value: string
  onChange: (value: string) => void
  refusal: QuantityRefusal | undefined
  error: string | undefined
  input: RefObject<HTMLInputElement | null>
}

export function QuantityField(props: QuantityFieldProps) {
  const { part, value, onChange, refusal, error, input } = props
  const take = (quantity: string) => {
    onChange(quantity)
    input.current?.focus()
  }
  return (
    <NumberStepper
      name="quantity"
      label="Quantity"
      hint={hintOf(part)}
      problem={refusal ? quantityText(refusal) : error}
      value={value}
      onChange={onChange}
      step={part.orderMultiple}
      ref={input}
    >
      {refusal?.code === "not_a_multiple" || refusal?.code === "above_maximum" ? (
        <Suggestions quantities={refusal.suggestions} onTake={take} />
      ) : null}
    </NumberStepper>
  )
}

interface SuggestionsProps {
  quantities: readonly number[]
  onTake: (value: string) => void
}

const Suggestions = ({ quantities, onTake }: SuggestionsProps) => (
  <p className="flex flex-wrap gap-2">
    {quantities.map((quantity) => (
      <Button key={quantity} variant="secondary" size={32} onClick={() => onTake(String(quantity))}>
        Use {formatCount(quantity)}
      </Button>
    ))}
  </p>
)

const hintOf = (part: QuantityRules): string =>
  [
    `Minimum ${formatCount(part.minimumQuantity)}`,
    part.maximumQuantity && `maximum ${formatCount(part.maximumQuantity)}`,
    part.orderMultiple &&
      part.orderMultiple > 1 &&
      `in multiples of ${formatCount(part.orderMultiple)}`,
    `${formatCount(part.availableQuantity)} available`,
  ]
    .filter(Boolean)
    .join(", ")

interface AddQuantityProps {
  part: QuantityRules & { id: string; name: string }
  quantity: number
  /** Field that gets focus if the quantity is refused. */
  field: RefObject<HTMLInputElement | null>
  children?: ReactNode
}

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
