import { use } from "react"
import { quickOrderText } from "#contract/matching/quick-order-text.ts"
import { CartOwner } from "../../cart/cart-owner.ts"
import { QuickOrderPage } from "../../features/matching/quick-order-page.tsx"
import { pageTitle } from "../../features/shell/page-meta.ts"
import type { Route } from "./+types/quick-order.ts"
import quickOrderCss from "./quick-order.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: quickOrderCss }]

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, quickOrderText.title) },
]

export default function QuickOrder() {
  const account = use(CartOwner)
  return (
    <div className="py-8 lg:py-10">
      <QuickOrderPage key={account ?? ""} />
    </div>
  )
}
