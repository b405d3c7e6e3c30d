import { plural, t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { failureText } from "#web/api/api-error.ts"
import { FieldChanges } from "#web/catalogue/shared/field-changes.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { Badge, type Tone } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { TabLinks, TextLink } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { PartImport } from "./import-progress.tsx"

type Problem = Reply<"GET /import/{id}/problems">[number]
type Row = Reply<"GET /import/{id}/rows">[number]

const importKinds = () =>
  [
    { kind: "new", label: t("New") },
    { kind: "changed", label: t("Changed") },
    { kind: "returning", label: t("Back on sale") },
    { kind: "archived", label: t("Removed") },
    { kind: "conflict", label: t("In conflict") },
  ] as const
type ImportKind = ReturnType<typeof importKinds>[number]["kind"]

/** Returns the kinds of rows that an import contains. */
export const kindsOf = (partImport: PartImport) =>
  importKinds().filter(({ kind }) => partImport[kind === "conflict" ? "conflicts" : kind] > 0)

const problemColumns = (): Column<Problem>[] => [
  { header: t("Row"), numeric: true, narrow: true, cell: ({ line }) => line },
  {
    header: t("What is wrong"),
    namesRow: true,
    cell: ({ field, message }) => (
      <>
        {field} <span className="font-normal">{message}</span>
      </>
    ),
  },
]

export const ImportProblems = ({ problems }: { problems: readonly Problem[] }) => (
  <DataTable
    caption={t("Problems")}
    columns={problemColumns()}
    rows={problems}
    rowKey={({ number }) => String(number)}
    compact
    layoutClass=""
  />
)

/** Last item of a list that shows only the first of all items. */
export const MoreItems = ({ all, shown }: { all: number; shown: number }) =>
  all > shown ? <li>{t("and {all} more", { all: formatCount(all - shown) })}</li> : null

/** Values that could not be read as their attribute. They are stored unchanged. */
export const UnreadValues = ({ all, first }: { all: number; first: readonly Problem[] }) => (
  <Notice
    tone="warn"
    title={plural(all, "{count} value could not be read", "{count} values could not be read")}
  >
    {t("They are kept as in the file, but cannot be searched or filtered.")}
    <ul className="mt-1 list-disc pl-5">
      {first.map(({ number, line, field, message }) => (
        <li key={number} className="break-words">
          {t("Row {line}: {field} {message}", { line, field, message })}
        </li>
      ))}
      <MoreItems all={all} shown={first.length} />
    </ul>
  </Notice>
)

/** Rows without a product, such as titles and remarks. */
export const LeftOutRows = ({ all, first }: { all: number; first: readonly Problem[] }) => (
  <details className="rounded-lg border border-border bg-surface">
    <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-medium">
      {plural(
        all,
        "{count} row without a product was left out",
        "{count} rows without a product were left out",
      )}
    </summary>
    <ul className="list-disc border-t border-border py-3 pr-4 pl-9 text-sm">
      {first.map(({ number, line, message }) => (
        <li key={number} className="break-words">
          {t("Row {line}: {text}", { line, text: message })}
        </li>
      ))}
      <MoreItems all={all} shown={first.length} />
    </ul>
  </details>
)

const rowColumns = (): Column<Row>[] => [
  { header: t("Row"), numeric: true, narrow: true, cell: ({ line }) => (line > 0 ? line : "–") },
  {
    header: t("Product"),
    namesRow: true,
    cell: ({ sku, name }) => (
      <>
        <span className="block break-words">{name}</span>
        <span className="block font-mono text-xs break-all text-text-2">{sku}</span>
      </>
    ),
  },
  {
    header: t("Changes"),
    wide: true,
    cell: ({ changes }) => <FieldChanges changes={changes} inTable />,
  },
]

const overwriteColumn = (onOverwrite: (lines: number[]) => Promise<void>): Column<Row> => ({
  header: t("Version to use"),
  cell: ({ line, name }) => <UseMine name={name} onUse={() => onOverwrite([line])} />,
})

function UseMine({ name, onUse }: { name: string; onUse: () => Promise<void> }) {
  const { run, busy } = useWrite()
  return (
    <Button
      variant="secondary"
      size={32}
      busy={busy}
      onClick={() => void run(onUse, { failed: failureText })}
    >
      {t("Use mine")}
      <span className="sr-only"> {t("for {name}", { name })}</span>
    </Button>
  )
}

interface ImportRowsProps {
  partImport: PartImport
  kind: ImportKind
  rows: readonly Row[]
  /** Overwrites other people's changes to these rows. */
  onOverwrite: (lines: number[]) => Promise<void>
}

/** Changes of an import, filtered by kind. */
export const ImportRows = ({ partImport, kind, rows, onOverwrite }: ImportRowsProps) => (
  <>
    <TabLinks
      label={t("Rows by kind")}
      keepsPlace
      tabs={kindsOf(partImport).map((entry) => ({
        to: addressWith({ id: partImport._id }, { kind: entry.kind }),
        label: entry.label,
        isShown: entry.kind === kind,
      }))}
    />
    <DataTable
      caption={t("Rows of the import")}
      columns={
        kind === "conflict" && partImport.state === "ready"
          ? [...rowColumns(), overwriteColumn(onOverwrite)]
          : rowColumns()
      }
      rows={rows}
      rowKey={({ line }) => String(line)}
    />
  </>
)

const importStates = (): Record<PartImport["state"], { tone: Tone; words: string }> => ({
  waiting: { tone: "neutral", words: t("no file yet") },
  reading: { tone: "info", words: t("being checked") },
  ready: { tone: "info", words: t("checked") },
  refused: { tone: "danger", words: t("has errors") },
  failed: { tone: "danger", words: t("unreadable") },
  applying: { tone: "info", words: t("being saved") },
  applied: { tone: "brand", words: t("imported") },
  undoing: { tone: "info", words: t("being undone") },
  undone: { tone: "neutral", words: t("undone") },
  cancelled: { tone: "neutral", words: t("discarded") },
})

const importColumns = (): Column<PartImport>[] => [
  {
    header: t("File"),
    namesRow: true,
    cell: ({ _id, fileName }) => (
      <TextLink to={addressWith({}, { id: _id })} className="break-all">
        {fileName}
      </TextLink>
    ),
  },
  { header: t("Sent|mail"), cell: ({ createdAt }) => <Moment at={createdAt} oneLine /> },
  { header: t("Rows"), numeric: true, cell: ({ rows }) => formatCount(rows) },
  {
    header: t("State"),
    cell: ({ state }) => (
      <Badge tone={importStates()[state].tone}>{importStates()[state].words}</Badge>
    ),
  },
]

export const RecentImports = ({ imports }: { imports: readonly PartImport[] }) =>
  imports.length > 0 ? (
    <>
      <h2 className="mt-10 mb-3 text-h3">{t("Recent imports")}</h2>
      <DataTable caption={t("Recent imports")} columns={importColumns()} rows={imports} compact />
    </>
  ) : null
