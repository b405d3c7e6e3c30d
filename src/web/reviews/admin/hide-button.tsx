import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { failureText } from "#web/api/api-error.ts"
import { useRowRemoval } from "#web/forms/delete-row.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { Button } from "#web/ui/button.tsx"
import { useHydrated } from "#web/ui/form/submit-button.tsx"

interface HideButtonProps {
  id: string
  name: string
  hidden: boolean
}

/** Hides or shows a review. Needs no confirmation, because it is reversible. */
export default function HideButton({ id, name, hidden }: HideButtonProps) {
  const { run, busy } = useWrite()
  const hydrated = useHydrated()
  const removeRow = useRowRemoval()
  const change = () =>
    removeRow(id, async () => {
      await browserApi("PATCH /review/{id}", { params: { id }, body: { hidden: !hidden } })
      return hidden ? pageText.review.restored : pageText.review.hidden
    })
  return (
    <Button
      variant="secondary"
      size={32}
      className="self-start disabled:opacity-100"
      busy={busy}
      // This component loads after the page's script; earlier clicks would be lost.
      disabled={!hydrated}
      onClick={() => void run(change, { failed: failureText, reloadOnRefusal: true })}
    >
      {hidden ? pageText.review.restore : pageText.review.hide}
      <span className="sr-only"> {t("the review of {name}", { name })}</span>
    </Button>
  )
}
