import { text } from "#contract/text.ts"
import { loadSignIn } from "../features/account/load-sign-in.ts"
import { RegisterForm } from "../features/account/register-form.tsx"
import { pageContext } from "../shop-context.ts"
import type { Route } from "./+types/register.ts"

export const meta: Route.MetaFunction = () => [{ title: text.pageTitle("Register") }]

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadSignIn(context.get(pageContext), request)

export default function Register({ loaderData }: Route.ComponentProps) {
  return <RegisterForm {...loaderData} />
}
