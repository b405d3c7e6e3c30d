import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { browserLoader, serverLoader } from "#web/navigation/guards.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { PostalRates } from "#web/tax/admin/postal-rates.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/postal-rates.ts"

const title = () => t("Tax rates by postal code")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const load = (api: ApiClient) => api("GET /tax-rate/postal")

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function PostalRatesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={title()}>
        {t(
          "Combined sales tax rates in the United States, from the CSV file of a vendor. Upload the states where the shop is registered. Postal codes without a rate use the rate of their state. A file replaces all earlier rates.",
        )}
      </PageIntro>
      <PostalRates present={loaderData} />
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("The rates could not be loaded."))
