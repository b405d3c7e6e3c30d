import { comparisonText } from "#contract/catalogue/part-text.ts"
import { ComparePage } from "#web/catalogue/buyer/compare-page.tsx"
import { loadComparison } from "#web/catalogue/buyer/load-comparison.ts"
import { pageTitle, unlistedMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import { RetryPage } from "#web/ui/feedback/notice.tsx"
import type { Route } from "./+types/compare.ts"
import compareCss from "./compare.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: compareCss }]

/** Not indexed, because any combination of parts is a comparison page. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const names = loaderData?.parts.map(({ name }) => name).join(", ")
  const title = [comparisonText.compare, names].filter(Boolean).join(": ")
  return unlistedMeta(pageTitle(matches, title))
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadComparison(context.get(pageContext).api, new URL(request.url).searchParams)

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage comparison={loaderData} />
}

export const ErrorBoundary = () => (
  <RetryPage title={comparisonText.compare}>{comparisonText.failed}</RetryPage>
)
