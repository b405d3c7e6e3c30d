import type { ComponentProps, ReactNode } from "react"
import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from "react-hook-form"
import type { ApiError } from "#contract/client.ts"
import type { Rule } from "#contract/kernel/form-rules.ts"
import { t } from "#domain/languages/translate.ts"
import { isApiError } from "#web/api/api-error.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import type { Write, WriteFailure } from "./use-write.ts"

interface WriteFailureProps {
  failure: { text: string } | undefined
  className?: string
}

/** Message of a failed write. The live region exists before its text, so that it is announced. */
export const WriteFailureNotice = ({ failure, className = "" }: WriteFailureProps) => (
  <div role="alert" className={`empty:hidden ${className}`}>
    {failure ? <Notice tone="danger">{failure.text}</Notice> : null}
  </div>
)

interface EditFailureProps {
  failure: WriteFailure | undefined
  /** Refusal of an edit because of a concurrent change, and its title. */
  conflict: { code: ApiError["body"]["code"]; title: string }
  /** Button or link that shows the new version. */
  children: ReactNode
}

/** Message of a failed edit. After a concurrent change, it offers the new version. */
export function EditFailure({ failure, conflict, children }: EditFailureProps) {
  const isConflict = isApiError(failure?.error) && failure.error.body.code === conflict.code
  return (
    <div role="alert" className="empty:hidden">
      {isConflict ? (
        <Notice tone="warn" title={conflict.title}>
          <p className="mb-3">
            {t(
              "Nothing was saved. Show the new version to continue; your entries here are then lost.",
            )}
          </p>
          {children}
        </Notice>
      ) : null}
      {failure && !isConflict ? <Notice tone="danger">{failure.text}</Notice> : null}
    </div>
  )
}

export const WriteFailureLine = ({ failure }: Pick<WriteFailureProps, "failure">) => (
  <div role="alert" className="empty:hidden">
    {failure ? <p className="text-[0.9375rem] font-medium text-danger">{failure.text}</p> : null}
  </div>
)

interface WriteFormProps extends ComponentProps<"form"> {
  write: Pick<Write, "busy" | "failure">
  button: string
  buttonProps?: Pick<ComponentProps<typeof SubmitButton>, "variant" | "className" | "disabled">
  /** Shows a failure as a notice instead of a line. */
  notice?: boolean
  /** Element beside the button. */
  beside?: ReactNode
}

export function WriteForm(props: WriteFormProps) {
  const { write, button, buttonProps, notice, beside, children, ...form } = props
  const submit = (
    <SubmitButton busy={write.busy} {...buttonProps}>
      {button}
    </SubmitButton>
  )
  return (
    <form noValidate method="post" className="flex flex-col gap-5" {...form}>
      {children}
      {notice ? (
        <WriteFailureNotice failure={write.failure} />
      ) : (
        <WriteFailureLine failure={write.failure} />
      )}
      {beside ? (
        <div className="flex flex-wrap items-center gap-4">
          {submit}
          {beside}
        </div>
      ) : (
        submit
      )}
    </form>
  )
}

/** Form in a panel of a page: a secondary button, and failures as a notice. */
export const PanelForm = ({ className = "", ...form }: Omit<WriteFormProps, "buttonProps">) => (
  <WriteForm
    {...form}
    buttonProps={{ variant: "secondary", className: "self-start" }}
    notice
    className={`flex flex-col gap-4 ${className}`}
  />
)

/**
 * Returns the properties of a field, with its rule and error: `{...field("email")}`. A field with a rule is required.
 */
export const fieldsOf =
  <Fields extends FieldValues>(
    form: UseFormReturn<Fields>,
    rules: { [Name in FieldPath<Fields>]?: Rule },
  ) =>
  <Name extends FieldPath<Fields>>(
    name: Name,
    options: Pick<RegisterOptions<Fields, Name>, "deps" | "onBlur"> = {},
  ) => {
    const rule = rules[name]
    const validate = (value: unknown) => rule?.(String(value ?? ""))
    return {
      ...form.register(name, { ...options, validate }),
      error: form.getFieldState(name, form.formState).error?.message,
      "aria-required": rule?.("") !== undefined || undefined,
    }
  }
