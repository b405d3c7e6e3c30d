import { t } from "#domain/languages/translate.ts"
import { useDownload } from "../../forms/use-write.ts"
import { Button } from "../../ui/button.tsx"

export function CertificateButton({ id, number }: { id: string; number: string }) {
  const { download, busy } = useDownload()
  return (
    <Button
      variant="secondary"
      size={32}
      busy={busy}
      onClick={() => void download(`/tax-id/${id}/certificate`)}
    >
      {t("Save the PDF")}
      <span className="sr-only"> {t("of {number}", { number })}</span>
    </Button>
  )
}
