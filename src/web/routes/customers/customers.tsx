import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { type CustomerSort, customerSorts } from "#domain/accounts/customer-sorts.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { countryName } from "#domain/shop/places.ts"
import type { Reply } from "#web/api/api.ts"
import { ExportButtons } from "#web/forms/download.tsx"
import { countLine } from "#web/navigation/counted-nouns.ts"
import {
  addressWith,
  choiceParameter,
  cleanSearchText,
  listQueryOf,
  pageOf,
  ROWS_PER_PAGE,
  withoutEmpty,
} from "#web/navigation/list-address.ts"
import { EmptyList, ListPager } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Badge } from "#web/ui/badge.tsx"
import { ButtonLink } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { TextLink } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { type Column, type ColumnSort, DataTable } from "#web/ui/table/data-table.tsx"
import { TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/customers.ts"

const title = () => t("Customers")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const { q, after } = listQueryOf(search)
  const tag = cleanSearchText(search.get("tag") ?? "")
  const sort = choiceParameter(search, "sort", customerSorts)
  const [customers, tags] = await Promise.all([
    api("GET /customer", {
      query: { ...withoutEmpty({ q, after, tag, sort }), limit: ROWS_PER_PAGE + 1 },
    }),
    api("GET /customer-tag"),
  ])
  return { filter: { q, tag, sort }, after, tags, ...pageOf(customers, ({ _id }) => _id) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { filter, after, tags, rows, next } = loaderData
  const { q, tag, sort } = filter
  return (
    <>
      <PageHeading title={title()}>
        <ExportButtons path="/export/customers" query={filter} />
        <ButtonLink to={paths.newCustomer()} variant="secondary">
          {t("New customer")}
        </ButtonLink>
      </PageHeading>
      <TableToolbar
        searchLabel={t("Name, company, city, phone, tax id or order")}
        values={filter}
        count={countLine(rows.length, "account", next !== undefined || after !== "")}
      >
        <input type="hidden" name="sort" value={sort} />
        {tags.length > 0 ? (
          <TableFilter
            name="tag"
            label={t("Tag")}
            value={tag}
            all={t("Any tag")}
            options={tags.map((name) => ({ value: name, label: name }))}
          />
        ) : null}
      </TableToolbar>
      {rows.length > 0 ? (
        <DataTable caption={title()} columns={columns(filter)} rows={rows} />
      ) : (
        <EmptyList
          what={t("accounts")}
          search={q}
          isFiltered={q !== "" || tag !== ""}
          none={t("No customers yet.")}
        />
      )}
      <ListPager list={filter} after={after} next={next} />
    </>
  )
}

type Customer = Reply<"GET /customer">[number]

/** Query parameters of the list. */
interface CustomerSearch extends Record<string, string> {
  q: string
  tag: string
  sort: CustomerSort | ""
}

/** Returns the sort link of a column. Names start ascending, numbers descending; a second use reverses the order. */
function sortBy(column: Exclude<CustomerSort, `-${string}`>, filter: CustomerSearch): ColumnSort {
  const rising = filter.sort === column
  const falling = filter.sort === `-${column}`
  const isFallingNext = column === "name" ? rising : !falling
  const sort = isFallingNext ? `-${column}` : column
  const direction = falling ? "descending" : undefined
  return { to: addressWith(filter, { sort }), direction: rising ? "ascending" : direction }
}

const columns = (filter: CustomerSearch): Column<Customer>[] => [
  {
    header: t("Customer"),
    namesRow: true,
    sort: sortBy("name", filter),
    cell: (customer) => <NameCell customer={customer} />,
  },
  { header: t("Place|of an address"), cell: placeOf },
  {
    header: t("Orders"),
    numeric: true,
    sort: sortBy("orders", filter),
    cell: (customer) => <OrdersCell customer={customer} />,
  },
  {
    header: t("Revenue"),
    numeric: true,
    sort: sortBy("revenue", filter),
    cell: ({ revenue }) => formatAmount(revenue),
  },
  {
    header: t("Unpaid"),
    numeric: true,
    cell: ({ unpaid, unpaidOrders }) => (unpaidOrders === 0 ? "–" : formatAmount(unpaid)),
  },
  {
    header: t("Last order"),
    sort: sortBy("lastOrder", filter),
    cell: ({ lastOrderAt }) => (lastOrderAt ? <Moment at={lastOrderAt} oneLine dayOnly /> : "–"),
  },
]

const placeOf = ({ city, country }: Pick<Customer, "city" | "country">): string =>
  [city, country && countryName(country)].filter(Boolean).join(", ")

const NameCell = ({ customer: { _id, name, email, company, tags } }: { customer: Customer }) => (
  <>
    <TextLink to={paths.customer(_id)}>{name}</TextLink>
    <span className="block text-xs font-normal text-text-3">
      {company ? `${company} · ` : null}
      <span className="inline-block">{email}</span>
    </span>
    {tags.length > 0 ? (
      <span className="mt-1 flex flex-wrap gap-1">
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    ) : null}
  </>
)

const OrdersCell = ({ customer: { orders, email, name } }: { customer: Customer }) => (
  <Link
    to={paths.manageOrder + addressWith({}, { buyer: email })}
    className="inline-block min-h-6 min-w-6 content-center underline underline-offset-2"
  >
    {formatCount(orders)}
    <span className="sr-only"> {t("orders of {name}", { name })}</span>
  </Link>
)

export const ErrorBoundary = retryPanel(title, () => t("Customers could not be loaded."))
