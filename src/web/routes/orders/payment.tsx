import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { findOwnOrder } from "#web/orders/buyer/find-own-order.ts"
import { PaymentCancelled } from "#web/payments/buyer/payment-outcome.tsx"
import { PaymentPanel } from "#web/payments/buyer/payment-panel.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import type { Route } from "./+types/payment.ts"

const title = () => t("Payment")
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleMeta(
    matches,
    loaderData?.order ? pageText.payment.payFor(loaderData.order.productName) : title(),
  )

async function load(api: ApiClient, page: PageRequest<Route.LoaderArgs>) {
  const [found, { payment }] = await Promise.all([findOwn(api, page), api("GET /config")])
  return { ...found, payment }
}

async function findOwn(api: ApiClient, page: PageRequest<Route.LoaderArgs>) {
  const order = await findOwnOrder(api, page)
  if (!order) return {}
  const { lines, ...toPay } = order
  return order.cancelled ? { cancelled: order, end: order.cancelled } : { order: toPay }
}

export const loader = serverLoader(
  load,
  ({ order, cancelled }) => order !== undefined || cancelled !== undefined,
)
export const clientLoader = browserLoader(load)

export default function Payment({ loaderData }: Route.ComponentProps) {
  const { order, cancelled, end, payment } = loaderData
  if (cancelled) return <PaymentCancelled key={cancelled._id} order={cancelled} end={end} />
  if (!order)
    return (
      <>
        <PageTitle>{t("This order does not exist.")}</PageTitle>
        <ButtonLink to={paths.myOrder} className="mt-6">
          {pageText.sidebar.myOrder}
        </ButtonLink>
      </>
    )
  return <PaymentPanel key={order._id} order={order} config={payment} />
}

export const ErrorBoundary = retryPanel(title, () => t("The order could not be loaded."))
