import { useId } from "react"
import { describedBy, errorId, FieldError, hintId } from "#web/ui/form/field.tsx"
import { CreditCard } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import {
  type CardField,
  type CardInput,
  formatCvc,
  formatExpiry,
  formatNumber,
} from "./card-input.ts"

interface CardFieldsProps {
  input: CardInput
  onChange: (input: CardInput) => void
  problem: { field: CardField; message: string } | undefined
  locked: boolean
}

const HINT = "Test card 4242 4242 4242 4242, any later date, any code."

const boxes = [
  {
    field: "number",
    label: "Card number",
    placeholder: "1234 1234 1234 1234",
    autoComplete: "cc-number",
    format: formatNumber,
    look: "min-w-[min(100%,11.5rem)] flex-1",
  },
  {
    field: "expiry",
    label: "Expiry date, month and year",
    placeholder: "MM / YY",
    autoComplete: "cc-exp",
    format: formatExpiry,
    look: "w-21",
  },
  {
    field: "cvc",
    label: "CVC, the security code",
    placeholder: "CVC",
    autoComplete: "cc-csc",
    format: formatCvc,
    look: "w-13",
  },
] as const

/** Number, date and code in one box. */
export function CardFields({ input, onChange, problem, locked }: CardFieldsProps) {
  const id = useId()
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-[0.9375rem]/5 font-medium">Card details</legend>
      <p id={hintId(id)} className="text-sm text-text-3">
        {HINT}
      </p>
      <div
        className={`flex flex-wrap items-center rounded border bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus ${problem ? "border-danger" : "border-control"} ${locked ? "bg-sunken" : ""}`}
      >
        <span className="pl-3 text-text-3">
          <Icon of={CreditCard} />
        </span>
        {boxes.map(({ field, label, format, look, ...box }) => (
          <input
            key={field}
            type="text"
            inputMode="numeric"
            aria-required
            {...box}
            name={field}
            aria-label={label}
            value={input[field]}
            readOnly={locked}
            {...describedBy(id, { hint: HINT, error: problem?.message })}
            aria-invalid={problem?.field === field || undefined}
            className={`h-11 bg-transparent px-2 text-base tabular-nums outline-none placeholder:text-text-3 ${look}`}
            onChange={({ target }) => {
              // In the middle of the text, spacing anew would throw the caret to the end.
              const atEnd = target.selectionStart === target.value.length
              const value = atEnd ? format(target.value, input[field]) : target.value
              onChange({ ...input, [field]: value })
            }}
            onBlur={() => onChange({ ...input, [field]: format(input[field], input[field]) })}
          />
        ))}
      </div>
      <div role="alert">
        {problem ? <FieldError id={errorId(id)}>{problem.message}</FieldError> : null}
      </div>
    </fieldset>
  )
}
