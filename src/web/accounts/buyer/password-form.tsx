import { useForm } from "react-hook-form"
import { changePasswordRules } from "#contract/kernel/form-rules.ts"
import { t } from "#domain/languages/translate.ts"
import { changePassword } from "#web/api/session.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { NewPasswordField, PasswordField } from "#web/ui/form/field.tsx"
import { linkTo, rich } from "#web/ui/rich-text.tsx"

interface Passwords {
  currentPassword: string
  newPassword: string
}

export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const form = useForm<Passwords>({ defaultValues: { currentPassword: "", newPassword: "" } })
  const field = fieldsOf(form, changePasswordRules)
  const write = useWrite()
  if (!hasPassword)
    return (
      <p className="text-text-2">
        {rich("You sign in without a password. <link>Request a link to choose one</link>.", {
          link: linkTo(paths.forgotPassword, "text-brand underline underline-offset-2"),
        })}
      </p>
    )

  const change = async ({ currentPassword, newPassword }: Passwords) => {
    await changePassword(currentPassword, newPassword)
    form.reset()
  }
  const submit = form.handleSubmit((values) =>
    write.run(() => change(values), {
      done: t("Password changed"),
      failed: t("The password was not changed"),
    }),
  )
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button={t("Change password")}
      buttonProps={{ className: "self-start" }}
      className="flex max-w-[440px] flex-col gap-5"
    >
      <p className="text-text-2">{t("A new password signs you out everywhere else.")}</p>
      <PasswordField label={t("Current password")} {...field("currentPassword")} />
      <NewPasswordField label={t("New password")} {...field("newPassword")} />
    </WriteForm>
  )
}
