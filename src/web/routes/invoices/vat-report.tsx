import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { ExportButtons } from "#web/forms/download.tsx"
import { EcSalesTable, VatTable } from "#web/invoices/admin/vat-tables.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/guards.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { PeriodForm, readPeriod, reportFailed } from "#web/shop/admin/period-form.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
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

export const ErrorBoundary = retryPanel(title, reportFailed)
