import type { ReactNode } from "react"
import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { formatPerLanguage } from "#domain/languages/languages.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { MailServerNotice } from "#web/mail/admin/mail-table.tsx"
import { addressWith } from "#web/navigation/list-address.ts"
import { browserLoader, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { FirstSteps } from "#web/shop/admin/first-steps.tsx"
import { ToDo } from "#web/shop/admin/to-do.tsx"
import { Badge } from "#web/ui/badge.tsx"
import { BarChart } from "#web/ui/bar-chart.tsx"
import { ButtonLink } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { TextLink } from "#web/ui/links.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/overview.ts"

const title = () => pageText.sidebar.overview
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient) {
  const [overview, filters, mail, firstSteps] = await Promise.all([
    api("GET /overview"),
    api("GET /order-filter"),
    api("GET /mail-count"),
    api("GET /first-steps"),
  ])
  return { overview, filters, mail, firstSteps }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

const dayFormat = formatPerLanguage(
  ({ dates }) =>
    new Intl.DateTimeFormat(dates, { day: "numeric", month: "short", timeZone: "UTC" }),
)
const dayLabel = (day: string) => dayFormat().format(new Date(`${day}T00:00:00Z`))

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { overview, filters, mail, firstSteps } = loaderData
  const period = t("last 30 days")
  const { orders, removed, revenue, unpaidCount, unpaidTotal, lowStock, days } = overview
  const unpaid = paths.manageOrder + addressWith({}, { paid: "false" })
  return (
    <section aria-label={title()}>
      <PageHeading title={title()}>
        <ButtonLink to={paths.sales()} variant="secondary">
          {t("Sales report")}
        </ButtonLink>
      </PageHeading>
      <FirstSteps firstSteps={firstSteps} />
      <MailServerNotice carrier={mail.carrier} className="mb-4" />
      <ToDo overview={overview} filters={filters} mail={mail} />
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
        <Figure label={t("Orders")} value={formatCount(orders)}>
          <TextLink className="text-brand" to={paths.manageOrder}>
            {t("All orders")}
          </TextLink>
          {removed ? (
            <>
              {" · "}
              <TextLink
                className="text-brand"
                to={paths.manageOrder + addressWith({}, { removed: "true" })}
              >
                {t("{count} of them removed", { count: formatCount(removed) })}
              </TextLink>
            </>
          ) : null}
        </Figure>
        <Figure label={t("Revenue")} value={formatAmount(revenue)}>
          {t("Paid, less refunds.")}{" "}
          <TextLink className="text-brand" to={paths.sales()}>
            {t("Sales report")}
          </TextLink>
        </Figure>
        <Figure label={t("Unpaid")} value={formatAmount(unpaidTotal)}>
          <TextLink className="text-brand" to={unpaid}>
            {plural(unpaidCount, "{count} unpaid order", "{count} unpaid orders")}
          </TextLink>
        </Figure>
      </dl>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <BarChart
          title={t("Orders, {period}", { period })}
          headers={[t("Day"), t("Orders")]}
          bars={days.map((day) => ({ label: dayLabel(day.day), value: day.orders }))}
          format={formatCount}
        />
        <BarChart
          title={t("Revenue before refunds, {period}", { period })}
          headers={[t("Day"), t("Revenue")]}
          bars={days.map((day) => ({ label: dayLabel(day.day), value: day.revenue }))}
          format={formatAmount}
        />
      </div>
      <LowStock parts={lowStock} />
    </section>
  )
}

interface FigureProps {
  label: string
  value: string
  children: ReactNode
}

const Figure = ({ label, value, children }: FigureProps) => (
  <div className="rounded-lg border border-border bg-surface p-5">
    <dt className="text-sm text-text-2">{label}</dt>
    <dd className="mt-1 text-[1.5rem]/8 font-semibold tabular-nums">{value}</dd>
    <dd className="text-sm text-text-2">{children}</dd>
  </div>
)

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

const LowStock = ({ parts }: { parts: readonly LowPart[] }) => (
  <div id="low-stock">
    <h2 className="mt-8 mb-3 text-h3">{t("Low stock")}</h2>
    {parts.length > 0 ? (
      <DataTable caption={t("Low stock")} columns={columns()} rows={parts} compact />
    ) : (
      <p className="text-text-2">
        {t("Every product has at least twice its minimum order in stock.")}
      </p>
    )}
  </div>
)

export const ErrorBoundary = retryPanel(title, () => t("The overview could not be loaded."))
