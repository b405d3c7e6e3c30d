import { type FormEvent, useId, useRef, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { failureText } from "#web/api/api-error.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { describedBy, errorId, FieldError, hintId } from "#web/ui/form/field.tsx"
import { CreditCard } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import {
  CardRefused,
  confirmIntent,
  createCardMethod,
  type Intent,
  readIntent,
} from "./card-gateway.ts"
import {
  type CardField,
  type CardInput,
  fieldOf,
  findIncomplete,
  formatCvc,
  formatExpiry,
  formatNumber,
  readCard,
} from "./card-input.ts"
import { type CardFormProps, PayButton } from "./pay-button.tsx"

interface CardProblem {
  field: CardField
  message: string
  /** The message describes its field only after the focus has left it: until then the alert alone announces it. */
  isDescribed?: true
}

interface CardFieldsProps {
  input: CardInput
  onChange: (input: CardInput) => void
  onLeave: (field: CardField) => void
  problem: CardProblem | undefined
  locked: boolean
}

const hintText = () => t("Test card 4242 4242 4242 4242, any later date, any code.")

const boxes = () =>
  [
    {
      field: "number",
      label: t("Card number"),
      placeholder: "1234 1234 1234 1234",
      autoComplete: "cc-number",
      format: formatNumber,
      className: "min-w-[min(100%,11.5rem)] flex-1",
    },
    {
      field: "expiry",
      label: t("Expiry date, month and year"),
      placeholder: t("MM / YY"),
      autoComplete: "cc-exp",
      format: formatExpiry,
      className: "w-21",
    },
    {
      field: "cvc",
      label: t("CVC, the security code"),
      placeholder: "CVC",
      autoComplete: "cc-csc",
      format: formatCvc,
      className: "w-13",
    },
  ] as const

function CardFields({ input, onChange, onLeave, problem, locked }: CardFieldsProps) {
  const id = useId()
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-[0.9375rem]/5 font-medium">{t("Card details")}</legend>
      <p id={hintId(id)} className="text-sm text-text-3">
        {hintText()}
      </p>
      <div
        className={`flex flex-wrap items-center rounded border bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus ${problem ? "border-danger" : "border-control"} ${locked ? "bg-sunken" : ""}`}
      >
        <span className="pl-3 text-text-3">
          <Icon of={CreditCard} />
        </span>
        {boxes().map(({ field, label, format, className, ...box }) => (
          <input
            key={field}
            type="text"
            inputMode="numeric"
            aria-required
            {...box}
            name={field}
            aria-label={label}
            value={input[field]}
            readOnly={locked}
            {...describedBy(id, {
              hint: hintText(),
              error: problem?.isDescribed && problem.field === field ? problem.message : undefined,
            })}
            aria-invalid={problem?.field === field || undefined}
            className={`h-11 bg-transparent px-2 text-base tabular-nums outline-none placeholder:text-text-3 ${className}`}
            onChange={({ target }) => {
              // Formatting while typing inside the text would move the caret to the end.
              const isAtEnd = target.selectionStart === target.value.length
              const value = isAtEnd ? format(target.value, input[field]) : target.value
              onChange({ ...input, [field]: value })
            }}
            onBlur={() => {
              onChange({ ...input, [field]: format(input[field], input[field]) })
              onLeave(field)
            }}
          />
        ))}
      </div>
      <div role="alert">
        {problem ? <FieldError id={errorId(id)}>{problem.message}</FieldError> : null}
      </div>
    </fieldset>
  )
}

interface BankStepProps {
  url: string
  onChange: () => void
  onCancel: () => void
}

function BankStep({ url, onChange, onCancel }: BankStepProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    // The bank's page is in an iframe; if it had the focus, Escape would not reach the dialog.
    <Dialog
      first={heading}
      aria-labelledby={headingId}
      className="w-[440px] p-4"
      onClose={onCancel}
    >
      <h2 ref={heading} id={headingId} tabIndex={-1} className="rounded px-2 pt-1 text-h3">
        {t("Your bank asks you to confirm")}
      </h2>
      <iframe
        title={t("Confirmation page of your bank")}
        src={url}
        className="mt-3 h-80 w-full rounded border border-border"
        onLoad={onChange}
      />
      <div className="mt-4 flex justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </div>
    </Dialog>
  )
}

/** Returns a message in the style of Stripe's script, as the API's messages are for developers. */
const refusalOf = ({ last_payment_error: error }: Intent): string =>
  error?.code === "payment_intent_authentication_failure"
    ? t(
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
      )
    : (error?.message ?? t("Your card was declined."))

const bankPageOf = ({ status, next_action: step }: Intent): string | undefined =>
  status === "requires_action" ? step?.use_stripe_sdk?.stripe_js : undefined

export function SandboxCardForm(props: CardFormProps) {
  const { config, clientSecret, holder, onPaid, onCancelled } = props
  const [input, setInput] = useState<CardInput>({ number: "", expiry: "", cvc: "" })
  const [problem, setProblem] = useState<CardProblem>()
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
  const describe = (field: CardField) =>
    setProblem((now) => (now?.field === field ? { ...now, isDescribed: true } : now))
  const end = () => {
    setBusy(false)
    setBankUrl(undefined)
    onCancelled()
  }
  const finish = (intent: Intent) => {
    if (intent.status === "succeeded") onPaid(intent.id)
    else if (intent.status === "canceled") end()
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
  const checkBankStep = () => {
    if (clientSecret) void attempt(() => readIntent(config, clientSecret))
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={pay} className="flex flex-col gap-5">
      <CardFields
        input={input}
        onChange={setInput}
        onLeave={describe}
        problem={problem}
        locked={busy}
      />
      <PayButton busy={busy} disabled={!clientSecret} />
      {bankUrl ? (
        <BankStep
          url={bankUrl}
          onChange={checkBankStep}
          onCancel={() =>
            refuse(
              "number",
              t("You did not confirm the payment with your bank. Nothing was charged."),
            )
          }
        />
      ) : null}
    </form>
  )
}
