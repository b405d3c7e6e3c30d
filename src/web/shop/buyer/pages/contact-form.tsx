import { plural, t } from "#domain/languages/translate.ts"
import {
  AnswerPage,
  formStateFields,
  initialFormState,
  PlainFormPage,
  type PlainFormState,
} from "#web/forms/plain-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { useSite } from "#web/navigation/site.ts"
import type { Viewer } from "#web/shop-context.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { TextArea, TextField } from "#web/ui/form/field.tsx"

type Field = "name" | "email" | "orderNumber" | "subject" | "message"
interface Values extends Record<Field, string> {
  cart: "" | "attached"
}

const ATTACHED = "attached"

export const contactValues = (textOf: (name: string) => string): Values => ({
  name: textOf("name"),
  email: textOf("email"),
  orderNumber: textOf("orderNumber"),
  subject: textOf("subject"),
  message: textOf("message"),
  cart: textOf("cart") === ATTACHED ? ATTACHED : "",
})

const initialAnswer: PlainFormState & { values?: Values } = initialFormState

interface ContactFormProps {
  viewer: Viewer | null
  subject: string
  /** Number of lines of the cart that the message is about. */
  cartLines: number | undefined
  idempotencyKey: string
  answer: { copied: boolean; email: string } | typeof initialAnswer | undefined
}

/** Contact form; works without script. */
export function ContactForm(props: ContactFormProps) {
  const { viewer, subject, cartLines, idempotencyKey, answer = initialAnswer } = props
  if ("copied" in answer) return <SentNotice {...answer} />
  const { values } = answer
  const field = formStateFields<Field>(answer)
  return (
    <PlainFormPage
      title={t("Contact")}
      intro={t("Write to us. We answer by e-mail.")}
      path={paths.contact}
      button={t("Send message")}
      state={answer}
    >
      <TextField label={t("Name")} autoComplete="name" required {...field("name", viewer?.name)} />
      <TextField
        label={t("Email")}
        type="email"
        autoComplete="email"
        required
        {...field("email", viewer?.email)}
      />
      {viewer ? (
        <TextField
          label={t("Order number (optional)")}
          hint={t("If it is about one of your orders, such as CA-2026-000123.")}
          autoComplete="off"
          {...field("orderNumber")}
        />
      ) : null}
      <TextField label={t("Subject")} autoComplete="off" required {...field("subject", subject)} />
      <TextArea label={t("Message")} rows={8} required {...field("message")} />
      {cartLines ? <AttachedCart lines={cartLines} isAttached={values?.cart !== ""} /> : null}
      <input type="hidden" name="key" value={idempotencyKey} />
    </PlainFormPage>
  )
}

/** Checkbox that attaches the cart's lines to the message. */
const AttachedCart = ({ lines, isAttached }: { lines: number; isAttached: boolean }) => (
  <label className="flex min-h-11 items-center gap-3 text-[0.9375rem]/6">
    <input
      type="checkbox"
      name="cart"
      value={ATTACHED}
      defaultChecked={isAttached}
      className="size-5 shrink-0 accent-brand"
    />
    {plural(lines, "Attach my cart, {count} line", "Attach my cart, {count} lines")}
  </label>
)

const SentNotice = ({ email, copied }: { email: string; copied: boolean }) => (
  <AnswerPage
    heading={t("Thank you")}
    title={t("Your message is on its way.")}
    link={
      <ButtonLink to={paths.contact} reloadDocument variant="secondary" size={44}>
        {t("Write another message")}
      </ButtonLink>
    }
  >
    {t("We will reply to {email}.", { email })}
    {copied ? ` ${t("We have e-mailed you a copy of your message.")}` : ""}
  </AnswerPage>
)

interface ContactDetailsProps {
  legalName: string
  address: string
  phone: string
}

export function ContactDetails({ legalName, address, phone }: ContactDetailsProps) {
  const { name, email } = useSite()
  return (
    <aside aria-labelledby="contact-details" className="text-[0.9375rem]/6 wrap-anywhere">
      <h2 id="contact-details" className="text-h3">
        {legalName || name}
      </h2>
      {address ? <p className="mt-3 whitespace-pre-line text-text-2">{address}</p> : null}
      <ul className="mt-3 text-text-2">
        {phone ? (
          <li>
            <a
              className="inline-flex min-h-8 items-center underline underline-offset-4"
              href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}
            >
              {phone}
            </a>
          </li>
        ) : null}
        {email ? (
          <li>
            <a
              className="inline-flex min-h-8 items-center underline underline-offset-4"
              href={`mailto:${email}`}
            >
              {email}
            </a>
          </li>
        ) : null}
      </ul>
    </aside>
  )
}
