import { redirect } from "react-router"
import type { ApiClient } from "#contract/kernel/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { text } from "#contract/kernel/text.ts"
import { browserApi } from "../api/api.ts"
import { isApiError } from "../api/api-error.ts"
import { leaveRefusedSession, tokenOwner } from "../api/session.ts"
import { MyOrders } from "../features/orders/my-orders.tsx"
import { signedIn } from "../navigation/guards.ts"
import { paths } from "../navigation/paths.ts"
import { leaveSignedOutNote } from "../navigation/signed-out-note.ts"
import { pageContext } from "../shop-context.ts"
import { RetryPanel } from "../ui/retry-panel.tsx"
import type { Route } from "./+types/my-order.ts"

const title = pageText.sidebar.myOrder
export const meta: Route.MetaFunction = () => [{ title: text.pageTitle(title) }]

const load = async (api: ApiClient, email: string) => ({
  orders: await api("GET /myorder", { query: { email } }),
})

const sessionIsLost = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403)

export async function loader(args: Route.LoaderArgs) {
  const { api, viewer } = signedIn(args)
  try {
    return await load(api, viewer.email)
  } catch (error) {
    if (!sessionIsLost(error)) throw error
    throw redirect(paths.home, { headers: await args.context.get(pageContext).signOut() })
  }
}

export async function clientLoader() {
  try {
    return await load(browserApi, await tokenOwner())
  } catch (error) {
    if (!sessionIsLost(error)) throw error
    await leaveRefusedSession()
    leaveSignedOutNote()
    throw redirect(paths.home)
  }
}

export default function MyOrder({ loaderData: { orders } }: Route.ComponentProps) {
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-h1">
        {title}
      </h1>
      <MyOrders orders={orders} />
    </>
  )
}

export const ErrorBoundary = () => (
  <RetryPanel title={title}>Orders could not be loaded.</RetryPanel>
)
