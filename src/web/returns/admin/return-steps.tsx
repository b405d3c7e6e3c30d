import { useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { isSound } from "#domain/returns/return-reasons.ts"
import { formatPrice } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { TextArea, TextField } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { ReceivedLines } from "./received-lines.tsx"
import {
  bodyOf,
  nextOf,
  type Return,
  type StepFields,
  type StepName,
  wordsOf,
} from "./return-step.ts"

/** What can be done next, with words to the buyer; money is asked about once more. */
export function ReturnSteps({ one }: { one: Return }) {
  const { form, next, write, goOn, turnDown, isRefunding, refund, leave } = useReturnSteps(one)
  if (!next) return null
  const field = fieldsOf(form, {})
  return (
    <form
      noValidate
      method="post"
      aria-label="Next step"
      onSubmit={goOn}
      className="flex flex-col gap-4 rounded-lg border border-border bg-surface p-5 sm:p-6"
    >
      {next === "receive" ? <ReceivedLines one={one} form={form} /> : null}
      {next === "refund" ? (
        <TextField
          label="Amount"
          inputMode="decimal"
          prefix="$"
          hint={`What came is worth ${formatPrice(one.refundable ?? 0)}, with its tax`}
          {...field("amount")}
        />
      ) : null}
      <TextArea label="Words to the buyer" rows={3} maxLength={1000} {...field("answer")} />
      <WriteFailureNotice failure={write.failure} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={write.busy}>{wordsOf[next].button}</SubmitButton>
        <Button variant="secondary" size={44} className="needs-script" onClick={turnDown}>
          Refuse
        </Button>
      </div>
      {isRefunding ? (
        <ConfirmDialog
          title="Give this money back?"
          confirmLabel="Refund"
          rereads
          onConfirm={refund}
          onClose={leave}
        >
          ${form.getValues("amount")} to {one.email || one.userName}, for what came back.
        </ConfirmDialog>
      ) : null}
    </form>
  )
}

function useReturnSteps(one: Return) {
  const write = useWrite()
  const { revalidate } = useRevalidator()
  const [isRefunding, setRefunding] = useState(false)
  const form = useForm<StepFields>({
    defaultValues: {
      answer: "",
      amount: one.refundable?.toFixed(2) ?? "",
      lines: one.lines.map(({ number, quantity, reason }) => ({
        number,
        received: String(quantity),
        restocked: String(isSound(reason) ? quantity : 0),
      })),
    },
  })
  const next = nextOf[one.state]
  const send = async (step: StepName) => {
    const headers = { "if-match": String(one.version) }
    const body = bodyOf(step, form.getValues())
    await browserApi("PUT /return/{id}", { params: { id: one._id }, body }, { headers })
    toast(wordsOf[step].done)
    await revalidate()
    // The form that had the focus is another one by now, or none.
    document.querySelector("h1")?.focus()
  }
  const take = (step: StepName) => void write.run(() => send(step), { form, rereads: true })
  const goOn = form.handleSubmit(() =>
    next === "refund" ? setRefunding(true) : next && take(next),
  )
  const turnDown = () => {
    if (form.getValues("answer").trim() !== "") return take("refuse")
    form.setError("answer", { message: "Say why not" }, { shouldFocus: true })
  }
  return {
    form,
    next,
    write,
    goOn,
    turnDown,
    isRefunding,
    refund: () => send("refund"),
    leave: () => setRefunding(false),
  }
}
