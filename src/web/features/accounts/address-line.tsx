import { useState } from "react"
import { failureText } from "#web/api/failure-text.ts"
import { askForAddressMail } from "#web/api/identity-calls.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/toast.ts"
import { ProviderError } from "./sign-in-frame.tsx"

/** One's address, and whether mail is known to reach it. */
export function AddressLine({ email, verified }: { email: string; verified: boolean }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const ask = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await askForAddressMail()
      toast(`A link is on its way to ${email}`)
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex flex-wrap items-center gap-3 wrap-anywhere">
        {email}
        <Badge tone={verified ? "brand" : "warn"}>{verified ? "confirmed" : "not confirmed"}</Badge>
      </p>
      <ProviderError message={failure} />
      {verified ? null : (
        <Button variant="secondary" busy={busy} onClick={() => void ask()}>
          Mail me a link to confirm it
        </Button>
      )}
    </div>
  )
}
