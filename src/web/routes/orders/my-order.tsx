import { redirect } from "react-router"
import type { ApiClient } from "#contract/kernel/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi } from "../../api/api.ts"
import { isApiError } from "../../api/api-error.ts"
import { leaveRefusedSession, tokenOwner } from "../../api/session.ts"
import { NoMatch } from "../../features/admin/shop/no-rows.tsx"
import { BoughtParts } from "../../features/orders/bought-parts.tsx"
import { MyOrders } from "../../features/orders/my-orders.tsx"
import { pageTitle } from "../../features/shell/page-meta.ts"
import { signedIn } from "../../navigation/guards.ts"
import { addressWith, countLine, placeOf } from "../../navigation/list-address.ts"
import { paths } from "../../navigation/paths.ts"
import { leaveSignedOutNote } from "../../navigation/signed-out-note.ts"
import { pageContext } from "../../shop-context.ts"
import { RetryPanel } from "../../ui/feedback/retry-panel.tsx"
import { TabLinks } from "../../ui/tab-links.tsx"
import { TableToolbar } from "../../ui/table/table-toolbar.tsx"
import type { Route } from "./+types/my-order.ts"

const title = pageText.sidebar.myOrder
export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, title) }]

/** The orders, or by the address what they were for. */
async function load(api: ApiClient, request: Request, email: string) {
  const params = new URL(request.url).searchParams
  if (params.get("view") === AGAIN) return { bought: await api("GET /bought"), q: "" }
  const { q } = placeOf(params)
  const query = q === "" ? { email } : { email, q }
  return { orders: await api("GET /myorder", { query }), q }
}

const AGAIN = "again"
/** Are found by looking. */
const FEW_ORDERS = 10

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
  const { orders, bought, q } = loaderData
  const isEmpty = orders?.length === 0 && q === ""
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-h1">
        {title}
      </h1>
      {isEmpty ? null : (
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
      {orders && (q !== "" || orders.length > FEW_ORDERS) ? (
        <TableToolbar
          searchLabel="Number, product or note"
          values={{ q }}
          count={countLine(orders.length, "order", false)}
        />
      ) : null}
      {orders?.length === 0 && !isEmpty ? <NoMatch what="orders" search={q} /> : null}
      {orders && (isEmpty || orders.length > 0) ? <MyOrders orders={orders} /> : null}
      {bought ? <BoughtParts bought={bought} /> : null}
    </>
  )
}

export const ErrorBoundary = () => (
  <RetryPanel title={title}>Orders could not be loaded.</RetryPanel>
)
