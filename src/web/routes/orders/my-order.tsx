import { redirect } from "react-router"
import type { ApiClient } from "#contract/kernel/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi } from "../../api/api.ts"
import { isApiError } from "../../api/api-error.ts"
import { leaveRefusedSession, tokenOwner } from "../../api/session.ts"
import { BoughtParts } from "../../features/orders/bought-parts.tsx"
import { MyOrders } from "../../features/orders/my-orders.tsx"
import { pageTitle } from "../../features/shell/page-meta.ts"
import { signedIn } from "../../navigation/guards.ts"
import { addressWith } from "../../navigation/list-address.ts"
import { paths } from "../../navigation/paths.ts"
import { leaveSignedOutNote } from "../../navigation/signed-out-note.ts"
import { pageContext } from "../../shop-context.ts"
import { RetryPanel } from "../../ui/feedback/retry-panel.tsx"
import { TabLinks } from "../../ui/tab-links.tsx"
import type { Route } from "./+types/my-order.ts"

const title = pageText.sidebar.myOrder
export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, title) }]

/** The orders, or by the address what they were for. */
async function load(api: ApiClient, request: Request, email: string) {
  const view = new URL(request.url).searchParams.get("view") ?? ""
  return view === AGAIN
    ? { view, bought: await api("GET /bought") }
    : { orders: await api("GET /myorder", { query: { email } }) }
}

const AGAIN = "again"

const sessionIsLost = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403)

export async function loader(args: Route.LoaderArgs) {
  const { api, viewer } = signedIn(args)
  try {
    return await load(api, args.request, viewer.email)
  } catch (error) {
    if (!sessionIsLost(error)) throw error
    throw redirect(paths.home, { headers: await args.context.get(pageContext).signOut() })
  }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    return await load(browserApi, request, await tokenOwner())
  } catch (error) {
    if (!sessionIsLost(error)) throw error
    await leaveRefusedSession()
    leaveSignedOutNote()
    throw redirect(paths.home)
  }
}

export default function MyOrder({ loaderData }: Route.ComponentProps) {
  const { orders, bought } = loaderData
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-h1">
        {title}
      </h1>
      {orders?.length === 0 ? null : (
        <TabLinks
          label={title}
          className="mb-4"
          tabs={[
            { to: paths.myOrder, label: "Orders", isShown: orders !== undefined },
            {
              to: paths.myOrder + addressWith({}, { view: AGAIN }),
              label: "Buy again",
              isShown: bought !== undefined,
            },
          ]}
        />
      )}
      {orders ? <MyOrders orders={orders} /> : null}
      {bought ? <BoughtParts bought={bought} /> : null}
    </>
  )
}

export const ErrorBoundary = () => (
  <RetryPanel title={title}>Orders could not be loaded.</RetryPanel>
)
