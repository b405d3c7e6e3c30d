import { data } from "react-router"
import { pageText } from "#contract/page-text.ts"
import { text } from "#contract/text.ts"
import { loadPart, type PartData } from "../features/browse/load-part.ts"
import { partJsonLd } from "../features/browse/part-json-ld.ts"
import { PartView } from "../features/browse/part-view.tsx"
import { publicPageMeta } from "../features/shell/page-meta.ts"
import { paths } from "../paths.ts"
import { pageContext } from "../shop-context.ts"
import { ButtonLink } from "../ui/button.tsx"
import { RetryPanel } from "../ui/retry-panel.tsx"
import type { Route } from "./+types/part.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const part = loaderData?.part
  if (!part) return [{ title: text.pageTitle("Part not found") }]
  const publicUrl = matches[0].loaderData?.publicUrl ?? ""
  return [
    ...publicPageMeta({
      name: part.name,
      description: `${part.chips.join(", ")}. ${part.description}`,
      path: paths.part(part.slug),
      ...(part.image && { picture: { path: part.image, width: 960, height: 720 } }),
      publicUrl,
    }),
    { "script:ld+json": partJsonLd(part, publicUrl) },
  ]
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const part: PartData | undefined = await loadPart(context.get(pageContext).api, params.slug)
  return data({ part }, { status: part ? 200 : 404 })
}

export default function Part({ loaderData: { part } }: Route.ComponentProps) {
  return part ? <PartView part={part} /> : <PartGone />
}

const PartGone = () => (
  <div className="py-16">
    <h1 tabIndex={-1} className="text-h1">
      {pageText.part.gone}
    </h1>
    <p className="mt-6">
      <ButtonLink to={paths.parts()}>Browse parts</ButtonLink>
    </p>
  </div>
)

export const ErrorBoundary = () => (
  <div className="py-16">
    <RetryPanel title="Part">{pageText.part.failed}</RetryPanel>
  </div>
)
