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

/** Formats the difference of two amounts without the error of binary fractions. */
const difference = (one: number, other: number): string =>
  formatAmount((Math.round(one * 100) - Math.round(other * 100)) / 100)

const columns = (): Column<Row>[] => [
  {
    header: t("Treatment"),
    namesRow: true,
    cell: ({ treatment }) => treatmentName(treatment),
  },
  { header: t("Country"), cell: ({ country }) => country || "–" },
  { header: t("Rate"), numeric: true, cell: ({ percent }) => formatPercent(percent * 1000) },
  { header: t("Invoiced, net"), numeric: true, cell: ({ invoiced }) => formatAmount(invoiced.net) },
  { header: t("Invoiced, tax"), numeric: true, cell: ({ invoiced }) => formatAmount(invoiced.tax) },
  { header: t("Credited, net"), numeric: true, cell: ({ credited }) => formatAmount(credited.net) },
  { header: t("Credited, tax"), numeric: true, cell: ({ credited }) => formatAmount(credited.tax) },
  {
    header: t("Net"),
    numeric: true,
    cell: ({ invoiced, credited }) => difference(invoiced.net, credited.net),
  },
  {
    header: t("Tax"),
    numeric: true,
    cell: ({ invoiced, credited }) => difference(invoiced.tax, credited.tax),
  },
]

export const VatTable = ({ rows }: { rows: readonly Row[] }) => (
  <DataTable
    caption={t("Tax by treatment, country and rate")}
    columns={columns()}
    rows={rows}
    rowKey={({ treatment, country, percent }) => `${treatment} ${country} ${percent}`}
  />
)

const ecColumns = (): Column<EcSale>[] => [
  { header: t("VAT number"), namesRow: true, cell: ({ vatNumber }) => vatNumber || "–" },
  { header: t("Country"), cell: ({ country }) => country },
  { header: t("Customer"), cell: ({ customer }) => customer },
  { header: t("Invoiced"), numeric: true, cell: ({ invoiced }) => formatAmount(invoiced) },
  { header: t("Credited"), numeric: true, cell: ({ credited }) => formatAmount(credited) },
  {
    header: t("Net"),
    numeric: true,
    cell: ({ invoiced, credited }) => difference(invoiced, credited),
  },
]

export const EcSalesTable = ({ sales }: { sales: readonly EcSale[] }) => (
  <DataTable
    caption={t("EC sales list")}
    columns={ecColumns()}
    rows={sales}
    rowKey={({ country, vatNumber }) => `${country} ${vatNumber}`}
  />
)
