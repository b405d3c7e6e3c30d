import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { browserLoader, serverLoader } from "#web/navigation/guards.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Overview } from "#web/shop/admin/overview.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import type { Route } from "./+types/overview.ts"

const title = () => pageText.sidebar.overview
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient) {
  const [overview, filters, mail, firstSteps] = await Promise.all([
    api("GET /overview"),
    api("GET /order-filter"),
    api("GET /mail-count"),
    api("GET /first-steps"),
  ])
  return { overview, filters, mail, firstSteps }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  return <Overview {...loaderData} />
}

export const ErrorBoundary = retryPanel(title, () => t("The overview could not be loaded."))
