import { freightText } from "#contract/delivery/freight-text.ts"
import { t } from "#domain/languages/translate.ts"
import { writeTyped } from "#domain/pricing/typed-number.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { counted } from "#web/navigation/counted-nouns.ts"
import { useSite } from "#web/navigation/site.ts"
import { statusText } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import { type OrderAddress, statuses } from "./order-address.ts"

const spans = () =>
  [
    { value: "1", label: t("Today") },
    { value: "7", label: t("Last 7 days") },
    { value: "30", label: t("Last 30 days") },
  ] as const

interface OrderFiltersProps {
  address: OrderAddress
  shown: number
  counted: Reply<"GET /order-count">
  /** Tags that any order has. */
  tags: readonly string[]
}

export function OrderFilters({ address, shown, counted, tags }: OrderFiltersProps) {
  const { after: _, ...values } = address
  return (
    <TableToolbar
      searchLabel={t("Number, part or buyer")}
      values={values}
      count={countText(shown, counted)}
    >
      <TableFilter
        name="status"
        label={t("Status")}
        value={address.status}
        all={t("Any status")}
        options={statuses.map((status) => ({ value: status, label: statusText[status] }))}
      />
      <TableFilter
        name="paid"
        label={t("Payment")}
        value={address.paid}
        all={t("Paid or not")}
        options={[
          { value: "true", label: t("Paid") },
          { value: "false", label: t("Unpaid") },
        ]}
      />
      <TableFilter
        name="removed"
        label={t("Removed")}
        value={address.removed}
        all={t("Not removed")}
        options={[{ value: "true", label: t("Removed") }]}
      />
      {tags.length > 0 || address.tag ? (
        <TableFilter
          name="tag"
          label={t("Tag")}
          value={address.tag}
          all={t("Any tag")}
          options={[...new Set([...tags, address.tag])]
            .filter(Boolean)
            .map((tag) => ({ value: tag, label: tag }))}
        />
      ) : null}
      <MoreFilters address={address} />
    </TableToolbar>
  )
}

function MoreFilters({ address }: { address: OrderAddress }) {
  const { days, from, to, buyer, waiting, freight, transfer, least, most, sort } = address
  const { country, delivery, shipped, refunded, noted } = address
  const used = [days, from, to, buyer, waiting, freight, transfer, least, most, country, delivery]
  // The work tabs set `shipped=open` themselves, so it does not count as a filter in use.
  const partShipped = shipped === "open" ? "" : shipped
  const usedCount = [...used, partShipped, refunded, noted].filter(Boolean).length
  return (
    <details className="order-filters-more" open={usedCount > 0}>
      <summary>
        {t("More filters")}
        {usedCount > 0 ? ` (${usedCount})` : ""}
      </summary>
      <div>
        <TableFilter
          name="days"
          label={t("Placed")}
          value={days}
          all={t("Any day")}
          options={addOwnSpan(spans(), days)}
        />
        <TableFilter
          name="waiting"
          label={t("Stock")}
          value={waiting}
          all={t("In stock or not")}
          options={[{ value: "true", label: t("Waiting for stock") }]}
        />
        <TableFilter
          name="freight"
          label={t("Freight")}
          value={freight}
          all={t("Freight set or not")}
          options={[{ value: "due", label: freightText.short }]}
        />
        {useSite().bankTransfer || transfer ? (
          <TableFilter
            name="transfer"
            label={t("Transfer")}
            value={transfer}
            all={t("Any way to pay")}
            options={[
              { value: "awaited", label: t("Waiting for a transfer") },
              { value: "due", label: t("Transfers to settle") },
            ]}
          />
        ) : null}
        <TableFilter
          name="shipped"
          label={t("Shipment")}
          value={shipped}
          all={t("Shipped or not")}
          options={[
            { value: "part", label: t("Partly shipped") },
            { value: "open", label: t("Has units to ship") },
          ]}
        />
        <TableFilter
          name="refunded"
          label={t("Refund|noun")}
          value={refunded}
          all={t("Refunded or not")}
          options={[
            { value: "part", label: t("Refunded in part") },
            { value: "all", label: t("Refunded in full") },
          ]}
        />
        <TableFilter
          name="noted"
          label={t("Note")}
          value={noted}
          all={t("With a note or not")}
          options={[{ value: "true", label: t("With a note") }]}
        />
        <TableFilter
          name="sort"
          label={t("Sort")}
          value={sort}
          all={t("Newest first")}
          options={[
            { value: "oldest", label: t("Oldest first") },
            { value: "dearest", label: t("Highest price") },
            { value: "cheapest", label: t("Lowest price") },
          ]}
        />
        <Typed name="from" label={t("From")} type="date" value={from} />
        <Typed name="to" label={t("To")} type="date" value={to} />
        <Typed name="buyer" label={t("Buyer’s e-mail")} type="email" value={buyer} />
        <Typed name="country" label={t("Country, such as DE")} type="text" value={country} />
        <Typed name="delivery" label={t("Delivery method")} type="text" value={delivery} />
        <Typed name="least" label={t("Amount from")} value={writeTyped(least)} />
        <Typed name="most" label={t("Amount to")} value={writeTyped(most)} />
        <Button type="submit" variant="secondary">
          {t("Apply")}
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

const addOwnSpan = (options: ReturnType<typeof spans>, days: string) =>
  days === "" || options.some(({ value }) => value === days)
    ? options
    : [...options, { value: days, label: t("Last {days} days", { days }) }]

function countText(shown: number, { count, more }: Reply<"GET /order-count">): string {
  const found = counted(count, "order")
  const all = more ? t("more than {orders}", { orders: found }) : found
  return shown === count && !more
    ? found
    : t("{shown} of {all}", { shown: formatCount(shown), all })
}
