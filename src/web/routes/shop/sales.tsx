import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { addDays } from "#domain/shop/days.ts"
import { ExportButtons } from "#web/forms/download.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/guards.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { PeriodForm, readPeriod, reportFailed } from "#web/shop/admin/period-form.tsx"
import { PeriodLinks, SalesCharts, SalesFigures, SalesTables } from "#web/shop/admin/sales.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/sales.ts"

const title = () => t("Sales")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const { today, period } = await readPeriod(api, search, (day) => addDays(day, -29))
  return { today, period, report: await api("GET /sales-report", { query: period }) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Sales({ loaderData }: Route.ComponentProps) {
  const { today, period, report } = loaderData
  return (
    <>
      <PageIntro title={title()}>
        {t(
          "Paid orders by the day they were placed, in the shop's time zone, compared with the same number of days before. Net is without tax and delivery, and before refunds.",
        )}
      </PageIntro>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PeriodLinks today={today} />
        <ExportButtons path="/export/sales-report" query={period} />
      </div>
      <PeriodForm className="mt-3 mb-6" period={period} />
      <SalesFigures report={report} period={period} />
      <SalesCharts days={report.days} />
      <SalesTables report={report} period={period} />
    </>
  )
}

export const ErrorBoundary = retryPanel(title, reportFailed)
