import type { ApiClient } from "#contract/client.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import {
  InvoiceFilters,
  InvoiceTable,
  invoiceAddressOf,
  MonthFiles,
} from "#web/invoices/admin/invoice-register.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/guards.ts"
import { pageOf, ROWS_PER_PAGE, withoutEmpty } from "#web/navigation/list-address.ts"
import { EmptyList, ListPager } from "#web/navigation/list-page.tsx"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice, retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/invoices.ts"

const title = () => t("Invoices")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const address = invoiceAddressOf(search)
  const { after, ...filter } = withoutEmpty(address)
  const [invoices, counted, months] = await Promise.all([
    api("GET /invoice", { query: { ...filter, after, limit: ROWS_PER_PAGE + 1 } }),
    api("GET /invoice-count", { query: filter }),
    api("GET /invoice-month"),
  ])
  return { address, counted, months, ...pageOf(invoices, ({ number }) => number) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { address, rows, next, counted, months } = loaderData
  const { after, ...sought } = address
  const isFiltered = Object.values(sought).some((value) => value !== "")
  return (
    <>
      <PageHeading title={title()}>
        <ButtonLink to={paths.vatReport} variant="secondary">
          {t("Tax report")}
        </ButtonLink>
        <ButtonLink to={paths.settings("invoices")} variant="secondary">
          {t("Invoice settings")}
        </ButtonLink>
      </PageHeading>
      <Missing count={counted.missing} />
      <MonthFiles months={months} />
      <InvoiceFilters address={address} counted={counted} />
      {rows.length > 0 ? (
        <InvoiceTable invoices={rows} />
      ) : (
        <EmptyList
          what={t("invoices")}
          search={address.q}
          isFiltered={isFiltered}
          none={t(
            "No invoices yet. Choose in the invoice settings from which day invoices are issued.",
          )}
        />
      )}
      <ListPager list={sought} after={after} next={next} />
    </>
  )
}

function Missing({ count }: { count: number }) {
  if (count === 0) return null
  const documents = `${formatCount(count)} ${plural(count, "document is", "documents are")}`
  return (
    <div className="mb-6">
      <Notice tone="warn">
        {t("{documents} still to be issued. The shop tries again automatically.", { documents })}
      </Notice>
    </div>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("Invoices could not be loaded."))
