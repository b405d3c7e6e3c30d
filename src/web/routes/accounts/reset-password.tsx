import { ResetPasswordForm } from "../../accounts/buyer/reset-password-form.tsx"
import { pageTitle } from "../../shell/page-meta.ts"
import type { Route } from "./+types/reset-password.ts"

/** The address carries a secret that works once: no search engine and no other site gets it. */
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, "Choose a new password") },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
]

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get("token") ?? "",
})

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  return <ResetPasswordForm {...loaderData} />
}
