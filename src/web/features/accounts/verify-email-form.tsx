import { type FormEvent, useState } from "react"
import { failureText } from "#web/api/failure-text.ts"
import { confirmAddress } from "#web/api/identity-calls.ts"
import { paths } from "#web/navigation/paths.ts"
import { Notice } from "#web/ui/notice.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { ProviderError, SignInFrame } from "./sign-in-frame.tsx"

/** Confirms an address by a mailed link; opening the link alone changes nothing. */
export function VerifyEmailForm({ token }: { token: string }) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [confirmed, setConfirmed] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await confirmAddress(token)
      setConfirmed(true)
    } catch (failure) {
      setRefusal(failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <SignInFrame
      title="Confirm your address"
      other={{ question: "Go on to", label: "the shop", to: paths.homeParts }}
    >
      <div role="status" className="empty:hidden">
        {confirmed ? <Notice tone="success">Thank you: your address is confirmed.</Notice> : null}
      </div>
      {confirmed ? null : (
        <form method="post" onSubmit={submit} className="flex flex-col gap-5">
          <p className="text-text-2">One click, and we know that our mail reaches you.</p>
          <ProviderError message={refusal} />
          <SubmitButton busy={busy} disabled={token === ""}>
            Confirm my address
          </SubmitButton>
          {token === "" ? (
            <Notice tone="warn">This link is not complete. Open it again from the mail.</Notice>
          ) : null}
        </form>
      )}
    </SignInFrame>
  )
}
