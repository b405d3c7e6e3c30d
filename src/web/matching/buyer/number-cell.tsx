import { lazy, Suspense, use, useEffect, useRef, useState } from "react"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { onceOnline } from "#web/navigation/use-online.ts"
import { goTo, quantityOf } from "#web/ui/sheet/sheet-keys.ts"
import { roles } from "#web/ui/table/grid-roles.ts"
import { QuickContext } from "./quick-context.ts"
import { suggestPart, writeWords } from "./quick-edits.ts"
import { type MeantPart, type QuickRow, wordsOf } from "./quick-row.ts"

const CellSuggestions = lazy(() => onceOnline(() => import("./cell-suggestions.tsx")))

interface NumberCellProps {
  row: QuickRow
  place: number
}

/** A part's number, or words for it. What is typed is the field's own until it is left. */
export function NumberCell({ row, place }: NumberCellProps) {
  const session = use(QuickContext)?.session
  const field = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  const words = wordsOf(row)
  useEffect(() => {
    const input = field.current
    if (input && (input !== document.activeElement || input.value === input.dataset.kept))
      input.value = words
    if (input) input.dataset.kept = words
  }, [words])

  const commit = () => {
    const { value = "", dataset } = field.current ?? {}
    const typed = value.trim()
    if (typed !== dataset?.kept) session?.edit(writeWords(row.id, typed))
  }
  const take = (part: MeantPart) => {
    const input = field.current
    // Known already when the field is left.
    if (input) input.value = input.dataset.kept = partNumber(part)
    session?.edit(suggestPart(row.id, part))
    goTo(quantityOf(row.id))
  }
  return (
    <td role={roles.cell} className="quick-number">
      <input
        ref={field}
        data-cell="number"
        tabIndex={-1}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        placeholder="Number or words"
        aria-label={`Part number or words, row ${place}`}
        defaultValue={words}
        onFocus={({ currentTarget }) => {
          currentTarget.select()
          setUsed(true)
        }}
        onBlur={() => {
          setUsed(false)
          commit()
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Escape") currentTarget.value = words
        }}
      />
      <Suspense>{isUsed ? <CellSuggestions field={field} onTake={take} /> : null}</Suspense>
    </td>
  )
}
