import { type FileKey, type FileNames, GUESS, KEPT, type SaidKey } from "./names-to-say.ts"

interface NameSelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A choice in a cell of a table, named for whoever hears it. */
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
  given: Pick<FileKey, "key" | "codes" | "isSaid">
  attributes: FileNames["attributes"]
  chosen: SaidKey | undefined
  onChange: (said: SaidKey) => void
}

/** What a key is taken for, and what its numbers are in. */
export function KeySelect({ given, attributes, chosen, onChange }: KeySelectProps) {
  const { key, codes, isSaid } = given
  const labelOf = (code: string) => attributes.find((one) => one.code === code)?.label ?? code
  if (codes.includes(key)) return <span className="text-sm">{labelOf(key)}</span>
  const guessed = codes.length === 0 ? "Nothing known" : codes.map(labelOf).join(", ")
  const value = chosen?.as ?? (isSaid ? (codes[0] ?? KEPT) : GUESS)
  const units = attributes.find(({ code }) => code === value)?.units ?? []
  return (
    <span className="flex flex-wrap gap-2">
      <NameSelect
        label={`What ${key} is taken for`}
        value={value}
        options={[
          { value: GUESS, label: isSaid ? "As the shop guesses" : guessed },
          { value: KEPT, label: "Keep as it is" },
          ...attributes.map(({ code, label, unit }) => ({
            value: code,
            label: unit === undefined ? label : `${label} (${unit})`,
          })),
        ]}
        onChange={(as) => onChange({ as })}
      />
      {chosen && units.length > 1 ? (
        <NameSelect
          label={`What numbers of ${key} are in`}
          value={chosen.unit ?? units[0] ?? ""}
          options={units.map((unit) => ({ value: unit, label: `in ${unit}` }))}
          onChange={(unit) => onChange({ as: value, unit })}
        />
      ) : null}
    </span>
  )
}
