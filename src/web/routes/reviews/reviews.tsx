import { lazy, type ReactNode, Suspense } from "react"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { LAST_REVIEW_PAGE, type ModerationView, moderationViews } from "#domain/reviews/review.ts"
import { requireSection } from "#web/navigation/guards.ts"
import { pageNumberOf } from "#web/navigation/list-address.ts"
import { loadChunk } from "#web/navigation/load-chunk.ts"
import { paths } from "#web/navigation/paths.ts"
import { ReviewList } from "#web/reviews/buyer/review-list.tsx"
import { publicPageMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import { retryPage } from "#web/ui/feedback/notice.tsx"
import { TabLinks } from "#web/ui/links.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { NumberedPager } from "#web/ui/table/pager.tsx"
import type { Route } from "./+types/reviews.ts"

// Loaded on demand, because only staff need it.
const PartReviewQueue = lazy(() =>
  loadChunk(() => import("#web/reviews/admin/part-review-queue.tsx")),
)

const title = () => t("Reviews")

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const page = loaderData?.page ?? 1
  return publicPageMeta({
    name: page > 1 ? t("{title}, page {page}", { title: title(), page }) : title(),
    description: t("What customers say about our parts and their delivery, newest first."),
    path: paths.reviews({ page: page > 1 ? String(page) : "" }),
    listed: loaderData !== undefined && !loaderData.ofParts && !loaderData.hidden,
    matches,
  })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const params = new URL(request.url).searchParams
  const staff = viewer?.role === "admin"
  const view = staff ? moderationViews.find((one) => one === params.get("parts")) : undefined
  if (view) return { ofParts: await loadQueue(api, view, params.get("after")) }
  await requireSection(api, "reviews")
  const hidden = staff && params.get("hidden") === "true"
  const query = { page: pageNumberOf(params, LAST_REVIEW_PAGE) }
  const found = await api(hidden ? "GET /review/hidden" : "GET /review/page", { query })
  const { total, page, pageSize } = found
  const reviews = found.reviews.map(({ _id: id, createdAt: _, ...review }) => ({ id, ...review }))
  return { staff, hidden, total, page, pageSize, reviews }
}

async function loadQueue(api: ApiClient, view: ModerationView, after: string | null) {
  const query = { view, ...(after && { after }) }
  return { view, found: await api("GET /part-review", { query }) }
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  if (loaderData.ofParts)
    return (
      <Frame>
        <Views shown="parts" />
        <Suspense>
          <PartReviewQueue {...loaderData.ofParts} />
        </Suspense>
      </Frame>
    )
  const { staff, hidden, total, page, pageSize, reviews } = loaderData
  const keep = { hidden: hidden ? "true" : "" }
  return (
    <Frame>
      {staff ? <Views shown={hidden ? "hidden" : "shown"} /> : null}
      <ReviewList reviews={reviews} staff={staff} hidden={hidden} />
      <NumberedPager
        page={page}
        pageSize={pageSize}
        rows={reviews.length}
        total={total}
        addressOf={(page) => paths.reviews({ ...keep, page })}
        keep={keep}
      />
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="py-8 lg:py-10">
    <PageHeading title={title()} />
    {children}
  </div>
)

const views = () => [
  { label: t("Shown"), of: "shown", to: paths.reviews() },
  { label: t("Hidden"), of: "hidden", to: paths.reviews({ hidden: "true" }) },
  { label: t("Reviews of parts"), of: "parts", to: paths.reviews({ parts: "queued" }) },
]

const Views = ({ shown }: { shown: string }) => (
  <TabLinks
    label={t("Reviews by state")}
    className="mb-4"
    tabs={views().map(({ of, ...tab }) => ({ ...tab, isShown: of === shown }))}
  />
)

export const ErrorBoundary = retryPage(title, () => t("Reviews could not be loaded."))
