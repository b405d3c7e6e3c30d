import { useForm } from "react-hook-form"
import { Link, useRevalidator } from "react-router"
import { changePasswordRules } from "#contract/kernel/form-rules.ts"
import { changePassword } from "#web/api/identity-calls.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { toast } from "#web/ui/feedback/toast.ts"
import { NewPasswordField, PasswordField } from "#web/ui/form/password-field.tsx"

interface Passwords {
  currentPassword: string
  newPassword: string
}

/** Changes the password, which signs out everywhere else. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const form = useForm<Passwords>({ defaultValues: { currentPassword: "", newPassword: "" } })
  const field = fieldsOf(form, changePasswordRules)
  const write = useWrite()
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

  const change = async ({ currentPassword, newPassword }: Passwords) => {
    await changePassword(currentPassword, newPassword)
    toast("Password changed")
    form.reset()
    await revalidate()
  }
  const submit = form.handleSubmit((values) =>
    write.run(() => change(values), { failed: "The password was not changed" }),
  )
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button="Change password"
      buttonLook={{ className: "self-start" }}
      className="max-w-[440px]"
    >
      <p className="text-text-2">A new password signs you out everywhere else.</p>
      <PasswordField label="Current password" {...field("currentPassword")} />
      <NewPasswordField label="New password" {...field("newPassword")} />
    </WriteForm>
  )
}
