import { t, translated } from "#domain/languages/translate.ts"
import {
  AnswerHeading,
  AnswerPage,
  formStateFields,
  initialFormState,
  PlainForm,
  PlainFormPage,
  type PlainFormState,
} from "#web/forms/plain-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import type { Viewer } from "#web/shop-context.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { TextArea, TextField } from "#web/ui/form/field.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { rich } from "#web/ui/rich-text.tsx"

const fields = ["name", "orderNumber", "email", "message"] as const
type Field = (typeof fields)[number]
type Values = Record<Field, string>

export const withdrawValues = (textOf: (name: string) => string): Values => ({
  name: textOf("name"),
  orderNumber: textOf("orderNumber"),
  email: textOf("email"),
  message: textOf("message"),
})

const initialAnswer: PlainFormState & { values?: Values } = initialFormState

interface WithdrawFormProps {
  viewer: Viewer | null
  orderNumber: string
  answer:
    | { receivedAt: string; values: Values }
    | { needsConfirmation: true; values: Values }
    | typeof initialAnswer
    | undefined
}

/** Form for a withdrawal in two steps, write and confirm. Works without script. */
export function WithdrawForm({ viewer, orderNumber, answer = initialAnswer }: WithdrawFormProps) {
  if ("receivedAt" in answer) return <WithdrawalReceived {...answer} />
  if ("needsConfirmation" in answer) return <Confirmation values={answer.values} />
  const field = formStateFields<Field>(answer)
  return (
    <PlainFormPage
      title={t("Withdraw from a contract")}
      intro={t(
        "Tell us which order you withdraw from. We send a confirmation with the time to the e-mail address of the order.",
      )}
      path={paths.withdraw()}
      button={t("Continue")}
      state={answer}
    >
      <TextField label={t("Name")} autoComplete="name" required {...field("name", viewer?.name)} />
      <TextField
        label={t("Order number")}
        hint={t("Such as CA-2026-000123.")}
        autoComplete="off"
        required
        {...field("orderNumber", orderNumber)}
      />
      <TextField
        label={t("E-mail of the order")}
        type="email"
        autoComplete="email"
        required
        {...field("email", viewer?.email)}
      />
      <TextArea
        label={t("Goods (optional)")}
        hint={t("If you withdraw from some of the goods only, name them.")}
        rows={4}
        {...field("message")}
      />
    </PlainFormPage>
  )
}

const labels: Record<Field, string> = translated({
  name: "Name",
  orderNumber: "Order number",
  email: "E-mail of the order",
  message: "Goods",
})

const Confirmation = ({ values }: { values: Values }) => (
  <div>
    <AnswerHeading>{t("Confirm your withdrawal")}</AnswerHeading>
    <p className="mt-2 text-text-2">{t("I withdraw from the contract of this order:")}</p>
    <PlainForm
      path={paths.withdraw()}
      button={t("Confirm withdrawal")}
      className="mt-6 flex flex-col gap-6"
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-[0.9375rem]/6">
        {fields
          .filter((name) => values[name] !== "")
          .map((name) => (
            <div key={name} className="contents">
              <dt className="text-text-2">{labels[name]}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{values[name]}</dd>
            </div>
          ))}
      </dl>
      {fields.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <input type="hidden" name="step" value="confirm" />
    </PlainForm>
  </div>
)

const WithdrawalReceived = ({ receivedAt, values }: { receivedAt: string; values: Values }) => (
  <AnswerPage
    heading={t("We have received your declaration")}
    title={t("Check your e-mail.")}
    link={
      <ButtonLink to={paths.home} variant="secondary" size={44}>
        {t("Go to the shop")}
      </ButtonLink>
    }
  >
    {rich(
      "Received {moment}. If order {orderNumber} belongs to {email}, a confirmation is on its way to that address.",
      {
        moment: <Moment at={receivedAt} />,
        orderNumber: values.orderNumber,
        email: values.email,
      },
    )}
  </AnswerPage>
)
