import { TextArea, TextField } from "#web/ui/form/field.tsx"

interface OrderDetailsProps {
  /** The shop's sentences about what was written. */
  errors: Partial<Record<string, string>>
  /** Whether it goes to an address that is chosen. */
  hasAddress?: boolean
}

/** What a firm writes on an order beside its lines; few need it. */
export function OrderDetails({ errors, hasAddress = false }: OrderDetailsProps) {
  const isWrong = ["purchaseOrder", "shipTo", "note"].some((name) => errors[name] !== undefined)
  return (
    <details open={isWrong || undefined} className="my-4 max-w-2xl">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {hasAddress ? "Purchase order or note" : "Purchase order, address or note"}
      </summary>
      <div className="mt-3 flex flex-col gap-4">
        <TextField
          label="Purchase order"
          name="purchaseOrder"
          autoComplete="off"
          maxLength={100}
          hint="Your own number of this order. It stands on receipt and mails."
          error={errors.purchaseOrder}
        />
        {hasAddress ? null : (
          <TextArea
            label="Ship to"
            name="shipTo"
            autoComplete="shipping street-address"
            rows={4}
            maxLength={500}
            error={errors.shipTo}
          />
        )}
        <TextArea label="Note" name="note" rows={3} maxLength={1000} error={errors.note} />
      </div>
    </details>
  )
}
