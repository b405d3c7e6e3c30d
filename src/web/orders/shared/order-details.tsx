import type { ComponentProps } from "react"
import { t, translated } from "#domain/languages/translate.ts"
import { type Shipment, shipments } from "#domain/orders/shipment.ts"
import { TextArea, TextField } from "#web/ui/form/field.tsx"

interface OrderDetailsProps {
  errors: Partial<Record<string, string>>
  hasAddress: boolean
}

export function OrderDetails({ errors, hasAddress }: OrderDetailsProps) {
  const isWrong = ["purchaseOrder", "shipTo", "note"].some((name) => errors[name] !== undefined)
  return (
    <details open={isWrong || undefined} className="my-4 max-w-2xl">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {hasAddress ? t("Purchase order or note") : t("Purchase order, address or note")}
      </summary>
      <div className="mt-3 flex flex-col gap-4">
        <PurchaseOrderField
          hint={t("Your own number for this order. It is shown on the receipt and in e-mails.")}
          error={errors.purchaseOrder}
        />
        {hasAddress ? null : <ShipToField error={errors.shipTo} />}
        <NoteField error={errors.note} />
      </div>
    </details>
  )
}

type TextFieldProps = Partial<ComponentProps<typeof TextField>>
type TextAreaProps = Partial<ComponentProps<typeof TextArea>>

export const PurchaseOrderField = (props: TextFieldProps) => (
  <TextField
    label={t("Purchase order")}
    name="purchaseOrder"
    autoComplete="off"
    maxLength={100}
    {...props}
  />
)

export const ShipToField = (props: TextAreaProps) => (
  <TextArea
    label={t("Ship to")}
    name="shipTo"
    autoComplete="shipping street-address"
    rows={4}
    maxLength={500}
    {...props}
  />
)

export const NoteField = (props: TextAreaProps) => (
  <TextArea label={t("Note")} name="note" rows={3} maxLength={1000} {...props} />
)

export const PhoneField = (props: TextFieldProps) => (
  <TextField
    label={t("Phone")}
    name="phone"
    type="tel"
    autoComplete="tel"
    hint={t("Optional. So the driver can call you.")}
    {...props}
  />
)

const shipmentText = translated({
  title: "Some items are not available yet",
  complete: "Send in one shipment",
  parts: "Send in several shipments",
  completeHelp: "Once everything is available.",
  partsHelp: "Available units now, the rest as it arrives.",
})
const helpTexts = () => ({ complete: shipmentText.completeHelp, parts: shipmentText.partsHelp })

interface ShipmentChoiceProps {
  /** Undefined if the form holds the state. */
  chosen?: Shipment
  onChoose?: (shipment: Shipment) => void
}

export const ShipmentChoice = ({ chosen, onChoose }: ShipmentChoiceProps) => (
  <fieldset className="my-4 max-w-2xl">
    <legend className="text-[0.9375rem]/5 font-medium">{shipmentText.title}</legend>
    <div className="mt-1 flex flex-col">
      {shipments.map((shipment) => (
        <label key={shipment} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="shipment"
            value={shipment}
            defaultChecked={chosen === undefined ? shipment === "complete" : undefined}
            checked={chosen === undefined ? undefined : shipment === chosen}
            onChange={onChoose && (() => onChoose(shipment))}
            className="size-5 shrink-0 accent-brand"
          />
          <span>
            {shipmentText[shipment]}
            <span className="block text-sm text-text-3">{helpTexts()[shipment]}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)

const names = ["phone", "purchaseOrder", "shipTo", "note"] as const

export type WrittenDetails = Record<(typeof names)[number], string> & { shipment?: Shipment }

export function readDetails(form: HTMLFormElement | null): WrittenDetails {
  const typed = new FormData(form ?? undefined)
  const of = (name: string) => String(typed.get(name) ?? "")
  const shipment = shipments.find((one) => one === of("shipment"))
  return {
    phone: of("phone"),
    purchaseOrder: of("purchaseOrder"),
    shipTo: of("shipTo"),
    note: of("note"),
    ...(shipment && { shipment }),
  }
}

export function writeDetails(form: HTMLFormElement | null, kept: URLSearchParams): void {
  for (const name of names) {
    const control = form?.elements.namedItem(name)
    const value = kept.get(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) || !value)
      continue
    control.value = value
    control.closest("details")?.setAttribute("open", "")
  }
  const choice = form?.elements.namedItem("shipment")
  if (choice instanceof RadioNodeList) choice.value = kept.get("shipment") ?? choice.value
}
