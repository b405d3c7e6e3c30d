import { VerifyEmailForm } from "../../accounts/buyer/verify-email-form.tsx"
import { pageTitle } from "../../shell/page-meta.ts"
import type { Route } from "./+types/verify-email.ts"

/** The address carries a secret that works once: no search engine and no other site gets it. */
export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, "Confirm your address") },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
]

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get("token") ?? "",
})

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  return <VerifyEmailForm {...loaderData} />
}
