import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { useNavigate } from "react-router"
import { codeRules } from "#contract/kernel/form-rules.ts"
import { type CodeKind, passSecondFactor } from "#web/api/identity-calls.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { TextField } from "#web/ui/form/field.tsx"

const words = {
  app: { label: "Code", hint: "Six digits, from your authenticator app", other: "recovery code" },
  recovery: { label: "Recovery code", hint: "Each works once", other: "code of the app" },
} as const

interface CodeStepProps {
  from: string
  onStartAgain: () => void
}

/** The second step of signing in, for accounts that have a second factor. */
export function CodeStep({ from, onStartAgain }: CodeStepProps) {
  const [kind, setKind] = useState<CodeKind>("app")
  const form = useForm<{ code: string }>({ defaultValues: { code: "" } })
  const { setFocus } = form
  const { label, hint, other } = words[kind]
  const field = fieldsOf(form, codeRules(label))
  const write = useWrite()
  const navigate = useNavigate()
  // The form that was sent is gone, and focus with it.
  useEffect(() => setFocus("code"), [setFocus])

  const pass = async (code: string) => {
    await passSecondFactor(code, kind)
    await navigate(from, { replace: true })
  }
  const submit = form.handleSubmit(({ code }) => write.run(() => pass(code.trim())))
  const switchKind = () => {
    setKind(kind === "app" ? "recovery" : "app")
    write.clear()
    form.reset()
    setFocus("code")
  }
  return (
    <div className="mx-auto w-full max-w-[440px] py-10 sm:py-16">
      <h1 tabIndex={-1} className="text-h1">
        Login
      </h1>
      <p className="mt-2 mb-8 text-text-2">One thing more: this account has a second factor.</p>
      <WriteForm onSubmit={submit} write={write} button="Login">
        <TextField
          label={label}
          hint={hint}
          autoComplete="one-time-code"
          inputMode={kind === "app" ? "numeric" : "text"}
          autoCapitalize="none"
          spellCheck={false}
          {...field("code")}
        />
      </WriteForm>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <Button variant="link" onClick={switchKind}>
          Use a {other}
        </Button>
        <Button variant="link" onClick={onStartAgain}>
          Start again
        </Button>
      </p>
    </div>
  )
}
