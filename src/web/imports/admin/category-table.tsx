import { Link } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { NameSelect } from "./name-selects.tsx"
import { type Choices, type FileCategory, type FileNames, GUESS } from "./names-to-say.ts"

interface CategoryTableProps {
  names: FileNames
  addressOf: (category: string) => string
  chosen: Choices["categories"]
  onChoose: (name: string, choice: { as: string; was: string | null }) => void
}

/** What the file calls its categories, and what each is in this shop. */
export function CategoryTable({ names, addressOf, chosen, onChoose }: CategoryTableProps) {
  const columns: Column<FileCategory>[] = [
    {
      header: "Category",
      namesRow: true,
      cell: ({ name }) => (
        <Link
          to={addressOf(name)}
          preventScrollReset
          aria-current={name === names.shown ? "true" : undefined}
          className="inline-flex min-h-6 items-center underline underline-offset-2 aria-[current]:font-semibold"
        >
          {name}
        </Link>
      ),
    },
    { header: "Rows", numeric: true, narrow: true, cell: ({ rows }) => formatCount(rows) },
    {
      header: "In this shop",
      cell: (category) => {
        const was = category.isSaid ? category.as : null
        return (
          <NameSelect
            label={`What ${category.name} is in this shop`}
            value={chosen.get(category.name)?.as ?? was ?? GUESS}
            options={optionsFor(category, names.ours)}
            onChange={(as) => onChoose(category.name, { as, was })}
          />
        )
      },
    },
    { header: "Read as", cell: ({ kind }) => kind || <span className="text-text-3">unknown</span> },
    {
      header: "Unknown specs",
      numeric: true,
      narrow: true,
      cell: ({ unknown }) => (unknown > 0 ? formatCount(unknown) : "–"),
    },
  ]
  return (
    <DataTable
      caption="Categories of the file"
      columns={columns}
      rows={names.categories}
      rowKey={({ name }) => name}
      compact
    />
  )
}

const optionsFor = ({ name }: FileCategory, ours: readonly string[]) => [
  { value: GUESS, label: `${name}, as it comes` },
  ...ours.filter((one) => one !== name).map((one) => ({ value: one, label: one })),
]
