import { type ReactNode, type RefObject, useRef } from "react"
import { quantityText } from "#contract/orders/line-text.ts"
import { t } from "#domain/languages/translate.ts"
import { checkQuantity, type QuantityRules } from "#domain/orders/quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { CartNote } from "#web/cart/shared/cart-note.tsx"
import { useAddToCart } from "#web/cart/shared/use-add-to-cart.ts"
import { Button } from "#web/ui/button.tsx"
import { NumberStepper } from "#web/ui/form/number-stepper.tsx"
import { AddButton } from "./part-card.tsx"
import { PriceHints } from "./price-hints.tsx"
import type { WirePrices } from "./price-of.ts"

interface QuantityFieldProps {
  part: WirePrices & QuantityRules
  /** Quantity as typed. */
  value: string
  quantity: number
  onChange: (value: string) => void
  /** Error from the server about the quantity. */
  error?: string | undefined
  input: RefObject<HTMLInputElement | null>
  children?: ReactNode
}

/**
 * Field for a quantity under the part's rules, followed by its children and by larger quantities with a lower unit
 * price.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { part, value, quantity, onChange, error, input, children } = props
  const refusal = checkQuantity(part, quantity)
  const take = (suggested: string) => {
    onChange(suggested)
    input.current?.focus()
  }
  return (
    <>
      <NumberStepper
        name="quantity"
        label={t("Quantity")}
        hint={hintOf(part)}
        problem={refusal ? quantityText(refusal) : error}
        value={value}
        onChange={onChange}
        step={part.orderMultiple}
        ref={input}
      >
        {refusal && refusal.code !== "below_minimum" && refusal.suggestions.length > 0 ? (
          <Suggestions quantities={refusal.suggestions} onTake={take} />
        ) : null}
      </NumberStepper>
      {children}
      <PriceHints part={part} quantity={quantity} onTake={onChange} input={input} />
    </>
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
        {t("Use {quantity}", { quantity: formatCount(quantity) })}
      </Button>
    ))}
  </p>
)

const hintOf = (part: QuantityRules): string =>
  [
    t("Minimum {minimumQuantity}", { minimumQuantity: formatCount(part.minimumQuantity) }),
    part.maximumQuantity &&
      t("maximum {maximumQuantity}", { maximumQuantity: formatCount(part.maximumQuantity) }),
    part.orderMultiple &&
      part.orderMultiple > 1 &&
      t("in multiples of {orderMultiple}", { orderMultiple: formatCount(part.orderMultiple) }),
    t("{availableQuantity} available", { availableQuantity: formatCount(part.availableQuantity) }),
  ]
    .filter(Boolean)
    .join(", ")

interface AddQuantityProps {
  part: QuantityRules & { id: string; name: string }
  quantity: number
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
        <AddButton ref={button} size={44} part={part} busy={cart.busy} onClick={add} />
        {children}
      </div>
      <p className="mt-2 min-h-5 text-sm">
        <CartNote cart={cart} back={button} />
      </p>
    </div>
  )
}
