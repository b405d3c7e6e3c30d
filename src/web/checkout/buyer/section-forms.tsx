import type { ComponentProps } from "react"
import { t } from "#domain/languages/translate.ts"
import type { Shipment } from "#domain/orders/shipment.ts"
import type { Site } from "#web/navigation/site.ts"
import { TermsLinks } from "#web/orders/shared/agree-to-terms.tsx"
import { DeliveryChoice, DeliveryWeight } from "#web/orders/shared/delivery-choice.tsx"
import {
  NoteField,
  PhoneField,
  PurchaseOrderField,
  ShipmentChoice,
} from "#web/orders/shared/order-details.tsx"
import type { Viewer } from "#web/shop-context.ts"
import type { Draft } from "./checkout-draft.ts"
import { SectionForm } from "./section.tsx"

interface ContactProps {
  viewer: Viewer
  phone: string
  error: string | undefined
  onPhone: (phone: string) => void
  onDone: () => void
}

/** Name and e-mail address of the buyer, with a field for the phone number. */
export const Contact = ({ viewer, phone, error, onPhone, onDone }: ContactProps) => (
  <SectionForm onDone={onDone}>
    <p className="text-[0.9375rem]/6 wrap-anywhere text-text-2">
      {viewer.name}, {viewer.email}
    </p>
    <PhoneField value={phone} error={error} onChange={({ target }) => onPhone(target.value)} />
  </SectionForm>
)

interface DeliveryProps {
  choice: ComponentProps<typeof DeliveryChoice>
  weight: ComponentProps<typeof DeliveryWeight>["weight"]
  /** Undefined if everything is in stock. */
  shipment: Shipment | undefined
  onShipment: (shipment: Shipment) => void
  onDone: () => void
}

export const Delivery = ({ choice, weight, shipment, onShipment, onDone }: DeliveryProps) => (
  <SectionForm onDone={onDone}>
    <DeliveryChoice {...choice} />
    <DeliveryWeight weight={weight} />
    {shipment ? <ShipmentChoice chosen={shipment} onChoose={onShipment} /> : null}
  </SectionForm>
)

interface DetailsProps {
  draft: Pick<Draft, "purchaseOrder" | "note">
  errors: Partial<Record<string, string>>
  onChange: (part: Partial<DetailsProps["draft"]>) => void
  onDone: () => void
}

export const Details = ({ draft, errors, onChange, onDone }: DetailsProps) => (
  <SectionForm onDone={onDone}>
    <PurchaseOrderField
      hint={t(
        "Your own number for this order. It is shown on its papers and, once your e-mail address is confirmed, in e-mails.",
      )}
      value={draft.purchaseOrder}
      error={errors.purchaseOrder}
      onChange={({ target }) => onChange({ purchaseOrder: target.value })}
    />
    <NoteField
      autoComplete="off"
      value={draft.note}
      error={errors.note}
      onChange={({ target }) => onChange({ note: target.value })}
    />
  </SectionForm>
)

interface AgreementProps {
  terms: NonNullable<Site["terms"]>
  isAgreed: boolean
  onChange: (isAgreed: boolean) => void
  onDone: () => void
}

export const Agreement = ({ terms, isAgreed, onChange, onDone }: AgreementProps) => (
  <SectionForm onDone={onDone} isComplete={isAgreed}>
    <label className="flex min-h-11 items-center gap-3 text-[0.9375rem]/6">
      <input
        type="checkbox"
        required
        checked={isAgreed}
        className="size-5 shrink-0 accent-brand"
        onChange={({ target }) => onChange(target.checked)}
      />
      <TermsLinks terms={terms} />
    </label>
  </SectionForm>
)
