import type { ReactNode } from "react"
import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { ifFound } from "#web/api/api-error.ts"
import {
  type Customer,
  CustomerAccess,
  CustomerAddresses,
  CustomerNotes,
  CustomerTaxIds,
} from "#web/customers/admin/customer-cards.tsx"
import { TagsSection } from "#web/forms/tags-section.tsx"
import { addressWith } from "#web/navigation/list-address.ts"
import { OrderLink } from "#web/navigation/order-link.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { statusText } from "#web/orders/shared/shown-order.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Badge } from "#web/ui/badge.tsx"
import { ButtonLink } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { BackLink } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { CardSection, MissingPage, TitledSection } from "#web/ui/page-heading.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/customer.ts"

const title = () => t("Customer")
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleMeta(matches, loaderData?.customer?.name ?? title())

const NEWEST = 10

async function load(api: ApiClient, { params: { id } }: PageRequest<Route.LoaderArgs>) {
  const [customer, known] = await Promise.all([
    ifFound(api("GET /customer/{id}", { params: { id } })),
    api("GET /customer-tag"),
  ])
  if (!customer) return { customer }
  const query = { buyer: customer.email, limit: NEWEST }
  return { customer, known, orders: await api("GET /order", { query }) }
}

export const loader = serverLoader(load, ({ customer }) => customer !== undefined)
export const clientLoader = browserLoader(load)

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.customer) return <NoSuchCustomer />
  const { customer, known, orders } = loaderData
  const { name, company, email } = customer
  return (
    <>
      <BackLink to={paths.customers} label={t("Customers")} />
      <div className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <PageTitle className="wrap-anywhere">{name}</PageTitle>
          {company ? <p className="text-text-2 wrap-anywhere">{company}</p> : null}
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.phoneOrder(email)} variant="secondary">
            {t("Phone order")}
          </ButtonLink>
          <ButtonLink to={paths.newDraftOrder(email)} variant="secondary">
            {t("Draft order")}
          </ButtonLink>
        </div>
      </div>
      <TagsSection
        tags={customer.tags}
        known={known}
        onChange={(body) =>
          browserApi("POST /customer/{id}/tag", { params: { id: customer._id }, body })
        }
      />
      <CustomerFigures customer={customer} />
      <CustomerOrders orders={orders} customer={customer} />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
        <CustomerAccount customer={customer} />
        <CustomerNotes customer={customer} />
        <CustomerAddresses customer={customer} />
        <CustomerTaxIds customer={customer} />
        <CustomerAccess customer={customer} />
      </div>
    </>
  )
}

const NoSuchCustomer = () => (
  <MissingPage title={title()} back={{ to: paths.customers, label: t("Customers") }}>
    {t("This customer does not exist.")}
  </MissingPage>
)

type Order = Reply<"GET /order">[number]

const CustomerFigures = ({ customer }: { customer: Customer }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-4">
    <Figure label={t("Orders")}>{formatCount(customer.orders)}</Figure>
    <Figure label={t("Revenue, net of refunds")}>{formatAmount(customer.revenue)}</Figure>
    <Figure label={t("Unpaid")}>
      {customer.unpaidOrders === 0 ? (
        "–"
      ) : (
        <Link
          to={paths.manageOrder + addressWith({}, { buyer: customer.email, paid: "false" })}
          className="underline underline-offset-2"
        >
          {formatAmount(customer.unpaid)}
        </Link>
      )}
    </Figure>
    <Figure label={t("Last order")}>
      {customer.lastOrderAt ? <Moment at={customer.lastOrderAt} dayOnly /> : "–"}
    </Figure>
  </dl>
)

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="rounded-lg border border-border bg-surface p-5 sm:p-6">
    <dt className="text-sm text-text-2">{label}</dt>
    <dd className="text-h3 tabular-nums">{children}</dd>
  </div>
)

const CustomerAccount = ({ customer }: { customer: Customer }) => (
  <CardSection title={t("Account")}>
    <dl className="flex flex-col gap-2 text-[0.9375rem]/6">
      <Fact label={t("Email")}>
        {customer.email}{" "}
        {customer.emailVerified ? null : <Badge tone="warn">{t("not confirmed")}</Badge>}
      </Fact>
      <Fact label={t("Phone")}>{customer.phone || "–"}</Fact>
      <Fact label={t("Customer since")}>
        <Moment at={customer.createdAt} dayOnly />
      </Fact>
      <Fact label={t("Can sign in")}>
        {customer.signsIn ? t("Yes") : t("No password chosen yet")}
      </Fact>
      <Fact label={t("Signed in now")}>{formatCount(customer.sessions)}</Fact>
      <Fact label={t("Parts lists")}>{formatCount(customer.lists)}</Fact>
    </dl>
  </CardSection>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6">
    <dt className="text-text-2">{label}</dt>
    <dd className="min-w-0 wrap-anywhere tabular-nums">{children}</dd>
  </div>
)

const orderColumns = (): Column<Order>[] => [
  {
    header: t("Order"),
    namesRow: true,
    className: "whitespace-nowrap",
    cell: ({ _id, orderNumber }) => <OrderLink id={_id} number={orderNumber} />,
  },
  { header: t("Ordered"), cell: ({ createdAt }) => <Moment at={createdAt} oneLine dayOnly /> },
  {
    header: t("Product"),
    className: "min-w-32 wrap-anywhere",
    cell: ({ productName }) => productName,
  },
  { header: t("Price"), numeric: true, cell: ({ price }) => formatAmount(price) },
  {
    header: t("Status"),
    cell: ({ status, paid }) => `${statusText[status]}, ${paid ? t("paid") : t("unpaid")}`,
  },
]

interface CustomerOrdersProps {
  orders: readonly Order[]
  customer: Customer
}

const CustomerOrders = ({ orders, customer }: CustomerOrdersProps) => (
  <TitledSection title={t("Orders")} className="mt-10">
    {orders.length === 0 ? (
      <p className="text-text-2">{t("No orders yet.")}</p>
    ) : (
      <DataTable caption={t("Newest orders")} columns={orderColumns()} rows={orders} compact />
    )}
    {customer.orders > orders.length ? (
      <p className="mt-3">
        <Link
          to={paths.manageOrder + addressWith({}, { buyer: customer.email })}
          className="underline underline-offset-2"
        >
          {t("All {orders} orders", { orders: formatCount(customer.orders) })}
        </Link>
      </p>
    ) : null}
  </TitledSection>
)

export const ErrorBoundary = retryPanel(title, () => t("The customer could not be loaded."))
