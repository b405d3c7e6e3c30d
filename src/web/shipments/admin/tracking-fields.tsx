import { useEffect, useId, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { fieldErrorsOf, type WriteFailure } from "#web/forms/use-write.ts"
import { TextField } from "#web/ui/form/field.tsx"

export interface TrackingValues {
  carrier: string
  trackingNumber: string
  trackingUrl: string
}

/** Returns the errors of these fields, or else the failure to show beside the button. */
export function trackingErrors(failure: WriteFailure | undefined) {
  const { carrier, trackingNumber, trackingUrl } = fieldErrorsOf(failure?.error)
  const hasFieldError = Boolean(carrier || trackingNumber || trackingUrl)
  return {
    errors: { carrier, trackingNumber, trackingUrl },
    rest: hasFieldError ? undefined : failure,
  }
}

interface TrackingFieldsProps {
  values: TrackingValues
  errors: Readonly<Partial<Record<keyof TrackingValues, string | undefined>>>
  onType: (changes: Partial<TrackingValues>) => void
}

export function TrackingFields({ values, errors, onType }: TrackingFieldsProps) {
  const list = useId()
  const carriers = useCarriers()
  const field = (name: keyof TrackingValues) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  })
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label={t("Carrier")} list={list} maxLength={60} {...field("carrier")} />
        <TextField label={t("Tracking number")} maxLength={60} {...field("trackingNumber")} />
      </div>
      <datalist id={list}>
        {carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={t("Tracking link")}
        type="url"
        hint={t("If empty, the carrier's link from the settings is used.")}
        maxLength={500}
        {...field("trackingUrl")}
      />
    </>
  )
}

/** Loads the configured carriers; empty on failure, because any carrier can be typed. */
function useCarriers(): readonly string[] {
  const [carriers, setCarriers] = useState<readonly string[]>([])
  useEffect(() => {
    browserApi("GET /settings/shipping")
      .then(({ settings }) => setCarriers(settings.carriers.map(({ name }) => name)))
      .catch(() => {})
  }, [])
  return carriers
}
