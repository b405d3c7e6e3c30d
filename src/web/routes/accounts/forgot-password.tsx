import { ForgotPasswordForm } from "../../features/accounts/forgot-password-form.tsx"
import { pageTitle } from "../../features/shell/page-meta.ts"
import type { Route } from "./+types/forgot-password.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, "Forgot password") },
]

export default ForgotPasswordForm
