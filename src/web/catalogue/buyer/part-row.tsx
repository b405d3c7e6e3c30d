import { useId, useState } from "react"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { AddedNote } from "#web/cart/shared/cart-note.tsx"
import { AddButton } from "#web/catalogue/shared/add-button.tsx"
import { BuyLink } from "#web/catalogue/shared/buy-link.tsx"
import { CompareBox } from "#web/catalogue/shared/compare-box.tsx"
import { Availability, isSoldOut } from "#web/catalogue/shared/stock.tsx"
import { Button } from "#web/ui/button.tsx"
import { FieldError } from "#web/ui/form/field.tsx"
import { Icon } from "#web/ui/icon/icon.tsx"
import { ChevronDown } from "#web/ui/icon/icons.ts"
import type { BrowsePart } from "./load-browse.ts"
import { PartName, Values } from "./part-name.tsx"
import type { SpecColumn } from "./spec-columns.ts"
import { useQuantityEntry } from "./use-quantity-entry.ts"

/** Besides those of the specs: name, price, available, quantity, order. */
const OTHER_CELLS = 5

type Entry = ReturnType<typeof useQuantityEntry>

/** One part: what tells it apart, its numbers, how many of it; and under the field, why not so many. */
export function PartRow({ part, specs }: { part: BrowsePart; specs: readonly SpecColumn[] }) {
  const entry = useQuantityEntry(part)
  const [open, setOpen] = useState(false)
  const problemId = useId()
  const { problem, cart } = entry
  return (
    <>
      <tr data-open={open || undefined}>
        <th scope="row">
          <span className="flex items-center gap-2.5">
            <PartName part={part} />
            <CompareBox part={part} short />
            <MoreButton name={part.name} open={open} onToggle={() => setOpen(!open)} />
          </span>
        </th>
        {specs.map(({ header, valuesOf }) => (
          <td key={header} className="part-spec">
            <SpecCell values={valuesOf(part)} />
          </td>
        ))}
        <td className="part-number">{formatPrice(part.price)}</td>
        <td className={`part-number part-stock ${isSoldOut(part) ? "" : "part-available"}`}>
          <Availability {...part} short />
          {cart.added ? (
            <span className="part-note">
              <AddedNote cart={cart} back={entry.input} />
            </span>
          ) : null}
        </td>
        <td className="part-quantity">
          {part.least ? (
            <QuantityCell part={part} entry={entry} problemId={problem && problemId} />
          ) : null}
        </td>
        <td className="part-order">
          <span className="part-minimum">{`Min. ${formatCount(part.minimum)}`}</span>{" "}
          <BuyLink part={part} size={32} />
        </td>
      </tr>
      {problem ? (
        <ProblemRow id={problemId} cells={specs.length + OTHER_CELLS} entry={entry}>
          {problem}
        </ProblemRow>
      ) : null}
    </>
  )
}

interface ProblemRowProps {
  id: string
  cells: number
  entry: Entry
  children: string
}

/** Under the field: why not so many, and how many instead. */
const ProblemRow = ({ id, cells, entry, children }: ProblemRowProps) => (
  <tr className="part-problem">
    <td colSpan={cells}>
      <div>
        <FieldError id={id}>{children}</FieldError>
        {entry.refusal?.suggestions.map((quantity) => (
          <Button key={quantity} variant="secondary" size={32} onClick={() => entry.take(quantity)}>
            <span className="sr-only">Add </span>
            {formatCount(quantity)}
          </Button>
        ))}
      </div>
    </td>
  </tr>
)

interface QuantityCellProps {
  part: BrowsePart
  entry: Entry
  problemId: string | undefined
}

const QuantityCell = ({ part, entry, problemId }: QuantityCellProps) => (
  <span className="part-entry">
    <input
      ref={entry.input}
      aria-label={`Quantity of ${part.name}`}
      placeholder={formatCount(part.least ?? 0)}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      maxLength={9}
      value={entry.value}
      aria-invalid={problemId ? true : undefined}
      aria-describedby={problemId}
      onChange={(event) => entry.change(event.target.value)}
      onKeyDown={entry.press}
    />
    <AddButton part={part} size={32} short busy={entry.cart.busy} onAdd={entry.addTyped} />
  </span>
)

interface MoreButtonProps {
  name: string
  open: boolean
  onToggle: () => void
}

/** On a phone a row has two lines, and opens for the rest. */
const MoreButton = ({ name, open, onToggle }: MoreButtonProps) => (
  <button type="button" className="part-more needs-script" aria-expanded={open} onClick={onToggle}>
    <span className="sr-only">More of {name}</span>
    <Icon of={ChevronDown} size={18} />
  </button>
)

const SpecCell = ({ values }: { values: readonly string[] }) =>
  values.length > 0 ? (
    <Values values={values} />
  ) : (
    <>
      <span aria-hidden className="text-text-3">
        –
      </span>
      <span className="sr-only">not given</span>
    </>
  )
