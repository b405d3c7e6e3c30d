import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { loadProfile, ProfileSection } from "#web/accounts/buyer/profile-section.tsx"
import { browserApi } from "#web/api/api.ts"
import { tokenOwner } from "#web/api/session.ts"
import { redirectOnLostSession, signedIn } from "#web/navigation/guards.ts"
import { pageTitle } from "#web/shell/page-meta.ts"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import type { Route } from "./+types/my-profile.ts"

const title = () => pageText.sidebar.myProfile
export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, title()) }]

export function loader(args: Route.LoaderArgs) {
  const { api, viewer } = signedIn(args)
  return loadProfile(api, viewer.email)
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  redirectOnLostSession(request, async () => loadProfile(browserApi, await tokenOwner()))

export default function MyProfile({ loaderData }: Route.ComponentProps) {
  return <ProfileSection {...loaderData} />
}

export const ErrorBoundary = retryPanel(title, () => t("Your profile could not be loaded."))
