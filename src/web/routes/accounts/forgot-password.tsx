import { text } from "#contract/kernel/text.ts"
import { ForgotPasswordForm } from "../../features/accounts/forgot-password-form.tsx"
import type { Route } from "./+types/forgot-password.ts"

export const meta: Route.MetaFunction = () => [{ title: text.pageTitle("Forgot password") }]

export default ForgotPasswordForm
