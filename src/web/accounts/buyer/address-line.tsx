import { askForAddressMail } from "#web/api/identity-calls.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.ts"

/** One's address, and whether mail is known to reach it. */
export function AddressLine({ email, verified }: { email: string; verified: boolean }) {
  const { run, busy, failure } = useWrite()
  const ask = async () => {
    await askForAddressMail()
    toast(`A link is on its way to ${email}`)
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex flex-wrap items-center gap-3 wrap-anywhere">
        {email}
        <Badge tone={verified ? "brand" : "warn"}>{verified ? "confirmed" : "not confirmed"}</Badge>
      </p>
      <WriteFailureLine failure={failure} />
      {verified ? null : (
        <Button variant="secondary" busy={busy} onClick={() => void run(ask)}>
          Mail me a link to confirm it
        </Button>
      )}
    </div>
  )
}
