import { useId } from "react"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { controlClass, FieldError } from "#web/ui/form/field.tsx"
import { type LineToChoose, unitsTyped } from "./line-choice.ts"

interface LineUnitsProps {
  one: LineToChoose
  typed: string
  onType: (value: string) => void
}

/** One line of an order, and how many units of it are chosen. */
export function LineUnits({ one, typed, onType }: LineUnitsProps) {
  const id = useId()
  const { line, most } = one
  const isWrong = unitsTyped(typed, one) === undefined
  return (
    <li className="flex items-center gap-x-3 px-5 py-1.5 not-first:border-t not-first:border-border">
      <span className="w-7 text-right text-sm text-text-2 tabular-nums">{line.number}</span>
      <label htmlFor={id} className="min-w-0 flex-1 text-sm wrap-anywhere">
        <span className="font-medium">{line.name}</span>{" "}
        <span className="block font-mono text-mono text-text-2">{partNumber(line)}</span>
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-of`}
        className={`${controlClass} min-h-11 max-w-20 text-right tabular-nums`}
      />
      <span id={`${id}-of`} className="w-20 text-sm text-text-2 tabular-nums">
        {isWrong ? (
          <FieldError>{`0 to ${formatCount(most)}`}</FieldError>
        ) : (
          `of ${formatCount(most)}`
        )}
      </span>
    </li>
  )
}
