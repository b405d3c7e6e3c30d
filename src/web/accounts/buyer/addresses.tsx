import { useRevalidator } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { type Address, AddressForm } from "#web/accounts/shared/address-form.tsx"
import { browserApi } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { cardLayout, EditedSection } from "#web/forms/edited-section.tsx"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"

export function Addresses({ addresses, name }: { addresses: readonly Address[]; name: string }) {
  const { revalidate } = useRevalidator()
  return (
    <EditedSection<Address, Address>
      title={t("Addresses")}
      intro={t("Delivery addresses for your orders.")}
      items={addresses}
      reload={revalidate}
      row={(address, { edit, confirm }) => (
        <AddressCard address={address} onChange={edit} onRemove={() => confirm(address)} />
      )}
      form={(address, { done, close }) => (
        <AddressForm address={address} name={name} onSaved={done} onClose={close} />
      )}
      dialog={(address, { done, close }) => (
        <RemoveAddress address={address} onRemoved={done} onClose={close} />
      )}
      addLabel={t("Add address")}
      layout={cardLayout}
    />
  )
}

interface RemoveAddressProps {
  address: Address
  onRemoved: (sentence: string) => Promise<void>
  onClose: () => void
}

const RemoveAddress = ({ address: { _id: id, lines }, ...props }: RemoveAddressProps) => (
  <ConfirmDialog
    title={t("Remove this address?")}
    confirmLabel={t("Remove")}
    onConfirm={async () => {
      await browserApi("DELETE /address/{id}", { params: { id } })
      await props.onRemoved(t("Address removed."))
    }}
    onClose={props.onClose}
  >
    {t("{address}. Existing orders keep this address.", { address: lines.join(", ") })}
  </ConfirmDialog>
)

interface AddressCardProps {
  address: Address
  onChange: () => void
  onRemove: () => void
}

const AddressCard = ({ address, onChange, onRemove }: AddressCardProps) => (
  <>
    {address.label || address.default ? (
      <p className="mb-2 flex flex-wrap items-center gap-2 font-medium">
        {address.label}
        {address.default ? <Badge tone="brand">{t("Default")}</Badge> : null}
      </p>
    ) : null}
    <address className="text-[0.9375rem]/6 whitespace-pre-line not-italic wrap-anywhere">
      {address.lines.join("\n")}
    </address>
    {address.phone ? <p className="mt-2 text-sm text-text-2">{address.phone}</p> : null}
    <div className="needs-script mt-4 flex flex-wrap gap-2">
      <Button variant="secondary" size={32} onClick={onChange}>
        {t("Change")}
        <span className="sr-only"> {nameOf(address)}</span>
      </Button>
      <Button variant="danger-quiet" size={32} onClick={onRemove}>
        {t("Remove")}
        <span className="sr-only"> {nameOf(address)}</span>
      </Button>
    </div>
  </>
)

const nameOf = ({ label, lines }: Address): string => label || (lines[1] ?? "")
