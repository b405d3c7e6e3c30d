import { data } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { ifFound } from "#web/api/api-error.ts"
import { tokenOwner } from "#web/api/session.ts"
import { redirectOnLostSession, signedIn } from "#web/navigation/guards.ts"
import { paths } from "#web/navigation/paths.ts"
import { PaymentCancelled } from "#web/payments/buyer/payment-outcome.tsx"
import { PaymentPanel } from "#web/payments/buyer/payment-panel.tsx"
import { pageTitle } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { RetryPanel } from "#web/ui/feedback/notice.tsx"
import type { Route } from "./+types/payment.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: pageTitle(
      matches,
      loaderData?.order ? pageText.payment.payFor(loaderData.order.productName) : t("Payment"),
    ),
  },
]

async function load(api: ApiClient, id: string, email: string) {
  const [found, { payment }] = await Promise.all([findOwnOrder(api, id, email), api("GET /config")])
  return { ...found, payment }
}

/** Finds the buyer's own order. Other orders count as missing, even for administrators. */
async function findOwnOrder(api: ApiClient, id: string, email: string) {
  const query = { cancelled: "true" } as const
  const order = await ifFound(api("GET /order/{id}", { params: { id }, query }), 403)
  if (order?.email !== email) return {}
  const { lines, ...toPay } = order
  return order.cancelled ? { cancelled: order, end: order.cancelled } : { order: toPay }
}

export async function loader(args: Route.LoaderArgs) {
  const { api, viewer } = signedIn(args)
  const found = await load(api, args.params.id, viewer.email)
  return data(found, { status: found.order || found.cancelled ? 200 : 404 })
}

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  redirectOnLostSession(request, async () => load(browserApi, params.id, await tokenOwner()))

export default function Payment({ loaderData }: Route.ComponentProps) {
  const { order, cancelled, end, payment } = loaderData
  if (cancelled) return <PaymentCancelled key={cancelled._id} order={cancelled} end={end} />
  if (!order)
    return (
      <>
        <h1 tabIndex={-1} className="text-h1">
          {t("This order does not exist.")}
        </h1>
        <ButtonLink to={paths.myOrder} className="mt-6">
          {pageText.sidebar.myOrder}
        </ButtonLink>
      </>
    )
  return <PaymentPanel key={order._id} order={order} config={payment} />
}

export const ErrorBoundary = () => (
  <RetryPanel title={t("Payment")}>{t("The order could not be loaded.")}</RetryPanel>
)
