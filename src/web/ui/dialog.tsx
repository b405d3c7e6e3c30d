import { type ComponentProps, type RefObject, useId, useLayoutEffect, useRef } from "react"

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

type DialogProps = Omit<ComponentProps<"dialog">, "ref" | "onCancel"> & {
  /** Element to focus first; by default the browser chooses. */
  first?: RefObject<HTMLElement | null> | undefined
  /** Called on Escape. */
  onClose: () => void
}

/** Centered modal dialog, open while mounted. */
export const Dialog = ({ first, onClose, className = "", ...rest }: DialogProps) => (
  <dialog
    ref={useModal(first)}
    {...rest}
    className={`m-auto max-w-[calc(100vw-2rem)] rounded-lg border border-border bg-surface text-text shadow-raised backdrop:bg-[#0b0f0d73] ${className}`}
    onCancel={(event) => {
      // React passes the event on from a dialog in a portal to the dialog around it.
      event.stopPropagation()
      event.preventDefault()
      onClose()
    }}
  />
)

/** Dialog with a form; on a phone it is at the bottom edge. */
export function FormDialog({ title, children, ...rest }: DialogProps & { title: string }) {
  const id = useId()
  return (
    <Dialog
      {...rest}
      aria-labelledby={id}
      className="max-h-[calc(100dvh-2rem)] w-[520px] overflow-y-auto p-6 max-xs:mx-0 max-xs:mb-0 max-xs:w-full max-xs:max-w-full max-xs:rounded-b-none"
    >
      <h2 id={id} className="mb-5 text-h3">
        {title}
      </h2>
      {children}
    </Dialog>
  )
}
