import { useState } from "react"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type CategoryName = Reply<"GET /vocabulary/own">["categories"][number]

/** Names of categories in files, with the category that each one means. */
export function CategoryNamesTable({ names }: { names: readonly CategoryName[] }) {
  const [forgotten, setForgotten] = useState<ReadonlySet<string>>(new Set())
  const { run, busy, failure } = useWrite()
  const forget = ({ name, category }: CategoryName) =>
    run(
      async () => {
        const categories = [{ name, as: null, was: category }]
        await browserApi("PUT /vocabulary/names", { body: { categories } })
        setForgotten(new Set(forgotten).add(name))
        toast(t("Name removed"))
      },
      { reloadOnRefusal: true },
    )
  const columns: Column<CategoryName>[] = [
    { header: t("In files"), namesRow: true, cell: ({ name }) => name },
    { header: t("In this shop"), cell: ({ category }) => categoryName(category) },
    {
      header: t("Forget"),
      narrow: true,
      cell: (row) => (
        <Button variant="danger-quiet" size={32} busy={busy} onClick={() => void forget(row)}>
          {t("Forget")}
          <span className="sr-only"> {row.name}</span>
        </Button>
      ),
    },
  ]
  const rows = names.filter(({ name }) => !forgotten.has(name))
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="category-names">
      <h2 id="category-names" className="mt-12 mb-4 text-h2">
        {t("Categories of files")}
      </h2>
      <WriteFailureNotice failure={failure} className="mb-3" />
      <DataTable
        caption={t("Categories of files")}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        compact
      />
    </section>
  )
}
