import type { RefObject } from "react"
import { quantityText } from "#contract/orders/quantity-text.ts"
import type { QuantityRefusal, QuantityRules } from "#domain/orders/quantity.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"
import { NumberStepper } from "#web/ui/form/number-stepper.tsx"

interface QuantityFieldProps {
  part: QuantityRules
  value: string
  onChange: (value: string) => void
  refusal: QuantityRefusal | undefined
  /** What the shop said of it. */
  error: string | undefined
  /** Takes the focus of a button that goes with what it was for. */
  input: RefObject<HTMLInputElement | null>
}

/** How many: the part's rules as the hint, why a number may not be, and those that may, each by one click. */
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
