import { useDeferredValue, useState } from "react"
import { flushSync } from "react-dom"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t } from "#domain/languages/translate.ts"
import { TextField } from "#web/ui/form/field.tsx"
import type { Order } from "./shown-order.ts"

type Line = Order["lines"][number]

/** Searches lines and shows at most `maxShown`. `reveal` shows a line in any case, and focuses its wrong field. */
export function useShownLines<Item extends { line: Line }>(
  lines: readonly Item[],
  maxShown: number,
) {
  const [value, onSearch] = useState("")
  const [revealed, setRevealed] = useState<number>()
  const found = searchLines(lines, useDeferredValue(value))
  const shown = new Set(found.slice(0, maxShown))
  for (const item of lines) if (item.line.number === revealed) shown.add(item)
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
    shown: lines.filter((item) => shown.has(item)),
    hidden: found.filter((item) => !shown.has(item)).length,
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

/** Filters lines by line number, part number or name. */
function searchLines<Item extends { line: Line }>(lines: readonly Item[], text: string): Item[] {
  const searchText = text.toLowerCase().trim()
  return lines.filter(({ line }) =>
    `${line.number} ${partNumber(line)} ${line.name}`.toLowerCase().includes(searchText),
  )
}
