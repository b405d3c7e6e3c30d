import { useEffect } from "react"
import { useForm } from "react-hook-form"
import { codeRules } from "#contract/kernel/form-rules.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { TextField } from "#web/ui/form/field.tsx"
import { QrCode } from "#web/ui/picture/qr-code.tsx"

interface SecondFactorSetupProps {
  /** `otpauth://…`, with the secret in it. */
  uri: string
  onCode: (code: string) => Promise<void>
}

/** Puts the secret into the authenticator app; the first code it shows proves that it is there. */
export function SecondFactorSetup({ uri, onCode }: SecondFactorSetupProps) {
  const form = useForm<{ code: string }>()
  const { setFocus } = form
  const field = fieldsOf(form, codeRules("Code"))
  const write = useWrite()
  useEffect(() => setFocus("code"), [setFocus])

  const submit = form.handleSubmit(({ code }) => write.run(() => onCode(code.trim())))
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button="Confirm"
      buttonLook={{ className: "self-start" }}
    >
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
        {...field("code")}
      />
    </WriteForm>
  )
}

/** In groups of four, as people copy it. */
const secretOf = (uri: string): string =>
  (new URL(uri).searchParams.get("secret") ?? "").replace(/(.{4})(?=.)/g, "$1 ")
