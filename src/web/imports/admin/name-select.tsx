import { t } from "#domain/languages/translate.ts"
import type { Reply } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"

export type FileNames = Reply<"GET /import/{id}/names">
export type FileKey = FileNames["keys"][number]

/** Option value for the shop's own guess; stored as no choice. */
export const SHOP_GUESS = "\n"
/** Option value for a name without a meaning in the shop. */
const NO_MEANING = ""

export interface KeyChoice {
  as: string
  unit?: string
}

/** Choice that was stored when the key was displayed. */
export interface StoredKeyChoice {
  as: string | null
  unit: string | null
}

export const storedChoiceOf = ({
  codes,
  isChosen,
  unit,
}: Pick<FileKey, "codes" | "isChosen" | "unit">): StoredKeyChoice =>
  isChosen ? { as: codes[0] ?? NO_MEANING, unit } : { as: null, unit: null }

/** Reports whether another administrator saved a different choice in the meantime. */
export const isNamesChanged = (error: unknown): boolean =>
  isApiError(error) && error.body.code === "names_changed"

interface NameSelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** Select in a table cell; its label is for screen readers only. */
export const NameSelect = ({ label, value, options, onChange }: NameSelectProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    className="min-h-9 max-w-56 min-w-0 rounded border border-control bg-surface px-2 text-sm text-text"
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)

interface KeySelectProps {
  fileKey: Pick<FileKey, "key" | "codes" | "isChosen" | "unit">
  attributes: FileNames["attributes"]
  chosen: KeyChoice | undefined
  onChange: (choice: KeyChoice) => void
}

/** Selects for the attribute of a key, and for the unit of its numbers. */
export function KeySelect({ fileKey, attributes, chosen, onChange }: KeySelectProps) {
  const { key, codes, isChosen } = fileKey
  const unit = chosen ? chosen.unit : fileKey.unit
  const labelOf = (code: string) => attributes.find((one) => one.code === code)?.label ?? code
  if (codes.includes(key)) return <span className="text-sm">{labelOf(key)}</span>
  const guessed = codes.length === 0 ? t("Not recognized") : codes.map(labelOf).join(", ")
  const value = chosen?.as ?? (isChosen ? (codes[0] ?? NO_MEANING) : SHOP_GUESS)
  const units = attributes.find(({ code }) => code === value)?.units ?? []
  return (
    <span className="flex flex-wrap gap-2">
      <NameSelect
        label={t("Meaning of {key}", { key })}
        value={value}
        options={[
          { value: SHOP_GUESS, label: isChosen ? t("Recognize automatically") : guessed },
          { value: NO_MEANING, label: t("Keep as it is") },
          ...attributes.map(({ code, label, unit }) => ({
            value: code,
            label: unit === undefined ? label : `${label} (${unit})`,
          })),
        ]}
        onChange={(as) => onChange({ as })}
      />
      {units.length > 1 ? (
        <NameSelect
          label={t("Unit of the numbers in {key}", { key })}
          value={unit ?? units[0] ?? ""}
          options={units.map((one) => ({ value: one, label: t("in {unit}", { unit: one }) }))}
          onChange={(picked) => onChange({ as: value, unit: picked })}
        />
      ) : null}
    </span>
  )
}
