import { type ReactNode, useEffect, useRef } from "react"
import { data, Form, useNavigation } from "react-router"
import { commonText } from "#contract/kernel/common-text.ts"
import { failureText } from "#web/api/api-error.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { fieldErrorsOf } from "./field-errors.ts"
import { WriteFailureNotice } from "./write-failure.tsx"

/** Reads the text fields of a submitted form; empty for missing ones. */
export async function readForm(request: Request): Promise<(name: string) => string> {
  const sent = await request.formData().catch(() => new FormData())
  return (name) => {
    const value = sent.get(name)
    return typeof value === "string" ? value : ""
  }
}

/** Returns the errors of a form that was submitted without script and refused. */
export function failedFormState(error: unknown) {
  const errors = fieldErrorsOf(error)
  const text = Object.keys(errors).length > 0 ? undefined : failureText(error)
  return { errors, text, attempt: Date.now() }
}

export type PlainFormState = ReturnType<typeof failedFormState>

/**
 * Returns a response for a failed request. It has an error status, because React Router revalidates after a success,
 * and the typed text would be lost.
 */
export const unreachableResponse = () =>
  data(failedFormState(new Error(commonText.cart.unreachable)), { status: 503 })

/** State of such a form before the first submit. */
export const initialFormState: PlainFormState = { errors: {}, text: undefined, attempt: 0 }

/** Returns a function for the properties of a field: its submitted value and its error. */
export const formStateFields =
  <Name extends string>({
    errors,
    values,
  }: Pick<PlainFormState, "errors"> & { values?: Readonly<Record<Name, string>> }) =>
  (name: Name, initial = "") => ({
    name,
    defaultValue: values?.[name] ?? initial,
    error: errors[name],
  })

interface PlainFormProps {
  /** Address of the form's page, which handles the submit. */
  path: string
  button: string
  state?: PlainFormState
  className?: string
  children: ReactNode
}

/** Form that works without script. */
export function PlainForm({
  path,
  button,
  state = initialFormState,
  className,
  children,
}: PlainFormProps) {
  const isBusy = useNavigation().formAction?.startsWith(path) === true
  const { errors, text, attempt } = state
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

interface PlainFormPageProps extends Omit<PlainFormProps, "className"> {
  title: string
  intro: string
}

export const PlainFormPage = ({ title, intro, ...form }: PlainFormPageProps) => (
  <div>
    <PageTitle>{title}</PageTitle>
    <p className="mt-2 text-text-2">{intro}</p>
    <PlainForm {...form} />
  </div>
)

/** Heading of the page after the submit; takes the focus. */
export function AnswerHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return <PageTitle ref={heading}>{children}</PageTitle>
}

interface AnswerPageProps {
  heading: string
  title: string
  children: ReactNode
  /** Link to the next page. */
  link: ReactNode
}

/** Page that follows a successful submit. */
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
