import { Link } from "react-router"
import { type CustomerSort, customerSorts } from "#domain/accounts/customer-sorts.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { countryName } from "#domain/shop/countries.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { TextLink } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { type Column, type ColumnSort, DataTable } from "#web/ui/table/data-table.tsx"

type Customer = Reply<"GET /customer">[number]

/** Query parameters of the list. */
interface CustomerSearch extends Record<string, string> {
  q: string
  tag: string
  sort: CustomerSort | ""
}

export const readCustomerSort = (written: string | null): CustomerSort | "" =>
  customerSorts.find((sort) => sort === written) ?? ""

type SortColumn = Exclude<CustomerSort, `-${string}`>

/** Returns the sort link of a column. Names start ascending, numbers descending; a second use reverses the order. */
function sortBy(column: SortColumn, sought: CustomerSearch): ColumnSort {
  const rising = sought.sort === column
  const falling = sought.sort === `-${column}`
  const isFallingNext = column === "name" ? rising : !falling
  const sort = isFallingNext ? `-${column}` : column
  const direction = falling ? "descending" : undefined
  return { to: addressWith(sought, { sort }), direction: rising ? "ascending" : direction }
}

const columns = (sought: CustomerSearch): Column<Customer>[] => [
  {
    header: t("Customer"),
    namesRow: true,
    sort: sortBy("name", sought),
    cell: (customer) => <NameCell customer={customer} />,
  },
  { header: t("Place|of an address"), cell: placeOf },
  {
    header: t("Orders"),
    numeric: true,
    sort: sortBy("orders", sought),
    cell: (customer) => <OrdersCell customer={customer} />,
  },
  {
    header: t("Revenue"),
    numeric: true,
    sort: sortBy("revenue", sought),
    cell: ({ revenue }) => formatAmount(revenue),
  },
  {
    header: t("Unpaid"),
    numeric: true,
    cell: ({ unpaid, unpaidOrders }) => (unpaidOrders === 0 ? "–" : formatAmount(unpaid)),
  },
  {
    header: t("Last order"),
    sort: sortBy("lastOrder", sought),
    cell: ({ lastOrderAt }) => (lastOrderAt ? <Moment at={lastOrderAt} oneLine dayOnly /> : "–"),
  },
]

interface CustomersTableProps {
  customers: readonly Customer[]
  sought: CustomerSearch
}

export const CustomersTable = ({ customers, sought }: CustomersTableProps) => (
  <DataTable
    caption={t("Customers")}
    columns={columns(sought)}
    rows={customers}
    rowKey={({ _id }) => _id}
  />
)

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
