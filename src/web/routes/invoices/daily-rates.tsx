import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { dayIn } from "#domain/settings/time-zone.ts"
import { DailyRates } from "#web/invoices/admin/daily-rates.tsx"
import { browserLoader, serverLoader } from "#web/navigation/guards.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/daily-rates.ts"

const title = () => t("Daily rates")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient) {
  const [known, { timeZone }] = await Promise.all([api("GET /daily-rate"), api("GET /site")])
  return { ...known, today: dayIn(timeZone, new Date()) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function DailyRatesPage({ loaderData }: Route.ComponentProps) {
  const { taxCurrency, asked, ...known } = loaderData
  return (
    <>
      <PageIntro title={title()}>
        {t(
          "Invoices also state tax in the currency of the shop's country, at the rate of their day or the last of the seven days before. Issued invoices keep theirs.",
        )}
      </PageIntro>
      {taxCurrency ? (
        <DailyRates {...known} taxCurrency={taxCurrency} />
      ) : (
        <EmptyState
          text={
            asked
              ? t("The law of the shop's country also requires the tax in {currency}.", {
                  currency: asked,
                })
              : t("Invoices state tax in the shop's currency only.")
          }
        >
          <ButtonLink to={paths.settings("invoices")} variant="secondary">
            {t("Choose a currency in the settings")}
          </ButtonLink>
        </EmptyState>
      )}
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("The rates could not be loaded."))
