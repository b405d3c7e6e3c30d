import { t } from "#domain/languages/translate.ts"
import { sendVerificationEmail } from "#web/api/session.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"

/** Mails the signed-in user a link that confirms their address. */
export function ConfirmationMailButton({ email }: { email: string }) {
  const { run, busy, failure } = useWrite()
  const send = async () => {
    await sendVerificationEmail()
    toast(t("We have e-mailed a link to {email}", { email }))
  }
  return (
    <>
      <WriteFailureLine failure={failure} />
      <Button variant="secondary" busy={busy} onClick={() => void run(send)}>
        {t("E-mail me a confirmation link")}
      </Button>
    </>
  )
}
