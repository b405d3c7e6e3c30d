import { useState } from "react"
import { useForm } from "react-hook-form"
import { useNavigate } from "react-router"
import { registerRules } from "#contract/kernel/form-rules.ts"
import { t } from "#domain/languages/translate.ts"
import { SignInFrame } from "#web/accounts/buyer/sign-in-frame.tsx"
import { resetPassword } from "#web/api/session.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { pageTitle, secretAddressMeta } from "#web/shell/page-meta.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { NewPasswordField } from "#web/ui/form/field.tsx"
import { linkTo, rich } from "#web/ui/rich-text.tsx"
import type { Route } from "./+types/reset-password.ts"

export default function ResetPassword({ loaderData: { token } }: Route.ComponentProps) {
  const form = useForm<{ password: string }>()
  const field = fieldsOf(form, registerRules)
  const write = useWrite()
  const navigate = useNavigate()
  const [mustReenter, setMustReenter] = useState(false)

  const reset = async (password: string) => {
    const { addressesRemoved, taxIdsRemoved } = await resetPassword(token, password)
    if (addressesRemoved || taxIdsRemoved) {
      setMustReenter(true)
      return
    }
    toast(t("Your password has been changed. Log in with the new one."))
    await navigate(paths.login(), { replace: true })
  }
  const submit = form.handleSubmit(({ password }) => write.run(() => reset(password)))
  if (mustReenter) return <EntriesRemoved />
  return (
    <SignInFrame
      title={t("Choose a new password")}
      other={{
        question: t("Has the link expired?"),
        label: t("Send a new link"),
        to: paths.forgotPassword,
      }}
    >
      {token ? (
        <WriteForm onSubmit={submit} write={write} button={t("Save password")}>
          <NewPasswordField label={t("New password")} {...field("password")} />
        </WriteForm>
      ) : (
        <Notice tone="warn" title={t("This link is incomplete.")}>
          <p>
            {rich("Open it again from the e-mail, or <link>request a new one</link>.", {
              link: linkTo(paths.forgotPassword, "underline underline-offset-2"),
            })}
          </p>
        </Notice>
      )}
    </SignInFrame>
  )
}

function EntriesRemoved() {
  return (
    <SignInFrame
      title={t("Your password has been changed")}
      other={{
        question: t("Continue with the new password:"),
        label: t("Login"),
        to: paths.login(),
      }}
    >
      <div ref={(notice) => notice?.focus()} tabIndex={-1}>
        <Notice tone="warn" title={t("Enter your delivery addresses and tax ids again.")}>
          <p>
            {t(
              "We removed those of the account, because somebody else may have entered them before you proved that your e-mail address is yours.",
            )}
          </p>
        </Notice>
      </div>
    </SignInFrame>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretAddressMeta(pageTitle(matches, t("Choose a new password")))

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get("token") ?? "",
})
