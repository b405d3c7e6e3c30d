import { useEffect } from "react"
import { useBlocker } from "react-router"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"

/** Asks before what is not saved is left behind. */
export function UnsavedGuard({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(isChanged)
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", ask)
    return () => removeEventListener("beforeunload", ask)
  }, [isChanged])
  if (blocker.state !== "blocked") return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={async () => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      Your changes of this list are lost then.
    </ConfirmDialog>
  )
}
