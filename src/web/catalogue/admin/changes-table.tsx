import { partFields } from "#domain/catalogue/part-fields.ts"
import type { Reply } from "#web/api/api.ts"
import { FieldChanges } from "#web/catalogue/shared/field-changes.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Change = Reply<"GET /part/{id}/changes">[number]

const words: Record<Change["event"], string> = {
  added: "Added",
  edited: "Edited",
  archived: "Taken off the shop",
  returned: "Back on sale",
  undone: "Import undone",
}

const labels = new Map<string, string>(
  Object.values(partFields).map(({ name, label }) => [name, label]),
)
const labelOf = (field: string): string => labels.get(field) ?? field

const columns: Column<Change>[] = [
  {
    header: "What",
    namesRow: true,
    cell: ({ event, changes }) => (
      <>
        {words[event]}
        {changes.length > 0 ? (
          <div className="font-normal">
            <FieldChanges changes={changes} labelOf={labelOf} inTable />
          </div>
        ) : null}
      </>
    ),
  },
  { header: "When", cell: ({ createdAt }) => <Moment at={createdAt} oneLine /> },
  { header: "By", cell: ({ actor }) => actor || "the shop" },
  { header: "File", cell: ({ fileName }) => fileName ?? "–" },
]

export const ChangesTable = ({ changes }: { changes: readonly Change[] }) =>
  changes.length > 0 ? (
    <DataTable
      caption="History"
      columns={columns}
      rows={changes}
      rowKey={({ _id }) => `change ${_id}`}
    />
  ) : (
    <p className="text-sm text-text-2">Nobody has changed it yet.</p>
  )
