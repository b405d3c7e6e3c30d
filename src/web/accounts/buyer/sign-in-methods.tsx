import { useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { changePasswordRules } from "#contract/kernel/form-rules.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { changePassword, connectProvider, type SignInProvider } from "#web/api/session.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { fieldsOf, WriteFailureLine, WriteForm } from "#web/forms/write-form.tsx"
import { addLanguage, paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { NewPasswordField, PasswordField } from "#web/ui/form/field.tsx"
import { linkTo, rich } from "#web/ui/rich-text.tsx"
import { ProofForm } from "./second-factor.tsx"
import type { SignInProviders } from "./sign-in-frame.tsx"

interface SignInMethodsProps extends SignInProviders {
  connected: readonly string[]
  hasPassword: boolean
  signInError: string | undefined
}

export function SignInMethods({
  google,
  oidc,
  connected,
  hasPassword,
  signInError,
}: SignInMethodsProps) {
  const names: Record<SignInProvider, string> = { google: "Google", oidc: oidc?.name ?? t("Other") }
  const offered = { google, oidc: oidc !== null }
  const shown = (["google", "oidc"] as const).filter(
    (provider) => offered[provider] || connected.includes(provider),
  )
  return (
    <div className="flex max-w-[440px] flex-col gap-6">
      <WriteFailureLine failure={signInError ? { text: signInError } : undefined} />
      {shown.map((provider) => (
        <SignInMethod
          key={provider}
          provider={provider}
          name={names[provider]}
          connected={connected.includes(provider)}
          isLast={!hasPassword && connected.every((other) => other === provider)}
          hasPassword={hasPassword}
        />
      ))}
    </div>
  )
}

interface SignInMethodProps {
  provider: SignInProvider
  name: string
  connected: boolean
  isLast: boolean
  hasPassword: boolean
}

function SignInMethod({ provider, name, connected, isLast, hasPassword }: SignInMethodProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const { revalidate } = useRevalidator()

  const connect = (password: string | undefined) =>
    connectProvider(provider, password, {
      returnPath: addLanguage(paths.account),
      errorPath: addLanguage(paths.account),
    })
  const disconnect = async (password: string | undefined) => {
    const body = { provider, password }
    await browserApi("POST /account/identities/disconnect", { body })
    toast(t("{name} disconnected", { name }))
    setIsConfirming(false)
    await revalidate()
  }
  const act = connected ? t("Disconnect {name}", { name }) : t("Connect {name}", { name })
  const isOnlyMethod = connected && isLast
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex flex-wrap items-center gap-3">
        {name}
        <Badge tone={connected ? "brand" : "neutral"}>
          {connected ? t("connected") : t("not connected")}
        </Badge>
      </p>
      {isOnlyMethod ? (
        <p className="text-sm text-text-3">
          {t("This is your only way to sign in. Choose a password before you disconnect it.")}
        </p>
      ) : null}
      {!isOnlyMethod && isConfirming ? (
        <div className="w-full">
          <ProofForm
            label={
              connected
                ? t("Enter your password to disconnect {name}", { name })
                : t("Enter your password to connect {name}", { name })
            }
            button={act}
            hasPassword={hasPassword}
            onProof={connected ? disconnect : connect}
          />
        </div>
      ) : null}
      {isOnlyMethod || isConfirming ? null : (
        <Button variant="secondary" onClick={() => setIsConfirming(true)}>
          {act}
        </Button>
      )}
    </div>
  )
}

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
