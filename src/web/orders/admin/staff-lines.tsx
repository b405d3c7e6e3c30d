import { type Dispatch, type FormEvent, type SetStateAction, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { MAX_UNITS } from "#domain/orders/quantity.ts"
import { browserApi } from "#web/api/api.ts"
import { FieldRefused, fieldErrorsOf } from "#web/forms/field-errors.ts"
import { useDebouncedQuery } from "#web/forms/use-debounced-query.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { Button } from "#web/ui/button.tsx"
import { NumberField, TextField } from "#web/ui/form/field.tsx"
import { focusField } from "#web/ui/sheet/sheet-keys.ts"
import { listPrice, OwnPriceFields, type TypedPrice } from "./own-prices.tsx"

/** Line as staff type it. */
export interface StaffLine extends TypedPrice {
  key: string
  /** Number of an existing line; undefined for a new one. */
  number?: number
  /** Quantity of an existing line before the edit. */
  orderedQuantity?: string
  partId: string
  sku: string
  name: string
  quantity: string
}

/** Names lines by number, or by part and place among the lines of that part. */
function byName(lines: readonly StaffLine[]): Map<string, StaffLine> {
  const named = new Map<string, StaffLine>()
  for (const line of lines) {
    let name = String(line.number ?? line.partId)
    while (named.has(name)) name += "+"
    named.set(name, line)
  }
  return named
}

const isSame = (one: StaffLine, other: StaffLine | undefined): boolean =>
  one.quantity === other?.quantity && one.price === other.price && one.reason === other.reason

/** Applies to newer lines what was typed into earlier ones, added to them or removed from them. */
export function rebaseLines(
  typed: readonly StaffLine[],
  before: readonly StaffLine[],
  now: readonly StaffLine[],
): StaffLine[] {
  const mine = byName(typed)
  const earlier = byName(before)
  const newer = byName(now)
  const rebased = [...newer].flatMap(([name, line]) => {
    const own = mine.get(name)
    const was = earlier.get(name)
    if (!own) return was ? [] : [line]
    if (!was) return [own]
    const isPriceTyped = own.price !== was.price || own.reason !== was.reason
    const { price, reason } = isPriceTyped ? own : line
    const { quantity } = own.quantity === was.quantity ? line : own
    return [{ ...line, key: own.key, quantity, price, reason }]
  })
  const added = [...mine].filter(
    ([name, line]) => !newer.has(name) && !isSame(line, earlier.get(name)),
  )
  return [...rebased, ...added.map(([, line]) => line)]
}

interface StaffLinesProps {
  lines: readonly StaffLine[]
  /** Errors of the request by path: `lines.0.quantity`. */
  errors: Record<string, string>
  onChange: Dispatch<SetStateAction<readonly StaffLine[]>>
}

/** Editor of lines: quantity, own price and its reason beside the list price. Parts are added by number. */
export function StaffLines({ lines, errors, onChange }: StaffLinesProps) {
  const prices = useListPrices(lines)
  const replace = (line: StaffLine) =>
    onChange((all) => all.map((one) => (one.key === line.key ? line : one)))
  const remove = (line: StaffLine) => {
    const { orderedQuantity } = line
    if (orderedQuantity !== undefined)
      return replace({ ...line, quantity: isRemoved(line) ? orderedQuantity : "0" })
    // The pressed button is removed with its line.
    focusField(document.querySelector<HTMLElement>("[name=sku]"))
    onChange((all) => all.filter(({ key }) => key !== line.key))
  }
  const add = (line: StaffLine) => {
    const same = lines.find(({ partId }) => partId === line.partId)
    if (!same) return onChange((all) => [...all, line])
    focusField(document.querySelector<HTMLElement>(`[name="${quantityName(same)}"]`))
  }
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col divide-y divide-border">
        {lines.map((line, index) => (
          <li key={line.key}>
            <LineFields
              line={line}
              list={prices.get(line.key)}
              errors={{
                quantity: errors[`lines.${index}.quantity`],
                price: errors[`lines.${index}.ownPrice`],
                reason: errors[`lines.${index}.priceReason`],
              }}
              onChange={replace}
              onRemove={() => remove(line)}
            />
          </li>
        ))}
      </ul>
      <AddLine onAdd={add} />
    </div>
  )
}

interface LineFieldsProps {
  line: StaffLine
  list: number | undefined
  errors: { [Name in "quantity" | "price" | "reason"]: string | undefined }
  onChange: (line: StaffLine) => void
  onRemove: () => void
}

/** Reports whether an existing line is to be removed; an empty quantity does not remove it. */
const isRemoved = ({ number, quantity }: StaffLine): boolean =>
  number !== undefined && quantity !== "" && Number(quantity) === 0

const quantityName = ({ key }: StaffLine): string => `quantity-${key}`

const LineFields = ({ line, list, errors, onChange, onRemove }: LineFieldsProps) => (
  <fieldset className="staff-line">
    <legend className="sr-only">{line.name}</legend>
    <p>
      {isRemoved(line) ? <s>{line.name}</s> : line.name}
      <span className="block font-mono text-mono text-text-2">{line.sku}</span>
      <span role="status" className="block text-sm text-text-2">
        {isRemoved(line) ? t("This line will be removed.") : null}
      </span>
    </p>
    <NumberField
      name={quantityName(line)}
      label={t("Quantity")}
      min={line.number === undefined ? 1 : 0}
      value={line.quantity}
      error={errors.quantity}
      onChange={({ target }) => onChange({ ...line, quantity: target.value })}
    />
    <OwnPriceFields
      name={line.key}
      value={line}
      list={list}
      errors={errors}
      onChange={(own) => onChange({ ...line, ...own })}
    />
    <Button variant={isRemoved(line) ? "secondary" : "danger-quiet"} onClick={onRemove}>
      {isRemoved(line) ? t("Keep") : t("Remove")}
      <span className="sr-only"> {line.name}</span>
    </Button>
  </fieldset>
)

function AddLine({ onAdd }: { onAdd: (line: StaffLine) => void }) {
  const [sku, setSku] = useState("")
  const { run, busy, failure } = useWrite()
  const add = (event: FormEvent) => {
    event.preventDefault()
    const number = sku.trim()
    if (number === "") return
    void run(async () => {
      onAdd(await findLine(number))
      setSku((now) => (now === sku ? "" : now))
    })
  }
  return (
    // Not a form, because it is inside one.
    <div className="flex max-w-md flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-48">
        <TextField
          name="sku"
          label={t("Add a part by its number")}
          autoComplete="off"
          spellCheck={false}
          value={sku}
          error={failure ? (fieldErrorsOf(failure.error).sku ?? failure.text) : undefined}
          onChange={({ target }) => setSku(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") add(event)
          }}
        />
      </div>
      <Button variant="secondary" size={44} busy={busy} onClick={add}>
        {t("Add part")}
      </Button>
    </div>
  )
}

let added = 0

/** Finds a part by its number, as typed or in capitals, and returns a line with its minimum quantity. */
async function findLine(number: string): Promise<StaffLine> {
  const spellings = new Set([number, number.toUpperCase()])
  const question = { lines: Array.from(spellings, (sku) => ({ sku, quantity: 1 })) }
  const { lines } = await browserApi("POST /price", { body: question })
  const line = lines.find((one) => "partId" in one)
  if (!line) throw new FieldRefused("sku", t("No part has this number."))
  const { partId, sku, name, problem } = line
  added += 1
  const quantity = String(problem?.suggestions.at(-1) ?? 1)
  return { key: `new-${added}`, partId, sku, name, quantity, ...listPrice }
}

/** Returns the list price of each line for its quantity, by line key. Parts that are not sold have none. */
function useListPrices(lines: readonly StaffLine[]): ReadonlyMap<string, number> {
  const counted = lines
    .map(({ key, partId, quantity }) => ({ key, partId, quantity: Number(quantity) }))
    .filter(({ quantity }) => isCount(quantity))
  const { latest } = useDebouncedQuery(counted.length > 0 ? counted : undefined, listPrices)
  return latest ?? new Map()
}

const isCount = (quantity: number): boolean =>
  Number.isSafeInteger(quantity) && quantity > 0 && quantity <= MAX_UNITS

interface CountedLine extends Pick<StaffLine, "key" | "partId"> {
  quantity: number
}

async function listPrices(
  lines: readonly CountedLine[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const body = { lines: lines.map(({ partId, quantity }) => ({ partId, quantity })) }
  const priced = await browserApi("POST /price", { body }, { signal })
  return new Map(
    priced.lines.flatMap((line, index) => {
      const { key = "" } = lines[index] ?? {}
      return "unitPrice" in line ? [[key, line.unitPrice] as const] : []
    }),
  )
}
