import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { Badge, type Tone } from "#web/ui/badge.tsx"
import { TextLink } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { PartImport } from "./import-progress.tsx"

const states = (): Record<PartImport["state"], { tone: Tone; words: string }> => ({
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

const columns = (): Column<PartImport>[] => [
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
    cell: ({ state }) => <Badge tone={states()[state].tone}>{states()[state].words}</Badge>,
  },
]

export const RecentImports = ({ imports }: { imports: readonly PartImport[] }) =>
  imports.length > 0 ? (
    <>
      <h2 className="mt-10 mb-3 text-h3">{t("Recent imports")}</h2>
      <DataTable
        caption={t("Recent imports")}
        columns={columns()}
        rows={imports}
        rowKey={({ _id }) => _id}
        compact
      />
    </>
  ) : null
