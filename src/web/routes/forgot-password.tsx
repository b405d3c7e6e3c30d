import { text } from "#contract/text.ts"
import { ForgotPasswordForm } from "../features/account/forgot-password-form.tsx"
import type { Route } from "./+types/forgot-password.ts"

export const meta: Route.MetaFunction = () => [{ title: text.pageTitle("Forgot password") }]

export default ForgotPasswordForm
