import { text } from "#contract/text.ts"
import { ProfileSection } from "../features/account/profile-section.tsx"
import { Overview } from "../features/admin/overview.tsx"
import { requireSecondFactor, signedIn } from "../guards.ts"
import { RetryPanel } from "../ui/retry-panel.tsx"
import type { Route } from "./+types/dashboard-index.ts"

const title = text.sidebar.myProfile
export const middleware: Route.MiddlewareFunction[] = [requireSecondFactor]

export const meta: Route.MetaFunction = () => [{ title: text.pageTitle(title) }]

/** The server alone loads this page: it knows who is an administrator before anything is asked. */
export async function loader(args: Route.LoaderArgs) {
  const { api, viewer } = signedIn(args)
  const [profile, overview] = await Promise.all([
    api("GET /user/{email}", { params: { email: viewer.email } }),
    viewer.role === "admin" ? api("GET /overview") : undefined,
  ])
  return { profile, overview }
}

export default function DashboardIndex({
  loaderData: { profile, overview },
}: Route.ComponentProps) {
  return (
    <>
      {overview ? <Overview overview={overview} /> : null}
      <ProfileSection profile={profile} isPart={overview !== undefined} />
    </>
  )
}

export const ErrorBoundary = () => (
  <RetryPanel title={title}>Your profile could not be loaded.</RetryPanel>
)
