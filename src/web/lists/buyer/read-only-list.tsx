import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { saveFile } from "#web/ui/save-file.ts"
import { ListBar, PlanWords } from "./list-bar.tsx"
import { csvName, draftOf, listCsv, type SharedList } from "./list-draft.ts"
import { ListSheet } from "./list-sheet.tsx"

/** A shared parts list, at the prices that everybody pays. */
export function SharedListPage({ list }: { list: SharedList }) {
  const draft = draftOf(list)
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h1 tabIndex={-1} className="text-h1 wrap-anywhere">
          {list.name}
        </h1>
        <p className="mt-1 text-sm text-text-2">
          Shared with you to read. Saved <Moment at={list.savedAt} />, priced now.
        </p>
      </div>
      <PlanWords {...draft} />
      <ListSheet label={list.name} {...draft} />
      <ListBar draft={draft}>
        <Button
          variant="secondary"
          size={44}
          className="needs-script"
          onClick={() => saveFile(listCsv(draft), csvName(draft))}
        >
          Download as CSV
        </Button>
      </ListBar>
    </div>
  )
}

interface FirstListLinesProps {
  list: Omit<SharedList, "savedAt">
  lineCount: number
}

/** The first lines of a long list, until the browser has read it whole. */
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
