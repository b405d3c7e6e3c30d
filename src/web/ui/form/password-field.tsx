import { type ComponentProps, useState } from "react"
import { Eye, EyeOff } from "../icon/form-icons.ts"
import { Icon } from "../icon/icon.tsx"
import { TextField } from "./field.tsx"

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "trailing">

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trailing={(id) => (
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          className="needs-script flex h-9 cursor-pointer items-center gap-1.5 rounded px-2.5 text-sm font-medium text-text-2 hover:text-text aria-pressed:text-brand"
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} size={16} />
          Show<span className="sr-only"> password</span>
        </button>
      )}
    />
  )
}

/** One that is about to become somebody's password. */
export const NewPasswordField = (props: PasswordFieldProps) => (
  <PasswordField {...props} hint="6 characters or longer" autoComplete="new-password" />
)
