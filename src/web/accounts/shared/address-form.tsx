import { useCallback, useEffect, useRef, useState } from "react"
import { type UseFormReturn, useForm } from "react-hook-form"
import { t } from "#domain/languages/translate.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { messagesOf } from "#web/forms/field-errors.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { useSite } from "#web/navigation/site.ts"
import { Button } from "#web/ui/button.tsx"
import { RetryNotice } from "#web/ui/feedback/notice.tsx"
import { Spinner } from "#web/ui/feedback/spinner.tsx"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { SelectField, TextArea, TextField } from "#web/ui/form/field.tsx"

type Country = Reply<"GET /country/{code}">

/** Loads the list of countries and the address format of one country; both are undefined until loaded. */
export function useCountry(code: string) {
  const [countries, setCountries] = useState<Reply<"GET /country">>()
  const [country, setCountry] = useState<Country>()
  const [failed, setFailed] = useState(false)
  const list = useRef<Reply<"GET /country">>(undefined)
  const latest = useRef(code)
  const load = useCallback(async () => {
    latest.current = code
    try {
      const [all, found] = await Promise.all([
        list.current ?? browserApi("GET /country"),
        browserApi("GET /country/{code}", { params: { code } }),
      ])
      list.current = all
      setCountries(all)
      if (latest.current !== code) return
      setCountry(found)
      setFailed(false)
    } catch {
      if (latest.current === code) setFailed(true)
    }
  }, [code])
  useEffect(() => void load(), [load])
  return { countries, country, failed, retry: () => void load() }
}

export type Address = Reply<"GET /address">[number]
type AddressFields = Omit<Address, "_id" | "lines">

const browserCountry = (): string => /-([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? "US"

const empty: Omit<AddressFields, "country"> = {
  label: "",
  name: "",
  company: "",
  street: "",
  district: "",
  city: "",
  region: "",
  postalCode: "",
  phone: "",
  default: false,
}

interface AddressFormProps {
  address: Address | undefined
  name: string
  /** Purpose of the address; selects the autocomplete tokens of the fields. */
  purpose?: "shipping" | "billing"
  /** Adds the address elsewhere; by default to the user's own account. */
  onAdd?: (body: AddressFields, headers: Record<string, string>) => Promise<{ insertedId: string }>
  onSaved: (sentence: string, id: string) => Promise<void>
  /** Undefined if the form cannot be closed. */
  onClose: (() => void) | undefined
}

export function AddressForm({
  address,
  name,
  purpose,
  onAdd = addOwn,
  onSaved,
  onClose,
}: AddressFormProps) {
  const { country: shopCountry } = useSite()
  const form = useForm<AddressFields>({
    shouldFocusError: false,
    defaultValues: address ?? { ...empty, name, country: shopCountry ?? browserCountry() },
  })
  const write = useWrite()
  const attempt = useIdempotencyKeys()
  const { countries, country, failed, retry } = useCountry(form.watch("country"))
  const { errors, submitCount } = form.formState

  const save = async (body: AddressFields) => {
    if (address) {
      await browserApi("PUT /address/{id}", { params: { id: address._id }, body })
      return onSaved(t("Address changed."), address._id)
    }
    const headers = attempt.headersFor(body)
    const { insertedId } = await onAdd(body, headers)
    return onSaved(t("Address added."), insertedId)
  }
  const submit = form.handleSubmit((values) => write.run(() => save(values), { form }))
  if (failed)
    return (
      <RetryNotice retry={retry}>{t("The list of countries could not be loaded.")}</RetryNotice>
    )
  if (!countries || !country) return <Spinner />
  const names = ["country", ...country.fields.map((field) => field.name)]
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button={address ? t("Save address") : t("Add address")}
      beside={
        onClose ? (
          <Button variant="link" onClick={onClose}>
            {t("Cancel")}
          </Button>
        ) : undefined
      }
      className="flex max-w-lg flex-col gap-5"
    >
      <ErrorSummary errors={messagesOf(errors, names)} attempt={submitCount} />
      <SelectField
        label={t("Country")}
        options={countries.map(({ code, name: label }) => ({ value: code, label }))}
        autoComplete={tokenFor(purpose, "country")}
        {...form.register("country", { onChange: () => form.setValue("region", "") })}
        error={errors.country?.message}
      />
      <div className="grid grid-cols-1 items-start gap-5 two:grid-cols-2">
        <CountryFields key={country.code} country={country} form={form} purpose={purpose} />
        <TextField
          label={t("Phone")}
          type="tel"
          autoComplete={tokenFor(purpose, "tel")}
          {...fieldsOf(form, {})("phone")}
        />
      </div>
      <TextField
        label={t("Label")}
        hint={t("Optional. A name for this address, such as Warehouse.")}
        autoComplete="off"
        maxLength={60}
        {...fieldsOf(form, {})("label")}
      />
      {address?.default ? null : (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-5 accent-brand" {...form.register("default")} />
          {t("Use as the default address")}
        </label>
      )}
    </WriteForm>
  )
}

const addOwn: NonNullable<AddressFormProps["onAdd"]> = (body, headers) =>
  browserApi("POST /address", { body }, { headers })

type Purpose = AddressFormProps["purpose"]

/** Returns the autocomplete token, such as `street-address` or `billing street-address`. */
const tokenFor = (purpose: Purpose, token: string): string =>
  purpose ? `${purpose} ${token}` : token

const autocompleteTokens = {
  name: "name",
  company: "organization",
  street: "street-address",
  district: "address-level3",
  city: "address-level2",
  region: "address-level1",
  postalCode: "postal-code",
}

interface CountryFieldsProps {
  country: Country
  form: UseFormReturn<AddressFields>
  purpose: Purpose
}

function CountryFields({ country, form, purpose }: CountryFieldsProps) {
  const field = fieldsOf(form, {})
  return country.fields.map(({ name, label, required, options, example }) => {
    const shared = {
      label: required ? label : `${label} ${t("(optional)")}`,
      autoComplete: tokenFor(purpose, autocompleteTokens[name]),
      ...field(name),
      "aria-required": required || undefined,
    }
    if (name === "street")
      return (
        <div key={name} className="col-span-full">
          <TextArea rows={2} {...shared} />
        </div>
      )
    if (!options)
      return (
        <TextField key={name} hint={example && t("Such as {example}", { example })} {...shared} />
      )
    const choices = [{ value: "", label: t("Choose") }, ...options]
    return <SelectField key={name} options={choices} {...shared} />
  })
}
