import { data } from "react-router"
import { t } from "#domain/languages/translate.ts"
import NotFoundPage from "#web/shell/not-found-page.tsx"
import { pageTitle, unlistedMeta } from "#web/shell/page-meta.ts"
import type { Route } from "./+types/not-found.ts"

export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(pageTitle(matches, t("Page not found")))

export const loader = () => data(null, { status: 404 })

export default NotFoundPage
