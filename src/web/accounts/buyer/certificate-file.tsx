import { useId } from "react"
import type { CallReply } from "#contract/contract.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import type { storeCertificate } from "#contract/tax/certificates.ts"
import { taxText } from "#contract/tax/tax-text.ts"
import { certificateLimits } from "#domain/pictures/certificate.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
import type { UploadKind } from "#web/pictures/shared/upload-file.ts"
import { useUpload } from "#web/pictures/shared/use-upload.ts"
import { FileInput, UploadState } from "#web/ui/form/file-picker.tsx"

const uploadOf = (id: string): UploadKind => ({
  path: `/tax-id/${id}/certificate`,
  field: "certificate",
  largestBytes: certificateLimits.bytes,
  tooLarge: taxText.certificateTooLarge,
  failed: "The certificate could not be uploaded.",
  urlOf: (reply) => asDeclared<CallReply<typeof storeCertificate> | undefined>(reply)?.url,
})

interface CertificateFileProps {
  id: string
  number: string
  onStored: () => Promise<void>
}

/** Sends the PDF of a certificate as soon as it is chosen. */
export function CertificateFile({ id, number, onStored }: CertificateFileProps) {
  const words = useId()
  const { run, failure } = useWrite()
  const upload = useUpload("certificate", uploadOf(id))
  const add = (file: File | undefined) => {
    if (!file || upload.state.share !== undefined) return
    void run(async () => {
      if (await upload.send(file)) await onStored()
    })
  }
  return (
    <div className="mt-3">
      <p id={words} className="mb-2 text-sm text-text-3">
        PDF, 5 MB at most. Only you and the shop can open it.
      </p>
      <FileInput
        aria-label={`Add the PDF of ${number}`}
        aria-describedby={words}
        accept="application/pdf,.pdf"
        words="Add the PDF"
        onChosen={add}
      />
      <UploadState {...upload.state} />
      <WriteFailureLine failure={failure} />
    </div>
  )
}
