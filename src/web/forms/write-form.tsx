import type { ComponentProps, ReactNode } from "react"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import type { Write } from "./use-write.ts"
import { WriteFailureLine, WriteFailureNotice } from "./write-failure.tsx"

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
