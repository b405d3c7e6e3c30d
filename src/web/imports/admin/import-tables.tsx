import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { failureText } from "#web/api/api-error.ts"
import { FieldChanges } from "#web/catalogue/shared/field-changes.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { TabLinks } from "#web/ui/tab-links.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { PartImport } from "./import-progress.tsx"

type Problem = Reply<"GET /import/{id}/problems">[number]
type Row = Reply<"GET /import/{id}/rows">[number]

export const importKinds = [
  { kind: "new", label: "New" },
  { kind: "changed", label: "Changed" },
  { kind: "returning", label: "Back on sale" },
  { kind: "archived", label: "Taken off" },
  { kind: "conflict", label: "In conflict" },
] as const
export type ImportKind = (typeof importKinds)[number]["kind"]

/** Kinds of rows that an import has. */
export const kindsOf = (shown: PartImport) =>
  importKinds.filter(({ kind }) => shown[kind === "conflict" ? "conflicts" : kind] > 0)

const problemColumns: Column<Problem>[] = [
  { header: "Row", numeric: true, narrow: true, cell: ({ line }) => line },
  {
    header: "What is wrong",
    namesRow: true,
    cell: ({ field, message }) => (
      <>
        {field} <span className="font-normal">{message}</span>
      </>
    ),
  },
]

/** Problems of a file by row. */
export const ImportProblems = ({ problems }: { problems: readonly Problem[] }) => (
  <DataTable
    caption="Problems"
    columns={problemColumns}
    rows={problems}
    rowKey={({ number }) => String(number)}
    compact
  />
)

/** Values that do not match their attribute and are kept as they are. */
export const UnreadValues = ({ all, first }: { all: number; first: readonly Problem[] }) => (
  <Notice
    tone="warn"
    title={`${formatCount(all)} ${all === 1 ? "value" : "values"} could not be read`}
  >
    They are kept as in the file, but cannot be searched or filtered.
    <ul className="mt-1 list-disc pl-5">
      {first.map(({ number, line, field, message }) => (
        <li key={number} className="break-words">
          Row {line}: {field} {message}
        </li>
      ))}
      {all > first.length ? <li>{`and ${formatCount(all - first.length)} more`}</li> : null}
    </ul>
  </Notice>
)

const rowColumns: Column<Row>[] = [
  { header: "Row", numeric: true, narrow: true, cell: ({ line }) => (line > 0 ? line : "–") },
  {
    header: "Product",
    namesRow: true,
    cell: ({ sku, name }) => (
      <>
        <span className="block break-words">{name}</span>
        <span className="block font-mono text-xs break-all text-text-2">{sku}</span>
      </>
    ),
  },
  { header: "Changes", cell: ({ changes }) => <FieldChanges changes={changes} inTable /> },
]

const overwriteColumn = (onOverwrite: (lines: number[]) => Promise<void>): Column<Row> => ({
  header: "Theirs or mine",
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
      Use mine<span className="sr-only"> for {name}</span>
    </Button>
  )
}

interface ImportRowsProps {
  shown: PartImport
  kind: ImportKind
  rows: readonly Row[]
  /** Overwrites others' changes with these rows. */
  onOverwrite: (lines: number[]) => Promise<void>
}

/** Changes of an import, one kind at a time. */
export const ImportRows = ({ shown, kind, rows, onOverwrite }: ImportRowsProps) => (
  <>
    <TabLinks
      label="Rows by kind"
      keepsPlace
      tabs={kindsOf(shown).map((entry) => ({
        to: addressWith({ id: shown._id }, { kind: entry.kind }),
        label: entry.label,
        isShown: entry.kind === kind,
      }))}
    />
    <DataTable
      caption="Rows of the import"
      columns={
        kind === "conflict" && shown.state === "ready"
          ? [...rowColumns, overwriteColumn(onOverwrite)]
          : rowColumns
      }
      rows={rows}
      rowKey={({ line }) => String(line)}
    />
  </>
)
