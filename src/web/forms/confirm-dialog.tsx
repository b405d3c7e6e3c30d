import { type ReactNode, useId, useRef } from "react"
import { Button } from "../ui/button.tsx"
import { FieldError } from "../ui/form/field.tsx"
import { useModal } from "../ui/use-modal.ts"
import { useWrite } from "./use-write.ts"

interface ConfirmDialogProps {
  title: string
  /** One line that names the thing. */
  children: ReactNode
  confirmLabel: string
  /** Of the button that leaves all as it is. */
  closeLabel?: string
  /** Does it; why it came to nothing is shown inside the dialog, which stays. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
  /** Whether the page behind it is out of date where the shop refuses. */
  rereads?: boolean
  /** Of the button that does it, where nothing is destroyed. */
  tone?: "danger" | "primary"
}

/** Asks before something is done that cannot be undone. Mount it to open it; it gives focus back where it was. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  closeLabel = "Cancel",
  onConfirm,
  onClose,
  rereads = false,
  tone = "danger",
}: ConfirmDialogProps) {
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  const dialog = useModal(cancel)
  const { run, busy, failure } = useWrite()

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      className="m-auto w-[440px] max-w-[calc(100vw-2rem)] rounded-lg border border-border bg-surface p-6 text-text shadow-raised transition-[opacity,translate] duration-[240ms] backdrop:bg-[#0b0f0d73] max-xs:mx-0 max-xs:mb-0 max-xs:w-full max-xs:max-w-full max-xs:rounded-b-none starting:open:translate-y-3 starting:open:opacity-0"
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onClose()
      }}
      // The second click of a double click was meant for what opened the dialog, wherever it lands.
      onClickCapture={(event) => {
        if (event.detail > 1) event.stopPropagation()
      }}
    >
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      <div id={`${id}-what`} className="mt-2 text-[0.9375rem]/6 text-text-2">
        {children}
      </div>
      <div role="alert" className="mt-3 empty:hidden">
        {failure ? <FieldError>{failure.text}</FieldError> : null}
      </div>
      <div className="mt-6 flex justify-end gap-3">
        <Button ref={cancel} variant="secondary" size={40} onClick={busy ? undefined : onClose}>
          {closeLabel}
        </Button>
        <Button
          variant={tone}
          size={40}
          busy={busy}
          onClick={() => void run(onConfirm, { rereads })}
        >
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  )
}
