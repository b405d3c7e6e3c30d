import { useEffect } from "react"
import { data } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { FIRST_LINES } from "#domain/orders/quantity.ts"
import { browserApi, publicApi } from "#web/api/api.ts"
import { ifFound } from "#web/api/api-error.ts"
import { storedToken } from "#web/api/browser-storage.ts"
import type { SharedList as SharedListData } from "#web/lists/buyer/list-draft.ts"
import { FirstListLines, SharedListPage } from "#web/lists/buyer/read-only-list.tsx"
import { paths } from "#web/navigation/paths.ts"
import { pageTitle, secretAddressMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import { RetryPage } from "#web/ui/feedback/notice.tsx"
import { MissingPage } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/shared-list.ts"
import listsCss from "./lists.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: listsCss }]

/** The address is a secret: it is all that is needed to read the list. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  secretAddressMeta(pageTitle(matches, loaderData?.list?.name ?? t("Parts list")))

const load = async (api: ApiClient, token: string, query: { lines?: string } = {}) => ({
  list: await ifFound(api("GET /shared-list/{token}", { params: { token }, query })),
})

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await load(context.get(pageContext).api, params.token, {
    lines: String(FIRST_LINES),
  })
  return data(found, { status: found.list ? 200 : 404 })
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(publicApi, params.token)

/** Records for the list's owner that another user opened the list. */
async function noteView(token: string): Promise<void> {
  try {
    const api = storedToken() ? browserApi : publicApi
    await api("POST /shared-list/{token}/view", { params: { token } })
  } catch {
    // The reader does not need this call to succeed.
  }
}

export default function SharedList({ loaderData: { list }, params }: Route.ComponentProps) {
  const { token } = params
  const isShared = list !== undefined
  useEffect(() => {
    if (isShared) void noteView(token)
  }, [isShared, token])
  return <div className="py-8 lg:py-10">{list ? <Shared list={list} /> : <NotShared />}</div>
}

const Shared = ({ list }: { list: SharedListData }) =>
  list.lineCount === undefined ? (
    <SharedListPage list={list} />
  ) : (
    <FirstListLines list={list} lineCount={list.lineCount} />
  )

const NotShared = () => (
  <MissingPage title={t("Parts list")} back={{ to: paths.parts(), label: t("Browse parts") }}>
    {t("This list is no longer shared, or the link is incomplete.")}
  </MissingPage>
)

export const ErrorBoundary = () => (
  <RetryPage title={t("Parts list")}>{t("The parts list could not be loaded.")}</RetryPage>
)
