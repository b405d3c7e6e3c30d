import { type ComponentProps, useState } from "react"
import { TextField } from "./field.tsx"
import { Eye, EyeOff } from "./form-icons.ts"
import { Icon } from "./icon.tsx"

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "trailing">

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={props.name}
          className="needs-script flex h-9 cursor-pointer items-center gap-1.5 rounded px-2.5 text-sm font-medium text-text-2 hover:text-text aria-pressed:text-brand"
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} size={16} />
          Show<span className="sr-only"> password</span>
        </button>
      }
    />
  )
}
