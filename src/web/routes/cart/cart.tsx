import { useMemo } from "react"
import { FIRST_LINES } from "#contract/orders/first-lines.ts"
import { t } from "#domain/languages/translate.ts"
import { CartPage } from "#web/cart/buyer/cart-page.tsx"
import { pageTitle, unlistedMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import { retryPage } from "#web/ui/feedback/notice.tsx"
import type { Route } from "./+types/cart.ts"
import cartCss from "./cart.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: cartCss }]

const title = () => t("Cart")

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(pageTitle(matches, title()))

/** Loads on the server only, which knows the visitor's cart by cookie. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const cart = await api("GET /cart", { query: { lines: String(FIRST_LINES) } })
  const params = new URL(request.url).searchParams
  const [q, show, sort] = ["q", "show", "sort"].map((name) => params.get(name) ?? "")
  return { cart, account: viewer?.email, q, show, sort }
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  const { cart, account, q = "", show = "", sort = "" } = loaderData
  const arrangement = useMemo(() => ({ q, show, sort }), [q, show, sort])
  return (
    <div className="py-8 lg:py-10">
      <CartPage key={account ?? ""} loaded={cart} account={account} arrangement={arrangement} />
    </div>
  )
}

export const ErrorBoundary = retryPage(title, () => t("The cart could not be loaded."))
