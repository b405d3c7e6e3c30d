import { pageText } from "#contract/kernel/page-text.ts"
import { ReviewForm } from "#web/reviews/buyer/review-form.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/review.ts"

const title = () => pageText.sidebar.review
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

export default function Review({ matches }: Route.ComponentProps) {
  const { viewer } = matches[0].loaderData
  if (!viewer) return null
  return (
    <>
      <PageHeading title={title()} />
      <ReviewForm authorName={viewer.name} />
    </>
  )
}
