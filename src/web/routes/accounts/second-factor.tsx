import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { SecondFactor } from "#web/accounts/buyer/second-factor.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { returnTo } from "#web/navigation/return-path.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice, retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/second-factor.ts"

const title = () => t("Second factor")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const load = async (api: ApiClient, { search }: PageRequest) => ({
  account: await api("GET /account"),
  from: returnTo(search.get("from")),
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function SecondFactorPage({ loaderData: { account, from } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={title()} />
      <div role="status" className="mb-8 max-w-[40rem] empty:hidden">
        {account.twoFactorMissing ? (
          <Notice tone="warn" title={t("Administrators of this shop need a second factor.")}>
            {t(
              "Until you turn it on, you can only use the shop as a customer. Set it up here. You need an authenticator app and two minutes.",
            )}
          </Notice>
        ) : null}
      </div>
      <SecondFactor
        enabled={account.twoFactorEnabled}
        hasPassword={account.hasPassword}
        headingLevel="h2"
      />
      {account.twoFactorEnabled ? (
        <p className="mt-8">
          <ButtonLink to={from}>{t("Continue")}</ButtonLink>
        </p>
      ) : null}
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("Your account could not be loaded."))
