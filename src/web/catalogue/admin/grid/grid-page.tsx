import { useEffect, useMemo, useState } from "react"
import { useNavigate } from "react-router"
import { plural, t } from "#domain/languages/translate.ts"
import { browserApi, newIdempotencyKey } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { sendImportFile } from "#web/imports/admin/send-import-file.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { useObservable } from "#web/ui/observable.ts"
import { CellSelection } from "#web/ui/sheet/cell-selection.ts"
import { ChangesBar } from "./changes-bar.tsx"
import { type GridRow, gridColumns } from "./grid-columns.ts"
import { draftsOf, type GridDrafts } from "./grid-drafts.ts"
import { gridEdits } from "./grid-edits.ts"
import { GridRows, type GridView } from "./grid-rows.ts"
import { ProductGrid } from "./product-grid.tsx"

const MAX_PROBLEMS = 1000

/** Either the import to review, or the number of refused parts, whose cells are marked. */
type CheckResult = { importId: string } | { refusedCount: number }

/** Sends all changes to the server for a check; nothing is written. */
async function sendChanges(drafts: GridDrafts): Promise<CheckResult> {
  const body = { fileName: t("Product grid"), source: "grid" } as const
  const headers = { "idempotency-key": newIdempotencyKey() }
  const { insertedId: id } = await browserApi("POST /import", { body }, { headers })
  const { text, ids } = drafts.fileForImport(id)
  const params = { id }
  await sendImportFile(id, new Blob([text]))
  const read = await browserApi("GET /import/{id}", { params })
  if (read.state !== "refused") return { importId: id }
  const query = { limit: MAX_PROBLEMS }
  const problems = await browserApi("GET /import/{id}/problems", { params, query })
  drafts.markRefused(problems.map((problem) => ({ ...problem, id: ids[problem.line - 1] ?? "" })))
  return { refusedCount: read.badRows }
}

interface GridPageProps {
  account: string
  view: GridView
  first: { total: number; rows: readonly GridRow[] }
}

export function GridPage({ account, view, first }: GridPageProps) {
  const [drafts] = useState(() => draftsOf(account))
  const [rows] = useState(() => new GridRows(view, first))
  const [selection] = useState(() => new CellSelection(first.total, gridColumns.length))
  const [announcement, announce] = useState("")
  const edits = useMemo(() => gridEdits(rows, drafts, announce), [rows, drafts])
  const { check, busy, failure } = useCheck(drafts, announce)
  useLeaveWarning(drafts)
  useReloadAfterSave(drafts, rows)
  const shared = { drafts, selection, edits }
  return (
    <>
      <p id="grid-keys" className="mb-3 max-w-[76ch] text-sm text-text-2">
        {t(
          "Type or press Enter to change a cell, or tap it twice. Escape restores it, Tab moves to the next. Shift and the arrow keys select cells. You can paste cells from a spreadsheet. Nothing is saved until you check your changes.",
        )}
      </p>
      <RowsFailed rows={rows} />
      <ProductGrid view={view} rows={rows} {...shared} />
      <ChangesBar
        {...shared}
        announcement={announcement}
        announce={announce}
        busy={busy}
        onCheck={check}
      />
      <WriteFailureNotice failure={failure} className="mt-3" />
    </>
  )
}

function RowsFailed({ rows }: { rows: GridRows }) {
  const { failed } = useObservable(rows)
  return (
    <div role="alert" className="mb-3 empty:hidden">
      {failed ? (
        <Notice tone="danger" title={t("Some products could not be read.")}>
          <Button variant="secondary" size={32} onClick={rows.retry}>
            {t("Try again")}
          </Button>
        </Notice>
      ) : null}
    </div>
  )
}

const invalidText = (count: number): string =>
  plural(
    count,
    "{count} product has errors. Nothing was saved; its cells show what is wrong.",
    "{count} products have errors. Nothing was saved; their cells show what is wrong.",
  )

/** Sends changes as an import; the administrator reviews it before it is applied. */
function useCheck(drafts: GridDrafts, announce: (words: string) => void) {
  const navigate = useNavigate()
  const { run, busy, failure } = useWrite()
  const check = () => {
    const { invalidCount } = drafts
    if (invalidCount > 0) return announce(invalidText(invalidCount))
    void run(async () => {
      const checked = await sendChanges(drafts)
      if ("refusedCount" in checked) return announce(invalidText(checked.refusedCount))
      await navigate(paths.importProducts + addressWith({}, { id: checked.importId }))
    })
  }
  return { check, busy, failure }
}

/** Reads the rows again when a save ends that was started before the grid was opened. */
function useReloadAfterSave(drafts: GridDrafts, rows: GridRows): void {
  const { saves } = useObservable(drafts)
  const [savesBefore] = useState(saves)
  useEffect(() => {
    if (saves > savesBefore) void rows.reload()
  }, [rows, saves, savesBefore])
}

function useLeaveWarning(drafts: GridDrafts): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (drafts.state().count > 0) event.preventDefault()
    }
    addEventListener("beforeunload", ask)
    return () => removeEventListener("beforeunload", ask)
  }, [drafts])
}
