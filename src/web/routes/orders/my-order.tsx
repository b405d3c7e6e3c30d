import { redirect, useRevalidator } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t, translated } from "#domain/languages/translate.ts"
import {
  type OrderSort,
  type OwnOrderState,
  orderSorts,
  ownOrderStates,
} from "#domain/orders/order.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { leaveSignedOutNote } from "#web/accounts/buyer/signed-out-note.tsx"
import { browserApi, type Reply } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { leaveRefusedSession, tokenOwner } from "#web/api/session.ts"
import { ExportButtons } from "#web/forms/download.tsx"
import { countLine } from "#web/navigation/counted-nouns.ts"
import { requireSignIn } from "#web/navigation/guards.ts"
import {
  addressWith,
  choiceParameter,
  dayParameter,
  listQueryOf,
  pageOf,
  ROWS_PER_PAGE,
  withoutEmpty,
} from "#web/navigation/list-address.ts"
import { ListPager, NoMatch } from "#web/navigation/list-page.tsx"
import { paths } from "#web/navigation/paths.ts"
import { useFollowOrders } from "#web/orders/buyer/follow-orders.ts"
import { MyOrders } from "#web/orders/buyer/my-orders.tsx"
import { BoughtParts } from "#web/reviews/buyer/bought-parts.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { TabLinks } from "#web/ui/links.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { TableDates, TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/my-order.ts"

const title = () => pageText.sidebar.myOrder
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const AGAIN = "again"

async function load(api: ApiClient, request: Request, email: string) {
  const params = new URL(request.url).searchParams
  if (params.get("view") === AGAIN) return { bought: await api("GET /bought") }
  const filter = myOrderFilterOf(params)
  const { countQuery, exportQuery, page } = queriesOf(filter)
  const limit = ROWS_PER_PAGE + 1
  const [orders, counts] = await Promise.all([
    api("GET /myorder", { query: { email, ...exportQuery, ...page, limit, places: "true" } }),
    api("GET /myorder/count", { query: countQuery }),
  ])
  const isFiltered = Object.values(filter).some((value) => value !== "")
  const { rows, next } = pageOf(orders, ({ _id }) => _id)
  return { list: { filter, isFiltered, countQuery, exportQuery, counts, rows, next } }
}

const sessionIsLost = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403)

export async function loader(args: Route.LoaderArgs) {
  const { api, viewer } = requireSignIn(args)
  try {
    return await load(api, args.request, viewer.email)
  } catch (error) {
    if (!sessionIsLost(error)) throw error
    throw redirect(paths.home, { headers: await args.context.get(pageContext).signOut() })
  }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    return await load(browserApi, request, await tokenOwner())
  } catch (error) {
    if (!sessionIsLost(error)) throw error
    await leaveRefusedSession()
    leaveSignedOutNote()
    throw redirect(paths.home)
  }
}

export default function MyOrder({ loaderData: { list, bought } }: Route.ComponentProps) {
  const hasOrdered = !list || list.isFiltered || list.counts.all > 0
  return (
    <>
      <PageHeading title={title()}>
        {list && hasOrdered ? <ExportButtons path="/myorder.csv" query={list.exportQuery} /> : null}
      </PageHeading>
      {hasOrdered ? (
        <TabLinks
          label={title()}
          className="mb-4"
          tabs={[
            { to: paths.myOrder, label: t("Orders"), isShown: list !== undefined },
            {
              to: paths.myOrder + addressWith({}, { view: AGAIN }),
              label: t("Buy again"),
              isShown: bought !== undefined,
            },
          ]}
        />
      ) : null}
      {list ? <OrderList {...list} /> : null}
      {bought ? <BoughtParts bought={bought} /> : null}
    </>
  )
}

type List = NonNullable<Awaited<ReturnType<typeof load>>["list"]>

function OrderList({ filter, isFiltered, countQuery, counts, rows, next }: List) {
  const { after, ...withoutPage } = filter
  const { revalidate } = useRevalidator()
  const isWaiting = rows.some(({ paid, cancelled }) => !paid && !cancelled)
  useFollowOrders({ counts, query: countQuery, isWaiting }, () => void revalidate())
  return (
    <>
      {isFiltered || counts.all + counts.states.cancelled > 0 ? (
        <MyOrderFilters filter={filter} counts={counts} />
      ) : null}
      {rows.length === 0 && isFiltered ? (
        <NoMatch what={t("orders|noun")} search={filter.q} />
      ) : null}
      {rows.length > 0 || !isFiltered ? <MyOrders orders={rows} counts={counts} /> : null}
      <ListPager
        shown={t("{filter} in total", { filter: formatCount(matchingCount(filter, counts)) })}
        first={t("First page")}
        list={withoutPage}
        after={after}
        next={next}
      />
    </>
  )
}

type MyOrderFilter = ReturnType<typeof myOrderFilterOf>

const myOrderFilterOf = (params: URLSearchParams) => ({
  ...listQueryOf(params),
  state: choiceParameter(params, "state", ownOrderStates),
  from: dayParameter(params, "from"),
  to: dayParameter(params, "to"),
  sort: choiceParameter(params, "sort", orderSorts),
})

/** The counts are by state, so that their query has none. */
const queriesOf = ({ state, sort, after, ...others }: MyOrderFilter) => ({
  countQuery: withoutEmpty(others),
  exportQuery: withoutEmpty({ ...others, state }),
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

function MyOrderFilters({ filter, counts }: MyOrderFiltersProps) {
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
const matchingCount = (
  { state }: MyOrderFilter,
  { all, states }: Reply<"GET /myorder/count">,
): number => (state === "" ? all : states[state])

export const ErrorBoundary = retryPanel(title, () => t("Orders could not be loaded."))
