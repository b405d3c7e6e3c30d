import { useState } from "react"
import { useRevalidator } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { awaitsFile, CertificateFile } from "#web/accounts/shared/certificate-file.tsx"
import { TaxIdForm } from "#web/accounts/shared/tax-id-form.tsx"
import { TaxIdProof } from "#web/accounts/shared/tax-id-proof.tsx"
import { browserApi } from "#web/api/api.ts"
import { ConfirmButton } from "#web/forms/confirm-dialog.tsx"
import { DownloadButton } from "#web/forms/download.tsx"
import { DecideTaxId } from "#web/tax/admin/decide-tax-id.tsx"
import { Badge, type Tone } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { CardSection } from "#web/ui/page-heading.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import type { Customer } from "./customer-facts.tsx"

type TaxId = Customer["taxIds"][number]

/** Tax ids of a customer, which staff can add, decide about and withdraw. */
export function CustomerTaxIds({ customer: { _id: id, taxIds } }: { customer: Customer }) {
  const [isAdding, setAdding] = useState(false)
  const { revalidate } = useRevalidator()
  const done = async (sentence: string) => {
    toast(sentence)
    setAdding(false)
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
      {isAdding ? (
        <TaxIdForm
          onAdd={(body) => browserApi("POST /customer/{id}/tax-id", { params: { id }, body })}
          onSaved={done}
          onClose={() => setAdding(false)}
        />
      ) : (
        <Button variant="secondary" className="needs-script" onClick={() => setAdding(true)}>
          {t("Add tax id")}
        </Button>
      )}
    </CardSection>
  )
}

const tones: Record<TaxId["state"], Tone> = { valid: "brand", waiting: "warn", invalid: "danger" }

const stateText = (state: TaxId["state"]): string =>
  ({ valid: t("valid"), waiting: t("waiting"), invalid: t("invalid") })[state]

const TaxIdFacts = ({ taxId }: { taxId: TaxId }) => (
  <>
    <span className="flex flex-wrap items-center gap-2">
      <span className="font-mono text-mono wrap-anywhere">{taxId.number}</span>
      {[taxId.country, taxId.region].filter(Boolean).join(", ")}
      <Badge tone={tones[taxId.state]}>{stateText(taxId.state)}</Badge>
    </span>
    {taxId.validUntil ? (
      <span className="block text-sm text-text-3">
        {t("Valid until {validUntil}.", { validUntil: taxId.validUntil })}
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
        <CertificateFile
          id={id}
          number={number}
          hint={t("PDF, 5 MB at most. Only the customer and the shop can open it.")}
          onStored={() => onDone(t("Certificate stored."))}
        />
      ) : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {onFile ? (
          <DownloadButton size={32} path={`/tax-id/${id}/certificate`}>
            {t("Save the PDF")}
            <span className="sr-only"> {t("of {number}", { number })}</span>
          </DownloadButton>
        ) : null}
        {state === "waiting" ? <DecideTaxId taxId={taxId} onDone={onDone} /> : null}
        {state === "valid" ? (
          <ConfirmButton
            label={t("Withdraw {number}", { number })}
            look={{ size: 32 }}
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
