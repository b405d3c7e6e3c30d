import { text } from "#contract/text.ts"
import { loadSignIn } from "../features/account/load-sign-in.ts"
import { LoginForm } from "../features/account/login-form.tsx"
import { pageContext } from "../shop-context.ts"
import type { Route } from "./+types/login.ts"

export const meta: Route.MetaFunction = () => [{ title: text.pageTitle("Login") }]

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadSignIn(context.get(pageContext), request)

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginForm {...loaderData} />
}
