import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { freightText } from "#contract/delivery/freight-text.ts"
import { freightRules } from "#contract/kernel/form-rules.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { TextField } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"

/** Sets the freight that was to be agreed on; the buyer is told, and can pay. */
export function FreightForm({ orderId }: { orderId: string }) {
  const { run, busy, failure } = useWrite()
  const { revalidate } = useRevalidator()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { amount: "" } })
  const set = handleSubmit((body) =>
    run(async () => {
      await browserApi("PUT /order/{id}/freight", { params: { id: orderId }, body })
      toast("Freight set")
      await revalidate()
    }),
  )
  return (
    <form
      noValidate
      method="post"
      onSubmit={set}
      className="mt-6 flex flex-col gap-4 border-t border-border pt-5"
    >
      <h3 className="text-h3">{freightText.short}</h3>
      <TextField
        label="Freight"
        type="number"
        inputMode="decimal"
        prefix="$"
        step={0.01}
        hint="Tax is worked out as for the order. Its buyer gets a mail, and can pay then."
        aria-required
        error={formState.errors.amount?.message}
        {...register("amount", { validate: freightRules.amount })}
      />
      <WriteFailureNotice failure={failure} />
      <SubmitButton variant="secondary" className="self-start" busy={busy}>
        Set freight
      </SubmitButton>
    </form>
  )
}
