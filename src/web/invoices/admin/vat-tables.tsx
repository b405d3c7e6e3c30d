import { vatTreatmentText } from "#contract/tax/vat-text.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import type { Reply } from "#web/api/api.ts"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Report = Reply<"GET /vat-report">
type Row = Report["rows"][number]
type EcSale = Report["ecSales"][number]

const treatmentNames: ReadonlyMap<string, string> = new Map(Object.entries(vatTreatmentText))
const percents = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 })

/** Formats the difference of two amounts without the error of binary fractions. */
const difference = (one: number, other: number): string =>
  formatAmount((Math.round(one * 100) - Math.round(other * 100)) / 100)

const columns: Column<Row>[] = [
  {
    header: "Treatment",
    namesRow: true,
    cell: ({ treatment }) => treatmentNames.get(treatment) ?? treatment,
  },
  { header: "Country", cell: ({ country }) => country || "–" },
  { header: "Rate", numeric: true, cell: ({ percent }) => `${percents.format(percent)}%` },
  { header: "Invoiced, net", numeric: true, cell: ({ invoiced }) => formatAmount(invoiced.net) },
  { header: "Invoiced, tax", numeric: true, cell: ({ invoiced }) => formatAmount(invoiced.tax) },
  { header: "Credited, net", numeric: true, cell: ({ credited }) => formatAmount(credited.net) },
  { header: "Credited, tax", numeric: true, cell: ({ credited }) => formatAmount(credited.tax) },
  {
    header: "Net",
    numeric: true,
    cell: ({ invoiced, credited }) => difference(invoiced.net, credited.net),
  },
  {
    header: "Tax",
    numeric: true,
    cell: ({ invoiced, credited }) => difference(invoiced.tax, credited.tax),
  },
]

export const VatTable = ({ rows }: { rows: readonly Row[] }) => (
  <DataTable
    caption="Tax by treatment, country and rate"
    columns={columns}
    rows={rows}
    rowKey={({ treatment, country, percent }) => `${treatment} ${country} ${percent}`}
  />
)

const ecColumns: Column<EcSale>[] = [
  { header: "VAT number", namesRow: true, cell: ({ vatNumber }) => vatNumber || "–" },
  { header: "Country", cell: ({ country }) => country },
  { header: "Customer", cell: ({ customer }) => customer },
  { header: "Invoiced", numeric: true, cell: ({ invoiced }) => formatAmount(invoiced) },
  { header: "Credited", numeric: true, cell: ({ credited }) => formatAmount(credited) },
  {
    header: "Net",
    numeric: true,
    cell: ({ invoiced, credited }) => difference(invoiced, credited),
  },
]

export const EcSalesTable = ({ sales }: { sales: readonly EcSale[] }) => (
  <DataTable
    caption="EC sales list"
    columns={ecColumns}
    rows={sales}
    rowKey={({ country, vatNumber }) => `${country} ${vatNumber}`}
  />
)
