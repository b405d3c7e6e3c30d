import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { failureText } from "#web/api/failure-text.ts"
import { TextField } from "#web/ui/field.tsx"
import { QrCode } from "#web/ui/qr-code.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { ProviderError } from "./sign-in-frame.tsx"

interface SecondFactorSetupProps {
  /** `otpauth://…`, with the secret in it. */
  uri: string
  onCode: (code: string) => Promise<void>
}

/** Puts the secret into the authenticator app; the first code it shows proves that it is there. */
export function SecondFactorSetup({ uri, onCode }: SecondFactorSetupProps) {
  const { register, handleSubmit, formState, setFocus } = useForm<{ appCode: string }>()
  const { errors, isSubmitting } = formState
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => setFocus("appCode"), [setFocus])

  const submit = handleSubmit(async ({ appCode }) => {
    setRefusal(undefined)
    try {
      await onCode(appCode.trim())
    } catch (failure) {
      setRefusal(failureText(failure))
    }
  })
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        <li>
          Scan this with your authenticator app, or{" "}
          <a href={uri} className="text-brand underline underline-offset-2">
            open it in the app on this device
          </a>
          . If neither works, type the key.
          <div className="mt-3 flex flex-col gap-3">
            <QrCode content={uri} label="QR code for the authenticator app" />
            <code className="block rounded bg-sunken px-3 py-2 font-mono text-mono break-all select-all">
              {secretOf(uri)}
            </code>
          </div>
        </li>
        <li>Type the code that the app shows.</li>
      </ol>
      <TextField
        label="Code of the app"
        autoComplete="one-time-code"
        inputMode="numeric"
        aria-required
        error={errors.appCode?.message}
        {...register("appCode", {
          validate: (code) => (code.trim() === "" ? "Code is Required" : undefined),
        })}
      />
      <ProviderError message={refusal} />
      <SubmitButton busy={isSubmitting} className="self-start">
        Confirm
      </SubmitButton>
    </form>
  )
}

/** In groups of four, as people copy it. */
const secretOf = (uri: string): string =>
  (new URL(uri).searchParams.get("secret") ?? "").replace(/(.{4})(?=.)/g, "$1 ")
