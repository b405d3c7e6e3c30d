import { pageText } from "#contract/kernel/page-text.ts"
import { isApiError } from "../../api/api-error.ts"
import { paths } from "../../navigation/paths.ts"
import { ButtonLink } from "../../ui/button.tsx"
import NotFoundPage from "./not-found-page.tsx"
import { type Matches, pageTitle } from "./page-meta.ts"

/** Why there is no part at an address: it was taken off the shop, or there never was one. */
export type Missing = "gone" | "unknown"

/** What the shop's answer says of that; anything else is thrown on. */
export function whyMissing(error: unknown): Missing {
  if (!isApiError(error) || error.status !== 404) throw error
  return error.body.code === "part_not_found" ? "gone" : "unknown"
}

export const missingTitle = (matches: Matches, why: Missing | undefined): string =>
  pageTitle(matches, why === "gone" ? "Part no longer made" : "Page not found")

export const PartMissing = ({ why }: { why: Missing }) =>
  why === "gone" ? (
    <div className="py-16">
      <h1 tabIndex={-1} className="text-h1">
        {pageText.part.gone}
      </h1>
      <p className="mt-6">
        <ButtonLink to={paths.parts()}>Browse parts</ButtonLink>
      </p>
    </div>
  ) : (
    <NotFoundPage />
  )
