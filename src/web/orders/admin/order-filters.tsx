import { freightText } from "#contract/delivery/freight-text.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { useSite } from "#web/navigation/site.ts"
import { Button } from "#web/ui/button.tsx"
import { TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import { type OrderAddress, statuses } from "./order-query.ts"

const payments = [
  { value: "", label: "Paid or not" },
  { value: "true", label: "Paid" },
  { value: "false", label: "Unpaid" },
] as const

const places = [
  { value: "", label: "Not removed" },
  { value: "true", label: "Removed" },
] as const

const waits = [
  { value: "", label: "In stock or not" },
  { value: "true", label: "Waiting for stock" },
] as const

const freights = [
  { value: "", label: "Freight set or not" },
  { value: "due", label: freightText.short },
] as const

const transfers = [
  { value: "", label: "Any way to pay" },
  { value: "awaited", label: "Waiting for a transfer" },
  { value: "due", label: "Transfers to settle" },
] as const

const shipments = [
  { value: "", label: "Shipped or not" },
  { value: "part", label: "Partly shipped" },
] as const

const refunds = [
  { value: "", label: "Refunded or not" },
  { value: "part", label: "Refunded in part" },
  { value: "all", label: "Refunded in full" },
] as const

const notes = [
  { value: "", label: "With a note or not" },
  { value: "true", label: "With a note" },
] as const

const orders = [
  { value: "", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "dearest", label: "Highest price" },
  { value: "cheapest", label: "Lowest price" },
] as const

const spans = [
  { value: "", label: "Any day" },
  { value: "1", label: "Today" },
  { value: "7", label: "Last 7 days" },
  { value: "30", label: "Last 30 days" },
] as const

interface OrderFiltersProps {
  address: OrderAddress
  shown: number
  counted: Reply<"GET /order-count">
}

export function OrderFilters({ address, shown, counted }: OrderFiltersProps) {
  const { after: _, ...values } = address
  return (
    <TableToolbar
      searchLabel="Number, part or buyer"
      values={values}
      count={countText(shown, counted)}
    >
      <TableFilter
        name="status"
        label="Status"
        value={address.status}
        options={[
          { value: "", label: "Any status" },
          ...statuses.map((status) => ({ value: status, label: status })),
        ]}
      />
      <TableFilter name="paid" label="Payment" value={address.paid} options={payments} />
      <TableFilter name="removed" label="Removed" value={address.removed} options={places} />
      <MoreFilters address={address} />
    </TableToolbar>
  )
}

function MoreFilters({ address }: { address: OrderAddress }) {
  const { days, from, to, buyer, waiting, freight, transfer, least, most, sort } = address
  const { country, delivery, shipped, refunded, noted } = address
  const used = [days, from, to, buyer, waiting, freight, transfer, least, most, country, delivery]
  const inUse = [...used, shipped, refunded, noted].filter(Boolean).length
  return (
    <details className="order-filters-more" open={inUse > 0}>
      <summary>More filters{inUse > 0 ? ` (${inUse})` : ""}</summary>
      <div>
        <TableFilter name="days" label="Placed" value={days} options={withOwn(spans, days)} />
        <TableFilter name="waiting" label="Stock" value={waiting} options={waits} />
        <TableFilter name="freight" label="Freight" value={freight} options={freights} />
        {useSite().bankTransfer || transfer ? (
          <TableFilter name="transfer" label="Transfer" value={transfer} options={transfers} />
        ) : null}
        <TableFilter name="shipped" label="Shipment" value={shipped} options={shipments} />
        <TableFilter name="refunded" label="Refund" value={refunded} options={refunds} />
        <TableFilter name="noted" label="Note" value={noted} options={notes} />
        <TableFilter name="sort" label="Sort" value={sort} options={orders} />
        <Typed name="from" label="From" type="date" value={from} />
        <Typed name="to" label="To" type="date" value={to} />
        <Typed name="buyer" label="Buyer’s e-mail" type="email" value={buyer} />
        <Typed name="country" label="Country, such as DE" type="text" value={country} />
        <Typed name="delivery" label="Delivery method" type="text" value={delivery} />
        <Typed name="least" label="Amount from" value={least} />
        <Typed name="most" label="Amount to" value={most} />
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </div>
    </details>
  )
}

interface TypedProps {
  name: string
  label: string
  value: string
  type?: "date" | "email" | "text"
}

const Typed = ({ name, label, value, type }: TypedProps) => (
  <label>
    {label}
    <input
      name={name}
      type={type ?? "text"}
      inputMode={type ? undefined : "decimal"}
      autoComplete="off"
      defaultValue={value}
    />
  </label>
)

const withOwn = (options: typeof spans, days: string) =>
  options.some(({ value }) => value === days)
    ? options
    : [...options, { value: days, label: `Last ${days} days` }]

function countText(shown: number, { count, more }: Reply<"GET /order-count">): string {
  const orders = `${formatCount(count)} ${count === 1 ? "order" : "orders"}`
  const all = more ? `more than ${orders}` : orders
  return shown === count && !more ? orders : `${formatCount(shown)} of ${all}`
}
