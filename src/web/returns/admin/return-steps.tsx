import { useState } from "react"
import { type UseFormReturn, useForm } from "react-hook-form"
import type { CallInput, Contract } from "#contract/contract.ts"
import { plural, t, translated } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { cents } from "#domain/pricing/money.ts"
import { amountToSend, readTypedAmount, typedAmountOf } from "#domain/pricing/typed-number.ts"
import { isResellable, type ReturnState } from "#domain/returns/return-state.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { MoneyField, TextArea, TextField } from "#web/ui/form/field.tsx"

export type Return = Reply<"GET /return/{id}">

interface StepFields {
  answer: string
  amount: string
  lines: { number: number; approved: string; received: string; restocked: string }[]
}

type StepName = "approve" | "refuse" | "receive" | "refund"

const nextSteps: Partial<Record<ReturnState, Exclude<StepName, "refuse">>> = {
  asked: "approve",
  approved: "receive",
  received: "refund",
}

const stepText: Record<StepName, { button: string; done: string }> = translated({
  approve: { button: "Approve", done: "Return approved" },
  refuse: { button: "Refuse", done: "Return refused" },
  receive: { button: "Mark as received", done: "Return received" },
  refund: { button: "Refund", done: "Refund sent" },
})

/** Texts about a refund of an order that was paid by bank transfer. */
const transferText = translated({
  confirm:
    "Paid by bank transfer: you transfer the refund yourself, then mark it as sent on the order’s page.",
  done: "Refund recorded. Transfer the money, then mark the refund as sent",
})

function doneText(
  step: StepName,
  orderReturn: Return,
  refundStatus: "succeeded" | "pending" | undefined,
): string {
  if (step === "refund" && isRefundedBefore(orderReturn)) return t("Return marked as refunded")
  if (step === "refund" && orderReturn.refundBy === "transfer") return transferText.done
  if (refundStatus === "pending")
    return t("Refund recorded. The shop sends it when the card provider answers")
  return stepText[step].done
}

/** Reports whether the received goods were refunded by hand, so that the return only ends. */
const isRefundedBefore = ({ state, refundable, lines }: Return): boolean =>
  state === "received" && refundable === 0 && lines.some(({ received = 0 }) => received > 0)

type Body = CallInput<Contract["PUT /return/{id}"]>["body"]

function bodyOf(step: StepName, { answer, amount, lines }: StepFields, isRefunded: boolean): Body {
  if (step === "receive") return { step, answer, lines }
  if (step === "refund")
    return { step, answer, amount: isRefunded ? undefined : amountToSend(amount) }
  if (step === "refuse") return { step, answer }
  const approved = lines.map(({ number, approved }) => ({ number, quantity: Number(approved) }))
  return { step, answer, lines: approved.filter(({ quantity }) => quantity > 0) }
}

interface LinesProps {
  lines: Return["lines"]
  form: UseFormReturn<StepFields>
}

const wholeNumberUpTo = (max: number) => (typed: string) =>
  /^\d+$/.test(typed.trim()) && Number(typed) <= max
    ? undefined
    : t("0 to {most}", { most: formatCount(max) })

const ApprovedLines = ({ lines, form }: LinesProps) =>
  lines.map((line, index) => {
    const field = `lines.${index}.approved` as const
    return (
      <TextField
        key={line.number}
        label={t("Units to approve, line {number}", { number: line.number })}
        inputMode="numeric"
        autoComplete="off"
        hint={t("of {quantity} requested, {name}", {
          quantity: formatCount(line.quantity),
          name: line.name,
        })}
        error={form.formState.errors.lines?.[index]?.approved?.message}
        {...form.register(field, {
          validate: (typed, { lines }) =>
            lines.every(({ approved }) => Number(approved) === 0)
              ? t("Approve at least one unit, or refuse the return")
              : wholeNumberUpTo(line.quantity)(typed),
        })}
      />
    )
  })

const ReceivedLines = ({ lines, form }: LinesProps) => (
  <>
    {lines.map((line, index) => {
      const errors = form.formState.errors.lines?.[index]
      const field = `lines.${index}` as const
      return (
        <fieldset key={line.number} className="flex min-w-0 flex-col gap-3">
          <legend className="mb-2 text-[0.9375rem]/5 font-medium wrap-anywhere">
            {t("Line {number}: {name}", { number: line.number, name: line.name })}
          </legend>
          <div className="grid grid-cols-2 gap-4">
            <TextField
              label={t("Received")}
              inputMode="numeric"
              autoComplete="off"
              hint={t("of {quantity}", { quantity: formatCount(line.quantity) })}
              error={errors?.received?.message}
              {...form.register(`${field}.received`, { validate: wholeNumberUpTo(line.quantity) })}
            />
            <TextField
              label={t("Back on sale")}
              inputMode="numeric"
              autoComplete="off"
              hint={t("the others are written off")}
              error={errors?.restocked?.message}
              {...form.register(`${field}.restocked`, {
                validate: (typed) =>
                  wholeNumberUpTo(Number(form.getValues(`${field}.received`)) || 0)(typed),
              })}
            />
          </div>
        </fieldset>
      )
    })}
  </>
)

export function ReturnSteps({ orderReturn }: { orderReturn: Return }) {
  const { form, next, write, continueStep, refuseReturn, isRefunding, refund, closeDialog } =
    useReturnSteps(orderReturn)
  if (!next) return null
  const field = fieldsOf(form, {})
  const isRefunded = isRefundedBefore(orderReturn)
  const onSale = orderReturn.lines.reduce((sum, { restocked = 0 }) => sum + restocked, 0)
  return (
    <WriteForm
      aria-label={t("Next step")}
      onSubmit={continueStep}
      write={write}
      button={isRefunded ? t("Mark as refunded") : stepText[next].button}
      beside={
        <Button variant="secondary" size={44} className="needs-script" onClick={refuseReturn}>
          {t("Refuse")}
        </Button>
      }
      notice
      className="flex flex-col gap-4 rounded-lg border border-border bg-surface p-5 sm:p-6"
    >
      {next === "approve" ? <ApprovedLines lines={orderReturn.lines} form={form} /> : null}
      {next === "receive" ? <ReceivedLines lines={orderReturn.lines} form={form} /> : null}
      {isRefunded ? (
        <p className="text-sm text-text-2">
          {t("These goods were refunded before. Nothing is left to refund.")}
        </p>
      ) : null}
      {next === "refund" && !isRefunded ? (
        <MoneyField
          label={t("Amount")}
          hint={t("{refundable} can be refunded for the received goods, including tax", {
            refundable: formatAmount(orderReturn.refundable ?? 0),
          })}
          {...field("amount")}
        />
      ) : null}
      {onSale > 0 ? (
        <p className="text-sm text-text-2">
          {plural(
            onSale,
            "Refusing takes {units} unit off sale again.",
            "Refusing takes {units} units off sale again.",
            { units: formatCount(onSale) },
          )}
        </p>
      ) : null}
      <TextArea label={t("Message to the buyer")} rows={3} maxLength={1000} {...field("answer")} />
      {isRefunding ? (
        <ConfirmDialog
          title={t("Refund this amount?")}
          confirmLabel={t("Refund")}
          reloadOnRefusal
          onConfirm={refund}
          onClose={closeDialog}
        >
          {t("{amount} to {email}, for the returned goods.", {
            amount: formatCents(readTypedAmount(form.getValues("amount")) ?? cents(0)),
            email: orderReturn.email || orderReturn.userName,
          })}
          {orderReturn.refundBy === "transfer" ? ` ${transferText.confirm}` : null}
        </ConfirmDialog>
      ) : null}
    </WriteForm>
  )
}

function useReturnSteps(orderReturn: Return) {
  const write = useWrite()
  const [isRefunding, setRefunding] = useState(false)
  const form = useForm<StepFields>({
    defaultValues: {
      answer: "",
      amount: typedAmountOf(orderReturn.refundable),
      lines: orderReturn.lines.map(({ number, quantity, reason }) => ({
        number,
        approved: String(quantity),
        received: String(quantity),
        restocked: String(isResellable(reason) ? quantity : 0),
      })),
    },
  })
  const next = nextSteps[orderReturn.state]
  const send = async (step: StepName) => {
    const headers = { "if-match": String(orderReturn.version) }
    const body = bodyOf(step, form.getValues(), isRefundedBefore(orderReturn))
    const params = { id: orderReturn._id }
    const { refundStatus } = await browserApi("PUT /return/{id}", { params, body }, { headers })
    toast(doneText(step, orderReturn, refundStatus))
    await write.revalidate()
    // The form that had the focus was replaced or removed.
    document.querySelector("h1")?.focus()
  }
  const runStep = (step: StepName) =>
    void write.run(() => send(step), { form, reloadOnRefusal: true })
  const continueStep = form.handleSubmit(() =>
    next === "refund" && !isRefundedBefore(orderReturn)
      ? setRefunding(true)
      : next && runStep(next),
  )
  const refuseReturn = () => {
    if (form.getValues("answer").trim() !== "") return runStep("refuse")
    form.setError("answer", { message: t("Enter the reason for refusing") }, { shouldFocus: true })
  }
  return {
    form,
    next,
    write,
    continueStep,
    refuseReturn,
    isRefunding,
    refund: () => send("refund"),
    closeDialog: () => setRefunding(false),
  }
}
