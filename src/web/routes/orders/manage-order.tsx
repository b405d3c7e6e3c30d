import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { ExportButtons } from "#web/forms/download.tsx"
import { pageOf, ROWS_PER_PAGE } from "#web/navigation/list-address.ts"
import { EmptyList, ListPager } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { orderAddressOf, orderQueryOf } from "#web/orders/admin/order-address.ts"
import { OrderDesk } from "#web/orders/admin/order-desk.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/manage-order.ts"

const title = () => pageText.sidebar.manageOrders
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const address = orderAddressOf(search)
  const { filters, page } = orderQueryOf(address)
  const [orders, counted, saved, tags] = await Promise.all([
    api("GET /order", { query: { ...filters, ...page, limit: ROWS_PER_PAGE + 1, places: "true" } }),
    api("GET /order-count", { query: filters }),
    api("GET /order-filter"),
    api("GET /order-tag"),
  ])
  return { address, counted, saved, tags, ...pageOf(orders, ({ _id }) => _id) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function ManageOrder({ loaderData }: Route.ComponentProps) {
  const { address, rows, next, counted, saved, tags } = loaderData
  const { after, ...filter } = address
  const isFiltered = Object.values(filter).some((value) => value !== "")
  return (
    <>
      <PageHeading title={title()}>
        <ExportButtons path="/export/orders" query={filter} />
        <ButtonLink to={paths.phoneOrder()} variant="secondary">
          {t("Phone order")}
        </ButtonLink>
        <ButtonLink to={paths.draftOrders} variant="secondary">
          {t("Draft orders")}
        </ButtonLink>
        <ButtonLink to={paths.recall()} variant="secondary">
          {t("Recall")}
        </ButtonLink>
        <ButtonLink to={paths.unpaid} variant="secondary">
          {t("Unpaid by account")}
        </ButtonLink>
      </PageHeading>
      <OrderDesk
        address={address}
        orders={rows}
        counted={counted}
        savedFilters={saved}
        tags={tags}
      />
      {rows.length === 0 ? (
        <EmptyList
          what={t("orders|noun")}
          search={address.q}
          isFiltered={isFiltered}
          none={t("No orders yet.")}
        />
      ) : null}
      <ListPager list={filter} after={after} next={next} />
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("Orders could not be loaded."))
