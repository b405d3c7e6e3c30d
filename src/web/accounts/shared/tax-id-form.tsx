import { useForm } from "react-hook-form"
import { formatPerLanguage } from "#domain/languages/languages.ts"
import { t, translated } from "#domain/languages/translate.ts"
import { countryName, euMembers } from "#domain/shop/places.ts"
import { NORTHERN_IRELAND } from "#domain/tax/tax-rate.ts"
import type { Reply } from "#web/api/api.ts"
import { messagesOf } from "#web/forms/field-errors.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { RetryNotice } from "#web/ui/feedback/notice.tsx"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { SelectField, TextField } from "#web/ui/form/field.tsx"
import { useCountry } from "./address-form.tsx"

const countries = formatPerLanguage(({ locale }) =>
  [...euMembers, NORTHERN_IRELAND, "GB", "US"]
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale)),
)

const empty = { country: "", region: "", number: "", validUntil: "" }

const addedText = translated({
  valid: "Tax id added: it is valid.",
  waiting: "Tax id added. It applies once it has been checked.",
  invalid: "Tax id added, but the tax authority does not recognize this number.",
})

interface TaxIdFormProps {
  onAdd: (body: typeof empty) => Promise<Pick<Reply<"POST /tax-id">, "state">>
  onSaved: (sentence: string) => Promise<void>
  onClose: () => void
}

/** Form that adds a VAT number or, for the United States, a state's exemption certificate. */
export function TaxIdForm({ onAdd, onSaved, onClose }: TaxIdFormProps) {
  const form = useForm({ shouldFocusError: false, defaultValues: empty })
  const write = useWrite()
  const { errors, submitCount } = form.formState
  const field = fieldsOf(form, {})
  const isCertificate = form.watch("country") === "US"
  const submit = form.handleSubmit((body) =>
    write.run(
      async () => {
        const { state } = await onAdd(body)
        await onSaved(addedText[state])
      },
      { form },
    ),
  )
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button={t("Add tax id")}
      buttonProps={{ className: "self-start" }}
      className="flex max-w-[440px] flex-col gap-5"
    >
      <ErrorSummary errors={messagesOf(errors, Object.keys(empty))} attempt={submitCount} />
      <SelectField
        label={t("Country")}
        options={[{ value: "", label: t("Choose") }, ...countries()]}
        {...field("country")}
      />
      {isCertificate ? <StateField {...field("region")} /> : null}
      <TextField
        label={isCertificate ? t("Certificate number") : t("VAT number")}
        autoComplete="off"
        maxLength={40}
        {...field("number")}
      />
      {isCertificate ? (
        <TextField
          label={t("Valid until (optional)")}
          hint={t("The last day on which it is valid, such as 2027-12-31.")}
          autoComplete="off"
          {...field("validUntil")}
        />
      ) : null}
      <Button variant="link" className="self-start" onClick={onClose}>
        {t("Cancel")}
      </Button>
    </WriteForm>
  )
}

type StateFieldProps = Omit<Parameters<typeof SelectField>[0], "label" | "options">

function StateField(props: StateFieldProps) {
  const { country, failed, retry } = useCountry("US")
  if (failed)
    return <RetryNotice retry={retry}>{t("The list of states could not be loaded.")}</RetryNotice>
  const states = country?.fields.find(({ name }) => name === "region")?.options ?? []
  return (
    <SelectField
      label={t("State|region")}
      options={[{ value: "", label: t("Choose") }, ...states]}
      {...props}
    />
  )
}
