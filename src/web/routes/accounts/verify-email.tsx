import { type FormEvent, useEffect, useRef, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { ConfirmationMailButton } from "#web/accounts/buyer/confirmation-mail-button.tsx"
import { SignInFrame } from "#web/accounts/buyer/sign-in-frame.tsx"
import { isBadLink, verifyEmail } from "#web/api/session.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { pageTitle, secretAddressMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import type { Route } from "./+types/verify-email.ts"

/** Page with a button that confirms an e-mail address. Opening the link alone changes nothing. */
export default function VerifyEmail({ loaderData: { token, account } }: Route.ComponentProps) {
  const write = useWrite()
  const [confirmed, setConfirmed] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const isRefused = isBadLink(write.failure?.error)
  const isAnswered = confirmed || isRefused
  const isBad = (token === "" || isRefused) && !confirmed
  // The focused button has been removed with its form.
  useEffect(() => {
    if (isAnswered) answer.current?.focus()
  }, [isAnswered])

  const confirm = async () => {
    await verifyEmail(token)
    setConfirmed(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void write.run(confirm)
  }
  return (
    <SignInFrame
      title={t("Confirm your address")}
      other={{ question: t("Continue to"), label: t("the shop"), to: paths.homeParts }}
    >
      <div ref={answer} role="status" tabIndex={-1} className="empty:hidden">
        {confirmed ? (
          <Notice tone="success">{t("Thank you. Your e-mail address is confirmed.")}</Notice>
        ) : null}
        {isRefused ? <Notice tone="warn">{write.failure?.text}</Notice> : null}
      </div>
      {token === "" ? (
        <Notice tone="warn">{t("This link is incomplete. Open it again from the e-mail.")}</Notice>
      ) : null}
      {confirmed || isBad ? null : (
        <WriteForm onSubmit={submit} write={write} button={t("Confirm my e-mail address")}>
          <p className="text-text-2">{t("Click the button to show that our e-mails reach you.")}</p>
        </WriteForm>
      )}
      {isBad ? <NewLink account={account} /> : null}
    </SignInFrame>
  )
}

interface NewLinkProps {
  account: { email: string; emailVerified: boolean } | undefined
}

/** Leads to a new link. The shop mails it to signed-in users only. */
function NewLink({ account }: NewLinkProps) {
  if (account?.emailVerified)
    return <Notice tone="success">{t("This address is already confirmed.")}</Notice>
  return (
    <div className="flex flex-col items-start gap-3">
      {account ? (
        <ConfirmationMailButton email={account.email} />
      ) : (
        <ButtonLink to={paths.login(paths.account)} variant="secondary">
          {t("Log in for a new link")}
        </ButtonLink>
      )}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretAddressMeta(pageTitle(matches, t("Confirm your address")))

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const token = new URL(request.url).searchParams.get("token") ?? ""
  return { token, account: viewer ? await api("GET /account") : undefined }
}
