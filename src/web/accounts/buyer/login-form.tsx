import { useState } from "react"
import { useForm } from "react-hook-form"
import { Link, useNavigate } from "react-router"
import { loginRules } from "#contract/kernel/form-rules.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { signIn } from "#web/api/session.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { TextField } from "#web/ui/form/field.tsx"
import { PasswordField } from "#web/ui/form/password-field.tsx"
import { CodeStep } from "./code-step.tsx"
import { ServiceButtons, type SignInServices } from "./service-buttons.tsx"
import { SignInFrame } from "./sign-in-frame.tsx"

export interface SignInProps {
  /** Where to go afterwards. */
  from: string
  services: SignInServices
  /** The part somebody was about to buy. */
  partName: string | undefined
  /** Why another service's sign-in came to nothing. */
  signInError: string | undefined
  /** One was signed out for opening a page of administrators. */
  isForAdministrators: boolean
  /** Another service's sign-in succeeded, and the second factor is still to be shown. */
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
