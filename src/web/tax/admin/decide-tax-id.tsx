import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureLine } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"

interface DecideTaxIdProps {
  taxId: { _id: string; number: string }
  onDone: (sentence: string) => Promise<void>
}

/** Buttons that approve or refuse a waiting tax id. */
export function DecideTaxId({ taxId: { _id: id, number }, onDone }: DecideTaxIdProps) {
  const { run, busy, failure } = useWrite()
  const decide = (valid: boolean) =>
    void run(async () => {
      await browserApi("POST /tax-id/{id}/decision", { params: { id }, body: { valid } })
      await onDone(valid ? t("{number} approved", { number }) : t("{number} refused", { number }))
    })
  return (
    <div className="flex flex-wrap gap-2">
      <Button size={32} busy={busy} onClick={() => decide(true)}>
        {t("Approve")}
        <span className="sr-only"> {number}</span>
      </Button>
      <Button variant="danger-quiet" size={32} busy={busy} onClick={() => decide(false)}>
        {t("Refuse")}
        <span className="sr-only"> {number}</span>
      </Button>
      <WriteFailureLine failure={failure} />
    </div>
  )
}
