import type { ApiClient } from "#contract/client.ts"
import { browserApi } from "../../api/api.ts"
import { orLogin, signedIn } from "../../navigation/guards.ts"
import { countLine, placeOf, ROWS_PER_PAGE } from "../../navigation/list-address.ts"
import { UnpaidTable } from "../../orders/admin/unpaid-table.tsx"
import { pageTitle } from "../../shell/page-meta.ts"
import { NoMatch } from "../../shop/admin/no-rows.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { RetryPanel } from "../../ui/feedback/retry-panel.tsx"
import { TableToolbar } from "../../ui/table/table-toolbar.tsx"
import type { Route } from "./+types/unpaid.ts"

const title = "Unpaid by account"
export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, title) }]

async function load(api: ApiClient, request: Request) {
  const { q } = placeOf(new URL(request.url).searchParams)
  const holders = await api("GET /unpaid", { query: { q: q || undefined, limit: ROWS_PER_PAGE } })
  return { q, holders }
}

export const loader = (args: Route.LoaderArgs) => load(signedIn(args).api, args.request)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  orLogin(request, () => load(browserApi, request))

export default function Unpaid({ loaderData: { q, holders } }: Route.ComponentProps) {
  return (
    <>
      <h1 tabIndex={-1} className="text-h1">
        {title}
      </h1>
      <p className="mt-2 mb-6 max-w-[66ch] text-text-2">
        Who holds goods without having paid for them, the greatest value first.
      </p>
      <TableToolbar
        searchLabel="Name or email"
        values={{ q }}
        count={countLine(holders.length, "account", holders.length === ROWS_PER_PAGE)}
      />
      {holders.length > 0 ? <UnpaidTable holders={holders} /> : null}
      {holders.length === 0 && q ? <NoMatch what="accounts" search={q} /> : null}
      {holders.length === 0 && !q ? <EmptyState text="Nobody has unpaid orders." /> : null}
    </>
  )
}

export const ErrorBoundary = () => (
  <RetryPanel title={title}>Accounts could not be loaded.</RetryPanel>
)
