import { Link } from "react-router"
import { plural, t, translated } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { isApiError } from "#web/api/api-error.ts"
import type { WriteFailure } from "#web/forms/use-write.ts"
import { counted } from "#web/navigation/counted-nouns.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import type { PartImport } from "./import-progress.tsx"
import { MoreItems } from "./import-tables.tsx"

interface ConflictsNoticeProps {
  partImport: PartImport
  busy: boolean
  onOverwrite: () => void
}

/** Products that others changed since the file was read. They are overwritten only on request. */
export function ConflictsNotice({
  partImport: { conflicts, state },
  busy,
  onOverwrite,
}: ConflictsNoticeProps) {
  if (conflicts === 0) return null
  if (state !== "ready")
    return state === "applied" ? (
      <Notice
        tone="warn"
        title={t("{conflicts} in conflict, not changed", {
          conflicts: counted(conflicts, "product"),
        })}
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
        {conflicts === 1
          ? t("It keeps the values it has now, unless you use yours.")
          : t("They keep the values they have now, unless you use yours.")}
      </p>
      <Button variant="secondary" size={32} className="mt-3" busy={busy} onClick={onOverwrite}>
        {plural(conflicts, "Use mine for it", "Use mine for all {count}")}
      </Button>
    </Notice>
  )
}

function refusedText({ source }: PartImport, asksColumns: boolean): string {
  if (asksColumns) return t("Nothing was changed. Choose below what each column contains.")
  return source === "grid"
    ? t("Nothing was changed. The grid shows the errors while it is open.")
    : t("Nothing was changed. Correct the file and upload it again.")
}

interface StateNoticeProps {
  partImport: PartImport
  /** Whether the columns must be named before the file can be read. */
  asksColumns: boolean
  /** Number of products that the import changes. */
  writes: number
}

export function StateNotice({ partImport, asksColumns, writes }: StateNoticeProps) {
  switch (partImport.state) {
    case "ready":
      return writes + partImport.conflicts === 0 ? (
        <Notice tone="success" role="status" title={t("Nothing to do")}>
          {plural(
            partImport.rows,
            "Its one row is in the shop already.",
            "All {count} rows are in the shop already.",
          )}
        </Notice>
      ) : (
        <Notice tone="info" role="status" title={t("Checked. Nothing has been changed yet.")}>
          {partImport.source === "grid"
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
            badRows: formatCount(partImport.badRows),
            rows: formatCount(partImport.rows),
          })}
        >
          {refusedText(partImport, asksColumns)}
        </Notice>
      )
    case "failed":
      return (
        <Notice tone="danger" role="status" title={t("The file could not be read")}>
          {partImport.failure}
        </Notice>
      )
    case "applied":
      return (
        <Notice
          tone="success"
          role="status"
          title={`${partImport.source === "grid" ? t("Saved") : t("Imported")} ${counted(writes, "product")}`}
        >
          {partImport.undoable
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
export function FailureNotice({ error, text }: WriteFailure) {
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
          <MoreItems all={all} shown={rows.length} />
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
              ({counted(parts, "product")})
            </span>
          ))}
          .
        </p>
      ) : null}
    </Notice>
  )
}
