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
import { useWrite } from "#web/forms/use-write.ts"
import { fieldsOf, WriteForm } from "#web/forms/write-form.tsx"
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

const nextOf: Partial<Record<ReturnState, Exclude<StepName, "refuse">>> = {
  asked: "approve",
  approved: "receive",
  received: "refund",
}

const wordsOf: Record<StepName, { button: string; done: string }> = translated({
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
  { refundBy }: Return,
  refundStatus: "succeeded" | "pending" | undefined,
): string {
  if (step === "refund" && refundBy === "transfer") return transferText.done
  if (refundStatus === "pending")
    return t("Refund recorded. The shop sends it when the card provider answers")
  return wordsOf[step].done
}

type Body = CallInput<Contract["PUT /return/{id}"]>["body"]

function bodyOf(step: StepName, { answer, amount, lines }: StepFields): Body {
  if (step === "receive") return { step, answer, lines }
  if (step === "refund") return { step, answer, amount: amountToSend(amount) }
  if (step === "refuse") return { step, answer }
  const approved = lines.map(({ number, approved }) => ({ number, quantity: Number(approved) }))
  return { step, answer, lines: approved.filter(({ quantity }) => quantity > 0) }
}

interface LinesProps {
  one: Return
  form: UseFormReturn<StepFields>
}

const wholeUpTo = (most: number) => (typed: string) =>
  /^\d+$/.test(typed.trim()) && Number(typed) <= most
    ? undefined
    : t("0 to {most}", { most: formatCount(most) })

const ApprovedLines = ({ one, form }: LinesProps) =>
  one.lines.map((line, index) => {
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
              : wholeUpTo(line.quantity)(typed),
        })}
      />
    )
  })

const ReceivedLines = ({ one, form }: LinesProps) => (
  <>
    {one.lines.map((line, index) => {
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
              {...form.register(`${field}.received`, { validate: wholeUpTo(line.quantity) })}
            />
            <TextField
              label={t("Back on sale")}
              inputMode="numeric"
              autoComplete="off"
              hint={t("the others are written off")}
              error={errors?.restocked?.message}
              {...form.register(`${field}.restocked`, {
                validate: (typed) =>
                  wholeUpTo(Number(form.getValues(`${field}.received`)) || 0)(typed),
              })}
            />
          </div>
        </fieldset>
      )
    })}
  </>
)

export function ReturnSteps({ one }: { one: Return }) {
  const { form, next, write, continueStep, refuseReturn, isRefunding, refund, closeDialog } =
    useReturnSteps(one)
  if (!next) return null
  const field = fieldsOf(form, {})
  const onSale = one.lines.reduce((sum, { restocked = 0 }) => sum + restocked, 0)
  return (
    <WriteForm
      aria-label={t("Next step")}
      onSubmit={continueStep}
      write={write}
      button={wordsOf[next].button}
      beside={
        <Button variant="secondary" size={44} className="needs-script" onClick={refuseReturn}>
          {t("Refuse")}
        </Button>
      }
      notice
      className="flex flex-col gap-4 rounded-lg border border-border bg-surface p-5 sm:p-6"
    >
      {next === "approve" ? <ApprovedLines one={one} form={form} /> : null}
      {next === "receive" ? <ReceivedLines one={one} form={form} /> : null}
      {next === "refund" ? (
        <MoneyField
          label={t("Amount")}
          hint={t("{refundable} can be refunded for the received goods, including tax", {
            refundable: formatAmount(one.refundable ?? 0),
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
            email: one.email || one.userName,
          })}
          {one.refundBy === "transfer" ? ` ${transferText.confirm}` : null}
        </ConfirmDialog>
      ) : null}
    </WriteForm>
  )
}

function useReturnSteps(one: Return) {
  const write = useWrite()
  const [isRefunding, setRefunding] = useState(false)
  const form = useForm<StepFields>({
    defaultValues: {
      answer: "",
      amount: typedAmountOf(one.refundable),
      lines: one.lines.map(({ number, quantity, reason }) => ({
        number,
        approved: String(quantity),
        received: String(quantity),
        restocked: String(isResellable(reason) ? quantity : 0),
      })),
    },
  })
  const next = nextOf[one.state]
  const send = async (step: StepName) => {
    const headers = { "if-match": String(one.version) }
    const body = bodyOf(step, form.getValues())
    const params = { id: one._id }
    const { refundStatus } = await browserApi("PUT /return/{id}", { params, body }, { headers })
    toast(doneText(step, one, refundStatus))
    await write.revalidate()
    // The form that had the focus was replaced or removed.
    document.querySelector("h1")?.focus()
  }
  const runStep = (step: StepName) =>
    void write.run(() => send(step), { form, reloadOnRefusal: true })
  const continueStep = form.handleSubmit(() =>
    next === "refund" ? setRefunding(true) : next && runStep(next),
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
