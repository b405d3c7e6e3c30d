import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { FieldError } from "#web/ui/form/field.tsx"
import { useWrite } from "./use-write.ts"

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  confirmLabel: string
  closeLabel?: string
  onConfirm: () => Promise<unknown>
  onClose: () => void
  reloadOnRefusal?: boolean
  tone?: "danger" | "primary"
}

/** Dialog that confirms an irreversible action, open while mounted. Closing restores the focus. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  closeLabel = t("Cancel"),
  onConfirm,
  onClose,
  reloadOnRefusal = false,
  tone = "danger",
}: ConfirmDialogProps) {
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  const { run, busy, failure } = useWrite()

  return (
    <Dialog
      first={cancel}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      className="w-[440px] p-6 transition-[opacity,translate] duration-[240ms] max-xs:mx-0 max-xs:mb-0 max-xs:w-full max-xs:max-w-full max-xs:rounded-b-none starting:open:translate-y-3 starting:open:opacity-0"
      // A second Escape would close the dialog although the first was ignored.
      closedby={busy ? "none" : undefined}
      onClose={() => {
        if (!busy) onClose()
      }}
      // Ignores the second click of a double click, which was meant for the button that opened the dialog.
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
          onClick={() => void run(onConfirm, { reloadOnRefusal })}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}

type ConfirmButtonProps = Omit<ConfirmDialogProps, "onConfirm" | "onClose"> & {
  label: string
  buttonProps?: Pick<ComponentProps<typeof Button>, "variant" | "size" | "className">
  /** Runs the action. `close` closes the dialog before the page around it changes. */
  onConfirm: (close: () => void) => Promise<unknown>
}

/** Button with a dialog. */
export function ConfirmButton({ label, buttonProps, onConfirm, ...dialog }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="danger-quiet" {...buttonProps} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <ConfirmDialog {...dialog} onConfirm={() => onConfirm(close)} onClose={close} />
      ) : null}
    </>
  )
}
