import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { browserLoader, serverLoader } from "#web/navigation/guards.ts"
import { Withdrawals } from "#web/returns/admin/withdrawals.tsx"
import { pageTitle } from "#web/shell/page-meta.ts"
import { RetryPanel } from "#web/ui/feedback/notice.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/withdrawals.ts"

const title = () => t("Withdrawals")
export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, title()) }]

const load = (api: ApiClient) => api("GET /withdrawal", { query: { limit: "200" } })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function WithdrawalsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={title()}>
        {t(
          "Declared at /withdraw by the number and e-mail of an order. Cancel what has not left yet, and approve the return of what has; then mark the withdrawal as handled.",
        )}
      </PageIntro>
      <Withdrawals caption={title()} withdrawals={loaderData} />
    </>
  )
}

export const ErrorBoundary = () => (
  <RetryPanel title={title()}>{t("They could not be loaded.")}</RetryPanel>
)
