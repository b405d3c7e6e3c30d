import { useDownload } from "../../forms/use-download.ts"
import { Button } from "../../ui/button.tsx"

/** Saves the PDF of a certificate, which no link of its own could open. */
export function CertificateButton({ id, number }: { id: string; number: string }) {
  const { download, busy } = useDownload()
  return (
    <Button
      variant="secondary"
      size={32}
      busy={busy}
      onClick={() => void download(`/tax-id/${id}/certificate`)}
    >
      Save the PDF<span className="sr-only"> of {number}</span>
    </Button>
  )
}
