import { data } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { ifFound } from "#web/api/api-error.ts"
import { tokenOwner } from "#web/api/session.ts"
import { redirectOnLostSession, signedIn } from "#web/navigation/guards.ts"
import { paths } from "#web/navigation/paths.ts"
import { DeclineFreight } from "#web/orders/buyer/decline-freight.tsx"
import { pageTitle } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/decline-freight.ts"

const title = () => t("Decline the freight")
export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, title()) }]

/** Finds the buyer's own order. Other orders count as missing, even for administrators. */
async function load(api: ApiClient, id: string, email: string) {
  const query = { cancelled: "true" } as const
  const order = await ifFound(api("GET /order/{id}", { params: { id }, query }), 403)
  return { order: order?.email === email ? order : undefined }
}

export async function loader(args: Route.LoaderArgs) {
  const { api, viewer } = signedIn(args)
  const found = await load(api, args.params.id, viewer.email)
  return data(found, { status: found.order ? 200 : 404 })
}

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  redirectOnLostSession(request, async () => load(browserApi, params.id, await tokenOwner()))

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
