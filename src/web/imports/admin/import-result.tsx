import { useState } from "react"
import { Link } from "react-router"
import { plural, t, translated } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { isApiError } from "#web/api/api-error.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { useWrite, type WriteFailure } from "#web/forms/use-write.ts"
import { counted } from "#web/navigation/counted-nouns.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { type ImportAction, ImportProgress, type PartImport } from "./import-progress.tsx"

const products = (count: number): string => counted(count, "product")

interface ImportResultProps {
  shown: PartImport
  /** Whether the columns must be named before the file can be read. */
  asksColumns: boolean
  /** Whether known columns are not used yet. */
  proposesColumns: boolean
  onAction: (action: ImportAction) => Promise<void>
  /** Overwrites all conflicts. */
  onOverwrite: () => Promise<void>
}

export function ImportResult(props: ImportResultProps) {
  const { shown, asksColumns, proposesColumns, onAction, onOverwrite } = props
  const [confirming, setConfirming] = useState<"apply" | "undo">()
  const { run, busyKeys, failure } = useWrite()
  const act = (action: ImportAction) => run(() => onAction(action), { key: action })
  const { state } = shown
  const writes = shown.new + shown.changed + shown.returning + shown.archived
  const isCompared = state === "ready" || state === "applied" || state === "undone"
  return (
    <section aria-labelledby="import-name" className="flex flex-col gap-4">
      <h2 id="import-name" tabIndex={-1} className="text-h3 break-words">
        {shown.fileName}
      </h2>
      <ImportProgress
        shown={shown}
        busy={busyKeys.has("cancel")}
        onCancel={() => void act("cancel")}
      />
      <StateNotice shown={shown} asksColumns={asksColumns} writes={writes} />
      <div role="alert" className="empty:hidden">
        {failure ? <FailureNotice {...failure} /> : null}
      </div>
      {isCompared ? <Counts shown={shown} /> : null}
      <Conflicts
        shown={shown}
        busy={busyKeys.has("overwrite")}
        onOverwrite={() => void run(onOverwrite, { key: "overwrite" })}
      />
      <Actions
        shown={shown}
        writes={writes}
        look={proposesColumns ? "secondary" : "primary"}
        busyKeys={busyKeys}
        onAction={(action) => {
          if (action === "undo" || (action === "apply" && shown.archived > 0)) setConfirming(action)
          else void act(action)
        }}
      />
      {confirming ? (
        <ConfirmImport
          action={confirming}
          shown={shown}
          onConfirm={async () => {
            setConfirming(undefined)
            await act(confirming)
          }}
          onClose={() => setConfirming(undefined)}
        />
      ) : null}
    </section>
  )
}

interface ConfirmImportProps {
  action: "apply" | "undo"
  shown: PartImport
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks for confirmation; states how many products leave the shop. */
function ConfirmImport({ action, shown, onConfirm, onClose }: ConfirmImportProps) {
  if (action === "apply")
    return (
      <ConfirmDialog
        title={t("Remove {archived} from the shop?", { archived: products(shown.archived) })}
        confirmLabel={t("Import")}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        {t("They are not in {fileName}. Existing orders stay.", {
          fileName: shown.fileName,
        })}
      </ConfirmDialog>
    )
  const leaving = shown.new + shown.returning
  return (
    <ConfirmDialog
      title={shown.source === "grid" ? t("Undo these changes?") : t("Undo this import?")}
      confirmLabel={t("Undo")}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {[
        leaving === 0
          ? t("No product is removed from the shop.")
          : plural(
              leaving,
              "1 product is removed from the shop.",
              "{count} products are removed from the shop.",
            ),
        leaving > 0 ? t("Existing orders stay.") : "",
        shown.archived > 0
          ? t("Back on sale: {products}.", { products: products(shown.archived) })
          : "",
        shown.changed > 0 ? t("Restored: {products}.", { products: products(shown.changed) }) : "",
      ]
        .filter(Boolean)
        .join(" ")}
    </ConfirmDialog>
  )
}

interface ConflictsProps {
  shown: PartImport
  busy: boolean
  onOverwrite: () => void
}

/** Products that others changed since the file was read. They are overwritten only on request. */
function Conflicts({ shown: { conflicts, state }, busy, onOverwrite }: ConflictsProps) {
  if (conflicts === 0) return null
  const one = conflicts === 1
  if (state !== "ready")
    return state === "applied" ? (
      <Notice
        tone="warn"
        title={t("{conflicts} in conflict, not changed", { conflicts: products(conflicts) })}
      />
    ) : null
  return (
    <Notice
      tone="warn"
      title={plural(
        conflicts,
        "1 product was changed by someone else after you loaded it",
        "{count} products were changed by someone else after you loaded them",
      )}
    >
      <p>
        {one
          ? t("It keeps the values it has now, unless you use yours.")
          : t("They keep the values they have now, unless you use yours.")}
      </p>
      <Button variant="secondary" size={32} className="mt-3" busy={busy} onClick={onOverwrite}>
        {plural(conflicts, "Use mine for it", "Use mine for all {count}")}
      </Button>
    </Notice>
  )
}

interface ActionsProps {
  shown: PartImport
  writes: number
  /** Look of the button that imports. */
  look: "primary" | "secondary"
  busyKeys: ReadonlySet<string>
  onAction: (action: ImportAction) => void
}

function Actions({ shown, writes, look, busyKeys, onAction }: ActionsProps) {
  const { state, source, undoable } = shown
  const button = (action: ImportAction) => ({
    size: 44 as const,
    busy: busyKeys.has(action),
    onClick: () => onAction(action),
  })
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {state === "ready" && writes > 0 ? (
        <Button variant={look} {...button("apply")}>
          {source === "grid" ? t("Save") : t("Import")} {products(writes)}
        </Button>
      ) : null}
      {state === "applied" && undoable && writes > 0 ? (
        <Button variant="secondary" {...button("undo")}>
          {source === "grid" ? t("Undo these changes") : t("Undo this import")}
        </Button>
      ) : null}
      {state === "ready" || state === "refused" ? (
        <Button variant="link" {...button("cancel")}>
          {t("Discard")}
        </Button>
      ) : null}
    </div>
  )
}

function refusedText({ source }: PartImport, asksColumns: boolean): string {
  if (asksColumns) return t("Nothing was changed. Choose below what each column contains.")
  return source === "grid"
    ? t("Nothing was changed. The grid shows the errors while it is open.")
    : t("Nothing was changed. Correct the file and upload it again.")
}

interface StateNoticeProps extends Pick<ImportResultProps, "shown" | "asksColumns"> {
  writes: number
}

function StateNotice({ shown, asksColumns, writes }: StateNoticeProps) {
  switch (shown.state) {
    case "ready":
      return writes + shown.conflicts === 0 ? (
        <Notice tone="success" role="status" title={t("Nothing to do")}>
          {plural(
            shown.rows,
            "Its one row is in the shop already.",
            "All {count} rows are in the shop already.",
          )}
        </Notice>
      ) : (
        <Notice tone="info" role="status" title={t("Checked. Nothing has been changed yet.")}>
          {shown.source === "grid"
            ? t("This is what your changes would do.")
            : t("This is what the import would do.")}
        </Notice>
      )
    case "refused":
      return (
        <Notice
          tone="danger"
          role="status"
          title={t("{badRows} of {rows} rows have errors", {
            badRows: formatCount(shown.badRows),
            rows: formatCount(shown.rows),
          })}
        >
          {refusedText(shown, asksColumns)}
        </Notice>
      )
    case "failed":
      return (
        <Notice tone="danger" role="status" title={t("The file could not be read")}>
          {shown.failure}
        </Notice>
      )
    case "applied":
      return (
        <Notice
          tone="success"
          role="status"
          title={`${shown.source === "grid" ? t("Saved") : t("Imported")} ${products(writes)}`}
        >
          {shown.undoable
            ? t(
                "You can undo it until one of its products is changed or sold, or ten newer imports follow it.",
              )
            : t("Ten newer imports followed it, so it cannot be undone.")}
        </Notice>
      )
    case "undone":
      return (
        <Notice tone="info" role="status" title={t("Undone")}>
          {t("The products are as they were before.")}
        </Notice>
      )
    case "cancelled":
      return <Notice role="status" title={t("Discarded. Nothing was changed.")} />
    default:
      return null
  }
}

const Counts = ({ shown }: { shown: PartImport }) => (
  <dl className="divide-y divide-border rounded-lg border border-border bg-surface lg:flex lg:divide-x lg:divide-y-0">
    {[
      { label: t("New"), value: shown.new },
      { label: t("Changed"), value: shown.changed },
      { label: t("Back on sale"), value: shown.returning },
      { label: t("Unchanged"), value: shown.unchanged },
      { label: t("Removed"), value: shown.archived },
    ].map(({ label, value }) => (
      <div
        key={label}
        className="flex items-baseline justify-between gap-4 px-4 py-2 lg:block lg:flex-1 lg:py-3"
      >
        <dt className="text-sm text-text-2">{label}</dt>
        <dd className="text-h3 tabular-nums">{formatCount(value)}</dd>
      </div>
    ))}
  </dl>
)

const reasons = translated({
  changed: "was edited",
  taken: "has been added by someone else",
  stock: "no longer has enough in stock",
  moved: "was sold, or its stock changed",
})

const obstaclesOf = (error: unknown) =>
  isApiError(error) &&
  (error.body.code === "import_outdated" || error.body.code === "import_changed_since")
    ? error.body
    : { rows: [], count: 0 }

const laterImports = (error: unknown) =>
  isApiError(error) && error.body.code === "import_changed_since" ? error.body.imports : []

/** Shows a refusal with the parts that caused it. */
function FailureNotice({ error, text }: WriteFailure) {
  const { rows, count: all } = obstaclesOf(error)
  const later = laterImports(error)
  return (
    <Notice tone="danger" title={text}>
      {rows.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {rows.map(({ sku, line, why }) => (
            <li key={`${line} ${sku}`}>
              {line > 0 ? `${t("Row {line}:", { line })} ` : ""}
              {sku} {reasons[why]}
            </li>
          ))}
          {all > rows.length ? (
            <li>{t("and {all} more", { all: formatCount(all - rows.length) })}</li>
          ) : null}
        </ul>
      ) : null}
      {later.length > 0 ? (
        <p className="mt-2">
          {t("Undo these imports first:")}{" "}
          {later.map(({ id, fileName, parts }, at) => (
            <span key={id}>
              {at > 0 ? ", " : null}
              <Link to={addressWith({}, { id })} className="underline underline-offset-2">
                {fileName}
              </Link>{" "}
              ({products(parts)})
            </span>
          ))}
          .
        </p>
      ) : null}
    </Notice>
  )
}
