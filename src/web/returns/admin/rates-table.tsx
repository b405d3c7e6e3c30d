import { reasonText } from "#contract/returns/return-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { returnReasons } from "#domain/returns/return-reasons.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Rate = Reply<"GET /return-rate">[number]

const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 })

const rateOf = ({ shipped, returned }: Rate["all"]): string =>
  shipped === 0 ? "–" : percent.format(returned / shipped)

const Units = ({ of }: { of: Rate["all"] }) => (
  <>
    {rateOf(of)}
    <span className="block text-xs text-text-3">
      {`${formatCount(of.returned)} of ${formatCount(of.shipped)}`}
    </span>
  </>
)

const columns: Column<Rate>[] = [
  {
    header: "Part",
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
  {
    header: "Last 12 months",
    numeric: true,
    className: "rates-year",
    cell: ({ year }) => <Units of={year} />,
  },
  {
    header: "Ever",
    numeric: true,
    className: "rates-ever",
    cell: ({ all }) => <Units of={all} />,
  },
  {
    header: "Why",
    cell: ({ reasons }) =>
      returnReasons
        .flatMap((reason) => {
          const units = reasons[reason]
          return units ? [`${reasonText[reason]}: ${formatCount(units)}`] : []
        })
        .join(", "),
  },
]

/** How much of each part came back, and why. */
export const RatesTable = ({ rates }: { rates: readonly Rate[] }) => (
  <DataTable
    caption="Return rates"
    columns={columns}
    rows={rates}
    rowKey={({ partId }) => partId}
    look="table-cards rates-table"
  />
)
