import type { ApiClient } from "#contract/client.ts"
import { vatTreatmentName } from "#contract/tax/tax-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatPercent } from "#domain/shop/percent-format.ts"
import type { Reply } from "#web/api/api.ts"
import { ExportButtons } from "#web/forms/download.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { PeriodForm, readPeriod, reportFailedText } from "#web/shop/admin/period-form.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/vat-report.ts"

const title = () => t("Tax report")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const { period } = await readPeriod(api, search, (day) => `${day.slice(0, 8)}01`)
  return { period, report: await api("GET /vat-report", { query: period }) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function VatReport({ loaderData }: Route.ComponentProps) {
  const { period, report } = loaderData
  return (
    <>
      <PageIntro title={title()}>
        {t("Invoices and credit notes by the day they were issued.")}
        {report.rows.some(({ treatment }) => treatment === "oss")
          ? ` ${t("OSS is tax of another member state, also where the shop has a registration of its own there.")}`
          : null}
      </PageIntro>
      <PeriodForm className="mb-6" period={period} />
      <section aria-labelledby="by-rate" className="mb-10">
        <Heading id="by-rate" text={t("By treatment, place and rate")}>
          <ExportButtons path="/export/vat-report" query={period} />
        </Heading>
        {report.rows.length > 0 ? (
          <VatTable rows={report.rows} />
        ) : (
          <EmptyState text={t("Nothing was invoiced in this period.")} />
        )}
      </section>
      {report.ecSales.length > 0 ? (
        <section aria-labelledby="ec-sales">
          <Heading id="ec-sales" text={t("EC sales list")}>
            <ExportButtons path="/export/ec-sales" query={period} />
          </Heading>
          <EcSalesTable sales={report.ecSales} />
        </section>
      ) : null}
    </>
  )
}

interface HeadingProps {
  id: string
  text: string
  children: React.ReactNode
}

const Heading = ({ id, text, children }: HeadingProps) => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
    <h2 id={id} className="text-h3">
      {text}
    </h2>
    {children}
  </div>
)

type Report = Reply<"GET /vat-report">
type Row = Report["rows"][number]
type EcSale = Report["ecSales"][number]

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
        <span className="wrap-normal">{vatTreatmentName(treatment)}</span>
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

const VatTable = ({ rows }: { rows: readonly Row[] }) => (
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

const EcSalesTable = ({ sales }: { sales: readonly EcSale[] }) => (
  <DataTable
    caption={t("EC sales list")}
    columns={ecColumns()}
    rows={sales}
    rowKey={({ country, vatNumber }) => `${country} ${vatNumber}`}
  />
)

export const ErrorBoundary = retryPanel(title, reportFailedText)
