import { useState } from "react"
import { useForm } from "react-hook-form"
import { Link, useNavigate } from "react-router"
import { registerRules } from "#contract/kernel/form-rules.ts"
import { failureText } from "#web/api/failure-text.ts"
import { resetPassword } from "#web/api/identity-calls.ts"
import { paths } from "#web/navigation/paths.ts"
import { Notice } from "#web/ui/notice.tsx"
import { PasswordField } from "#web/ui/password-field.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { toast } from "#web/ui/toast.ts"
import { ProviderError, SignInFrame } from "./sign-in-frame.tsx"

/** Chooses a new password by the token of a mailed link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { register, handleSubmit, formState } = useForm<{ password: string }>()
  const { errors, isSubmitting } = formState
  const [refusal, setRefusal] = useState<string>()
  const navigate = useNavigate()

  const submit = handleSubmit(async ({ password }) => {
    setRefusal(undefined)
    try {
      await resetPassword(token, password)
      toast("Your password is changed. Log in with the new one.")
      await navigate(paths.login(), { replace: true })
    } catch (failure) {
      setRefusal(failureText(failure))
    }
  })
  return (
    <SignInFrame
      title="Choose a new password"
      other={{ question: "The link is too old?", label: "Send another", to: paths.forgotPassword }}
    >
      {token ? (
        <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
          <PasswordField
            label="New password"
            hint="6 characters or longer"
            autoComplete="new-password"
            aria-required
            error={errors.password?.message}
            {...register("password", { validate: registerRules.password })}
          />
          <ProviderError message={refusal} />
          <SubmitButton busy={isSubmitting}>Save password</SubmitButton>
        </form>
      ) : (
        <Notice tone="warn" title="This link is not complete.">
          <p>
            Open it again from the mail, or{" "}
            <Link to={paths.forgotPassword} className="underline underline-offset-2">
              ask for another
            </Link>
            .
          </p>
        </Notice>
      )}
    </SignInFrame>
  )
}
