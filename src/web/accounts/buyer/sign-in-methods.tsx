import { useState } from "react"
import { useRevalidator } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { connectProvider, type SignInProvider } from "#web/api/session.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
import { addLanguage, paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
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
