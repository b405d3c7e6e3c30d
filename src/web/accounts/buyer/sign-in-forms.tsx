import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { Link, useNavigate } from "react-router"
import { codeRules, loginRules, registerRules } from "#contract/kernel/form-rules.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { type CodeKind, passSecondFactor, register, signIn } from "#web/api/session.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { fieldsOf, WriteForm } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { NewPasswordField, PasswordField, TextField } from "#web/ui/form/field.tsx"
import { ServiceButtons, SignInFrame, type SignInServices } from "./sign-in-frame.tsx"

const words = {
  app: { label: "Code", hint: "Six digits, from your authenticator app", other: "recovery code" },
  recovery: { label: "Recovery code", hint: "Each works once", other: "code of the app" },
} as const

interface CodeStepProps {
  from: string
  onStartAgain: () => void
}

function CodeStep({ from, onStartAgain }: CodeStepProps) {
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
      <p className="mt-2 mb-8 text-text-2">This account has a second factor.</p>
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

export interface SignInProps {
  from: string
  services: SignInServices
  partName: string | undefined
  signInError: string | undefined
  /** The user was signed out for opening an administrators' page. */
  isForAdministrators: boolean
  /** The provider's sign-in succeeded; the second factor is missing. */
  isCodeDue: boolean
}

interface Credentials {
  email: string
  password: string
}

export function LoginForm(props: SignInProps) {
  const { from, services, partName, signInError, isForAdministrators, isCodeDue } = props
  const navigate = useNavigate()
  const write = useWrite(signInError)
  const [codeAsked, setCodeAsked] = useState(isCodeDue)
  // No default values: what was typed or filled in before the script came is kept.
  const form = useForm<Credentials>()
  const field = fieldsOf(form, loginRules)

  const login = async ({ email, password }: Credentials) => {
    const { secondFactorAsked } = await signIn(email.trim(), password)
    if (secondFactorAsked) setCodeAsked(true)
    else await navigate(from, { replace: true })
  }
  const submit = form.handleSubmit((values) => write.run(() => login(values), { form }))
  if (codeAsked) return <CodeStep from={from} onStartAgain={() => setCodeAsked(false)} />
  return (
    <SignInFrame
      title="Login"
      reason={partName && `Log in to continue to ${partName}.`}
      other={{ question: "New here?", label: "Register", to: paths.register(from) }}
    >
      {isForAdministrators ? (
        <Notice tone="warn">{pageText.login.administratorsOnly}</Notice>
      ) : null}
      <WriteForm onSubmit={submit} write={write} button="Login">
        <p className="text-sm text-text-3">All fields are required.</p>
        <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
        <PasswordField label="Password" {...field("password")} />
        <Link
          to={paths.forgotPassword}
          className="-mt-2 min-h-6 self-start text-sm text-brand underline underline-offset-2"
        >
          Forgot password?
        </Link>
      </WriteForm>
      <ServiceButtons {...services} returnPath={from} errorPath={paths.login(from)} write={write} />
    </SignInFrame>
  )
}

interface NewAccount {
  name: string
  email: string
  password: string
}

export function RegisterForm({ from, services, partName, signInError }: SignInProps) {
  const navigate = useNavigate()
  const write = useWrite(signInError)
  const form = useForm<NewAccount>()
  const field = fieldsOf(form, registerRules)

  const create = async ({ name, email, password }: NewAccount) => {
    await register(name.trim(), email.trim(), password)
    await navigate(from, { replace: true })
  }
  const submit = form.handleSubmit((values) => write.run(() => create(values), { form }))
  return (
    <SignInFrame
      title="Register"
      reason={partName && `Register to continue to ${partName}.`}
      other={{ question: "Already have an account?", label: "Login", to: paths.login(from) }}
    >
      <WriteForm onSubmit={submit} write={write} button="Register">
        <p className="text-sm text-text-3">All fields are required.</p>
        <TextField label="Name" autoComplete="name" {...field("name")} />
        <TextField label="Email" type="email" autoComplete="username" {...field("email")} />
        <NewPasswordField label="Password" {...field("password")} />
      </WriteForm>
      <ServiceButtons
        {...services}
        returnPath={from}
        errorPath={paths.register(from)}
        write={write}
      />
    </SignInFrame>
  )
}
