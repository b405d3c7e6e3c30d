import { useId, useState } from "react"
import { Link } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatDay } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { AddedNote } from "#web/cart/shared/cart-note.tsx"
import { CompareBox } from "#web/catalogue/shared/compare-box.tsx"
import { AddButton } from "#web/catalogue/shared/part-card.tsx"
import { PartThumbnail, UnknownValue } from "#web/catalogue/shared/part-summary.tsx"
import { Availability, isSoldOut } from "#web/catalogue/shared/stock.tsx"
import { paths } from "#web/navigation/paths.ts"
import { usePrefetch } from "#web/navigation/use-online.ts"
import { Button } from "#web/ui/button.tsx"
import { FieldError } from "#web/ui/form/field.tsx"
import { ChevronDown, Icon } from "#web/ui/icon/icon.tsx"
import type { BrowsePart } from "./load-browse.ts"
import { type TypedQuantities, useQuantityEntry } from "./typed-quantities.ts"

export interface SpecColumn {
  header: string
  /** Order of the list by this attribute; undefined if it cannot be sorted. */
  sort?: string | undefined
  /** Whether the column combines several attributes. */
  isWide?: boolean
  valuesOf: (part: BrowsePart) => readonly string[]
}

/** Number of columns that are not specs: name, price, available, quantity. */
const OTHER_CELLS = 4

interface PartRowProps {
  part: BrowsePart
  specs: readonly SpecColumn[]
  quantities: TypedQuantities
}

/** Part as one line; on a phone as two lines, which expand to show the rest. */
export function PartRow({ part, specs, quantities }: PartRowProps) {
  const entry = useQuantityEntry(part, quantities)
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
        {specs.map(({ header, isWide, valuesOf }) => (
          <td key={header} className="part-spec">
            <SpecCell values={valuesOf(part)} isWide={isWide ?? false} />
          </td>
        ))}
        <td className="part-number">{formatAmount(part.price)}</td>
        <td
          className={`part-number part-stock ${isSoldOut(part) ? "" : "part-available"}`}
          data-caption={t("available")}
        >
          <Availability {...part} short />
          {cart.added ? (
            <span className="part-note">
              <AddedNote cart={cart} back={entry.input} />
            </span>
          ) : null}
        </td>
        <td className="part-quantity">
          {part.smallestOrder ? (
            <QuantityCell part={part} entry={entry} problemId={problem && problemId} />
          ) : null}
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

const PartName = ({ part }: { part: BrowsePart }) => (
  <>
    <span className="part-thumbnail tile">
      <PartThumbnail part={part} sizes="32px" />
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
      {part.lastOrders ? (
        <span className="part-last-orders">
          {t("last orders until {day}", { day: formatDay(part.lastOrders) })}
        </span>
      ) : null}{" "}
      <span className="part-facts">
        <span className="font-mono">{part.number}</span>
        <span className="part-more-facts">
          {` · ${t("Min. {count}", { count: formatCount(part.minimumQuantity) })}`}
          {part.chips.length > 0 ? " · " : ""}
          <Values values={part.chips} />
        </span>
      </span>
    </span>
  </>
)

/** Keeps short values on one line. */
const nowrapClass = (value: string) => (value.length < 24 ? "whitespace-nowrap" : "")

const Values = ({ values }: { values: readonly string[] }) =>
  values.map((value, index) => (
    <span key={value}>
      {index > 0 ? " · " : ""}
      <span className={nowrapClass(value)}>{value}</span>
    </span>
  ))

/** Maximum characters of a value on one line; longer values take two. */
const MAX_ONE_LINE = 17

interface SpecCellProps {
  values: readonly string[]
  isWide: boolean
}

function SpecCell({ values, isWide }: SpecCellProps) {
  const text = values.join(" · ")
  if (text === "") return <UnknownValue />
  if (isWide)
    return (
      <span title={text} className="part-spec-wide">
        {text}
      </span>
    )
  if (text.length <= MAX_ONE_LINE) return text
  return (
    <span title={text} className="part-spec-long">
      {text}
    </span>
  )
}

type Entry = ReturnType<typeof useQuantityEntry>

interface QuantityCellProps {
  part: BrowsePart
  entry: Entry
  problemId: string | undefined
}

const QuantityCell = ({ part, entry, problemId }: QuantityCellProps) => (
  <span className="part-entry">
    <input
      ref={entry.input}
      data-part={part.id}
      aria-label={t("Quantity of {name}", { name: part.name })}
      placeholder={formatCount(part.smallestOrder ?? 0)}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      maxLength={9}
      value={entry.value}
      aria-invalid={problemId ? true : undefined}
      aria-describedby={problemId}
      onChange={(event) => entry.change(event.target.value)}
      onKeyDown={entry.onKeyDown}
    />
    <AddButton part={part} size={32} short busy={entry.cart.busy} onClick={entry.addTyped} />
  </span>
)

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
          <Button
            key={quantity}
            variant="secondary"
            size={32}
            onClick={() => entry.addSuggested(quantity)}
          >
            <span className="sr-only">{t("Add")} </span>
            {formatCount(quantity)}
          </Button>
        ))}
      </div>
    </td>
  </tr>
)

interface MoreButtonProps {
  name: string
  open: boolean
  onToggle: () => void
}

/** Button that expands a row on phones. */
const MoreButton = ({ name, open, onToggle }: MoreButtonProps) => (
  <button type="button" className="part-more needs-script" aria-expanded={open} onClick={onToggle}>
    <span className="sr-only">{t("More about {name}", { name })}</span>
    <Icon of={ChevronDown} size={18} />
  </button>
)
