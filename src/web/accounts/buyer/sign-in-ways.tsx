import { useState } from "react"
import { useRevalidator } from "react-router"
import { browserApi } from "#web/api/api.ts"
import { connectService, type SignInService } from "#web/api/session.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { ProofForm } from "./proof-form.tsx"
import type { SignInServices } from "./service-buttons.tsx"

interface SignInWaysProps extends SignInServices {
  /** Services that are connected. */
  connected: readonly string[]
  hasPassword: boolean
  /** Why connecting came to nothing. */
  signInError: string | undefined
}

/** Other services by which one signs in to this account: connected, and disconnected again. */
export function SignInWays({ google, oidc, connected, hasPassword, signInError }: SignInWaysProps) {
  const names: Record<SignInService, string> = { google: "Google", oidc: oidc?.name ?? "Other" }
  const offered = { google, oidc: oidc !== null }
  const shown = (["google", "oidc"] as const).filter(
    (service) => offered[service] || connected.includes(service),
  )
  return (
    <div className="flex max-w-[440px] flex-col gap-6">
      <WriteFailureLine failure={signInError ? { text: signInError } : undefined} />
      {shown.map((service) => (
        <Way
          key={service}
          service={service}
          name={names[service]}
          connected={connected.includes(service)}
          isLast={!hasPassword && connected.every((other) => other === service)}
          hasPassword={hasPassword}
        />
      ))}
    </div>
  )
}

interface WayProps {
  service: SignInService
  name: string
  connected: boolean
  isLast: boolean
  hasPassword: boolean
}

function Way({ service, name, connected, isLast, hasPassword }: WayProps) {
  const [asked, setAsked] = useState(false)
  const { revalidate } = useRevalidator()

  const connect = (password: string | undefined) =>
    connectService(service, password, { returnPath: paths.account, errorPath: paths.account })
  const disconnect = async (password: string | undefined) => {
    const body = { provider: service, password }
    await browserApi("POST /account/identities/disconnect", { body })
    toast(`${name} disconnected`)
    setAsked(false)
    await revalidate()
  }
  const verb = connected ? "Disconnect" : "Connect"
  const isOnlyWay = connected && isLast
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex flex-wrap items-center gap-3">
        {name}
        <Badge tone={connected ? "brand" : "neutral"}>
          {connected ? "connected" : "not connected"}
        </Badge>
      </p>
      {isOnlyWay ? (
        <p className="text-sm text-text-3">
          Your only way to sign in. Choose a password before you disconnect it.
        </p>
      ) : null}
      {!isOnlyWay && asked ? (
        <div className="w-full">
          <ProofForm
            label={`Password, to ${verb.toLowerCase()} ${name}`}
            button={`${verb} ${name}`}
            hasPassword={hasPassword}
            onProof={connected ? disconnect : connect}
          />
        </div>
      ) : null}
      {isOnlyWay || asked ? null : (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {verb} {name}
        </Button>
      )}
    </div>
  )
}
