import { vatTreatmentText } from "#contract/tax/tax-text.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatPercent } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Report = Reply<"GET /vat-report">
type Row = Report["rows"][number]
type EcSale = Report["ecSales"][number]

const treatmentName = (treatment: string): string => {
  const name = new Map<string, string>(Object.entries(vatTreatmentText)).get(treatment)
  return translate(`${name ?? treatment}|option`)
}

/** Formats invoiced minus credited amounts. Adds whole cents, to avoid floating-point errors. */
function balanceOf(sides: readonly { invoiced: number; credited: number }[]): string {
  const hundredths = sides.map(
    ({ invoiced, credited }) => Math.round(invoiced * 100) - Math.round(credited * 100),
  )
  return formatAmount(hundredths.reduce((sum, one) => sum + one, 0) / 100)
}

const placeOf = ({ country, region }: Pick<Row, "country" | "region">): string =>
  region ? `${country}-${region}` : country

const netOf = ({ invoiced, credited }: Row) => ({ invoiced: invoiced.net, credited: credited.net })
const taxOf = ({ invoiced, credited }: Row) => ({ invoiced: invoiced.tax, credited: credited.tax })

const columns = (): Column<Row>[] => [
  {
    header: t("Tax treatment"),
    namesRow: true,
    cell: ({ treatment, country, region, percent }) => (
      <>
        <span className="wrap-normal">{treatmentName(treatment)}</span>
        <span className="block font-normal text-text-2">
          {[placeOf({ country, region }), formatPercent(percent * 1000)]
            .filter((word) => word !== "")
            .join(" · ")}
        </span>
      </>
    ),
  },
  { header: t("Invoiced, net"), numeric: true, cell: ({ invoiced }) => formatAmount(invoiced.net) },
  { header: t("Invoiced, tax"), numeric: true, cell: ({ invoiced }) => formatAmount(invoiced.tax) },
  { header: t("Credited, net"), numeric: true, cell: ({ credited }) => formatAmount(credited.net) },
  { header: t("Credited, tax"), numeric: true, cell: ({ credited }) => formatAmount(credited.tax) },
  { header: t("Net"), numeric: true, cell: (row) => balanceOf([netOf(row)]) },
  { header: t("Tax"), numeric: true, cell: (row) => balanceOf([taxOf(row)]) },
]

export const VatTable = ({ rows }: { rows: readonly Row[] }) => (
  <>
    <DataTable
      caption={t("Tax by treatment, place and rate")}
      columns={columns()}
      rows={rows}
      rowKey={({ treatment, percent, ...place }) => `${treatment} ${placeOf(place)} ${percent}`}
    />
    <p className="mt-3 text-right font-medium tabular-nums">
      {t("Total {net} net, {tax} tax", {
        net: balanceOf(rows.map(netOf)),
        tax: balanceOf(rows.map(taxOf)),
      })}
    </p>
  </>
)

const ecColumns = (): Column<EcSale>[] => [
  { header: t("VAT number"), namesRow: true, cell: ({ vatNumber }) => vatNumber || "–" },
  { header: t("Country"), cell: ({ country }) => country },
  { header: t("Customer"), cell: ({ customer }) => customer },
  { header: t("Invoiced"), numeric: true, cell: ({ invoiced }) => formatAmount(invoiced) },
  { header: t("Credited"), numeric: true, cell: ({ credited }) => formatAmount(credited) },
  { header: t("Net"), numeric: true, cell: (sale) => balanceOf([sale]) },
]

export const EcSalesTable = ({ sales }: { sales: readonly EcSale[] }) => (
  <DataTable
    caption={t("EC sales list")}
    columns={ecColumns()}
    rows={sales}
    rowKey={({ country, vatNumber }) => `${country} ${vatNumber}`}
  />
)
