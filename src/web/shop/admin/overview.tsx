import { type ReactNode, use, useId } from "react"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { BarChart } from "#web/ui/bar-chart.tsx"
import { TimeZone } from "#web/ui/moment.tsx"
import { MailServerNotice } from "../../mail/admin/mail-state.tsx"
import { LowStock } from "../../stock/admin/low-stock.tsx"
import { MoreLink } from "./more-link.tsx"
import { type OverviewProps, ToDo } from "./to-do.tsx"

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
})
const dayLabel = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`))

/** How the shop does, at a glance. */
export function Overview({ overview, filters, mail }: OverviewProps) {
  const heading = useId()
  // The database adds up days of UTC, whatever zone the shop is in.
  const period = use(TimeZone) === "UTC" ? "last 30 days" : "last 30 days, in UTC"
  const { orders, revenue, unpaidCount, unpaidTotal, lowStock, days } = overview
  const unpaid = paths.manageOrder + addressWith({}, { paid: "false" })
  return (
    <section aria-labelledby={heading}>
      <h1 id={heading} tabIndex={-1} className="mb-6 text-h1">
        Overview
      </h1>
      <MailServerNotice carrier={mail.carrier} className="mb-4" />
      <ToDo overview={overview} filters={filters} mail={mail} />
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
        <Figure label="Orders" value={formatCount(orders)}>
          <MoreLink to={paths.manageOrder}>All orders</MoreLink>
        </Figure>
        <Figure label="Revenue" value={formatPrice(revenue)}>
          Paid, less refunds
        </Figure>
        <Figure label="Unpaid" value={formatPrice(unpaidTotal)}>
          <MoreLink to={unpaid}>
            {formatCount(unpaidCount)} unpaid {unpaidCount === 1 ? "order" : "orders"}
          </MoreLink>
        </Figure>
      </dl>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <BarChart
          title={`Orders, ${period}`}
          headers={["Day", "Orders"]}
          bars={days.map((day) => ({
            label: dayLabel(day.day),
            value: day.orders,
            text: formatCount(day.orders),
          }))}
        />
        <BarChart
          title={`Revenue, ${period}`}
          headers={["Day", "Revenue"]}
          bars={days.map((day) => ({
            label: dayLabel(day.day),
            value: day.revenue,
            text: formatPrice(day.revenue),
          }))}
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
