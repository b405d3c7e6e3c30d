import { Link } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type LowPart = Reply<"GET /overview">["lowStock"][number]

const columns = (): Column<LowPart>[] => [
  {
    header: t("Name"),
    namesRow: true,
    cell: ({ _id, name }) => (
      <Link
        to={paths.editProduct(_id)}
        className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
      >
        {name}
      </Link>
    ),
  },
  {
    header: t("Available"),
    numeric: true,
    cell: ({ available }) => (
      <span className="inline-flex items-center gap-2">
        <Badge tone={available === 0 ? "danger" : "warn"}>
          {available === 0 ? t("none") : t("low")}
        </Badge>
        {formatCount(available)}
      </span>
    ),
  },
  { header: t("Minimum Quantity"), numeric: true, cell: ({ minimum }) => formatCount(minimum) },
]

export const LowStock = ({ parts }: { parts: readonly LowPart[] }) => (
  <>
    <h2 className="mt-8 mb-3 text-h3">{t("Low stock")}</h2>
    {parts.length > 0 ? (
      <DataTable
        caption={t("Low stock")}
        columns={columns()}
        rows={parts}
        rowKey={({ _id }) => _id}
        compact
      />
    ) : (
      <p className="text-text-2">
        {t("Every product has at least twice its minimum order in stock.")}
      </p>
    )}
  </>
)
