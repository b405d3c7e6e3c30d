import { type FormEvent, useDeferredValue, useId, useState } from "react"
import { flushSync } from "react-dom"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { taxShare } from "#domain/orders/charges.ts"
import { readQuantity } from "#domain/orders/read-quantity.ts"
import { type Cents, cents, lineTotal, parseAmount, toCents } from "#domain/pricing/money.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { counted } from "#web/navigation/list-address.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { controlClass, FieldError, TextField } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"

interface LineUnitsProps {
  one: LineToChoose
  typed: string
  onType: (value: string) => void
}

function LineUnits({ one, typed, onType }: LineUnitsProps) {
  const id = useId()
  const { line, most } = one
  const isWrong = readUnits(typed, most) === undefined
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
          <FieldError>{t("0 to {most}", { most: formatCount(most) })}</FieldError>
        ) : (
          t("of {most}", { most: formatCount(most) })
        )}
      </span>
    </li>
  )
}

interface ChooseLinesDialogProps {
  heading: string
  button: string
  closeLabel?: string
  say: (chosen: readonly ChosenLine[]) => string
  lines: readonly LineToChoose[]
  chosen: readonly ChosenLine[]
  /** Why the last choice was refused. */
  error?: string | undefined
  onChoose: (chosen: ChosenLine[]) => void
  onClose: () => void
}

const MAX_SHOWN = 100
const FEW = 10

/** Dialog to choose the number of units by line. Tab moves down; Enter confirms. */
export function ChooseLinesDialog(props: ChooseLinesDialogProps) {
  const { heading, button, closeLabel = t("Cancel"), say, lines, chosen, error } = props
  const { onChoose, onClose } = props
  const id = useId()
  const { typed, type, taken, wrong } = useTypedUnits(lines, chosen)
  const { shown, hidden, reveal, ...search } = useShownLines(lines, MAX_SHOWN)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (wrong === undefined) onChoose(taken)
    else reveal(wrong, event.currentTarget)
  }
  return (
    <Dialog
      aria-labelledby={id}
      className="max-h-[calc(100dvh-2rem)] w-[640px] overflow-clip"
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex max-h-[inherit] flex-col">
        <div className="flex flex-col gap-3 p-5 pb-3">
          <h2 id={id} className="text-h3">
            {heading}
          </h2>
          {lines.length > FEW ? <LineSearch {...search} /> : null}
        </div>
        <ul className="min-h-0 flex-1 overflow-y-auto border-y border-border">
          {shown.map((one) => (
            <LineUnits
              key={one.line.number}
              one={one}
              typed={typed.get(one.line.number) ?? ""}
              onType={(value) => type(one.line.number, value)}
            />
          ))}
        </ul>
        <div role="alert" className="px-5 pt-4 empty:hidden">
          {error ? <FieldError>{error}</FieldError> : null}
        </div>
        <Foot
          text={say(taken)}
          more={hidden}
          button={button}
          closeLabel={closeLabel}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}

function useTypedUnits(lines: readonly LineToChoose[], chosen: readonly ChosenLine[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(
    () => new Map(chosen.map(({ number, quantity }) => [number, String(quantity)])),
  )
  const units = lines.map((one) => ({
    number: one.line.number,
    quantity: readUnits(typed.get(one.line.number) ?? "", one.most),
  }))
  return {
    typed,
    type: (number: number, value: string) =>
      setTyped((before) => new Map(before).set(number, value)),
    taken: units.flatMap(({ number, quantity }) => (quantity ? [{ number, quantity }] : [])),
    /** Number of the first line whose units are wrong. */
    wrong: units.find(({ quantity }) => quantity === undefined)?.number,
  }
}

/** Searches lines and shows at most `most`. `reveal` shows a line in any case, and focuses its wrong field. */
export function useShownLines<One extends Pick<LineToChoose, "line">>(
  lines: readonly One[],
  most: number,
) {
  const [value, onSearch] = useState("")
  const [revealed, setRevealed] = useState<number>()
  const found = searchLines(lines, useDeferredValue(value))
  const shown = new Set(found.slice(0, most))
  for (const one of lines) if (one.line.number === revealed) shown.add(one)
  const reveal = (number: number, form: HTMLFormElement) => {
    flushSync(() => setRevealed(number))
    const field = form.querySelector<HTMLElement>("[aria-invalid=true]")
    field?.closest("details")?.setAttribute("open", "")
    field?.focus()
  }
  return {
    value,
    onSearch,
    reveal,
    shown: lines.filter((one) => shown.has(one)),
    hidden: found.filter((one) => !shown.has(one)).length,
  }
}

interface LineSearchProps {
  value: string
  onSearch: (value: string) => void
}

export const LineSearch = ({ value, onSearch }: LineSearchProps) => (
  <TextField
    label={t("Find a line")}
    name="sought"
    autoComplete="off"
    value={value}
    onChange={(event) => onSearch(event.target.value)}
    // Prevents Enter in the search field from submitting the form.
    onKeyDown={(event) => {
      if (event.key === "Enter") event.preventDefault()
    }}
  />
)

interface FootProps {
  text: string
  more: number
  button: string
  closeLabel: string
  onClose: () => void
}

const Foot = ({ text, more, button, closeLabel, onClose }: FootProps) => (
  <div className="flex flex-wrap items-center justify-between gap-3 p-5 pt-4">
    <p role="status" className="text-sm text-text-2 tabular-nums">
      {text}
      {more > 0
        ? t(". {more} more lines are not shown. Search to find them", { more: formatCount(more) })
        : ""}
    </p>
    <div className="ml-auto flex gap-3">
      <Button variant="secondary" onClick={onClose}>
        {closeLabel}
      </Button>
      <SubmitButton>{button}</SubmitButton>
    </div>
  </div>
)

type Order = Reply<"GET /order/{id}">

export interface LineToChoose {
  line: Order["lines"][number]
  most: number
}

export interface ChosenLine {
  number: number
  quantity: number
}

/** Reads typed units: 0 if empty, undefined if invalid or above `most`. */
export const readUnits = (typed: string, most: number): number | undefined =>
  typed.trim() === "" ? 0 : readQuantity(typed, { min: 0, max: most })

/** Filters lines by line number, part number or name. */
function searchLines<One extends Pick<LineToChoose, "line">>(
  lines: readonly One[],
  sought: string,
): One[] {
  const words = sought.toLowerCase().trim()
  return lines.filter(({ line }) =>
    `${line.number} ${partNumber(line)} ${line.name}`.toLowerCase().includes(words),
  )
}

export function goodsValue(chosen: readonly ChosenLine[], lines: readonly LineToChoose[]): Cents {
  const known = new Map(lines.map((one) => [one.line.number, one]))
  const worth = chosen.map(({ number, quantity }) => {
    const one = known.get(number)
    if (!one) return 0
    const { unitPrice, tax, fee } = one.line
    const goods = lineTotal(parseAmount(unitPrice) ?? 0, quantity)
    return goods + shareOf(one, tax, quantity) + shareOf(one, fee, quantity)
  })
  return cents(worth.reduce((sum, one) => sum + one, 0))
}

/** Computes a line's share of tax or fees, as the server does if no refund has failed. */
function shareOf({ line: { quantity }, most }: LineToChoose, amount = 0, units: number): number {
  const whole = { quantity, addedCents: toCents(amount) }
  const before = quantity - most
  const givenCents = taxShare({ ...whole, before: 0, givenCents: 0 }, before)
  return taxShare({ ...whole, before, givenCents }, units)
}

export const refundableLines = (
  { lines }: Order,
  refunded: ReadonlyMap<number, number>,
): LineToChoose[] =>
  lines
    .map((line) => ({ line, most: line.quantity - (refunded.get(line.number) ?? 0) }))
    .filter(({ most }) => most > 0)

export const cancellableLines = (
  order: Order,
  refunded: ReadonlyMap<number, number>,
): LineToChoose[] =>
  refundableLines(order, refunded)
    .map(({ line, most }) => {
      const { quantity, shipped = 0, cancelled = 0 } = line
      return { line, most: Math.min(most, quantity - shipped - cancelled) }
    })
    .filter(({ most }) => most > 0)

/** Formats `3 units of 2 lines`; for orders of one line `3 units`. */
export function chosenText(chosen: readonly ChosenLine[], lineCount: number): string {
  const units = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  const unitsText = counted(units, "unit")
  if (lineCount === 1) return unitsText
  return plural(chosen.length, "{unitsText} of 1 line", "{unitsText} of {count} lines", {
    unitsText,
  })
}
