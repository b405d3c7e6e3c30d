import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { loadProfile, ProfileSection } from "#web/accounts/buyer/profile-section.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import type { Route } from "./+types/my-profile.ts"

const title = () => pageText.sidebar.myProfile
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const load = async (api: ApiClient, { viewerEmail }: PageRequest) =>
  loadProfile(api, await viewerEmail())

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function MyProfile({ loaderData }: Route.ComponentProps) {
  return <ProfileSection {...loaderData} />
}

export const ErrorBoundary = retryPanel(title, () => t("Your profile could not be loaded."))
