import { useId } from "react"
import type { CallReply } from "#contract/contract.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import type { storeCertificate } from "#contract/tax/tax-ids.ts"
import { taxText } from "#contract/tax/tax-text.ts"
import { t } from "#domain/languages/translate.ts"
import { certificateLimits } from "#domain/pictures/uploads.ts"
import { shopDay } from "#domain/shop/days.ts"
import type { Reply } from "#web/api/api.ts"
import { DownloadButton } from "#web/forms/download.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
import { type UploadKind, useUpload } from "#web/pictures/shared/upload-file.ts"
import { FileInput, UploadState } from "#web/ui/form/file-picker.tsx"

type TaxId = Reply<"GET /tax-id">[number]

/** Returns whether the PDF of a certificate can still be sent. */
export const awaitsFile = ({ kind, state, onFile }: Pick<TaxId, "kind" | "state" | "onFile">) =>
  kind === "us_certificate" && state === "waiting" && !onFile

/** Returns whether an accepted certificate no longer applies. */
export const isExpired = ({ state, validUntil }: Pick<TaxId, "state" | "validUntil">): boolean =>
  state === "valid" && validUntil !== "" && validUntil < shopDay()

/** Button that saves the PDF of a certificate. */
export const CertificateButton = ({ _id, number }: Pick<TaxId, "_id" | "number">) => (
  <DownloadButton size={32} path={`/tax-id/${_id}/certificate`}>
    {t("Save the PDF")}
    <span className="sr-only"> {t("of {number}", { number })}</span>
  </DownloadButton>
)

const uploadOf = (id: string): UploadKind => ({
  path: `/tax-id/${id}/certificate`,
  field: "certificate",
  maxBytes: certificateLimits.bytes,
  tooLarge: taxText.certificateTooLarge,
  failed: t("The certificate could not be uploaded."),
  urlOf: (reply) => asDeclared<CallReply<typeof storeCertificate> | undefined>(reply)?.url,
})

interface CertificateUploadProps {
  id: string
  number: string
  hint: string
  onStored: () => Promise<void>
}

/** Uploads the PDF of a certificate as soon as the user chooses it. */
export function CertificateUpload({ id, number, hint, onStored }: CertificateUploadProps) {
  const hintId = useId()
  const { run, failure } = useWrite()
  const upload = useUpload("certificate", uploadOf(id))
  const add = (file: File | undefined) => {
    if (!file || upload.state.progress !== undefined) return
    void run(async () => {
      if (await upload.send(file)) await onStored()
    })
  }
  return (
    <div className="mt-3">
      <p id={hintId} className="mb-2 text-sm text-text-3">
        {hint}
      </p>
      <FileInput
        aria-label={t("Add the PDF of {number}", { number })}
        aria-describedby={hintId}
        accept="application/pdf,.pdf"
        buttonText={t("Add the PDF")}
        onChosen={add}
      />
      <UploadState {...upload.state} />
      <WriteFailureLine failure={failure} />
    </div>
  )
}
