import { type ReactNode, useId, useState } from "react"
import { COLLECTION } from "#domain/delivery/delivery-options.ts"
import { t } from "#domain/languages/translate.ts"
import { type Address, AddressForm } from "#web/accounts/shared/address-form.tsx"
import { AddressOptions } from "#web/orders/shared/address-choice.tsx"
import { ShipToField } from "#web/orders/shared/order-details.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { RadioCard, SelectField } from "#web/ui/form/field.tsx"
import { type Draft, OTHER_ADDRESS } from "./checkout-draft.ts"
import { SectionForm } from "./section.tsx"

/** The buyer's addresses, and a way to reload them. */
export interface AddressBook {
  addresses: readonly Address[]
  name: string
  /** Reloads the addresses after one was added. */
  onAdded: () => Promise<void>
}

interface AddressPickerProps {
  book: AddressBook
  purpose: "shipping" | "billing"
  chosen: string | undefined
  onChoose: (id: string) => void | Promise<void>
  onDone: () => void
  isComplete: boolean
  /** Other options, shown above the addresses. */
  children?: ReactNode
}

/** Choice of one of the buyer's addresses; a form to add one replaces it on demand. */
function AddressPicker({ book, purpose, ...props }: AddressPickerProps) {
  const { chosen, onChoose, onDone, isComplete, children } = props
  const { addresses, name, onAdded } = book
  const [isAdding, setIsAdding] = useState(false)
  const added = async (id: string) => {
    await onAdded()
    await onChoose(id)
    setIsAdding(false)
    onDone()
  }
  if (isAdding || addresses.length === 0)
    return (
      <>
        {children}
        <AddressForm
          address={undefined}
          name={name}
          purpose={purpose}
          onSaved={(_, id) => added(id)}
          onClose={addresses.length > 0 ? () => setIsAdding(false) : undefined}
        />
      </>
    )
  return (
    <SectionForm onDone={onDone} isComplete={isComplete}>
      <fieldset>
        <legend className="sr-only">
          {purpose === "billing" ? t("Billing address") : t("Deliver to")}
        </legend>
        {children}
        <AddressOptions
          addresses={addresses}
          chosen={chosen}
          onChoose={(id) => void onChoose(id)}
        />
      </fieldset>
      <Button variant="link" className="self-start" onClick={() => setIsAdding(true)}>
        {t("Add address")}
      </Button>
    </SectionForm>
  )
}

interface DeliverToProps {
  book: AddressBook
  addressId: string | undefined
  /** Why the shop cannot deliver to the address. */
  problem: string | undefined
  /** Undefined if orders cannot be collected. */
  collection: { isChosen: boolean; choose: () => void } | undefined
  onChoose: (id: string) => Promise<void>
  onDone: () => void
  isComplete: boolean
}

/** Choice of the delivery address, which decides the charges. */
export function DeliverTo({ book, addressId, problem, collection, ...rest }: DeliverToProps) {
  const id = useId()
  return (
    <>
      <div role="status" className="not-empty:mb-4">
        {problem ? <Notice tone="warn">{problem}</Notice> : null}
      </div>
      <AddressPicker book={book} purpose="shipping" chosen={addressId} {...rest}>
        {collection ? (
          <RadioCard
            name={`${id}-collect`}
            checked={collection.isChosen}
            onChoose={collection.choose}
          >
            {t("I will collect the order")}
          </RadioCard>
        ) : null}
      </AddressPicker>
      {collection?.isChosen && book.addresses.length === 0 ? (
        <Button size={44} className="mt-5" onClick={rest.onDone}>
          {t("Continue without an address")}
        </Button>
      ) : null}
    </>
  )
}

interface ShipToProps {
  addresses: readonly Address[]
  shipTo: string
  error: string | undefined
  onChange: (shipTo: string) => void
  onDone: () => void
}

/** Field for the delivery address as text, used if no charge depends on an address. */
export const ShipTo = ({ addresses, shipTo, error, onChange, onDone }: ShipToProps) => (
  <SectionForm onDone={onDone}>
    {addresses.length > 0 ? (
      <SelectField
        label={t("From your addresses")}
        name="address"
        value={textOf(addresses.find((address) => textOf(address) === shipTo))}
        onChange={({ target }) => onChange(target.value)}
        options={[
          { value: "", label: t("Enter another address") },
          ...addresses.map((address) => ({
            value: textOf(address),
            label: address.lines.join(", "),
          })),
        ]}
      />
    ) : null}
    <ShipToField
      hint={t("As on a shipping label. Optional.")}
      value={shipTo}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  </SectionForm>
)

/** Returns the delivery address as text: the entered one, else the buyer's first address, which is the default. */
export const shipToOf = ({ shipTo }: Draft, [first]: readonly Address[]): string =>
  shipTo ?? textOf(first)

const textOf = (address: Address | undefined): string => address?.lines.join("\n") ?? ""

interface BillingProps {
  book: AddressBook
  billing: string
  /** Address of the invoice if none is chosen. */
  defaultAddress: string
  onChange: (part: Pick<Draft, "billing">) => void
  onDone: () => void
}

export function Billing({ book, billing, defaultAddress, onChange, onDone }: BillingProps) {
  const id = useId()
  const choice = (
    <fieldset className="mb-4">
      <legend className="sr-only">{t("Send the invoice to")}</legend>
      <RadioCard
        name={`${id}-billing`}
        checked={billing === ""}
        onChoose={() => onChange({ billing: "" })}
      >
        {defaultAddress}
      </RadioCard>
      <RadioCard
        name={`${id}-billing`}
        checked={billing !== ""}
        onChoose={() => onChange({ billing: OTHER_ADDRESS })}
      >
        {t("Another address")}
      </RadioCard>
    </fieldset>
  )
  if (billing === "") return <SectionForm onDone={onDone}>{choice}</SectionForm>
  return (
    <>
      {choice}
      <AddressPicker
        book={book}
        purpose="billing"
        chosen={billing}
        isComplete={isBillingKnown(billing, book.addresses)}
        onChoose={(chosen) => onChange({ billing: chosen })}
        onDone={onDone}
      />
    </>
  )
}

/** Reports whether the billing address exists or is not needed. */
export const isBillingKnown = (billing: string, addresses: readonly Address[]): boolean =>
  billing === "" || addresses.some(({ _id }) => _id === billing)

export const addressSummary = (addresses: readonly Address[], id: string | undefined): string =>
  addresses.find(({ _id }) => _id === id)?.lines.join(", ") ?? ""

export const isCollected = (delivery: string | undefined): boolean => delivery === COLLECTION
