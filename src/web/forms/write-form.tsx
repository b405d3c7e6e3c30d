import type { ComponentProps, ReactNode } from "react"
import { SubmitButton } from "../ui/form/submit-button.tsx"
import type { Write } from "./use-write.ts"
import { WriteFailureLine } from "./write-failure.tsx"

interface WriteFormProps {
  onSubmit: ComponentProps<"form">["onSubmit"]
  write: Pick<Write, "busy" | "failure">
  button: string
  buttonLook?: Pick<ComponentProps<typeof SubmitButton>, "variant" | "className" | "disabled">
  className?: string
  children: ReactNode
}

/** A form that writes: its fields, why it came to nothing, its button. */
export const WriteForm = (props: WriteFormProps) => (
  <form
    noValidate
    method="post"
    onSubmit={props.onSubmit}
    className={`flex flex-col gap-5 ${props.className ?? ""}`}
  >
    {props.children}
    <WriteFailureLine failure={props.write.failure} />
    <SubmitButton busy={props.write.busy} {...props.buttonLook}>
      {props.button}
    </SubmitButton>
  </form>
)
