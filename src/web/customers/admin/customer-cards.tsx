import type { ReactNode } from "react"
import { useRevalidator } from "react-router"
import { plural, t, translated } from "#domain/languages/translate.ts"
import { formatDay } from "#domain/shop/days.ts"
import { AddressForm } from "#web/accounts/shared/address-form.tsx"
import {
  awaitsFile,
  CertificateButton,
  CertificateUpload,
  isExpired,
} from "#web/accounts/shared/certificate.tsx"
import { TaxIdForm } from "#web/accounts/shared/tax-id-form.tsx"
import { TaxIdProof } from "#web/accounts/shared/tax-id-proof.tsx"
import { browserApi, type Reply } from "#web/api/api.ts"
import { ConfirmButton } from "#web/forms/confirm-dialog.tsx"
import { DownloadButton } from "#web/forms/download.tsx"
import { OpenForm, useOpenedForm } from "#web/forms/edited-section.tsx"
import { NoteForm } from "#web/forms/note-form.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { DecideTaxId } from "#web/tax/admin/decide-tax-id.tsx"
import { Badge, type Tone } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { CardSection } from "#web/ui/page-heading.tsx"
import { rich } from "#web/ui/rich-text.tsx"

export type Customer = Reply<"GET /customer/{id}">

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

interface FormEnd {
  onSaved: (sentence: string) => Promise<void>
  onClose: () => void
}

interface AddItemProps {
  label: string
  form: (end: FormEnd) => ReactNode
}

/** Button that opens the form of a new item. */
function AddItem({ label, form }: AddItemProps) {
  const { isOpen, open, close, opener } = useOpenedForm()
  const { revalidate } = useRevalidator()
  const saved = async (sentence: string) => {
    toast(sentence)
    close()
    await revalidate()
  }
  return isOpen ? (
    <OpenForm>{form({ onSaved: saved, onClose: close })}</OpenForm>
  ) : (
    <Button ref={opener} variant="secondary" className="needs-script" onClick={open}>
      {label}
    </Button>
  )
}

export const CustomerAddresses = ({
  customer: { _id: id, addresses, name },
}: {
  customer: Customer
}) => (
  <CardSection title={t("Addresses")}>
    {addresses.length === 0 ? <p className="text-text-2">{t("None")}</p> : null}
    <ul className="mb-4 grid gap-4 sm:grid-cols-2">
      {addresses.map(({ _id, lines }) => (
        <li key={_id} className="whitespace-pre-line wrap-anywhere">
          {lines.join("\n")}
        </li>
      ))}
    </ul>
    <AddItem
      label={t("Add address")}
      form={(end) => (
        <AddressForm
          address={undefined}
          name={name}
          onAdd={(body, headers) =>
            browserApi("POST /customer/{id}/address", { params: { id }, body }, { headers })
          }
          {...end}
        />
      )}
    />
  </CardSection>
)

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

type TaxId = Customer["taxIds"][number]

/** Tax ids of a customer, which staff can add, decide about and withdraw. */
export function CustomerTaxIds({ customer: { _id: id, taxIds } }: { customer: Customer }) {
  const { revalidate } = useRevalidator()
  const done = async (sentence: string) => {
    toast(sentence)
    await revalidate()
  }
  return (
    <CardSection title={t("Tax ids")}>
      {taxIds.length === 0 ? <p className="text-text-2">{t("None")}</p> : null}
      <ul className="mb-4 flex flex-col gap-4">
        {taxIds.map((taxId) => (
          <li key={taxId._id}>
            <TaxIdFacts taxId={taxId} />
            <TaxIdActions taxId={taxId} onDone={done} />
          </li>
        ))}
      </ul>
      <AddItem
        label={t("Add tax id")}
        form={(end) => (
          <TaxIdForm
            onAdd={(body) => browserApi("POST /customer/{id}/tax-id", { params: { id }, body })}
            {...end}
          />
        )}
      />
    </CardSection>
  )
}

const tones: Record<TaxId["state"], Tone> = { valid: "brand", waiting: "warn", invalid: "danger" }

const stateText: Record<TaxId["state"], string> = translated({
  valid: "valid",
  waiting: "waiting",
  invalid: "invalid",
})

const TaxIdFacts = ({ taxId }: { taxId: TaxId }) => (
  <>
    <span className="flex flex-wrap items-center gap-2">
      <span className="font-mono text-mono wrap-anywhere">{taxId.number}</span>
      {[taxId.country, taxId.region].filter(Boolean).join(", ")}
      {isExpired(taxId) ? (
        <Badge tone="danger">{t("Expired")}</Badge>
      ) : (
        <Badge tone={tones[taxId.state]}>{stateText[taxId.state]}</Badge>
      )}
    </span>
    {taxId.validUntil ? (
      <span className="block text-sm text-text-3">
        {t("Valid until {validUntil}.", { validUntil: formatDay(taxId.validUntil) })}
      </span>
    ) : null}
    {taxId.checkedAt ? (
      <span className="block text-sm text-text-3">
        {rich("checked {moment}", { moment: <Moment at={taxId.checkedAt} /> })}
      </span>
    ) : null}
    <TaxIdProof {...taxId} />
  </>
)

interface TaxIdActionsProps {
  taxId: TaxId
  onDone: (sentence: string) => Promise<void>
}

function TaxIdActions({ taxId, onDone }: TaxIdActionsProps) {
  const { _id: id, number, state, onFile } = taxId
  const withdraw = async (close: () => void) => {
    await browserApi("POST /tax-id/{id}/withdrawal", { params: { id } })
    close()
    await onDone(t("{number} withdrawn", { number }))
  }
  return (
    <>
      {awaitsFile(taxId) ? (
        <CertificateUpload
          id={id}
          number={number}
          hint={t("PDF, 5 MB at most. Only the customer and the shop can open it.")}
          onStored={() => onDone(t("Certificate stored."))}
        />
      ) : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {onFile ? <CertificateButton {...taxId} /> : null}
        {state === "waiting" ? <DecideTaxId taxId={taxId} onDone={onDone} /> : null}
        {state === "valid" ? (
          <ConfirmButton
            label={t("Withdraw {number}", { number })}
            buttonProps={{ size: 32 }}
            title={t("Withdraw {number}?", { number })}
            confirmLabel={t("Withdraw the tax id")}
            onConfirm={withdraw}
          >
            {t(
              "New orders do not take it into account. Orders that are placed keep the number. The customer gets an e-mail.",
            )}
          </ConfirmButton>
        ) : null}
      </div>
    </>
  )
}
