import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { draftOf } from "./list-draft.ts"
import type { SharedList } from "./list-line.ts"
import { ListSheet } from "./list-sheet.tsx"
import { PlanWords } from "./plan-words.tsx"

interface FirstListLinesProps {
  list: Omit<SharedList, "savedAt">
  lineCount: number
}

/** The beginning of a list of thousands of lines, until the browser has read it whole. */
export function FirstListLines({ list, lineCount }: FirstListLinesProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  const draft = draftOf(list)
  return (
    <div className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
        {list.name}
      </h1>
      <PlanWords {...draft} />
      <p className="text-text-2 tabular-nums">
        {`The first ${formatCount(list.lines.length)} of ${formatCount(lineCount)} lines. All of them: ${formatPrice(list.total)}`}
      </p>
      <ListSheet label={list.name} {...draft} />
    </div>
  )
}
