import { useState } from "react"
import { useRevalidator } from "react-router"
import { plural, t } from "#domain/languages/translate.ts"
import { AddressForm } from "#web/accounts/shared/address-form.tsx"
import { browserApi } from "#web/api/api.ts"
import { ConfirmButton } from "#web/forms/confirm-dialog.tsx"
import { DownloadButton } from "#web/forms/download.tsx"
import { NoteForm } from "#web/forms/notes-and-tags.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { CardSection } from "#web/ui/page-heading.tsx"
import type { Customer } from "./customer-facts.tsx"

export const CustomerNotes = ({ customer: { _id: id, notes } }: { customer: Customer }) => (
  <CardSection title={t("Notes")}>
    <ul className="mb-4 flex flex-col gap-3">
      {notes.map(({ text, at, by }) => (
        <li key={`${at} ${text}`}>
          <p className="rounded bg-sunken px-3 py-2 whitespace-pre-line wrap-anywhere">{text}</p>
          <p className="text-sm text-text-2 wrap-anywhere">
            <Moment at={at} /> {by}
          </p>
        </li>
      ))}
    </ul>
    <NoteForm
      hint={t("The customer never sees it.")}
      onAdd={(body, headers) =>
        browserApi("POST /customer/{id}/note", { params: { id }, body }, { headers })
      }
    />
  </CardSection>
)

export function CustomerAddresses({ customer }: { customer: Customer }) {
  const { _id: id, addresses, name } = customer
  const [isAdding, setAdding] = useState(false)
  const { revalidate } = useRevalidator()
  const saved = async (sentence: string) => {
    toast(sentence)
    setAdding(false)
    await revalidate()
  }
  return (
    <CardSection title={t("Addresses")}>
      {addresses.length === 0 ? <p className="text-text-2">{t("None")}</p> : null}
      <ul className="mb-4 grid gap-4 sm:grid-cols-2">
        {addresses.map(({ _id, lines }) => (
          <li key={_id} className="whitespace-pre-line wrap-anywhere">
            {lines.join("\n")}
          </li>
        ))}
      </ul>
      {isAdding ? (
        <AddressForm
          address={undefined}
          name={name}
          onAdd={(body, headers) =>
            browserApi("POST /customer/{id}/address", { params: { id }, body }, { headers })
          }
          onSaved={saved}
          onClose={() => setAdding(false)}
        />
      ) : (
        <Button variant="secondary" className="needs-script" onClick={() => setAdding(true)}>
          {t("Add address")}
        </Button>
      )}
    </CardSection>
  )
}

export function CustomerAccess({ customer }: { customer: Customer }) {
  const { _id: id, email, sessions, signsIn } = customer
  const { run, busy, failure, revalidate } = useWrite()
  const sendLink = () =>
    void run(async () => {
      await browserApi("POST /customer/{id}/password-link", { params: { id } })
      toast(t("Link sent to {email}", { email }))
    })
  const signOut = async (close: () => void) => {
    const { deletedCount } = await browserApi("POST /customer/{id}/sign-out", { params: { id } })
    toast(plural(deletedCount, "1 session ended", "{count} sessions ended"))
    close()
    await revalidate()
  }
  return (
    <CardSection title={t("Access and data")}>
      <div className="flex flex-wrap gap-3">
        {signsIn ? null : (
          <Button variant="secondary" busy={busy} onClick={sendLink}>
            {t("Send a link to choose a password")}
          </Button>
        )}
        {sessions > 0 ? (
          <ConfirmButton
            label={t("Sign out everywhere")}
            title={t("Sign {email} out everywhere?", { email })}
            confirmLabel={t("Sign out everywhere")}
            onConfirm={signOut}
          >
            {t("Every browser and program has to sign in again.")}
          </ConfirmButton>
        ) : null}
        <DownloadButton path={`/customer/${id}/export`}>{t("Download their data")}</DownloadButton>
      </div>
      <WriteFailureNotice failure={failure} className="mt-3" />
    </CardSection>
  )
}
