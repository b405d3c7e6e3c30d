import { useState } from "react"
import { useRevalidator } from "react-router"
import {
  disableSecondFactor,
  passSecondFactor,
  prepareSecondFactor,
  renewRecoveryCodes,
} from "#web/api/identity-calls.ts"
import { Badge } from "#web/ui/badge.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { ProofForm } from "./proof-form.tsx"
import { RecoveryCodes } from "./recovery-codes.tsx"
import { SecondFactorSetup } from "./second-factor-setup.tsx"

interface SecondFactorProps {
  enabled: boolean
  hasPassword: boolean
}

/** Codes of an authenticator app beside the password: turned on, off, and its recovery codes renewed. */
export function SecondFactor({ enabled, hasPassword }: SecondFactorProps) {
  const [setup, setSetup] = useState<Awaited<ReturnType<typeof prepareSecondFactor>>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { revalidate } = useRevalidator()

  const turnOn = async (code: string) => {
    await passSecondFactor(code, "app")
    toast("Second factor turned on")
    setCodes(setup?.backupCodes)
    setSetup(undefined)
    await revalidate()
  }
  const turnOff = async (password: string | undefined) => {
    await disableSecondFactor(password)
    toast("Second factor turned off")
    setCodes(undefined)
    await revalidate()
  }
  return (
    <div className="flex max-w-[440px] flex-col gap-6">
      <p className="text-text-2">
        <Badge tone={enabled ? "brand" : "neutral"}>{enabled ? "on" : "off"}</Badge>
        <span className="ml-3">A code of an app, asked for after the password.</span>
      </p>
      {codes ? <RecoveryCodes codes={codes} /> : null}
      {setup ? <SecondFactorSetup uri={setup.totpURI} onCode={turnOn} /> : null}
      {!enabled && !setup ? (
        <ProofForm
          label="Password, to turn it on"
          button="Turn on"
          hasPassword={hasPassword}
          onProof={async (password) => setSetup(await prepareSecondFactor(password))}
        />
      ) : null}
      {enabled ? (
        <>
          <ProofForm
            label="Password, for new recovery codes"
            button="New recovery codes"
            hasPassword={hasPassword}
            onProof={async (password) => setCodes(await renewRecoveryCodes(password))}
          />
          <ProofForm
            label="Password, to turn it off"
            button="Turn off"
            hasPassword={hasPassword}
            onProof={turnOff}
          />
        </>
      ) : null}
    </div>
  )
}
