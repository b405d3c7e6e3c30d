import { pageText } from "#contract/kernel/page-text.ts"
import { ReviewForm } from "../../reviews/buyer/review-form.tsx"
import { pageTitle } from "../../shell/page-meta.ts"
import type { Route } from "./+types/review.ts"

const title = () => pageText.sidebar.review
export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, title()) }]

export default function Review({ matches }: Route.ComponentProps) {
  const { viewer } = matches[0].loaderData
  if (!viewer) return null
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-h1">
        {title()}
      </h1>
      <ReviewForm authorName={viewer.name} />
    </>
  )
}
