import { useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { cents } from "#domain/pricing/money.ts"
import { parseDollars } from "#domain/pricing/parse-dollars.ts"
import { formatDollars } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { newIdempotencyKey } from "#web/api/idempotency-key.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { TextField } from "#web/ui/field.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { toast } from "#web/ui/toast.ts"
import type { Order } from "../orders/order.ts"

interface RefundFields {
  amount: string
  reason: string
  restock: boolean
}

/** Gives back what was paid, or some of it, after asking once more. */
export function RefundForm({ order }: { order: Order }) {
  const left = cents((parseDollars(order.price) ?? 0) - (parseDollars(order.refunded) ?? 0))
  const form = useForm<RefundFields>({
    defaultValues: { amount: (left / 100).toFixed(2), reason: "", restock: false },
  })
  const { errors } = form.formState
  const [asked, setAsked] = useState<RefundFields & { key: string }>()
  const { revalidate } = useRevalidator()
  const isWhole = parseDollars(form.watch("amount")) === left

  const refund = async ({ key, amount, reason, restock }: RefundFields & { key: string }) => {
    await browserApi(
      "POST /order/{id}/refund",
      { params: { id: order._id }, body: { amount, reason, restock } },
      { headers: { "idempotency-key": key } },
    )
    setAsked(undefined)
    toast("Refund sent")
    await revalidate()
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={form.handleSubmit((fields) =>
        setAsked({ ...fields, restock: fields.restock && isWhole, key: newIdempotencyKey() }),
      )}
      className="mt-6 flex flex-col gap-4 border-t border-border pt-5"
    >
      <h3 className="text-h3">Refund</h3>
      <TextField
        label="Amount"
        type="number"
        inputMode="decimal"
        prefix="$"
        step={0.01}
        hint={`${formatDollars(left)} can be given back`}
        aria-required
        error={errors.amount?.message}
        {...form.register("amount", { validate: (amount) => refuseAmount(amount, left) })}
      />
      <TextField
        label="Reason"
        autoComplete="off"
        aria-required
        error={errors.reason?.message}
        {...form.register("reason", {
          validate: (reason) => (reason.trim() === "" ? "Reason is Required" : undefined),
        })}
      />
      {isWhole ? (
        <label className="flex min-h-8 items-center gap-2.5 text-[0.9375rem]">
          <input type="checkbox" className="size-4.5" {...form.register("restock")} />
          Put the goods back on sale
        </label>
      ) : null}
      <SubmitButton variant="secondary" className="self-start">
        Refund
      </SubmitButton>
      {asked ? (
        <ConfirmDialog
          title="Give this money back?"
          confirmLabel="Refund"
          onConfirm={() => refund(asked)}
          onClose={() => setAsked(undefined)}
        >
          {formatDollars(parseDollars(asked.amount) ?? left)} to {order.email}, for{" "}
          {order.productName}.
        </ConfirmDialog>
      ) : null}
    </form>
  )
}

function refuseAmount(amount: string, left: number): string | undefined {
  if (amount.trim() === "") return "Amount is Required"
  const wanted = parseDollars(amount.trim())
  if (!wanted) return "Amount must be dollars, such as 118 or 118.50"
  return wanted > left ? "That is more than is paid and not refunded yet." : undefined
}
