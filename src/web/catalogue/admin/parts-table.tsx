import { useState } from "react"
import { Link } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { DeleteRow } from "#web/forms/delete-row.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { type Column, DataTable, ShortId } from "#web/ui/table/data-table.tsx"

export type Part = Reply<"GET /product">["parts"][number]

interface PartCell {
  part: Part
}

export function PartsTable({ parts }: { parts: readonly Part[] }) {
  const [deleting, setDeleting] = useState<Part>()
  const columns: Column<Part>[] = [
    { header: "ID", cell: (part) => <ShortId id={part._id} /> },
    { header: t("Name"), namesRow: true, cell: (part) => <NameCell part={part} /> },
    {
      header: t("Minimum Quantity"),
      numeric: true,
      cell: (part) => <LimitsCell part={part} />,
    },
    { header: t("Available Quantity"), numeric: true, cell: (part) => <StockCell part={part} /> },
    { header: t("Price"), numeric: true, cell: (part) => formatAmount(part.price) },
    {
      header: t("Delete"),
      cell: (part) => (
        <Button variant="danger-quiet" size={32} onClick={() => setDeleting(part)}>
          {pageText.products.delete}
          <span className="sr-only"> {part.name}</span>
        </Button>
      ),
    },
  ]
  return (
    <>
      <DataTable
        caption={pageText.sidebar.manageProduct}
        columns={columns}
        rows={parts}
        rowKey={(part) => part._id}
      />
      {deleting ? <DeletePart part={deleting} onClose={() => setDeleting(undefined)} /> : null}
    </>
  )
}

const NameCell = ({ part }: { part: Part }) => (
  <span className="flex min-w-52 items-center justify-between gap-3">
    <Link
      to={paths.purchase(part._id)}
      className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
    >
      {part.name}
    </Link>
    <Link
      to={paths.editProduct(part._id)}
      className="inline-flex min-h-8 shrink-0 items-center rounded px-2 font-medium whitespace-nowrap text-brand underline underline-offset-2"
    >
      {t("Edit")}
      <span className="sr-only"> {part.name}</span>
    </Link>
  </span>
)

const LimitsCell = ({ part: { minimumQuantity, maximumQuantity, orderMultiple } }: PartCell) => (
  <>
    {formatCount(minimumQuantity)}
    {orderMultiple ? (
      <span className="block text-xs text-text-3">
        {t("in multiples of {orderMultiple}", { orderMultiple: formatCount(orderMultiple) })}
      </span>
    ) : null}
    {maximumQuantity ? (
      <span className="block text-xs text-text-3">
        {t("at most {maximumQuantity}", { maximumQuantity: formatCount(maximumQuantity) })}
      </span>
    ) : null}
  </>
)

function StockCell({ part: { minimumQuantity, availableQuantity } }: PartCell) {
  const isLow = availableQuantity > 0 && availableQuantity < 2 * minimumQuantity
  return (
    <span className="inline-flex items-center gap-2">
      {isLow ? <Badge tone="warn">{t("low")}</Badge> : null}
      {availableQuantity === 0 ? <Badge tone="danger">{t("none")}</Badge> : null}
      {formatCount(availableQuantity)}
    </span>
  )
}

const DeletePart = ({ part, onClose }: { part: Part; onClose: () => void }) => (
  <DeleteRow
    rowKey={part._id}
    send={() => browserApi("DELETE /part/{id}", { params: { id: part._id } })}
    deleted={pageText.products.deleted}
    onClose={onClose}
  >
    {t("{name}. It will disappear from the shop. Existing orders stay.", {
      name: part.name,
    })}
  </DeleteRow>
)
