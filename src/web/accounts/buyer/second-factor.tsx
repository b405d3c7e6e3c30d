import { useEffect, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { encode } from "uqr"
import { codeRules, proofRules } from "#contract/kernel/form-rules.ts"
import { fileSlugOf } from "#domain/catalogue/slug.ts"
import { t } from "#domain/languages/translate.ts"
import {
  disableSecondFactor,
  passSecondFactor,
  prepareSecondFactor,
  renewRecoveryCodes,
} from "#web/api/session.ts"
import { saveFile } from "#web/forms/download.tsx"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { useSite } from "#web/navigation/site.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { CopyButton } from "#web/ui/copy-button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { PasswordField, TextField } from "#web/ui/form/field.tsx"
import { rich } from "#web/ui/rich-text.tsx"

/** Quiet zone that scanners need around the code, in QR modules. */
const QUIET_ZONE = 4

function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { border: QUIET_ZONE, ecc: "M" })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-48 max-w-full rounded border border-border"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={qrCodePath(data)} fill="#000000" />
    </svg>
  )
}

const qrCodePath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("")

interface SecondFactorSetupProps {
  /** The secret as an `otpauth://…` URI. */
  uri: string
  onCode: (code: string) => Promise<void>
}

/** Shows the secret, then asks for the first code as proof that the app has it. */
function SecondFactorSetup({ uri, onCode }: SecondFactorSetupProps) {
  const form = useForm<{ code: string }>()
  const { setFocus } = form
  const field = fieldsOf(form, codeRules(t("Code")))
  const write = useWrite()
  useEffect(() => setFocus("code"), [setFocus])

  const submit = form.handleSubmit(({ code }) => write.run(() => onCode(code.trim())))
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button={t("Confirm")}
      buttonProps={{ className: "self-start" }}
    >
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        <li>
          {rich(
            "Scan this with your authenticator app, or <link>open it in the app on this device</link>. If neither works, type the key.",
            {
              link: (text) => (
                <a href={uri} className="text-brand underline underline-offset-2">
                  {text}
                </a>
              ),
            },
          )}
          <div className="mt-3 flex flex-col gap-3">
            <QrCode content={uri} label={t("QR code for the authenticator app")} />
            <code className="block rounded bg-sunken px-3 py-2 font-mono text-mono break-all select-all">
              {secretOf(uri).replace(/(.{4})(?=.)/g, "$1 ")}
            </code>
            <div>
              <CopyButton text={secretOf(uri)}>{t("Copy the key")}</CopyButton>
            </div>
          </div>
        </li>
        <li>{t("Type the code that the app shows.")}</li>
      </ol>
      <TextField
        label={t("Code from the app")}
        autoComplete="one-time-code"
        inputMode="numeric"
        {...field("code")}
      />
    </WriteForm>
  )
}

const secretOf = (uri: string): string => new URL(uri).searchParams.get("secret") ?? ""

interface RecoveryCodesProps {
  codes: readonly string[]
  headingLevel: "h2" | "h3"
}

/** Shows the codes once. The heading takes the focus, so that no screen reader speaks all codes in one stream. */
function RecoveryCodes({ codes, headingLevel: Heading }: RecoveryCodesProps) {
  const { name } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const lines = codes.join("\n")
  const save = () =>
    saveFile(
      new Blob([`${lines}\n`], { type: "text/plain" }),
      `${fileSlugOf(name)}-recovery-codes.txt`,
    )
  return (
    <Notice tone="warn">
      <Heading ref={heading} tabIndex={-1} className="font-semibold">
        {t("Keep these recovery codes.")}
      </Heading>
      <p>{t("Each code signs you in once without the app. The codes are not shown again.")}</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-mono select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-3">
        <CopyButton text={lines}>{t("Copy the codes")}</CopyButton>
        <Button variant="secondary" size={32} onClick={save}>
          {t("Save as a text file")}
        </Button>
      </p>
    </Notice>
  )
}

interface ProofFormProps {
  label: string
  button: string
  hasPassword: boolean
  onProof: (password: string | undefined) => Promise<void>
}

export function ProofForm({ label, button, hasPassword, onProof }: ProofFormProps) {
  const form = useForm<{ password: string }>()
  const field = fieldsOf(form, proofRules)
  const write = useWrite()

  const prove = async (password: string | undefined) => {
    await onProof(password || undefined)
    form.reset()
  }
  const submit = form.handleSubmit(({ password }) => write.run(() => prove(password)))
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button={button}
      buttonProps={{ variant: "secondary", className: "self-start" }}
    >
      {hasPassword ? <PasswordField label={label} {...field("password")} /> : null}
    </WriteForm>
  )
}

interface SecondFactorProps {
  enabled: boolean
  hasPassword: boolean
  headingLevel?: RecoveryCodesProps["headingLevel"]
}

export function SecondFactor({ enabled, hasPassword, headingLevel = "h3" }: SecondFactorProps) {
  const state = useRef<HTMLParagraphElement>(null)
  const [setup, setSetup] = useState<Awaited<ReturnType<typeof prepareSecondFactor>>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { revalidate } = useRevalidator()

  const turnOn = async (code: string) => {
    await passSecondFactor(code, "app")
    toast(t("Second factor turned on"))
    setCodes(setup?.backupCodes)
    setSetup(undefined)
    await revalidate()
  }
  const turnOff = async (password: string | undefined) => {
    await disableSecondFactor(password)
    toast(t("Second factor turned off"))
    setCodes(undefined)
    await revalidate()
    // The focused button is removed with its form.
    state.current?.focus()
  }
  return (
    <div className="flex max-w-[440px] flex-col gap-6">
      <p ref={state} tabIndex={-1} className="text-text-2">
        <Badge tone={enabled ? "brand" : "neutral"}>
          {enabled ? t("on|switch") : t("off|switch")}
        </Badge>
        <span className="ml-3">{t("A code from an app, asked for after the password.")}</span>
      </p>
      {codes ? <RecoveryCodes key={codes[0]} codes={codes} headingLevel={headingLevel} /> : null}
      {setup ? <SecondFactorSetup uri={setup.totpURI} onCode={turnOn} /> : null}
      {!enabled && !setup ? (
        <ProofForm
          label={t("Enter your password to turn it on")}
          button={t("Turn on")}
          hasPassword={hasPassword}
          onProof={async (password) => setSetup(await prepareSecondFactor(password))}
        />
      ) : null}
      {enabled ? (
        <>
          <ProofForm
            label={t("Enter your password for new recovery codes")}
            button={t("New recovery codes")}
            hasPassword={hasPassword}
            onProof={async (password) => setCodes(await renewRecoveryCodes(password))}
          />
          <ProofForm
            label={t("Enter your password to turn it off")}
            button={t("Turn off")}
            hasPassword={hasPassword}
            onProof={turnOff}
          />
        </>
      ) : null}
    </div>
  )
}
