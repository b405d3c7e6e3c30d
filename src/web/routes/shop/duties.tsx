import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { browserLoader, serverLoader } from "#web/navigation/guards.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Duties } from "#web/shop/admin/duties.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/duties.ts"

const title = () => t("Duties by law")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const load = (api: ApiClient) => api("GET /duty")

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function DutiesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={title()}>
        {t(
          "Shows which duties the shop fulfils by its settings, where, and since when. This is not legal advice: which duties apply to you depends on where and to whom you sell.",
        )}
      </PageIntro>
      <Duties caption={title()} duties={loaderData} />
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("The duties could not be loaded."))
