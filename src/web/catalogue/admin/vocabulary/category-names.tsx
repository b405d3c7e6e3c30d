import { useState } from "react"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { isNamesChanged } from "../../../imports/admin/names-to-say.ts"

type Names = Reply<"GET /vocabulary/own">["categories"]

/** What files call categories, as somebody said it once. */
export function CategoryNames({ names }: { names: Names }) {
  const [forgotten, setForgotten] = useState<ReadonlySet<string>>(new Set())
  const { run, busy, failure } = useWrite()
  const forget = ({ name, category }: Names[number]) =>
    run(
      async () => {
        const categories = [{ name, as: null, was: category }]
        await browserApi("PUT /vocabulary/names", { body: { categories } })
        setForgotten(new Set(forgotten).add(name))
        toast("Name forgotten")
      },
      { rereads: true, onFailure: isNamesChanged },
    )
  const columns: Column<Names[number]>[] = [
    { header: "In files", namesRow: true, cell: ({ name }) => name },
    { header: "In this shop", cell: ({ category }) => category },
    {
      header: "Forget",
      narrow: true,
      cell: (one) => (
        <Button variant="danger-quiet" size={32} busy={busy} onClick={() => void forget(one)}>
          Forget<span className="sr-only"> {one.name}</span>
        </Button>
      ),
    },
  ]
  const rows = names.filter(({ name }) => !forgotten.has(name))
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="category-names">
      <h2 id="category-names" className="mt-12 mb-4 text-h2">
        Categories of files
      </h2>
      <WriteFailureNotice failure={failure} className="mb-3" />
      <DataTable
        caption="Categories of files"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        compact
      />
    </section>
  )
}
