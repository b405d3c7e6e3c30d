import { type ReactNode, useId } from "react"
import { Link } from "react-router"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { BarChart } from "#web/ui/bar-chart.tsx"
import { ButtonLink } from "#web/ui/button.tsx"
import { MailServerNotice } from "../../mail/admin/mail-table.tsx"
import { LowStock } from "../../stock/admin/low-stock.tsx"

const MoreLink = ({ to, children }: { to: string; children: React.ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-6 items-center text-brand underline underline-offset-2"
  >
    {children}
  </Link>
)

interface OverviewProps {
  overview: Reply<"GET /overview">
  filters: Reply<"GET /order-filter">
  mail: Reply<"GET /mail-count">
}

const returnStates = [
  ["asked", "asked for"],
  ["approved", "on their way"],
] as const
const reviewStates = [
  ["queued", "waiting"],
  ["reported", "reported"],
] as const

function ToDo({ overview, filters, mail }: OverviewProps) {
  const { returns, reviews, work, withdrawals = 0, taxIds = 0 } = overview
  const heading = useId()
  const waiting = [
    ...filters
      .filter(({ fixed }) => fixed)
      .map(({ name, query, ...found }) => ({
        thing: "order",
        state: name.toLowerCase(),
        ...found,
        to: paths.manageOrder + addressWith(query, {}),
      })),
    ...returnStates.map(([state, words]) => ({
      thing: "return",
      state: words,
      count: returns?.[state] ?? 0,
      more: false,
      to: paths.returns() + addressWith({ state }, {}),
    })),
    ...reviewStates.map(([parts, words]) => ({
      thing: "review",
      state: words,
      count: reviews?.[parts] ?? 0,
      more: false,
      to: paths.reviews({ parts }),
    })),
    {
      thing: "withdrawal",
      state: "declared",
      count: withdrawals,
      more: withdrawals >= 1000,
      to: paths.withdrawals,
    },
    {
      thing: "daily rate",
      state: "missing for invoices",
      count: overview.dailyRate ? 1 : 0,
      more: false,
      to: paths.dailyRates,
    },
    {
      thing: "account",
      state: "with a tax id to look at",
      count: taxIds,
      more: false,
      to: paths.settings("tax"),
    },
    {
      thing: "order",
      state: "with freight to agree",
      count: work.freight,
      more: false,
      to: paths.manageOrder + addressWith({}, { freight: "due", sort: "oldest" }),
    },
    {
      thing: "payment",
      state: "disputed",
      count: work.disputes,
      more: false,
      to: paths.audit + addressWith({}, { action: "order.dispute" }),
    },
    {
      thing: "refund",
      state: "not paid out",
      count: work.refunds,
      more: false,
      to: paths.audit + addressWith({}, { action: "order.refund_failed" }),
    },
    {
      thing: "part",
      state: work.lowStock === 1 ? "runs low" : "run low",
      count: work.lowStock,
      more: work.lowStock >= 1000,
      to: "#low-stock",
    },
    {
      thing: "backup",
      state: "due",
      count: work.backup ? 1 : 0,
      more: false,
      to: paths.health,
    },
    {
      thing: "mail",
      state: "given up",
      count: mail.dead,
      more: false,
      to: paths.mail + addressWith({}, { state: "dead" }),
    },
    {
      thing: "mail",
      state: "waiting",
      count: mail.late,
      more: false,
      to: paths.mail + addressWith({}, { state: "queued" }),
    },
  ].filter(({ count }) => count > 0)
  return (
    <section
      aria-labelledby={heading}
      className="mb-4 rounded-lg border border-border bg-surface p-5"
    >
      <h2 id={heading} className="mb-1 text-h3">
        To do
      </h2>
      {waiting.length === 0 ? (
        <p className="text-sm text-text-2">Nothing is waiting.</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 text-sm">
          {waiting.map(({ thing, state, count, more, to }) => (
            <li key={to}>
              <MoreLink to={to}>
                {`${formatCount(count)}${more ? "+" : ""} ${thing}${count === 1 ? "" : "s"} ${state}`}
              </MoreLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
})
const dayLabel = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`))

export function Overview({ overview, filters, mail }: OverviewProps) {
  const heading = useId()
  const period = "last 30 days"
  const { orders, revenue, unpaidCount, unpaidTotal, lowStock, days } = overview
  const unpaid = paths.manageOrder + addressWith({}, { paid: "false" })
  return (
    <section aria-labelledby={heading}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 id={heading} tabIndex={-1} className="text-h1">
          Overview
        </h1>
        <ButtonLink to={paths.sales()} variant="secondary">
          Sales report
        </ButtonLink>
      </div>
      <MailServerNotice carrier={mail.carrier} className="mb-4" />
      <ToDo overview={overview} filters={filters} mail={mail} />
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
        <Figure label="Orders" value={formatCount(orders)}>
          <MoreLink to={paths.manageOrder}>All orders</MoreLink>
        </Figure>
        <Figure label="Revenue" value={formatAmount(revenue)}>
          Paid, less refunds. <MoreLink to={paths.sales()}>Sales report</MoreLink>
        </Figure>
        <Figure label="Unpaid" value={formatAmount(unpaidTotal)}>
          <MoreLink to={unpaid}>
            {formatCount(unpaidCount)} unpaid {unpaidCount === 1 ? "order" : "orders"}
          </MoreLink>
        </Figure>
      </dl>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <BarChart
          title={`Orders, ${period}`}
          headers={["Day", "Orders"]}
          axis={formatCount}
          bars={days.map((day) => ({
            label: dayLabel(day.day),
            value: day.orders,
            text: formatCount(day.orders),
          }))}
        />
        <BarChart
          title={`Revenue, ${period}`}
          headers={["Day", "Revenue"]}
          axis={formatAmount}
          bars={days.map((day) => ({
            label: dayLabel(day.day),
            value: day.revenue,
            text: formatAmount(day.revenue),
          }))}
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
