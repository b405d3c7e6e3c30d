import type { ApiClient } from "#contract/client.ts"
import { FIRST_LINES } from "#contract/orders/first-lines.ts"
import { t } from "#domain/languages/translate.ts"
import { ifFound } from "#web/api/api-error.ts"
import { CheckoutPage } from "#web/checkout/buyer/checkout-page.tsx"
import { NoSuchOrder, PlacedOrder } from "#web/checkout/buyer/placed-order.tsx"
import { signedIn } from "#web/navigation/guards.ts"
import { pageTitle, unlistedMeta } from "#web/shell/page-meta.ts"
import { pageContext, type Viewer } from "#web/shop-context.ts"
import { retryPage } from "#web/ui/feedback/notice.tsx"
import type { Route } from "./+types/checkout.ts"
import checkoutCss from "./checkout.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: checkoutCss }]

const title = () => t("Checkout")

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(pageTitle(matches, title()))

/** Loads on the server only, which knows the visitor's cart by cookie. */
export async function loader(args: Route.LoaderArgs) {
  const placed = new URL(args.request.url).searchParams.get("placed")
  if (placed !== null) return { order: await findOrder(signedIn(args).api, placed) }
  const { api, viewer } = args.context.get(pageContext)
  const [cart, { google, oidc }, buyer] = await Promise.all([
    api("GET /cart", { query: { lines: String(FIRST_LINES) } }),
    api("GET /config"),
    viewer ? loadBuyer(api, viewer) : { viewer: undefined, knownPhone: "", addresses: [] },
  ])
  return { cart, services: { google, oidc }, ...buyer }
}

async function loadBuyer(api: ApiClient, viewer: Viewer) {
  const [{ phone }, addresses] = await Promise.all([
    api("GET /user/{email}", { params: { email: viewer.email } }),
    api("GET /address"),
  ])
  return { viewer, knownPhone: phone, addresses }
}

/** Treats another buyer's order as missing. */
const findOrder = (api: ApiClient, id: string) =>
  ifFound(api("GET /order/{id}", { params: { id }, query: { cancelled: "true" } }), 403)

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return <div className="py-8 lg:py-10">{pageOf(loaderData)}</div>
}

function pageOf(loaded: Route.ComponentProps["loaderData"]) {
  if (!("cart" in loaded))
    return loaded.order ? <PlacedOrder order={loaded.order} /> : <NoSuchOrder />
  const { cart, ...rest } = loaded
  return <CheckoutPage loaded={cart} {...rest} />
}

export const ErrorBoundary = retryPage(title, () => t("The checkout could not be loaded."))
