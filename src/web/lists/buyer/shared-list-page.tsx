import { Button } from "#web/ui/button.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { saveFile } from "#web/ui/save-file.ts"
import { ListBar } from "./list-bar.tsx"
import { csvName, listCsv } from "./list-csv.ts"
import { draftOf } from "./list-draft.ts"
import type { SharedList } from "./list-line.ts"
import { ListSheet } from "./list-sheet.tsx"
import { PlanWords } from "./plan-words.tsx"

/** Somebody's parts list by its link: only read, at the prices that everybody pays. */
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
