import { redirect } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/page-text.ts"
import { text } from "#contract/text.ts"
import { browserApi } from "../api.ts"
import { isApiError } from "../api-error.ts"
import { MyOrders } from "../features/ordering/my-orders.tsx"
import { signedIn } from "../guards.ts"
import { paths } from "../paths.ts"
import { leaveRefusedSession, tokenOwner } from "../session.ts"
import { pageContext } from "../shop-context.ts"
import { leaveSignedOutNote } from "../signed-out-note.ts"
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
