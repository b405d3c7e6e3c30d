import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi } from "#web/api/api.ts"
import { failureText } from "#web/api/failure-text.ts"
import { useRowLeaving } from "#web/forms/use-row-leaving.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { Button } from "#web/ui/button.tsx"
import { useHydrated } from "#web/ui/form/submit-button.tsx"

interface HideButtonProps {
  id: string
  name: string
  hidden: boolean
}

/** Takes a review from the pages, or shows it again: either can be undone by the other, so nothing asks. */
export default function HideButton({ id, name, hidden }: HideButtonProps) {
  const { run, busy } = useWrite()
  const hydrated = useHydrated()
  const leave = useRowLeaving()
  const change = () =>
    leave(id, async () => {
      await browserApi("PATCH /review/{id}", { params: { id }, body: { hidden: !hidden } })
      return hidden ? pageText.review.restored : pageText.review.hidden
    })
  return (
    <Button
      variant="secondary"
      size={32}
      className="self-start disabled:opacity-100"
      busy={busy}
      // Its script comes after the page's own: a click before that would be lost.
      disabled={!hydrated}
      onClick={() => void run(change, { failed: failureText, rereads: true })}
    >
      {hidden ? pageText.review.restore : pageText.review.hide}
      <span className="sr-only"> the review of {name}</span>
    </Button>
  )
}
