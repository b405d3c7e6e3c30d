import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Opens a dialog over the page as long as it is mounted, with focus on its first control or another element. It is closed before it
 * leaves the page: only then does it give focus back.
 */
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
