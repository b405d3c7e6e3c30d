import { text } from "#contract/kernel/text.ts"
import { ResetPasswordForm } from "../../features/accounts/reset-password-form.tsx"
import type { Route } from "./+types/reset-password.ts"

/** The address carries a secret that works once: no search engine and no other site gets it. */
export const meta: Route.MetaFunction = () => [
  { title: text.pageTitle("Choose a new password") },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
]

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get("token") ?? "",
})

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  return <ResetPasswordForm {...loaderData} />
}
