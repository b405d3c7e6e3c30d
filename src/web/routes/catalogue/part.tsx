import { data } from "react-router"
import type { ApiClient } from "#contract/kernel/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { loadPart } from "../../features/catalogue/load-part.ts"
import { partJsonLd } from "../../features/catalogue/part-json-ld.ts"
import { PartView } from "../../features/catalogue/part-view.tsx"
import { publicPageMeta, shopOf } from "../../features/shell/page-meta.ts"
import { loadMissing, missingTitle, PartMissing } from "../../features/shell/part-missing.tsx"
import { paths } from "../../navigation/paths.ts"
import { pageContext } from "../../shop-context.ts"
import { RetryPanel } from "../../ui/feedback/retry-panel.tsx"
import type { Route } from "./+types/part.ts"
import partCss from "./part.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: partCss }]

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const part = loaderData?.part
  if (!part) return [{ title: missingTitle(matches, loaderData?.missing) }]
  return [
    ...publicPageMeta({
      name: part.name,
      description: `${part.chips.join(", ")}. ${part.description}`,
      path: paths.part(part.slug),
      ...(part.image && { picture: { path: part.image, width: 960, height: 720 } }),
      matches,
    }),
    { "script:ld+json": partJsonLd(part, shopOf(matches)) },
  ]
}

async function load(api: ApiClient, slug: string) {
  try {
    return { part: await loadPart(api, slug) }
  } catch (error) {
    return { missing: await loadMissing(api, error) }
  }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await load(context.get(pageContext).api, params.slug)
  return data(found, { status: found.part ? 200 : 404 })
}

export default function Part({ loaderData: { part, missing } }: Route.ComponentProps) {
  return part ? <PartView part={part} /> : <PartMissing missing={missing} />
}

export const ErrorBoundary = () => (
  <div className="py-16">
    <RetryPanel title="Part">{pageText.part.failed}</RetryPanel>
  </div>
)
