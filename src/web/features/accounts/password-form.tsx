import { useState } from "react"
import { useForm } from "react-hook-form"
import { Link, useRevalidator } from "react-router"
import { registerRules } from "#contract/kernel/form-rules.ts"
import { failureText } from "#web/api/failure-text.ts"
import { changePassword } from "#web/api/identity-calls.ts"
import { paths } from "#web/navigation/paths.ts"
import { PasswordField } from "#web/ui/password-field.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { toast } from "#web/ui/toast.ts"
import { ProviderError } from "./sign-in-frame.tsx"

interface Passwords {
  currentPassword: string
  newPassword: string
}

/** Changes the password, which signs out everywhere else. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const form = useForm<Passwords>({ defaultValues: { currentPassword: "", newPassword: "" } })
  const { errors, isSubmitting } = form.formState
  const [refusal, setRefusal] = useState<string>()
  const { revalidate } = useRevalidator()
  if (!hasPassword)
    return (
      <p className="text-text-2">
        You sign in without a password.{" "}
        <Link to={paths.forgotPassword} className="text-brand underline underline-offset-2">
          Choose one by mail
        </Link>
        .
      </p>
    )

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setRefusal(undefined)
    try {
      await changePassword(currentPassword, newPassword)
      toast("Password changed")
      form.reset()
      await revalidate()
    } catch (failure) {
      toast("The password was not changed", "failure")
      setRefusal(failureText(failure))
    }
  })
  return (
    <form noValidate method="post" onSubmit={submit} className="flex max-w-[440px] flex-col gap-5">
      <p className="text-text-2">A new password signs you out everywhere else.</p>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        aria-required
        error={errors.currentPassword?.message}
        {...form.register("currentPassword", { validate: registerRules.password })}
      />
      <PasswordField
        label="New password"
        hint="6 characters or longer"
        autoComplete="new-password"
        aria-required
        error={errors.newPassword?.message}
        {...form.register("newPassword", { validate: registerRules.password })}
      />
      <ProviderError message={refusal} />
      <SubmitButton busy={isSubmitting} className="self-start">
        Change password
      </SubmitButton>
    </form>
  )
}
