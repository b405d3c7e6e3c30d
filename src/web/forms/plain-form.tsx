import { type ReactNode, useEffect, useRef } from "react"
import { data, Form, useNavigation } from "react-router"
import { text } from "#contract/kernel/text.ts"
import { failureText } from "#web/api/api-error.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { fieldErrorsOf } from "./use-write.ts"
import { WriteFailureNotice } from "./write-form.tsx"

/** Reads the text of each field of a form that was sent. */
export async function readForm(request: Request): Promise<(name: string) => string> {
  const sent = await request.formData().catch(() => new FormData())
  return (name) => {
    const value = sent.get(name)
    return typeof value === "string" ? value : ""
  }
}

/** Says why the action of a form without script sent nothing. */
export function unsent(error: unknown) {
  const errors = fieldErrorsOf(error)
  const text = Object.keys(errors).length > 0 ? undefined : failureText(error)
  return { errors, text, attempt: Date.now() }
}

export type UnsentForm = ReturnType<typeof unsent>

/**
 * Answers a request that did not reach the shop. As refused: after what went well the page is read
 * again, and what was written would be lost.
 */
export const answerUnreachable = () =>
  data(unsent(new Error(text.cart.unreachable)), { status: 503 })

/** The state of such a form before it was sent. */
export const untried: UnsentForm = { errors: {}, text: undefined, attempt: 0 }

/** Makes the properties of such a form's fields: what was written and what is wrong with it. */
export const unsentFields =
  <Name extends string>({
    errors,
    values,
  }: Pick<UnsentForm, "errors"> & { values?: Readonly<Record<Name, string>> }) =>
  (name: Name, initial = "") => ({
    name,
    defaultValue: values?.[name] ?? initial,
    error: errors[name],
  })

interface PlainFormProps {
  /** Address of its page, which answers it. */
  path: string
  button: string
  unsent?: UnsentForm
  className?: string
  children: ReactNode
}

/** A form that works without script. */
export function PlainForm({ path, button, unsent = untried, className, children }: PlainFormProps) {
  const isBusy = useNavigation().formAction?.startsWith(path) === true
  const { errors, text, attempt } = unsent
  return (
    <Form noValidate method="post" className={className ?? "mt-8 flex flex-col gap-5"}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {children}
      <WriteFailureNotice failure={text === undefined ? undefined : { text }} />
      <Button type="submit" size={44} busy={isBusy} className="self-start">
        {button}
      </Button>
    </Form>
  )
}

/** Heading of the answer to such a form, which has the focus once it is shown. */
export function AnswerHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-h1">
      {children}
    </h1>
  )
}

interface AnswerPageProps {
  heading: string
  title: string
  children: ReactNode
  /** Where to go on. */
  link: ReactNode
}

/** Page that follows such a form once it is sent. */
export const AnswerPage = ({ heading, title, children, link }: AnswerPageProps) => (
  <div>
    <AnswerHeading>{heading}</AnswerHeading>
    <div className="mt-8 mb-6">
      <Notice tone="success" title={title}>
        {children}
      </Notice>
    </div>
    {link}
  </div>
)
