import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { browserLoader, serverLoader } from "#web/navigation/guards.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ShowFirstSteps } from "#web/shop/admin/first-steps.tsx"
import { HealthStates, JobTable } from "#web/shop/admin/health.tsx"
import { RetryPanel } from "#web/ui/feedback/notice.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/health.ts"

const title = () => t("Health")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient) {
  const [health, firstSteps] = await Promise.all([api("GET /shop-health"), api("GET /first-steps")])
  return { health, firstSteps }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const { health, firstSteps } = loaderData
  return (
    <>
      <PageHeading title={title()} />
      <ShowFirstSteps firstSteps={firstSteps} />
      <HealthStates health={health} />
      <h2 className="mb-3 text-h3">{t("Background work")}</h2>
      <JobTable jobs={health.jobs} />
    </>
  )
}

export const ErrorBoundary = () => (
  <RetryPanel title={title()}>{t("The state of the shop could not be loaded.")}</RetryPanel>
)
