import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { browserLoader, serverLoader } from "#web/navigation/guards.ts"
import { Withdrawals } from "#web/returns/admin/withdrawals.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/withdrawals.ts"

const title = () => t("Withdrawals")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const load = (api: ApiClient) => api("GET /withdrawal", { query: { limit: "200" } })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function WithdrawalsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={title()}>
        {t(
          "Buyers declare withdrawals at /withdraw with the number and e-mail address of an order. Cancel what has not been shipped yet, approve the return of the rest, then mark the withdrawal as handled.",
        )}
      </PageIntro>
      <Withdrawals caption={title()} withdrawals={loaderData} />
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("The withdrawals could not be loaded."))
