import { useState } from "react"
import { useForm } from "react-hook-form"
import { loginRules } from "#contract/kernel/form-rules.ts"
import { failureText } from "#web/api/failure-text.ts"
import { askForPasswordReset } from "#web/api/identity-calls.ts"
import { paths } from "#web/navigation/paths.ts"
import { TextField } from "#web/ui/field.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { ProviderError, SignInFrame } from "./sign-in-frame.tsx"

/** Asks for the mail by which a new password is chosen. What is shown never tells who has an account. */
export function ForgotPasswordForm() {
  const { register, handleSubmit, formState } = useForm<{ email: string }>()
  const { errors, isSubmitting } = formState
  const [refusal, setRefusal] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()

  const submit = handleSubmit(async ({ email }) => {
    setRefusal(undefined)
    setSentTo(undefined)
    try {
      await askForPasswordReset(email.trim())
      setSentTo(email.trim())
    } catch (failure) {
      setRefusal(failureText(failure))
    }
  })
  return (
    <SignInFrame
      title="Forgot password"
      reason="We mail you a link by which you choose a new one."
      other={{ question: "Remembered it?", label: "Login", to: paths.login() }}
    >
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          aria-required
          error={errors.email?.message}
          {...register("email", { validate: loginRules.email })}
        />
        <ProviderError message={refusal} />
        <div role="status" className="empty:hidden">
          {sentTo ? (
            <Notice tone="success" title="Look into your mail.">
              If {sentTo} has an account, a link is on its way to it. It works once, for an hour.
            </Notice>
          ) : null}
        </div>
        <SubmitButton busy={isSubmitting}>Send the link</SubmitButton>
      </form>
    </SignInFrame>
  )
}
