import { useId } from "react"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { readTraceNumbers } from "#domain/orders/shipment.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { counted } from "#web/navigation/counted-nouns.ts"
import { readUnits } from "#web/orders/shared/chosen-lines.ts"
import type { StaffOrder as Order } from "#web/orders/shared/shown-order.ts"
import { controlClass, FieldError } from "#web/ui/form/field.tsx"
import { FileInput } from "#web/ui/form/file-picker.tsx"

export interface LineToShip {
  line: Order["lines"][number]
  left: number
  ready: number
}

export interface TypedLine {
  quantity: string
  numbers: string
}

export const linesToShip = ({ lines }: Order): LineToShip[] =>
  lines
    .map((line) => {
      const left = line.quantity - (line.shipped ?? 0) - (line.cancelled ?? 0)
      return { line, left, ready: Math.max(0, left - (line.waiting ?? 0)) }
    })
    .filter(({ left }) => left > 0)

export function unitsText(lines: readonly { quantity: number }[]): string {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const of = counted(lines.length, "line")
  return plural(units, "1 unit of {of}", "{count} units of {of}", { of })
}

interface LineToShipRowProps {
  lineToShip: LineToShip
  typed: TypedLine
  onType: (changes: Partial<TypedLine>) => void
}

const numbersText = (count: number) => `${formatCount(count)} ${plural(count, "number", "numbers")}`

export function LineToShipRow({ lineToShip, typed, onType }: LineToShipRowProps) {
  const id = useId()
  const { line, left, ready } = lineToShip
  const units = readUnits(typed.quantity, ready)
  const numbers = readTraceNumbers(typed.numbers).length
  const tooMany = units !== undefined && numbers > units ? `${id}-too-many` : undefined
  const waiting = left - ready
  return (
    <li className="flex flex-col gap-2 px-3 py-2 not-first:border-t not-first:border-border">
      <div className="flex items-center gap-x-3">
        <div className="min-w-0 flex-1 text-sm wrap-anywhere">
          <label htmlFor={id}>
            <span className="font-medium">{line.name}</span>
            <span className="block font-mono text-mono text-text-2">{partNumber(line)}</span>
          </label>
          {waiting > 0 ? (
            <p id={`${id}-waiting`} className="text-text-2">
              {t("{waiting} not in stock yet", { waiting: formatCount(waiting) })}
            </p>
          ) : null}
        </div>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed.quantity}
          onChange={(event) => onType({ quantity: event.target.value })}
          aria-invalid={units === undefined || undefined}
          aria-describedby={`${id}-of${waiting > 0 ? ` ${id}-waiting` : ""}`}
          className={`${controlClass} min-h-11 max-w-20 text-right tabular-nums`}
        />
        <span id={`${id}-of`} className="w-16 text-sm text-text-2 tabular-nums">
          {units === undefined ? (
            <FieldError>{t("0 to {ready}", { ready: formatCount(ready) })}</FieldError>
          ) : (
            t("of {left}", { left: formatCount(left) })
          )}
        </span>
      </div>
      <details>
        <summary className="min-h-6 cursor-pointer text-sm text-text-2">
          {t("Batch or serial numbers")}
          <span className="sr-only"> {t("of {name}", { name: line.name })}</span>
        </summary>
        <TraceNumbersField
          name={line.name}
          typed={typed}
          count={numbers}
          errorId={tooMany}
          onType={onType}
        />
      </details>
      {/* Outside the folded section, so that it is always visible. */}
      {tooMany ? (
        <FieldError id={tooMany}>
          {t("{numbers} for {units} units", {
            numbers: numbersText(numbers),
            units: formatCount(units ?? 0),
          })}
        </FieldError>
      ) : null}
    </li>
  )
}

interface TraceNumbersFieldProps extends Omit<LineToShipRowProps, "lineToShip"> {
  name: string
  count: number
  errorId: string | undefined
}

function TraceNumbersField({ name, typed, count, errorId, onType }: TraceNumbersFieldProps) {
  const id = useId()
  const take = async (file: File | undefined) => {
    if (file) onType({ numbers: [typed.numbers, await file.text()].filter(Boolean).join("\n") })
  }
  return (
    <div className="flex flex-col gap-1.5 pt-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t("Numbers")}
        <span className="sr-only"> {t("of {name}", { name })}</span>
      </label>
      <p id={`${id}-hint`} className="text-sm text-text-3">
        {t("One per line, or separated by commas.")}
      </p>
      <textarea
        id={id}
        rows={3}
        value={typed.numbers}
        onChange={(event) => onType({ numbers: event.target.value })}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={`${id}-hint ${errorId ?? `${id}-count`}`}
        className={`${controlClass} min-h-20 py-2 font-mono text-mono`}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span id={`${id}-count`} className="text-sm text-text-2 tabular-nums">
          {numbersText(count)}
        </span>
        <FileInput
          accept=".txt,.csv,text/plain,text/csv"
          aria-label={t("Numbers of {name} from a file", { name })}
          buttonText={t("From a file")}
          onChosen={(file) => void take(file)}
        />
      </div>
    </div>
  )
}
