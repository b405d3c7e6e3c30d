import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { loadProfile, ProfileSection } from "#web/accounts/buyer/profile-section.tsx"
import { requireSecondFactor, requireSignIn } from "#web/navigation/guards.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import type { Route } from "./+types/dashboard-index.ts"

const title = () => pageText.sidebar.myProfile
export const middleware: Route.MiddlewareFunction[] = [requireSecondFactor]

export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

/** Loads on the server only, which knows whether a second factor is missing. */
export function loader(args: Route.LoaderArgs) {
  const { api, viewer } = requireSignIn(args)
  return loadProfile(api, viewer.email)
}

export default function DashboardIndex({ loaderData }: Route.ComponentProps) {
  return <ProfileSection {...loaderData} />
}

export const ErrorBoundary = retryPanel(title, () => t("Your profile could not be loaded."))
