import { data } from "react-router"
import { isLegalPage, legalPages } from "#contract/settings/legal-pages.ts"
import { LegalText } from "../../features/pages/legal-text.tsx"
import NotFoundPage from "../../features/shell/not-found-page.tsx"
import { pageTitle, publicPageMeta } from "../../features/shell/page-meta.ts"
import { paths } from "../../navigation/paths.ts"
import { pageContext } from "../../shop-context.ts"
import type { Route } from "./+types/legal.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.page
    ? publicPageMeta({
        name: legalPages[loaderData.page],
        description: loaderData.text.slice(0, 150).replaceAll(/\s+/g, " "),
        path: paths.legal(loaderData.page),
        matches,
      })
    : [{ title: pageTitle(matches, "Page not found") }, { name: "robots", content: "noindex" }]

/** There is a page for what somebody wrote, and none for what nobody did. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { page } = params
  if (!isLegalPage(page)) return data(none, { status: 404 })
  const { settings } = await context.get(pageContext).api(`GET /settings/${page}`)
  if (settings.text === "") return data(none, { status: 404 })
  return data({ page, text: settings.text })
}

const none = { page: undefined, text: "" }

export default function Legal({ loaderData: { page, text } }: Route.ComponentProps) {
  if (!page) return <NotFoundPage />
  return (
    <article className="py-8 sm:py-12">
      <h1 tabIndex={-1} className="text-h1">
        {legalPages[page]}
      </h1>
      <LegalText>{text}</LegalText>
    </article>
  )
}
