import { data, redirect } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { ifFound } from "#web/api/api-error.ts"
import { BrowsePage, UnknownCategory } from "#web/catalogue/buyer/browse-page.tsx"
import { type BrowseState, browseAddress, readBrowse } from "#web/catalogue/buyer/browse-state.ts"
import { loadBrowse } from "#web/catalogue/buyer/load-browse.ts"
import { paths } from "#web/navigation/paths.ts"
import { publicPageMeta, titleMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import { RetryPage } from "#web/ui/feedback/notice.tsx"
import type { Route } from "./+types/parts.ts"
import partsCss from "./parts.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: partsCss }]

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.found
    ? publicPageMeta({
        ...describe(loaderData.found.state),
        matches,
      })
    : titleMeta(matches, t("Parts"))

function describe(state: BrowseState) {
  const { category, q, page } = state
  const name = categoryName(category)
  const words = q
    ? t("‘{q}’ in {category}", { q, category: name || t("all parts") })
    : name || t("Parts")
  const plain = paths.parts({ category, page: page > 1 ? String(page) : "" })
  return {
    name: page > 1 ? t("{words}, page {page}", { words, page }) : words,
    description: t(
      "{category} from our own production. Search and filter by what matters. The list shows price, minimum order and stock.",
      { category: name || t("All parts") },
    ),
    path: plain,
    listed: browseAddress(state, { page }) === plain,
  }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const found = await ifFound(loadBrowse(api, request))
  if (!found) return loadUnknown(api, request)
  const { state, pages, exact } = found
  if (state.open && exact !== undefined) throw redirect(paths.part(exact))
  // The page number is beyond the last page, because parts were removed or the address was mistyped.
  if (state.page > pages) throw redirect(browseAddress(state, { page: pages }))
  return { found }
}

/** Redirects to the category whose name differs only in case; else responds with 404 and the existing categories. */
async function loadUnknown(api: ApiClient, { url }: Request) {
  const state = readBrowse(new URL(url).searchParams)
  const categories = await api("GET /category")
  const meant = categories.find(({ name }) => name.toLowerCase() === state.category.toLowerCase())
  // A category of the same name is so new that the search does not know it yet.
  if (meant && meant.name !== state.category)
    throw redirect(browseAddress(state, { category: meant.name }))
  return data({ found: undefined, category: state.category, categories }, { status: 404 })
}

export default function Parts({ loaderData }: Route.ComponentProps) {
  return loaderData.found ? (
    <BrowsePage data={loaderData.found} />
  ) : (
    <UnknownCategory {...loaderData} />
  )
}

export const ErrorBoundary = () => (
  <RetryPage title={t("Parts")}>{pageText.browse.failed}</RetryPage>
)
