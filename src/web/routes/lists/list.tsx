import { data } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { FIRST_LINES } from "#domain/orders/quantity.ts"
import { browserApi } from "#web/api/api.ts"
import { ifFound } from "#web/api/api-error.ts"
import { listTitle } from "#web/lists/buyer/list-draft.ts"
import { ListPage } from "#web/lists/buyer/list-page.tsx"
import { OldRevision } from "#web/lists/buyer/list-revisions.tsx"
import { FirstListLines } from "#web/lists/buyer/read-only-list.tsx"
import { redirectOnLostSession, requireSignIn } from "#web/navigation/guards.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { RetryPanel } from "#web/ui/feedback/notice.tsx"
import { MissingPage } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/list.ts"
import listsCss from "./lists.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: listsCss }]

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleMeta(matches, loaderData?.list ? listTitle(loaderData.list) : t("Parts list"))

async function load(api: ApiClient, request: Request, id: string, lines?: number) {
  const params = new URL(request.url).searchParams
  const [revision, compare] = ["revision", "compare"].map((name) => params.get(name) ?? undefined)
  const query = {
    ...(revision && { revision }),
    ...(compare && { compare }),
    ...(lines && { lines: String(lines) }),
  }
  const list = await ifFound(api("GET /list/{id}", { params: { id }, query }), 400)
  return { list, isRead: revision !== undefined || compare !== undefined }
}

export async function loader(args: Route.LoaderArgs) {
  const found = await load(requireSignIn(args).api, args.request, args.params.id, FIRST_LINES)
  return data(found, { status: found.list ? 200 : 404 })
}

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  redirectOnLostSession(request, () => load(browserApi, request, params.id))

export default function List({ loaderData: { list, isRead } }: Route.ComponentProps) {
  if (!list) return <NoSuchList />
  if (list.lineCount !== undefined) return <FirstListLines list={list} lineCount={list.lineCount} />
  return isRead ? <OldRevision list={list} /> : <ListPage key={list._id} loaded={list} />
}

const NoSuchList = () => (
  <MissingPage title={t("Parts list")} back={{ to: paths.lists, label: t("Parts lists") }}>
    {t("This parts list does not exist.")}
  </MissingPage>
)

export const ErrorBoundary = () => (
  <RetryPanel title={t("Parts list")}>{t("The parts list could not be loaded.")}</RetryPanel>
)
