import { useState } from "react"
import { useRevalidator } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi } from "#web/api/api.ts"
import { isRefused } from "#web/api/api-error.ts"
import { failureText } from "#web/api/failure-text.ts"
import { useSessionLoss } from "#web/api/use-session-loss.ts"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/toast.ts"

interface HideButtonProps {
  id: string
  name: string
  hidden: boolean
}

/** Takes a review from the pages, or shows it again: either can be undone by the other, so nothing asks. */
export default function HideButton({ id, name, hidden }: HideButtonProps) {
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const leaveIfSessionLost = useSessionLoss()

  const change = async (button: HTMLElement) => {
    setBusy(true)
    const moveFocus = focusBeside(button)
    try {
      await browserApi("PATCH /review/{id}", { params: { id }, body: { hidden: !hidden } })
      toast(hidden ? pageText.review.restored : pageText.review.hidden)
      await revalidate()
      moveFocus()
    } catch (failure) {
      if (leaveIfSessionLost(failure)) return
      toast(failureText(failure), "failure")
      if (isRefused(failure)) await revalidate()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      size={32}
      className="self-start"
      busy={busy}
      onClick={({ currentTarget }) => void change(currentTarget)}
    >
      {hidden ? pageText.review.restore : pageText.review.hide}
      <span className="sr-only"> the review of {name}</span>
    </Button>
  )
}

/** The button goes with its review: focus goes to the one beside it. To be asked before, called after. */
function focusBeside(button: HTMLElement): () => void {
  const review = button.closest("li")
  const beside = review?.nextElementSibling ?? review?.previousElementSibling
  return () => {
    const control = beside?.isConnected ? beside.querySelector("button") : undefined
    const target = control ?? document.querySelector<HTMLElement>("main h1")
    target?.focus()
  }
}
