import { t, translated } from "#domain/languages/translate.ts"
import {
  type OrderSort,
  type OwnOrderState,
  orderSorts,
  ownOrderStates,
} from "#domain/orders/order-list.ts"
import { isDay } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { countLine, listQueryOf } from "#web/navigation/list-address.ts"
import { TableDates, TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"

interface MyOrderFilter extends Record<string, string> {
  q: string
  state: OwnOrderState | ""
  from: string
  to: string
  sort: OrderSort | ""
  after: string
}

export function myOrderFilterOf(params: URLSearchParams): MyOrderFilter {
  const dayOf = (name: string) => [params.get(name) ?? ""].find(isDay) ?? ""
  return {
    ...listQueryOf(params),
    state: ownOrderStates.find((state) => state === params.get("state")) ?? "",
    from: dayOf("from"),
    to: dayOf("to"),
    sort: orderSorts.find((sort) => sort === params.get("sort")) ?? "",
  }
}

export function questionsOf({ q, state, from, to, sort, after }: MyOrderFilter) {
  const days = from || to ? { from: from || undefined, to: to || undefined } : {}
  const sought = { q: q || undefined, ...days }
  return {
    sought,
    filters: { ...sought, state: state || undefined },
    page: { sort: sort || undefined, after: after || undefined },
  }
}

const stateNames: Record<OwnOrderState, string> = translated({
  unpaid: "Unpaid",
  preparing: "In preparation",
  waiting: "Waiting for stock",
  shipped: "On its way",
  delivered: "Delivered",
  cancelled: "Cancelled",
})

const sortNames: Record<OrderSort, string> = translated({
  newest: "Newest first",
  oldest: "Oldest first",
  dearest: "Highest price",
  cheapest: "Lowest price",
})

interface MyOrderFiltersProps {
  filter: MyOrderFilter
  counts: Reply<"GET /myorder/count">
}

export function MyOrderFilters({ filter, counts }: MyOrderFiltersProps) {
  const { q, state, from, to, sort } = filter
  return (
    <TableToolbar
      searchLabel={t("Number, product or note")}
      values={{ q, state, from, to, sort }}
      count={countLine(matchingCount(filter, counts), "order", false)}
    >
      <TableFilter
        name="state"
        label={t("State")}
        value={state}
        all={t("All but cancelled")}
        options={ownOrderStates.map((value) => ({
          value,
          label: `${stateNames[value]} (${formatCount(counts.states[value])})`,
        }))}
      />
      <TableFilter
        name="sort"
        label={t("Order")}
        value={sort}
        options={orderSorts.map((value) => ({
          value: value === "newest" ? "" : value,
          label: sortNames[value],
        }))}
      />
      <TableDates from={from} to={to} />
    </TableToolbar>
  )
}

/** Returns the number of matching orders on all pages. */
export const matchingCount = (
  { state }: MyOrderFilter,
  { all, states }: Reply<"GET /myorder/count">,
): number => (state === "" ? all : states[state])
