import { type RefObject, useLayoutEffect, useRef } from "react"

/** Opens a modal dialog while mounted. Closes it before unmounting, which returns focus. */
export function useModal(
  first?: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    first?.current?.focus()
    return () => opened?.close()
  }, [first])
  return dialog
}
