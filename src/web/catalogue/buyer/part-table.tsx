import { useRef } from "react"
import { Link } from "react-router"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { AddedNote } from "#web/cart/shared/cart-note.tsx"
import { counted } from "#web/navigation/counted-nouns.ts"
import { Button } from "#web/ui/button.tsx"
import { ArrowDown, ArrowUp } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { type BrowseState, browseAddress, readSort } from "./browse-state.ts"
import type { BrowseData, BrowsePart } from "./load-browse.ts"
import { PartRow, type SpecColumn } from "./part-row.tsx"
import { RESULTS_ID } from "./results-controls.tsx"
import { ADD_ALL_ID, type TypedQuantities, useAddAll } from "./typed-quantities.ts"

/** Maximum number of attribute columns. */
const MAX_SPEC_COLUMNS = 5

interface PartTableProps {
  data: BrowseData
  quantities: TypedQuantities
}

/** Table for ordering row by row. Narrower screens show fewer attributes. */
export function PartTable({ data, quantities }: PartTableProps) {
  const { state, parts } = data
  const specs = specColumns(data)
  return (
    <div className="part-table-frame">
      <table className="part-table">
        <caption className="sr-only">{t("Parts")}</caption>
        <thead>
          <tr>
            <SortHead state={state} sort="name">
              {t("Name")}
            </SortHead>
            {specs.map(({ header, sort }) => (
              <SortHead key={header} state={state} sort={sort} className="part-spec">
                {header}
              </SortHead>
            ))}
            <SortHead state={state} sort="price" className="part-number">
              {t("Price")}
            </SortHead>
            <SortHead state={state} sort="available" falling className="part-number">
              {t("Available")}
            </SortHead>
            <th scope="col" className="part-quantity">
              {t("Quantity")}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.id} part={part} specs={specs} quantities={quantities} />
          ))}
        </tbody>
      </table>
      <TypedBar quantities={quantities} />
    </div>
  )
}

function specColumns({ state, parts, columns }: BrowseData): SpecColumn[] {
  const all = columns.length > 0 ? columnsOfCategory(columns) : general(state.category)
  return all
    .filter(({ valuesOf }) => parts.some((part) => valuesOf(part).length > 0))
    .slice(0, MAX_SPEC_COLUMNS)
}

const columnsOfCategory = (columns: BrowseData["columns"]): SpecColumn[] =>
  columns.map(({ header, sort }, index) => ({
    header,
    sort,
    valuesOf: ({ cells }) => [cells[index] ?? ""].filter((value) => value !== ""),
  }))

const general = (category: string): SpecColumn[] => [
  ...(category === ""
    ? [{ header: t("Category"), valuesOf: (part: BrowsePart) => [categoryName(part.category)] }]
    : []),
  { header: t("Specifications"), isWide: true, valuesOf: (part) => part.chips },
]

interface SortHeadProps {
  state: BrowseState
  sort: string | undefined
  /** Whether `sort` without a minus sorts descending. */
  falling?: boolean
  className?: string
  children: string
}

/** Heading with a link that sorts by its column; a second use reverses the order. */
function SortHead({ state, sort, falling = false, className, children }: SortHeadProps) {
  if (sort === undefined)
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    )
  const isPlain = state.sort === sort
  const isReversed = state.sort === `-${sort}`
  const isSorted = isPlain || isReversed
  const isRising = isPlain !== falling
  const direction = isRising ? "ascending" : "descending"
  return (
    <th scope="col" className={className} aria-sort={isSorted ? direction : undefined}>
      <Link
        to={browseAddress(state, { sort: readSort(isPlain ? `-${sort}` : sort) })}
        preventScrollReset
        className="part-sort"
      >
        {children}
        {isSorted ? <Icon of={isRising ? ArrowUp : ArrowDown} size={14} /> : null}
      </Link>
    </th>
  )
}

/** Bar that sums up all typed quantities and adds them to the cart at once. */
function TypedBar({ quantities }: { quantities: TypedQuantities }) {
  const { cart, lines, total, refused, addAll } = useAddAll(quantities)
  const back = useRef<HTMLElement>(null)
  if (lines.length + refused.length === 0 && !cart.added && !cart.problem) return null
  const parts = counted(lines.length, "part")
  const add = () => {
    // The button is removed with the last quantity.
    back.current = fieldOf(refused[0]?.part.id ?? lines[0]?.partId)
    back.current?.focus()
    void addAll()
  }
  return (
    <section aria-label={t("Typed quantities")} className="part-bar">
      {cart.added ? (
        <AddedNote cart={cart} back={back} what={counted(cart.added.length, "part")} />
      ) : null}
      {cart.problem ? <span className="text-danger">{cart.problem}</span> : null}
      {lines.length + refused.length > 0 ? (
        <>
          <p className="ml-auto">
            {`${parts} · ${formatAmount(toAmount(total))}`}
            {refused.length > 0 ? (
              <span className="text-danger">{` · ${t("{count} to correct", { count: formatCount(refused.length) })}`}</span>
            ) : null}
          </p>
          <kbd aria-hidden className="chip max-lg:hidden pointer-coarse:hidden">
            {t("Ctrl+Enter")}
          </kbd>
          <Button
            id={ADD_ALL_ID}
            aria-keyshortcuts="Control+Enter"
            disabled={lines.length === 0}
            busy={cart.busy}
            onClick={add}
          >
            {t("Add {parts} to cart", { parts })}
          </Button>
        </>
      ) : null}
    </section>
  )
}

const fieldOf = (partId = ""): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.part-entry [data-part="${partId}"]`) ??
  document.getElementById(RESULTS_ID)
