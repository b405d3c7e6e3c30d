import { useState } from "react"
import { useForm } from "react-hook-form"
import { loginRules } from "#contract/kernel/form-rules.ts"
import { t } from "#domain/languages/translate.ts"
import { SignInFrame } from "#web/accounts/buyer/sign-in-frame.tsx"
import { requestPasswordReset } from "#web/api/session.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { TextField } from "#web/ui/form/field.tsx"
import type { Route } from "./+types/forgot-password.ts"

/** Form to request a password reset mail. The reply does not reveal whether an account exists. */
export default function ForgotPassword() {
  const form = useForm<{ email: string }>()
  const field = fieldsOf(form, loginRules)
  const write = useWrite()
  const [sentTo, setSentTo] = useState<string>()

  const request = async (email: string) => {
    setSentTo(undefined)
    await requestPasswordReset(email)
    setSentTo(email)
  }
  const submit = form.handleSubmit(({ email }) => write.run(() => request(email.trim())))
  return (
    <SignInFrame
      title={t("Forgot password")}
      reason={t("We will e-mail you a link to choose a new one.")}
      other={{ question: t("Remembered it?"), label: t("Login"), to: paths.login() }}
    >
      <WriteForm onSubmit={submit} write={write} button={t("Send the link")}>
        <TextField label={t("Email")} type="email" autoComplete="username" {...field("email")} />
        <div role="status" className="empty:hidden">
          {sentTo ? (
            <Notice tone="success" title={t("Check your e-mail.")}>
              {t(
                "If {sentTo} has an account, we have e-mailed it a link. The link works once and expires after an hour.",
                { sentTo },
              )}
            </Notice>
          ) : null}
        </div>
      </WriteForm>
    </SignInFrame>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, t("Forgot password"))
