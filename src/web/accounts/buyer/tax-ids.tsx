import { useCallback, useEffect, useState } from "react"
import { t, translated } from "#domain/languages/translate.ts"
import { formatDay } from "#domain/shop/days.ts"
import {
  awaitsFile,
  CertificateButton,
  CertificateUpload,
  isExpired,
} from "#web/accounts/shared/certificate.tsx"
import { TaxIdForm } from "#web/accounts/shared/tax-id-form.tsx"
import { browserApi, type Reply } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { cardLayout, EditedSection } from "#web/forms/edited-section.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
import { Badge, type Tone } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { RetryNotice } from "#web/ui/feedback/notice.tsx"
import { Spinner } from "#web/ui/feedback/spinner.tsx"

type TaxId = Reply<"GET /tax-id">[number]

export function TaxIds() {
  const { taxIds, failed, read } = useTaxIds()
  return (
    <EditedSection<TaxId, TaxId>
      title={t("Tax")}
      intro={
        <span className="block max-w-[66ch]">
          {t(
            "Your company's VAT number, or a state's exemption certificate. Until it has been checked and your e-mail address is confirmed, it is not taken into account.",
          )}
        </span>
      }
      items={taxIds ?? []}
      reload={read}
      row={(taxId, { done, confirm }) => (
        <TaxIdCard taxId={taxId} onChanged={done} onRemove={() => confirm(taxId)} />
      )}
      form={(_, { done, close }) => (
        <TaxIdForm
          onAdd={(body) => browserApi("POST /tax-id", { body })}
          onSaved={done}
          onClose={close}
        />
      )}
      dialog={(taxId, { done, close }) => (
        <RemoveTaxId taxId={taxId} onRemoved={done} onClose={close} />
      )}
      addLabel={t("Add tax id")}
      layout={{ ...cardLayout, section: `needs-script ${cardLayout.section}` }}
    >
      {failed ? (
        <RetryNotice retry={() => void read()}>
          {t("Your tax ids could not be loaded.")}
        </RetryNotice>
      ) : null}
      {taxIds || failed ? null : <Spinner />}
    </EditedSection>
  )
}

function useTaxIds() {
  const [taxIds, setTaxIds] = useState<readonly TaxId[]>()
  const [failed, setFailed] = useState(false)
  const read = useCallback(async () => {
    try {
      setTaxIds(await browserApi("GET /tax-id"))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [])
  useEffect(() => {
    void read()
  }, [read])
  return { taxIds, failed, read }
}

interface RemoveTaxIdProps {
  taxId: TaxId
  onRemoved: (sentence: string) => Promise<void>
  onClose: () => void
}

const RemoveTaxId = ({ taxId: { _id: id, number }, onRemoved, onClose }: RemoveTaxIdProps) => (
  <ConfirmDialog
    title={t("Remove this tax id?")}
    confirmLabel={t("Remove")}
    onConfirm={async () => {
      await browserApi("DELETE /tax-id/{id}", { params: { id } })
      await onRemoved(t("Tax id removed."))
    }}
    onClose={onClose}
  >
    {t("{number}. Existing orders keep this number.", { number })}
  </ConfirmDialog>
)

const states = (): Record<TaxId["state"], { tone: Tone; word: string; sentence: string }> => ({
  valid: { tone: "brand", word: t("Valid"), sentence: t("Applied to your orders.") },
  waiting: {
    tone: "warn",
    word: t("Being checked"),
    sentence: t("Until then, it is not taken into account."),
  },
  invalid: {
    tone: "danger",
    word: t("Not valid"),
    sentence: t("The tax authority does not recognize this number."),
  },
})

const waits: Record<NonNullable<TaxId["awaits"]>, string> = translated({
  proof: "Confirm your e-mail address to use it. Until then, it is not taken into account.",
  authority: "The tax authority has not answered yet. Until then, it is not taken into account.",
  staff: "The shop is reviewing it. Until then, it is not taken into account.",
})

const sentenceOf = (taxId: TaxId): string => {
  const { state, awaits, kind, refusedBy } = taxId
  if (refusedBy === "staff") return t("The shop did not accept it.")
  if (isExpired(taxId))
    return t("It has expired and no longer applies. Remove it, then add the new one.")
  if (!awaits) return states()[state].sentence
  return awaits === "staff" && kind !== "us_certificate"
    ? t(
        "{staff} It applies immediately if one of your addresses in that country has the same company name.",
        { staff: waits.staff },
      )
    : waits[awaits]
}

/** Returns whether an authority is known for the number and may still change its state. */
const canCheck = ({ state, awaits, checkedAt, refusedBy }: TaxId): boolean =>
  state !== "valid" && refusedBy !== "staff" && (awaits === "authority" || checkedAt !== null)

interface TaxIdCardProps {
  taxId: TaxId
  onChanged: (sentence: string) => Promise<void>
  onRemove: () => void
}

function TaxIdCard({ taxId, onChanged, onRemove }: TaxIdCardProps) {
  const { run, busy, failure } = useWrite()
  const { tone, word } = isExpired(taxId)
    ? { tone: "danger" as const, word: t("Expired") }
    : states()[taxId.awaits ? "waiting" : taxId.state]
  const check = async () => {
    const { state } = await browserApi("POST /tax-id/{id}/check", { params: { id: taxId._id } })
    await onChanged(
      state === "waiting"
        ? t("Checked again. It is not taken into account yet.")
        : states()[state].sentence,
    )
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
        {taxId.number} <Badge tone={tone}>{word}</Badge>
      </p>
      <p className="mt-1 text-sm text-text-2 wrap-anywhere">
        {taxId.region
          ? `${t("Exemption certificate for {region}.", { region: taxId.region })} `
          : null}
        {taxId.validUntil
          ? `${t("Valid until {validUntil}.", { validUntil: formatDay(taxId.validUntil) })} `
          : null}
        {taxId.holder ? `${taxId.holder}. ` : null}
        {sentenceOf(taxId)}
      </p>
      {awaitsFile(taxId) ? (
        <CertificateUpload
          id={taxId._id}
          number={taxId.number}
          hint={t("PDF, 5 MB at most. Only you and the shop can open it.")}
          onStored={() =>
            onChanged(t("Certificate sent. It applies once the shop has approved it."))
          }
        />
      ) : null}
      <WriteFailureLine failure={failure} />
      <div className="mt-4 flex flex-wrap gap-2">
        {taxId.onFile ? <CertificateButton {...taxId} /> : null}
        {canCheck(taxId) ? (
          <Button variant="secondary" size={32} busy={busy} onClick={() => void run(check)}>
            {t("Check again")}
            <span className="sr-only"> {taxId.number}</span>
          </Button>
        ) : null}
        <Button variant="danger-quiet" size={32} onClick={onRemove}>
          {t("Remove")}
          <span className="sr-only"> {taxId.number}</span>
        </Button>
      </div>
    </>
  )
}
