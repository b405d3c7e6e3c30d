import { t } from "#domain/languages/translate.ts"
import { LoginForm, loadSignIn } from "#web/accounts/buyer/sign-in-forms.tsx"
import { paths } from "#web/navigation/paths.ts"
import { publicPageMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import type { Route } from "./+types/login.ts"

export const meta: Route.MetaFunction = ({ matches }) =>
  publicPageMeta({
    name: t("Login"),
    description: t("Log in to buy parts in bulk, pay for orders and track them."),
    path: paths.login(),
    listed: false,
    matches,
  })

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadSignIn(context.get(pageContext), request)

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginForm {...loaderData} />
}
