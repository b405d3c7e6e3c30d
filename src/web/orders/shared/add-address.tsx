import { useId } from "react"
import { createPortal } from "react-dom"
import { AddressForm } from "#web/accounts/shared/address-form.tsx"
import { useModal } from "#web/ui/use-modal.ts"

interface AddAddressProps {
  name: string
  onAdded: (addressId: string) => Promise<void>
  onClose: () => void
}

/** A new address over the page: a form cannot stand within that of the order. */
export function AddAddress({ name, onAdded, onClose }: AddAddressProps) {
  const id = useId()
  const dialog = useModal()
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[520px] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-lg border border-border bg-surface p-6 text-text shadow-raised backdrop:bg-[#0b0f0d73] max-xs:mx-0 max-xs:mb-0 max-xs:w-full max-xs:max-w-full max-xs:rounded-b-none"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Else the order's form would take it for its own.
      onSubmit={(event) => event.stopPropagation()}
    >
      <h2 id={id} className="mb-5 text-h3">
        Add an address
      </h2>
      <AddressForm
        address={undefined}
        name={name}
        onSaved={(_, addressId) => onAdded(addressId)}
        onClose={onClose}
      />
    </dialog>,
    document.body,
  )
}
