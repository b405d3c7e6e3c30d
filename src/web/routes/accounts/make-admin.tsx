import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { UsersTable } from "../../accounts/admin/users-table.tsx"
import { browserApi } from "../../api/api.ts"
import { orLogin, signedIn } from "../../navigation/guards.ts"
import {
  addressWith,
  countLine,
  pageOf,
  placeOf,
  ROWS_PER_PAGE,
} from "../../navigation/list-address.ts"
import { pageTitle } from "../../shell/page-meta.ts"
import { NoMatch } from "../../shop/admin/no-rows.tsx"
import { RetryPanel } from "../../ui/feedback/notice.tsx"
import { Pager } from "../../ui/table/pager.tsx"
import { TableToolbar } from "../../ui/table/table-toolbar.tsx"
import type { Route } from "./+types/make-admin.ts"

const title = () => pageText.sidebar.makeAdmin
export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, title()) }]

async function load(api: ApiClient, request: Request) {
  const { q, after } = placeOf(new URL(request.url).searchParams)
  const users = await api("GET /user", {
    query: {
      q: q || undefined,
      after: after || undefined,
      limit: ROWS_PER_PAGE + 1,
      with: "emailVerified",
    },
  })
  return { q, after, ...pageOf(users) }
}

export const loader = (args: Route.LoaderArgs) => load(signedIn(args).api, args.request)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  orLogin(request, () => load(browserApi, request))

export default function MakeAdmin({ loaderData, matches }: Route.ComponentProps) {
  const { q, after, rows, hasMore } = loaderData
  const last = rows.at(-1)
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-h1">
        {title()}
      </h1>
      <TableToolbar
        searchLabel={t("Name or email")}
        values={{ q }}
        count={countLine(rows.length, "account", hasMore || after !== "")}
      />
      {rows.length > 0 ? (
        <UsersTable users={rows} viewerId={matches[0].loaderData.viewer?.id} />
      ) : (
        <NoMatch what={t("accounts")} search={q} />
      )}
      <Pager
        shown={t("Oldest first")}
        back={after ? { to: addressWith({ q }, {}), label: t("Oldest") } : undefined}
        next={hasMore && last ? addressWith({ q }, { after: last._id }) : undefined}
      />
    </>
  )
}

export const ErrorBoundary = () => (
  <RetryPanel title={title()}>{t("Accounts could not be loaded.")}</RetryPanel>
)
