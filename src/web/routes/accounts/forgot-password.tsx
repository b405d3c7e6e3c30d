import { ForgotPasswordForm } from "../../accounts/buyer/forgot-password-form.tsx"
import { pageTitle } from "../../shell/page-meta.ts"
import type { Route } from "./+types/forgot-password.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, "Forgot password") },
]

export default ForgotPasswordForm
