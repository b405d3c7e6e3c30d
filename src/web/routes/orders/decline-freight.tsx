import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/guards.ts"
import { paths } from "#web/navigation/paths.ts"
import { DeclineFreight } from "#web/orders/buyer/decline-freight.tsx"
import { findOwnOrder } from "#web/orders/buyer/find-own-order.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/decline-freight.ts"

const title = () => t("Decline the freight")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const load = async (api: ApiClient, page: PageRequest<Route.LoaderArgs>) => ({
  order: await findOwnOrder(api, page),
})

export const loader = serverLoader(load, ({ order }) => order !== undefined)
export const clientLoader = browserLoader(load)

export default function DeclineFreightPage({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={order ? title() : t("This order does not exist.")} />
      {order ? (
        <>
          <p className="mb-4 text-text-2">
            {t("Order {orderNumber}", { orderNumber: order.orderNumber })}
          </p>
          <DeclineFreight key={order._id} order={order} />
        </>
      ) : (
        <ButtonLink to={paths.myOrder}>{pageText.sidebar.myOrder}</ButtonLink>
      )}
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("The order could not be loaded."))
