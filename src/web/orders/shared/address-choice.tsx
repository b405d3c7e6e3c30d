import { useId, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { Address } from "#web/accounts/shared/address-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { RadioCard } from "#web/ui/form/radio-card.tsx"
import { SelectField } from "#web/ui/form/select-field.tsx"
import { AddAddress } from "./add-address.tsx"

export interface AddressChoiceProps {
  addresses: readonly Address[]
  /** Undefined where none is chosen yet. */
  chosen: string | undefined
  onChoose: (id: string) => void
  /** Reads the addresses again, and chooses this one. */
  onAdded: (id: string) => Promise<void>
  /** Who is written on a new one to begin with. */
  name: string
  /** Why the chosen one does not do. */
  problem: string | undefined
}

/** So many stand below each other; more are a list to open. */
const MAX_RADIOS = 5

/** Which of one's addresses an order goes to, or a new one. */
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
      <legend className="mb-2 font-medium">Deliver to</legend>
      <Choices {...props} />
      <div id={`${id}-problem`} role="status" className="not-empty:mt-3">
        {problem ? <Notice tone="warn">{problem}</Notice> : null}
      </div>
      <Button
        variant={addresses.length > 0 ? "link" : "secondary"}
        className="needs-script mt-3"
        aria-haspopup="dialog"
        onClick={() => setIsAdding(true)}
      >
        Add an address
      </Button>
      {isAdding ? (
        <AddAddress name={name} onAdded={added} onClose={() => setIsAdding(false)} />
      ) : null}
    </fieldset>
  )
}

function Choices({ addresses, chosen, onChoose }: AddressChoiceProps) {
  const group = useId()
  if (addresses.length > MAX_RADIOS)
    return (
      <SelectField
        label="Address"
        name="addressId"
        value={chosen ?? ""}
        onChange={(event) => onChoose(event.target.value)}
        options={[
          ...(chosen === undefined ? [{ value: "", label: "Choose" }] : []),
          ...addresses.map((address) => ({ value: address._id, label: inOneLine(address) })),
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

const inOneLine = ({ label, lines }: Address): string =>
  [...(label ? [label] : []), ...lines].join(", ")
