import { useCallback, useEffect, useId, useRef, useState } from "react"
import { createPortal, flushSync } from "react-dom"
import { t } from "#domain/languages/translate.ts"
import { type Address, AddressForm } from "#web/accounts/shared/address-form.tsx"
import { browserApi } from "#web/api/api.ts"
import { Button } from "#web/ui/button.tsx"
import { FormDialog } from "#web/ui/dialog.tsx"
import { Notice, RetryNotice } from "#web/ui/feedback/notice.tsx"
import { RadioCard, SelectField } from "#web/ui/form/field.tsx"

interface AddressesOptions {
  /** Customer whose addresses staff read; by default they are the user's own. */
  customerId?: string | undefined
  isNeeded?: boolean
}

/** Reads addresses, which are undefined until they are read. After a failure, `retry` reads them again. */
export function useAddresses({ customerId, isNeeded = true }: AddressesOptions = {}) {
  const [addresses, setAddresses] = useState<readonly Address[]>()
  const [isFailed, setFailed] = useState(false)
  const read = useCallback(async () => {
    setAddresses(await listAddresses(customerId))
    setFailed(false)
  }, [customerId])
  const start = useCallback(() => {
    read().catch(() => setFailed(true))
  }, [read])
  useEffect(() => {
    if (isNeeded) start()
  }, [isNeeded, start])
  return { addresses, read, retry: isFailed ? start : undefined }
}

async function listAddresses(customerId: string | undefined): Promise<readonly Address[]> {
  if (customerId === undefined) return browserApi("GET /address")
  return (await browserApi("GET /customer/{id}", { params: { id: customerId } })).addresses
}

export const addressesFailedText = (): string => t("The addresses could not be loaded.")

/** Says that addresses could not be read, and offers to read them again. */
export const AddressesFailed = ({ retry }: { retry: (() => void) | undefined }) => (
  <div role="alert" className="empty:hidden">
    {retry ? <RetryNotice retry={retry}>{addressesFailedText()}</RetryNotice> : null}
  </div>
)

interface AddAddressProps {
  name: string
  onAdded: (addressId: string) => Promise<void>
  onClose: () => void
}

/** Adds an address in a portal, because forms cannot be nested. */
const AddAddress = ({ name, onAdded, onClose }: AddAddressProps) =>
  createPortal(
    <FormDialog
      title={t("Add address")}
      onClose={onClose}
      // React events bubble through the portal to the order's form.
      onSubmit={(event) => event.stopPropagation()}
    >
      <AddressForm
        address={undefined}
        name={name}
        onSaved={(_, addressId) => onAdded(addressId)}
        onClose={onClose}
      />
    </FormDialog>,
    document.body,
  )

type ShownAddress = Pick<Address, "_id" | "label" | "lines">

interface AddressChoiceProps {
  addresses: readonly ShownAddress[]
  chosen: string | undefined
  onChoose: (id: string) => void
  onAdded: (id: string) => Promise<void>
  name: string
  problem: string | undefined
}

const MAX_RADIOS = 5

export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, onAdded, name, problem } = props
  const id = useId()
  const [isAdding, setIsAdding] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const added = async (addressId: string) => {
    await onAdded(addressId)
    flushSync(() => setIsAdding(false))
    group.current?.querySelector<HTMLElement>("input:checked, select")?.focus()
  }
  return (
    <fieldset ref={group} className="max-w-2xl" aria-describedby={problem && `${id}-problem`}>
      <legend className="mb-2 font-medium">{t("Deliver to")}</legend>
      <AddressOptions {...props} />
      <div id={`${id}-problem`} role="status" className="not-empty:mt-3">
        {problem ? <Notice tone="warn">{problem}</Notice> : null}
      </div>
      <Button
        variant={addresses.length > 0 ? "link" : "secondary"}
        className="needs-script mt-3"
        aria-haspopup="dialog"
        onClick={() => setIsAdding(true)}
      >
        {t("Add address")}
      </Button>
      {isAdding ? (
        <AddAddress name={name} onAdded={added} onClose={() => setIsAdding(false)} />
      ) : null}
    </fieldset>
  )
}

type AddressOptionsProps = Pick<AddressChoiceProps, "addresses" | "chosen" | "onChoose">

export function AddressOptions({ addresses, chosen, onChoose }: AddressOptionsProps) {
  const group = useId()
  if (addresses.length > MAX_RADIOS)
    return (
      <SelectField
        label={t("Address")}
        name="addressId"
        value={chosen ?? ""}
        onChange={(event) => onChoose(event.target.value)}
        options={[
          ...(chosen === undefined ? [{ value: "", label: t("Choose") }] : []),
          ...addresses.map((address) => ({ value: address._id, label: addressText(address) })),
        ]}
      />
    )
  return addresses.map((address) => (
    <RadioCard
      key={address._id}
      name={`${group}-address`}
      checked={chosen === address._id}
      onChoose={() => onChoose(address._id)}
    >
      {address.label ? <span className="block font-medium">{address.label}</span> : null}
      <span className="text-text-2">{address.lines.join(", ")}</span>
    </RadioCard>
  ))
}

export const addressText = ({ label, lines }: ShownAddress): string =>
  [...(label ? [label] : []), ...lines].join(", ")
