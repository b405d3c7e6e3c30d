import { type FormEvent, useRef, useState } from "react"
import { failureText } from "#web/api/failure-text.ts"
import { BankStep } from "./bank-step.tsx"
import { CardFields } from "./card-fields.tsx"
import {
  CardRefused,
  confirmIntent,
  createCardMethod,
  type Intent,
  readIntent,
} from "./card-gateway.ts"
import { type CardField, type CardInput, fieldOf, findIncomplete, readCard } from "./card-input.ts"
import { PayButton } from "./pay-button.tsx"
import type { CardFormProps } from "./types.ts"

const DECLINED = "Your card was declined."
const NOT_AUTHENTICATED =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again."
const NOT_CONFIRMED = "Your bank's question was not answered. Nothing was charged."

/** As Stripe's script words it: what its wire says of a failed bank step is meant for programmers. */
const refusalOf = ({ last_payment_error: error }: Intent): string =>
  error?.code === "payment_intent_authentication_failure"
    ? NOT_AUTHENTICATED
    : (error?.message ?? DECLINED)

/** Where the bank asks its question, as long as it is not answered. */
const bankPageOf = ({ status, next_action: step }: Intent): string | undefined =>
  status === "requires_action" ? step?.use_stripe_sdk?.stripe_js : undefined

/** The shop's own card fields, for the stand-in: they talk to it as Stripe's script talks to Stripe. */
export function SandboxCardForm({ config, clientSecret, holder, onPaid }: CardFormProps) {
  const [input, setInput] = useState<CardInput>({ number: "", expiry: "", cvc: "" })
  const [problem, setProblem] = useState<{ field: CardField; message: string }>()
  const [busy, setBusy] = useState(false)
  const [bankUrl, setBankUrl] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  const refuse = (field: CardField, message: string) => {
    setBusy(false)
    setBankUrl(undefined)
    setProblem({ field, message })
    const element = form.current?.elements.namedItem(field)
    if (element instanceof HTMLElement) element.focus()
  }
  const finish = (intent: Intent) => {
    if (intent.status === "succeeded") onPaid(intent.id)
    else if (!bankPageOf(intent)) refuse("number", refusalOf(intent))
  }
  const attempt = async (work: () => Promise<Intent>) => {
    try {
      finish(await work())
    } catch (failure) {
      refuse(fieldOf(failure instanceof CardRefused ? failure.param : ""), failureText(failure))
    }
  }
  const pay = (event: FormEvent) => {
    event.preventDefault()
    if (busy || !clientSecret) return
    setProblem(undefined)
    const incomplete = findIncomplete(input)
    if (incomplete) return refuse(incomplete.field, incomplete.message)
    setBusy(true)
    void attempt(async () => {
      const method = await createCardMethod(config, readCard(input), holder)
      const intent = await confirmIntent(config, clientSecret, method)
      setBankUrl(bankPageOf(intent))
      return intent
    })
  }
  const lookWhetherBankIsDone = () => {
    if (clientSecret) void attempt(() => readIntent(config, clientSecret))
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={pay} className="flex flex-col gap-5">
      <CardFields input={input} onChange={setInput} problem={problem} locked={busy} />
      <PayButton busy={busy} disabled={!clientSecret} />
      {bankUrl ? (
        <BankStep
          url={bankUrl}
          onChange={lookWhetherBankIsDone}
          onCancel={() => refuse("number", NOT_CONFIRMED)}
        />
      ) : null}
    </form>
  )
}
