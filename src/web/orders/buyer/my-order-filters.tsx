import { t, translated } from "#domain/languages/translate.ts"
import {
  type OrderSort,
  type OwnOrderState,
  orderSorts,
  ownOrderStates,
} from "#domain/orders/order-list.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import {
  choiceParameter,
  countLine,
  dayParameter,
  listQueryOf,
  withoutEmpty,
} from "#web/navigation/list-address.ts"
import { TableDates, TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"

type MyOrderFilter = ReturnType<typeof myOrderFilterOf>

export const myOrderFilterOf = (params: URLSearchParams) => ({
  ...listQueryOf(params),
  state: choiceParameter(params, "state", ownOrderStates),
  from: dayParameter(params, "from"),
  to: dayParameter(params, "to"),
  sort: choiceParameter(params, "sort", orderSorts),
})

export const questionsOf = ({ state, sort, after, ...sought }: MyOrderFilter) => ({
  sought: withoutEmpty(sought),
  filters: withoutEmpty({ ...sought, state }),
  page: withoutEmpty({ sort, after }),
})

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
