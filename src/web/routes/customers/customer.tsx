import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { ifFound } from "#web/api/api-error.ts"
import {
  CustomerAccount,
  CustomerFigures,
  CustomerOrders,
} from "#web/customers/admin/customer-facts.tsx"
import { CustomerTaxIds } from "#web/customers/admin/customer-tax-ids.tsx"
import {
  CustomerAccess,
  CustomerAddresses,
  CustomerNotes,
} from "#web/customers/admin/customer-tools.tsx"
import { TagsSection } from "#web/forms/notes-and-tags.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/guards.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { BackLink } from "#web/ui/links.tsx"
import { MissingPage } from "#web/ui/page-heading.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
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

export const ErrorBoundary = retryPanel(title, () => t("The customer could not be loaded."))
