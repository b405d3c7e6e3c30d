import { use } from "react"
import { useSearchParams } from "react-router"
import { quickOrderText } from "#contract/matching/quick-order-text.ts"
import { CartOwner } from "#web/cart/shared/known-cart.ts"
import { QuickOrderPage } from "#web/matching/buyer/quick-order-page.tsx"
import { CustomerChoice } from "#web/orders/admin/customer-choice.tsx"
import { CustomerOrder } from "#web/orders/admin/customer-order.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import type { Route } from "./+types/quick-order.ts"
import quickOrderCss from "./quick-order.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: quickOrderCss }]

export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, quickOrderText.title)

export default function QuickOrder({ matches }: Route.ComponentProps) {
  const account = use(CartOwner)
  const [params] = useSearchParams()
  const isAdmin = matches[0].loaderData.viewer?.role === "admin"
  const customer = isAdmin ? params.get("for") : null
  const email = customer?.includes("@") ? customer : undefined
  return (
    <div className="py-8 lg:py-10">
      {customer === null ? null : <CustomerChoice key={customer} email={email} />}
      <QuickOrderPage
        key={account ?? ""}
        forCustomer={
          email
            ? (lines, removeOrdered) => (
                <CustomerOrder key={email} email={email} lines={lines} onPlaced={removeOrdered} />
              )
            : undefined
        }
      />
    </div>
  )
}
