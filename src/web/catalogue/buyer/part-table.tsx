import { useId, useState } from "react"
import { Link } from "react-router"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { AddedNote } from "#web/cart/shared/cart-note.tsx"
import { CompareBox } from "#web/catalogue/shared/compare-box.tsx"
import { AddButton, BuyLink } from "#web/catalogue/shared/part-card.tsx"
import { PartThumbnail } from "#web/catalogue/shared/part-words.tsx"
import { Availability, isSoldOut, lastOrdersNote } from "#web/catalogue/shared/stock.tsx"
import { paths } from "#web/navigation/paths.ts"
import { usePrefetch } from "#web/navigation/use-online.ts"
import { Button } from "#web/ui/button.tsx"
import { FieldError } from "#web/ui/form/field.tsx"
import { ChevronDown, Icon } from "#web/ui/icon/icon.tsx"
import type { BrowsePart } from "./load-browse.ts"
import { useQuantityEntry } from "./use-quantity-entry.ts"

const PartName = ({ part }: { part: BrowsePart }) => (
  <>
    <span className="part-thumbnail tile">
      <PartThumbnail part={part} sizes="40px" />
    </span>
    <span className="part-words min-w-0 flex-1">
      <Link
        to={paths.part(part.slug)}
        title={part.name}
        prefetch={usePrefetch()}
        className="rounded underline-offset-4 hover:underline"
      >
        {part.name}
      </Link>{" "}
      <span className="part-facts">
        <span className={`font-mono ${kept(part.number)}`}>{part.number}</span>
        {lastOrdersNote(part)}
        <span className="part-chips">
          {part.chips.length > 0 ? " · " : ""}
          <Values values={part.chips} />
        </span>
      </span>
    </span>
  </>
)

/** Keeps short values on one line. */
const kept = (value: string) => (value.length < 24 ? "whitespace-nowrap" : "")

const Values = ({ values }: { values: readonly string[] }) =>
  values.map((value, index) => (
    <span key={value}>
      {index > 0 ? " · " : ""}
      <span className={kept(value)}>{value}</span>
    </span>
  ))

/** Number of columns besides specs: name, price, available, quantity, order. */
const OTHER_CELLS = 5

type Entry = ReturnType<typeof useQuantityEntry>

function PartRow({ part, specs }: { part: BrowsePart; specs: readonly SpecColumn[] }) {
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

/** Opens the rest of a row on phones, where it has two lines. */
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

interface SpecColumn {
  header: string
  valuesOf: (part: BrowsePart) => readonly string[]
}

function specColumns(
  parts: readonly BrowsePart[],
  category: string,
  columns: readonly string[],
): SpecColumn[] {
  const all = columns.length > 0 ? ofCategory(columns) : general(category)
  return all.filter(({ valuesOf }) => parts.some((part) => valuesOf(part).length > 0))
}

const ofCategory = (columns: readonly string[]): SpecColumn[] =>
  columns.map((header, index) => ({
    header,
    valuesOf: ({ cells }) => [cells[index] ?? ""].filter((value) => value !== ""),
  }))

const general = (category: string): SpecColumn[] => [
  ...(category === ""
    ? [{ header: "Category", valuesOf: (part: BrowsePart) => [part.category] }]
    : []),
  { header: "Specifications", valuesOf: (part) => part.chips },
]

interface PartTableProps {
  parts: readonly BrowsePart[]
  category: string
  columns: readonly string[]
}

/** Table for ordering row by row. Narrow screens show a few specs under the name. */
export function PartTable({ parts, category, columns }: PartTableProps) {
  const specs = specColumns(parts, category, columns)
  return (
    <div className="part-table-frame">
      <table className="part-table">
        <caption className="sr-only">Parts</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {specs.map(({ header }) => (
              <th key={header} scope="col" className="part-spec">
                {header}
              </th>
            ))}
            <th scope="col" className="part-number">
              Price
            </th>
            <th scope="col" className="part-number">
              Available
            </th>
            <th scope="col" className="part-quantity">
              Quantity
            </th>
            <th scope="col">Order</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.id} part={part} specs={specs} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
