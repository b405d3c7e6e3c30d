import { useId } from "react"
import { useRevalidator } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { type Address, AddressForm } from "#web/accounts/shared/address-form.tsx"
import { browserApi } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { NEW, useEditedList } from "#web/forms/use-edited-list.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"

export function Addresses({ addresses, name }: { addresses: readonly Address[]; name: string }) {
  const id = useId()
  const { revalidate } = useRevalidator()
  const { heading, open, setOpen, close, asked, setAsked, leave, done } =
    useEditedList<Address>(revalidate)
  const form = (address?: Address) => (
    <AddressForm
      key={address?._id ?? NEW}
      address={address}
      name={name}
      onSaved={done}
      onClose={close}
    />
  )
  return (
    <section aria-labelledby={id} className="mt-12 border-t border-border pt-8">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-h2">
        {t("Addresses")}
      </h2>
      <p className="mt-1 text-sm text-text-3">{t("Delivery addresses for your orders.")}</p>
      {addresses.length > 0 ? (
        <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] items-start gap-4">
          {addresses.map((address) => (
            <li key={address._id} className="rounded-lg border border-border bg-surface p-5">
              {open === address._id ? (
                form(address)
              ) : (
                <AddressCard
                  address={address}
                  onChange={() => setOpen(address._id)}
                  onRemove={() => setAsked(address)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-6">
        {open === NEW ? (
          <div className="rounded-lg border border-border bg-surface p-5 sm:p-6">{form()}</div>
        ) : (
          <Button variant="secondary" className="needs-script" onClick={() => setOpen(NEW)}>
            {t("Add an address")}
          </Button>
        )}
      </div>
      {asked ? <RemoveAddress address={asked} onRemoved={done} onClose={leave} /> : null}
    </section>
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
    {t("{join}. Orders keep what was written on them.", { join: lines.join(", ") })}
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
