import { type FormEvent, useState } from "react"
import { confirmAddress } from "#web/api/identity-calls.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { SignInFrame } from "./sign-in-frame.tsx"

/** Confirms an address by a mailed link; opening the link alone changes nothing. */
export function VerifyEmailForm({ token }: { token: string }) {
  const write = useWrite()
  const [confirmed, setConfirmed] = useState(false)

  const confirm = async () => {
    await confirmAddress(token)
    setConfirmed(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void write.run(confirm)
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
        <WriteForm
          onSubmit={submit}
          write={write}
          button="Confirm my address"
          buttonLook={{ disabled: token === "" }}
        >
          <p className="text-text-2">One click, and we know that our mail reaches you.</p>
        </WriteForm>
      )}
      {token === "" ? (
        <Notice tone="warn">This link is not complete. Open it again from the mail.</Notice>
      ) : null}
    </SignInFrame>
  )
}
