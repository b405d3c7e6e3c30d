import { useState } from "react"
import { useForm } from "react-hook-form"
import { useNavigate } from "react-router"
import { registerRules } from "#contract/kernel/form-rules.ts"
import { failureText } from "#web/api/failure-text.ts"
import { register as createAccount } from "#web/api/session.ts"
import { fieldErrorsOf, placeErrors } from "#web/forms/form-errors.ts"
import { paths } from "#web/navigation/paths.ts"
import { TextField } from "#web/ui/field.tsx"
import { PasswordField } from "#web/ui/password-field.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import type { SignInProps } from "./login-form.tsx"
import { ServiceButtons } from "./service-buttons.tsx"
import { ProviderError, SignInFrame } from "./sign-in-frame.tsx"

interface NewAccount {
  name: string
  email: string
  password: string
}

export function RegisterForm({ from, services, partName, trouble }: SignInProps) {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState(trouble)
  const form = useForm<NewAccount>()
  const { register, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ name, email, password }) => {
    setRefusal(undefined)
    try {
      await createAccount(name.trim(), email.trim(), password)
      await navigate(from, { replace: true })
    } catch (failure) {
      if (!placeErrors(form, fieldErrorsOf(failure))) setRefusal(failureText(failure))
    }
  })
  return (
    <SignInFrame
      title="Register"
      reason={partName && `Register to continue to ${partName}.`}
      other={{ question: "Already have an account?", label: "Login", to: paths.login(from) }}
    >
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-sm text-text-3">All fields are required.</p>
        <TextField
          label="Name"
          autoComplete="name"
          aria-required
          error={errors.name?.message}
          {...register("name", { validate: registerRules.name })}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          aria-required
          error={errors.email?.message}
          {...register("email", { validate: registerRules.email })}
        />
        <PasswordField
          label="Password"
          hint="6 characters or longer"
          autoComplete="new-password"
          aria-required
          error={errors.password?.message}
          {...register("password", { validate: registerRules.password })}
        />
        <ProviderError message={refusal} />
        <SubmitButton busy={isSubmitting}>Register</SubmitButton>
      </form>
      <ServiceButtons
        {...services}
        returnPath={from}
        errorPath={paths.register(from)}
        onFailure={setRefusal}
      />
    </SignInFrame>
  )
}
