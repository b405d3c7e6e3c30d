import { useForm } from "react-hook-form"
import { useNavigate } from "react-router"
import { registerRules } from "#contract/kernel/form-rules.ts"
import { register } from "#web/api/session.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { TextField } from "#web/ui/form/field.tsx"
import { NewPasswordField } from "#web/ui/form/password-field.tsx"
import type { SignInProps } from "./login-form.tsx"
import { ServiceButtons } from "./service-buttons.tsx"
import { SignInFrame } from "./sign-in-frame.tsx"

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
