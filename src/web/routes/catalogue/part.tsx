import { data, redirect } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { loadPart } from "#web/catalogue/buyer/load-part.ts"
import { partJsonLd } from "#web/catalogue/buyer/part-json-ld.ts"
import { PartView } from "#web/catalogue/buyer/part-view.tsx"
import { paths } from "#web/navigation/paths.ts"
import { loadPartReviews } from "#web/reviews/buyer/load-part-reviews.ts"
import { PartReviews } from "#web/reviews/buyer/part-reviews.tsx"
import { publicPageMeta, shopOf } from "#web/shell/page-meta.ts"
import { loadMissingPart, missingTitle, PartMissing } from "#web/shell/part-missing.tsx"
import { pageContext } from "#web/shop-context.ts"
import { RetryPage } from "#web/ui/feedback/notice.tsx"
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
    { "script:ld+json": partJsonLd(part, loaderData.reviews?.page, shopOf(matches)) },
  ]
}

async function load(api: ApiClient, slug: string) {
  try {
    return { part: await loadPart(api, slug) }
  } catch (error) {
    return { missing: await loadMissingPart(api, error) }
  }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const found = await load(api, params.slug)
  if (!found.part) return data(found, { status: 404 })
  const { search, searchParams } = new URL(request.url)
  const { slug } = found.part
  // Redirects from an old slug of the part.
  if (slug !== params.slug) throw redirect(paths.part(slug) + search, 301)
  const choice = { viewer, params: searchParams }
  return data({ ...found, reviews: await loadPartReviews(api, found.part.id, choice) })
}

export default function Part({ loaderData, matches }: Route.ComponentProps) {
  const { part } = loaderData
  if (!part) return <PartMissing missing={loaderData.missing} />
  const { viewer } = matches[0].loaderData
  return (
    <PartView part={part}>
      <PartReviews key={part.id} part={part} reviews={loaderData.reviews} viewer={viewer} />
    </PartView>
  )
}

export const ErrorBoundary = () => <RetryPage title={t("Part")}>{pageText.part.failed}</RetryPage>
