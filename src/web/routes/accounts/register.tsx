import { t } from "#domain/languages/translate.ts"
import { loadSignIn, RegisterForm } from "#web/accounts/buyer/sign-in-forms.tsx"
import { paths } from "#web/navigation/paths.ts"
import { publicPageMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import type { Route } from "./+types/register.ts"

export const meta: Route.MetaFunction = ({ matches }) =>
  publicPageMeta({
    name: t("Register"),
    description: t(
      "Open an account to buy parts in bulk, at the prices and from the stock you see.",
    ),
    path: paths.register(),
    listed: false,
    matches,
  })

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadSignIn(context.get(pageContext), request)

export default function Register({ loaderData }: Route.ComponentProps) {
  return <RegisterForm {...loaderData} />
}
