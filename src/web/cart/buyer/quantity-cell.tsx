import { useId, useRef } from "react"
import { noQuantityText } from "#contract/orders/quantity-text.ts"
import { MAX_UNITS } from "#domain/orders/line-limits.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { roles } from "#web/ui/table/grid-roles.ts"
import { type CartLine, problemText } from "./cart-line.ts"
import { LineMessages } from "./line-messages.tsx"
import { useQuantityEntry } from "./use-quantity-entry.ts"

const NO_QUANTITY = `Write a whole number up to ${formatCount(MAX_UNITS)}.`

export function QuantityCell({ line }: { line: CartLine }) {
  const { name, quantity } = line
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { unread, commit, take, step, onKeyDown } = useQuantityEntry(line, input)
  const refused = unread === undefined ? problemText(line) : noQuantityText(unread, NO_QUANTITY)
  return (
    <td role={roles.cell} className="sheet-entry">
      <span className="sheet-stepper">
        <StepButton label={`Fewer ${name}`} onStep={() => step(-1)} sign="−" />
        <input
          ref={input}
          data-cell="quantity"
          tabIndex={-1}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={`Quantity, ${name}`}
          aria-invalid={refused ? true : undefined}
          aria-describedby={`${id}-says`}
          defaultValue={quantity}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <StepButton label={`More ${name}`} onStep={() => step(1)} sign="+" />
      </span>
      <LineMessages id={`${id}-says`} line={line} refused={refused} onTake={take} />
    </td>
  )
}

interface StepButtonProps {
  label: string
  sign: string
  onStep: () => void
}

const StepButton = ({ label, sign, onStep }: StepButtonProps) => (
  <button type="button" tabIndex={-1} aria-label={label} className="sheet-step" onClick={onStep}>
    {sign}
  </button>
)
