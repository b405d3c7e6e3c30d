import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { Link } from "react-router"
import { codeRules, loginRules, registerRules } from "#contract/kernel/form-rules.ts"
import { t, translated } from "#domain/languages/translate.ts"
import { type CodeKind, passSecondFactor, register, signIn } from "#web/api/session.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite, type Write } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { NewPasswordField, PasswordField, TextField } from "#web/ui/form/field.tsx"

/** Entries that move from one form to the form that replaces it. */
export interface TypedAccount {
  name?: string
  email?: string
  password?: string
}

interface SignInFieldsProps {
  typed?: TypedAccount | undefined
  write: Write
  onDone: () => Promise<void>
}

interface LoginFieldsProps extends SignInFieldsProps {
  onCodeDue: () => void
}

export function LoginFields({ typed, write, onDone, onCodeDue }: LoginFieldsProps) {
  // Default values are only those typed before; the form keeps text typed before hydration.
  const form = useForm<Required<Omit<TypedAccount, "name">>>({ defaultValues: typed })
  const field = fieldsOf(form, loginRules)
  const submit = form.handleSubmit(({ email, password }) =>
    write.run(
      async () => {
        const { secondFactorAsked } = await signIn(email.trim(), password)
        if (secondFactorAsked) onCodeDue()
        else await onDone()
      },
      { form },
    ),
  )
  return (
    <WriteForm onSubmit={submit} write={write} button={t("Login")}>
      <p className="text-sm text-text-3">{t("All fields are required.")}</p>
      <TextField label={t("Email")} type="email" autoComplete="username" {...field("email")} />
      <PasswordField label={t("Password")} {...field("password")} />
      <Link
        to={paths.forgotPassword}
        className="-mt-2 min-h-6 self-start text-sm text-brand underline underline-offset-2"
      >
        {t("Forgot password?")}
      </Link>
    </WriteForm>
  )
}

export function RegisterFields({ typed, write, onDone }: SignInFieldsProps) {
  const form = useForm<Required<TypedAccount>>({ defaultValues: typed })
  const field = fieldsOf(form, registerRules)
  const submit = form.handleSubmit(({ name, email, password }) =>
    write.run(
      async () => {
        await register(name.trim(), email.trim(), password)
        toast(
          t("Welcome. Confirm your e-mail address with the link that we sent to {email}.", {
            email: email.trim(),
          }),
        )
        await onDone()
      },
      { form },
    ),
  )
  return (
    <WriteForm onSubmit={submit} write={write} button={t("Register")}>
      <p className="text-sm text-text-3">{t("All fields are required.")}</p>
      <TextField label={t("Name")} autoComplete="name" {...field("name")} />
      <TextField label={t("Email")} type="email" autoComplete="username" {...field("email")} />
      <NewPasswordField label={t("Password")} {...field("password")} />
    </WriteForm>
  )
}

const codeText = translated({
  app: {
    label: "Code",
    hint: "Six digits from your authenticator app",
    other: "Use a recovery code",
  },
  recovery: {
    label: "Recovery code",
    hint: "Each recovery code works once",
    other: "Use a code from the app",
  },
})

interface CodeFieldsProps {
  onDone: () => Promise<void>
  onStartAgain: () => void
}

export function CodeFields({ onDone, onStartAgain }: CodeFieldsProps) {
  const [kind, setKind] = useState<CodeKind>("app")
  const form = useForm<{ code: string }>({ defaultValues: { code: "" } })
  const { setFocus } = form
  const { label, hint, other } = codeText[kind]
  const field = fieldsOf(form, codeRules(label))
  const write = useWrite()
  // The submitted form has been removed, and the focus was in it.
  useEffect(() => setFocus("code"), [setFocus])

  const submit = form.handleSubmit(({ code }) =>
    write.run(async () => {
      await passSecondFactor(code.trim(), kind)
      await onDone()
    }),
  )
  const switchKind = () => {
    setKind(kind === "app" ? "recovery" : "app")
    write.clear()
    form.reset()
    setFocus("code")
  }
  return (
    <>
      <WriteForm onSubmit={submit} write={write} button={t("Login")}>
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
          {other}
        </Button>
        <Button variant="link" onClick={onStartAgain}>
          {t("Start again")}
        </Button>
      </p>
    </>
  )
}
