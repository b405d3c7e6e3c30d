import { formatCount } from "#domain/shop/number-format.ts"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { KeySelect } from "./name-selects.tsx"
import {
  type Choices,
  type FileCategory,
  type FileKey,
  type FileNames,
  keyOf,
  kindOf,
  type SaidKey,
  type SeenKey,
  seenOf,
} from "./names-to-say.ts"

interface SpecTableProps {
  names: FileNames
  category: FileCategory
  chosen: Choices["keys"]
  onChoose: (key: string, choice: SaidKey & { category: string; key: string; was: SeenKey }) => void
}

/** What the file calls the specs of a category, and what each is taken for. */
export function SpecTable({ names, category, chosen, onChoose }: SpecTableProps) {
  const columns: Column<FileKey>[] = [
    {
      header: "Spec",
      namesRow: true,
      cell: ({ key }) => <span className="font-mono text-mono break-all">{key}</span>,
    },
    { header: "Rows", numeric: true, narrow: true, cell: ({ rows }) => formatCount(rows) },
    {
      header: "Not read",
      numeric: true,
      narrow: true,
      cell: ({ unread }) => (unread > 0 ? formatCount(unread) : "–"),
    },
    {
      header: "For example",
      cell: ({ examples }) => <span className="text-sm break-words">{examples.join(", ")}</span>,
    },
    {
      header: "Taken for",
      cell: (given) => {
        const { key } = given
        const at = keyOf(category.name, key)
        return (
          <KeySelect
            given={given}
            attributes={names.attributes}
            chosen={chosen.get(at)}
            onChange={(said) =>
              onChoose(at, { ...said, category: kindOf(category), key, was: seenOf(given) })
            }
          />
        )
      },
    },
  ]
  return (
    <DataTable
      caption={`Specs of ${category.name}`}
      columns={columns}
      rows={names.keys}
      rowKey={({ key }) => key}
      compact
    />
  )
}
