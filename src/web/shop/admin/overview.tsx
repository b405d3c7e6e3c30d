import { type ReactNode, useId } from "react"
import { formatPerLanguage } from "#domain/languages/languages.ts"
import { plural, t, translate } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { MailServerNotice } from "#web/mail/admin/mail-table.tsx"
import { addressWith } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { LowStock } from "#web/stock/admin/low-stock.tsx"
import { BarChart } from "#web/ui/bar-chart.tsx"
import { ButtonLink } from "#web/ui/button.tsx"
import { TextLink } from "#web/ui/links.tsx"
import { TitledSection } from "#web/ui/page-heading.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { FirstSteps } from "./first-steps.tsx"

interface OverviewProps {
  overview: Reply<"GET /overview">
  filters: Reply<"GET /order-filter">
  mail: Reply<"GET /mail-count">
}

/** Lowers the first letter of a filter's name for use within a sentence. */
const withinSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Returns the tasks that wait for staff, each with its count and a link. */
function waitingWork({ overview, filters, mail }: OverviewProps) {
  const { returns, reviews, work, withdrawals = 0, taxIds = 0 } = overview
  return [
    ...filters
      .filter(({ fixed }) => fixed)
      .map(({ name, query, count, more }) => {
        const found = {
          count: formatCount(count) + (more ? "+" : ""),
          state: withinSentence(translate(name)),
        }
        return {
          words:
            count === 1 && !more
              ? t("{count} order {state}", found)
              : t("{count} orders {state}", found),
          count,
          to: paths.manageOrder + addressWith(query, {}),
        }
      }),
    {
      words: plural(returns?.asked ?? 0, "{count} return requested", "{count} returns requested"),
      count: returns?.asked ?? 0,
      to: paths.returns() + addressWith({ state: "asked" }, {}),
    },
    {
      words: plural(
        returns?.approved ?? 0,
        "{count} return on its way",
        "{count} returns on their way",
      ),
      count: returns?.approved ?? 0,
      to: paths.returns() + addressWith({ state: "approved" }, {}),
    },
    {
      words: plural(reviews?.queued ?? 0, "{count} review waiting", "{count} reviews waiting"),
      count: reviews?.queued ?? 0,
      to: paths.reviews({ parts: "queued" }),
    },
    {
      words: plural(reviews?.reported ?? 0, "{count} review reported", "{count} reviews reported"),
      count: reviews?.reported ?? 0,
      to: paths.reviews({ parts: "reported" }),
    },
    {
      words: plural(withdrawals, "{count} withdrawal declared", "{count} withdrawals declared"),
      count: withdrawals,
      to: paths.withdrawals,
    },
    {
      words: t("Daily rate missing for invoices"),
      count: overview.dailyRate ? 1 : 0,
      to: paths.dailyRates,
    },
    {
      words: plural(
        taxIds,
        "{count} account with a tax id to review",
        "{count} accounts with a tax id to review",
      ),
      count: taxIds,
      to: paths.taxIds,
    },
    {
      words: plural(
        work.freight,
        "{count} order with freight to be agreed",
        "{count} orders with freight to be agreed",
      ),
      count: work.freight,
      to: paths.manageOrder + addressWith({}, { freight: "due", sort: "oldest" }),
    },
    {
      words: plural(work.disputes, "{count} payment disputed", "{count} payments disputed"),
      count: work.disputes,
      to: paths.audit + addressWith({}, { action: "order.dispute" }),
    },
    {
      words: plural(work.refunds, "{count} refund not paid out", "{count} refunds not paid out"),
      count: work.refunds,
      to: paths.audit + addressWith({}, { action: "order.refund_failed" }),
    },
    {
      words:
        work.lowStock >= 1000
          ? t("{count}+ parts are low in stock", { count: formatCount(work.lowStock) })
          : plural(work.lowStock, "{count} part is low in stock", "{count} parts are low in stock"),
      count: work.lowStock,
      to: "#low-stock",
    },
    { words: t("1 backup due"), count: work.backup ? 1 : 0, to: paths.health },
    {
      words: plural(mail.dead, "{count} e-mail failed", "{count} e-mails failed"),
      count: mail.dead,
      to: paths.mail + addressWith({}, { state: "dead" }),
    },
    {
      words: plural(mail.late, "{count} e-mail waiting", "{count} e-mails waiting"),
      count: mail.late,
      to: paths.mail + addressWith({}, { state: "queued" }),
    },
  ].filter(({ count }) => count > 0)
}

function ToDo(props: OverviewProps) {
  const waiting = waitingWork(props)
  return (
    <TitledSection
      title={t("To do")}
      className="mb-4 rounded-lg border border-border bg-surface p-5"
      titleClass="mb-1"
    >
      {waiting.length === 0 ? (
        <p className="text-sm text-text-2">{t("Nothing is waiting.")}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 text-sm">
          {waiting.map(({ words, to }) => (
            <li key={to}>
              <TextLink className="text-brand" to={to}>
                {words}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  )
}

const dayFormat = formatPerLanguage(
  ({ dates }) =>
    new Intl.DateTimeFormat(dates, { day: "numeric", month: "short", timeZone: "UTC" }),
)
const dayLabel = (day: string) => dayFormat().format(new Date(`${day}T00:00:00Z`))

export function Overview({
  overview,
  filters,
  mail,
  firstSteps,
}: OverviewProps & { firstSteps: Reply<"GET /first-steps"> }) {
  const heading = useId()
  const period = t("last 30 days")
  const { orders, revenue, unpaidCount, unpaidTotal, lowStock, days } = overview
  const unpaid = paths.manageOrder + addressWith({}, { paid: "false" })
  return (
    <section aria-labelledby={heading}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <PageTitle id={heading}>{t("Overview")}</PageTitle>
        <ButtonLink to={paths.sales()} variant="secondary">
          {t("Sales report")}
        </ButtonLink>
      </div>
      <FirstSteps firstSteps={firstSteps} />
      <MailServerNotice carrier={mail.carrier} className="mb-4" />
      <ToDo overview={overview} filters={filters} mail={mail} />
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
        <Figure label={t("Orders")} value={formatCount(orders)}>
          <TextLink className="text-brand" to={paths.manageOrder}>
            {t("All orders")}
          </TextLink>
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
      <div id="low-stock">
        <LowStock parts={lowStock} />
      </div>
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
