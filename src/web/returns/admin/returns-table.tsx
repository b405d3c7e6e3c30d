import { Link } from "react-router"
import { reasonText } from "#contract/returns/return-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { formatPerLanguage } from "#domain/languages/languages.ts"
import { t } from "#domain/languages/translate.ts"
import { returnReasons } from "#domain/returns/return-state.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { ReturnBadge } from "#web/returns/shared/return-badge.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type ReturnRow = Reply<"GET /return">[number]

const columns = (): Column<ReturnRow>[] => [
  {
    header: t("Return"),
    namesRow: true,
    cell: (one) => (
      <>
        <Link to={paths.returns(one._id)} className="underline underline-offset-4">
          {one.productName}
        </Link>
        <span className="block text-xs font-normal text-text-3">
          {one.number} · {one.email || one.userName}
        </span>
      </>
    ),
  },
  { header: t("State"), cell: (one) => <ReturnBadge {...one} /> },
  { header: t("Units"), numeric: true, cell: ({ quantity }) => formatCount(quantity) },
  {
    header: t("Reason"),
    wide: true,
    cell: ({ reasons }) => reasons.map((reason) => reasonText[reason]).join(", "),
  },
  { header: t("Requested"), cell: ({ createdAt }) => <Moment at={createdAt} oneLine /> },
]

export const ReturnsTable = ({ returns }: { returns: readonly ReturnRow[] }) => (
  <DataTable caption={t("Returns")} columns={columns()} rows={returns} rowKey={({ _id }) => _id} />
)

type Rate = Reply<"GET /return-rate">[number]

const percent = formatPerLanguage(
  ({ locale }) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }),
)

const rateOf = ({ shipped, returned }: Rate["all"]): string =>
  shipped === 0 ? "–" : percent().format(returned / shipped)

const Units = ({ of }: { of: Rate["all"] }) => (
  <>
    {rateOf(of)}
    <span className="block text-xs text-text-3">
      {t("{returned} of {shipped}", {
        returned: formatCount(of.returned),
        shipped: formatCount(of.shipped),
      })}
    </span>
  </>
)

const rateColumns = (): Column<Rate>[] => [
  {
    header: t("Part"),
    namesRow: true,
    cell: ({ name, sku, mpn }) => (
      <>
        {name}
        <span className="block font-mono text-mono font-normal text-text-2">
          {partNumber({ sku, mpn })}
        </span>
      </>
    ),
  },
  { header: t("Last 12 months"), numeric: true, cell: ({ year }) => <Units of={year} /> },
  { header: t("All time"), numeric: true, cell: ({ all }) => <Units of={all} /> },
  {
    header: t("Reasons"),
    wide: true,
    cell: ({ reasons }) =>
      returnReasons
        .flatMap((reason) => {
          const units = reasons[reason]
          return units ? [`${reasonText[reason]}: ${formatCount(units)}`] : []
        })
        .join(", "),
  },
]

export const RatesTable = ({ rates }: { rates: readonly Rate[] }) => (
  <DataTable
    caption={t("Return rates")}
    columns={rateColumns()}
    rows={rates}
    rowKey={({ partId }) => partId}
  />
)
