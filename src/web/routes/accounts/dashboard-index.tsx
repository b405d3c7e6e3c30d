import { pageText } from "#contract/kernel/page-text.ts"
import { loadProfile } from "../../accounts/buyer/load-profile.ts"
import { ProfileSection } from "../../accounts/buyer/profile-section.tsx"
import { requireSecondFactor, signedIn } from "../../navigation/guards.ts"
import { pageTitle } from "../../shell/page-meta.ts"
import { RetryPanel } from "../../ui/feedback/retry-panel.tsx"
import type { Route } from "./+types/dashboard-index.ts"

const title = pageText.sidebar.myProfile
export const middleware: Route.MiddlewareFunction[] = [requireSecondFactor]

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, title) }]

/** The server alone loads this page: it knows whose second factor is missing before anything is asked. */
export function loader(args: Route.LoaderArgs) {
  const { api, viewer } = signedIn(args)
  return loadProfile(api, viewer.email)
}

export default function DashboardIndex({ loaderData }: Route.ComponentProps) {
  return <ProfileSection {...loaderData} />
}

export const ErrorBoundary = () => (
  <RetryPanel title={title}>Your profile could not be loaded.</RetryPanel>
)
