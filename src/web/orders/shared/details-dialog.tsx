import { type ReactNode, useState } from "react"
import { type UseFormReturn, useForm } from "react-hook-form"
import { orderChangeText } from "#contract/orders/order-text.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { FormDialog } from "#web/ui/dialog.tsx"
import { SelectField, TextField } from "#web/ui/form/field.tsx"
import {
  AddressChoice,
  AddressesFailed,
  AddressOptions,
  addressText,
  useAddresses,
} from "./address-choice.tsx"
import { NoteField, PurchaseOrderField, ShipToField } from "./order-details.tsx"
import type { Order } from "./shown-order.ts"

interface Details {
  purchaseOrder: string
  phone: string
  shipTo: string
  note: string
  billing: string
}

const UNCHANGED = "unchanged"

const changed = (chosen: string): string | undefined => (chosen === UNCHANGED ? undefined : chosen)

interface DetailsDialogProps {
  order: Order
  /** Set for staff, who change the order of a customer. */
  staff?: { customerId: string; done: string; addressHint: ReactNode }
  onClose: () => void
}

export function DetailsDialog({ order, staff, onClose }: DetailsDialogProps) {
  const write = useWrite()
  const [addressId, setAddressId] = useState(UNCHANGED)
  const { addresses = [], read, retry } = useAddresses({ customerId: staff?.customerId })
  const hasAddress = order.charges !== undefined
  const { purchaseOrder = "", phone, shipTo = "", note = "" } = order
  const form = useForm<Details>({
    defaultValues: { purchaseOrder, phone, shipTo, note, billing: UNCHANGED },
  })
  const { isDirty, dirtyFields } = form.formState
  const kept = { _id: UNCHANGED, label: t("Keep it as it is"), lines: shipTo.split("\n") }
  const offered = [kept, ...addresses]
  const save = form.handleSubmit(({ billing, ...texts }) => {
    if (!isDirty && addressId === UNCHANGED) return onClose()
    // Someone else may have changed the other texts.
    const typed = (name: keyof typeof texts) => (dirtyFields[name] ? texts[name] : undefined)
    return write.run(
      async () => {
        const body = {
          purchaseOrder: typed("purchaseOrder"),
          phone: typed("phone"),
          shipTo: typed("shipTo"),
          note: typed("note"),
          addressId: changed(addressId),
          billingAddressId: changed(billing),
        }
        await browserApi("PUT /order/{id}/details", { params: { id: order._id }, body })
        onClose()
      },
      {
        form,
        done: staff?.done ?? orderChangeText.changed,
        reloadOnRefusal: true,
      },
    )
  })
  return (
    <FormDialog title={t("Change details")} onClose={onClose}>
      <WriteForm onSubmit={save} write={write} button={t("Save")}>
        <DetailsFields form={form} hasAddress={hasAddress} invoice={order.invoice} />
        <AddressesFailed retry={retry} />
        {hasAddress && staff ? (
          <fieldset>
            <legend className="mb-2 font-medium">{t("Deliver to")}</legend>
            <AddressOptions addresses={offered} chosen={addressId} onChoose={setAddressId} />
            {staff.addressHint}
          </fieldset>
        ) : null}
        {hasAddress && !staff ? (
          <AddressChoice
            addresses={offered}
            chosen={addressId}
            onChoose={setAddressId}
            onAdded={async (id) => {
              await read()
              setAddressId(id)
            }}
            name={order.userName}
            problem={undefined}
          />
        ) : null}
        {order.paid || addresses.length === 0 ? null : (
          <SelectField
            label={t("Billing address")}
            options={[
              { value: UNCHANGED, label: t("Keep it as it is") },
              { value: "", label: t("Same as the delivery address") },
              ...addresses.map((address) => ({ value: address._id, label: addressText(address) })),
            ]}
            {...form.register("billing")}
          />
        )}
      </WriteForm>
      <Button variant="secondary" className="mt-3 w-full" onClick={onClose}>
        {t("Cancel")}
      </Button>
    </FormDialog>
  )
}

interface DetailsFieldsProps {
  form: UseFormReturn<Details>
  /** Whether the order is delivered to one of the buyer's addresses. */
  hasAddress: boolean
  /** Number of the invoice, if it is issued. */
  invoice: string | undefined
}

function DetailsFields({ form, hasAddress, invoice }: DetailsFieldsProps) {
  const field = fieldsOf(form, {})
  return (
    <>
      <PurchaseOrderField
        hint={
          invoice
            ? t("Invoice {invoice} and its corrections keep the old one.", { invoice })
            : undefined
        }
        {...field("purchaseOrder")}
      />
      <TextField label={t("Phone")} type="tel" autoComplete="tel" {...field("phone")} />
      {hasAddress ? null : <ShipToField {...field("shipTo")} />}
      <NoteField {...field("note")} />
    </>
  )
}
