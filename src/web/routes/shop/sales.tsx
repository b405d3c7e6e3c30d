import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { addDays, formatDay } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { formatShare } from "#domain/shop/percent-format.ts"
import type { Reply } from "#web/api/api.ts"
import { ExportButtons } from "#web/forms/download.tsx"
import { counted } from "#web/navigation/counted-nouns.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { PeriodForm, readPeriod, reportFailedText } from "#web/shop/admin/period-form.tsx"
import { BarChart } from "#web/ui/bar-chart.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { TextLink } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageIntro, TitledSection } from "#web/ui/page-heading.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
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

type SalesReport = Reply<"GET /sales-report">

interface Period {
  from: string
  to: string
}

/** Returns the link to the orders of a report. */
const ordersOf = (period: Period, more: Record<string, string> = {}): string =>
  paths.manageOrder + addressWith({ ...period, paid: "true" }, more)

/** Returns the relative change, such as `+12.5%`; undefined if there is none or it cannot be computed. */
const changeOf = (now: number, before: number): string | undefined =>
  before === 0 || now === before ? undefined : formatShare((now - before) / before)

interface Figure {
  label: string
  value: string
  was: string
  change: string | undefined
}

const figureOf = (
  label: string,
  format: (value: number) => string,
  now: number,
  before: number,
  change = changeOf(now, before),
): Figure => ({ label, value: format(now), was: format(before), change })

/** The figures of a report and those of as many days before. */
function figuresOf({ total, before, returns }: SalesReport): Figure[] {
  const known = t("of {net} with a known cost", { net: formatAmount(total.costedNet ?? 0) })
  const back = plural(returns.count, "{cost} for {count} return", "{cost} for {count} returns", {
    cost: formatAmount(returns.cost),
  })
  return [
    figureOf(t("Orders"), formatCount, total.orders, before.orders),
    figureOf(t("Units"), formatCount, total.units, before.units),
    figureOf(t("Goods, net"), formatAmount, total.net, before.net),
    ...(total.margin === undefined
      ? []
      : [figureOf(t("Margin"), formatAmount, total.margin, before.margin ?? 0, known)]),
    figureOf(
      t("Goods refunded, net"),
      formatAmount,
      total.refundedNet,
      before.refundedNet,
      counted(total.refundedUnits, "unit"),
    ),
    figureOf(t("Refunded"), formatAmount, total.refunded, before.refunded, back),
  ]
}

interface ReportProps {
  report: SalesReport
  period: Period
}

const SalesFigures = ({ report, period }: ReportProps) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3">
    {figuresOf(report).map(({ label, value, was, change }) => (
      <div key={label} className="rounded-lg border border-border bg-surface p-5">
        <dt className="text-sm text-text-2">{label}</dt>
        <dd className="mt-1 text-price tabular-nums">
          <Link to={ordersOf(period)} className="underline-offset-4 hover:underline">
            {value}
          </Link>
        </dd>
        <dd className="text-sm text-text-2 tabular-nums">
          {change ? `${change} · ` : null}
          <TextLink to={ordersOf(report.before)} className="text-brand">
            {t("{was} before", { was })}
            <span className="sr-only">: {label}</span>
          </TextLink>
        </dd>
      </div>
    ))}
  </dl>
)

const SalesCharts = ({ days }: Pick<SalesReport, "days">) => (
  <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
    <BarChart
      title={t("Goods, net")}
      headers={[t("Day"), t("Goods, net")]}
      bars={days.map(({ day, net }) => ({ label: formatDay(day), value: net }))}
      format={formatAmount}
    />
    <BarChart
      title={t("Orders")}
      headers={[t("Day"), t("Orders")]}
      bars={days.map(({ day, orders }) => ({ label: formatDay(day), value: orders }))}
      format={formatCount}
    />
  </div>
)

const refundedText = (amount: number): string => (amount === 0 ? "–" : formatAmount(amount))

const partColumns = (): Column<SalesReport["parts"][number]>[] => [
  {
    header: t("Part"),
    namesRow: true,
    cell: ({ _id, name }) => (
      <TextLink to={paths.editProduct(_id)} className="text-brand">
        {name}
      </TextLink>
    ),
  },
  { header: t("Units"), numeric: true, cell: ({ units }) => formatCount(units) },
  { header: t("Goods, net"), numeric: true, cell: ({ net }) => formatAmount(net) },
  {
    header: t("Refunded, net"),
    numeric: true,
    cell: ({ refundedNet }) => refundedText(refundedNet),
  },
  {
    header: t("Margin"),
    numeric: true,
    cell: ({ margin }) => (margin === undefined ? "–" : formatAmount(margin)),
  },
]

const customerColumns = (period: Period): Column<SalesReport["customers"][number]>[] => [
  {
    header: t("Customer"),
    namesRow: true,
    cell: ({ email, name }) =>
      email ? (
        <TextLink to={ordersOf(period, { buyer: email })} className="text-brand">
          {name || email}
        </TextLink>
      ) : (
        t("Closed account")
      ),
  },
  { header: t("Orders"), numeric: true, cell: ({ orders }) => formatCount(orders) },
  { header: t("Goods, net"), numeric: true, cell: ({ net }) => formatAmount(net) },
  {
    header: t("Refunded, net"),
    numeric: true,
    cell: ({ refundedNet }) => refundedText(refundedNet),
  },
]

const SalesTables = ({ report, period }: ReportProps) => (
  <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-8 lg:grid-cols-2">
    <Ranking
      title={t("Best-selling parts")}
      columns={partColumns()}
      rows={report.parts}
      rowKey={({ _id }) => _id}
    />
    <Ranking
      title={t("Best customers")}
      columns={customerColumns(period)}
      rows={report.customers}
      rowKey={({ email, name }) => `${email} ${name}`}
    />
    <TitledSection titleClass="mb-3" title={t("Waiting longest to be shipped")}>
      {report.unshipped.length === 0 ? (
        <p className="text-sm text-text-2">{t("Every paid order has been shipped.")}</p>
      ) : (
        <ul className="flex flex-col gap-2 text-sm">
          {report.unshipped.map(({ _id, orderNumber, createdAt }) => (
            <li key={_id} className="flex flex-wrap gap-x-3">
              <TextLink to={paths.order(_id)} className="text-brand">
                {orderNumber}
              </TextLink>
              <Moment at={createdAt} />
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  </div>
)

interface RankingProps<Row> {
  title: string
  columns: Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

const Ranking = <Row,>({ title, ...table }: RankingProps<Row>) => (
  <TitledSection titleClass="mb-3" title={title}>
    {table.rows.length === 0 ? (
      <p className="text-sm text-text-2">{t("Nothing was sold in this period.")}</p>
    ) : (
      <DataTable caption={title} {...table} />
    )}
  </TitledSection>
)

function PeriodLinks({ today }: { today: string }) {
  const spans = [
    { label: t("Today"), from: today },
    ...[7, 30, 90, 365].map((days) => ({
      label: plural(days, "{count} day", "{count} days"),
      from: addDays(today, 1 - days),
    })),
  ]
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      {spans.map(({ label, from }) => (
        <TextLink key={label} to={paths.sales({ from, to: today })} className="text-brand">
          {label}
        </TextLink>
      ))}
    </p>
  )
}

export const ErrorBoundary = retryPanel(title, reportFailedText)
