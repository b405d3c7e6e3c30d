import { useEffect, useMemo, useState, useSyncExternalStore } from "react"
import { useNavigate } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import { failureText } from "#web/api/api-error.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { addressWith } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { ChangesBar } from "./changes-bar.tsx"
import type { GridRow } from "./grid-columns.ts"
import { draftsOf, type GridDrafts } from "./grid-drafts.ts"
import { gridEdits } from "./grid-edits.ts"
import { GridPlace } from "./grid-place.ts"
import { GridRows, type GridView } from "./grid-rows.ts"
import { ProductGrid } from "./product-grid.tsx"
import { sendChanges } from "./send-changes.ts"

interface GridPageProps {
  account: string
  view: GridView
  first: { total: number; rows: readonly GridRow[] }
}

/** The rows of one view, and what somebody changes in them and in those of others. */
export function GridPage({ account, view, first }: GridPageProps) {
  const [drafts] = useState(() => draftsOf(account))
  const [rows] = useState(() => new GridRows(view, first))
  const [place] = useState(() => new GridPlace(first.total))
  const [said, say] = useState("")
  const edits = useMemo(() => gridEdits(rows, drafts, say), [rows, drafts])
  const { check, busy, failure } = useCheck(drafts, say)
  useStaying(drafts)
  const later = (work: Promise<string>) => {
    work.then(say, (error: unknown) => say(failureText(error)))
  }
  const shared = { drafts, place, edits, say, later }
  return (
    <>
      <p id="grid-keys" className="mb-3 max-w-[76ch] text-sm text-text-2">
        Type or press Enter to change a cell, or touch it twice; Escape restores it, Tab goes on.
        Shift and arrows select, and blocks of a spreadsheet can be pasted. Nothing is saved before
        it is checked.
      </p>
      <RowsFailed rows={rows} />
      <ProductGrid view={view} rows={rows} {...shared} />
      <ChangesBar {...shared} said={said} busy={busy} onCheck={check} />
      <WriteFailureNotice failure={failure} className="mt-3" />
    </>
  )
}

function RowsFailed({ rows }: { rows: GridRows }) {
  const { failed } = useSyncExternalStore(rows.subscribe, rows.state, rows.state)
  return (
    <div role="alert" className="mb-3 empty:hidden">
      {failed ? (
        <Notice tone="danger" title="Some products could not be read.">
          <Button variant="secondary" size={32} onClick={rows.retry}>
            Try again
          </Button>
        </Notice>
      ) : null}
    </div>
  )
}

const wrongText = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? "product is" : "products are"} not right. Nothing is written; their cells say what is wrong.`

/** Changes are looked at as an import is, before any is written. */
function useCheck(drafts: GridDrafts, say: (words: string) => void) {
  const navigate = useNavigate()
  const { run, busy, failure } = useWrite()
  const check = () => {
    const { wrong } = drafts
    if (wrong > 0) return say(wrongText(wrong))
    void run(async () => {
      const checked = await sendChanges(drafts)
      if ("wrong" in checked) return say(wrongText(checked.wrong))
      await navigate(paths.importProducts + addressWith({}, { id: checked.importId }))
    })
  }
  return { check, busy, failure }
}

/** Whoever closes the page with changes that are not saved is asked. */
function useStaying(drafts: GridDrafts): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (drafts.count > 0) event.preventDefault()
    }
    addEventListener("beforeunload", ask)
    return () => removeEventListener("beforeunload", ask)
  }, [drafts])
}
