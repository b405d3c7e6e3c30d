import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { useNavigate } from "react-router"
import { failureText } from "#web/api/failure-text.ts"
import { type CodeKind, passSecondFactor } from "#web/api/identity-calls.ts"
import { Button } from "#web/ui/button.tsx"
import { TextField } from "#web/ui/field.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { ProviderError } from "./sign-in-frame.tsx"

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
  const { register, handleSubmit, formState, setFocus, reset } = useForm<{ code: string }>({
    defaultValues: { code: "" },
  })
  const { errors, isSubmitting } = formState
  const [refusal, setRefusal] = useState<string>()
  const navigate = useNavigate()
  // The form that was sent is gone, and focus with it.
  useEffect(() => setFocus("code"), [setFocus])

  const submit = handleSubmit(async ({ code }) => {
    setRefusal(undefined)
    try {
      await passSecondFactor(code.trim(), kind)
      await navigate(from, { replace: true })
    } catch (failure) {
      setRefusal(failureText(failure))
    }
  })
  const switchKind = () => {
    setKind(kind === "app" ? "recovery" : "app")
    setRefusal(undefined)
    reset()
    setFocus("code")
  }
  return (
    <div className="mx-auto w-full max-w-[440px] py-10 sm:py-16">
      <h1 tabIndex={-1} className="text-h1">
        Login
      </h1>
      <p className="mt-2 text-text-2">One thing more: this account has a second factor.</p>
      <form noValidate method="post" onSubmit={submit} className="mt-8 flex flex-col gap-5">
        <TextField
          label={words[kind].label}
          hint={words[kind].hint}
          autoComplete="one-time-code"
          inputMode={kind === "app" ? "numeric" : "text"}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          error={errors.code?.message}
          {...register("code", {
            validate: (code) =>
              code.trim() === "" ? `${words[kind].label} is Required` : undefined,
          })}
        />
        <ProviderError message={refusal} />
        <SubmitButton busy={isSubmitting}>Login</SubmitButton>
      </form>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <Button variant="link" onClick={switchKind}>
          Use a {words[kind].other}
        </Button>
        <Button variant="link" onClick={onStartAgain}>
          Start again
        </Button>
      </p>
    </div>
  )
}
