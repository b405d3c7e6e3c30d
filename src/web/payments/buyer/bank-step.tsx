import { useId, useRef } from "react"
import { Button } from "#web/ui/button.tsx"
import { useModal } from "#web/ui/use-modal.ts"

interface BankStepProps {
  url: string
  /** The bank's page changed: its step may be over. */
  onChange: () => void
  onCancel: () => void
}

/** The bank's own page, over the shop's, until the cardholder has answered it. */
export function BankStep({ url, onChange, onCancel }: BankStepProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Not the bank's page: from inside it, Escape would not reach this dialog.
  const dialog = useModal(heading)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className="m-auto w-[440px] max-w-[calc(100vw-2rem)] rounded-lg border border-border bg-surface p-4 text-text shadow-raised backdrop:bg-[#0b0f0d73]"
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 ref={heading} id={headingId} tabIndex={-1} className="rounded px-2 pt-1 text-h3">
        Your bank asks you to confirm
      </h2>
      <iframe
        title="Confirmation page of your bank"
        src={url}
        className="mt-3 h-80 w-full rounded border border-border"
        onLoad={onChange}
      />
      <div className="mt-4 flex justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </dialog>
  )
}
