import { Link } from "react-router"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

export type FileNames = Reply<"GET /import/{id}/names">
export type FileKey = FileNames["keys"][number]
type FileCategory = FileNames["categories"][number]

/** Option value for the shop's own guess; stored as no choice. */
export const SHOP_GUESS = "\n"
/** Option value for a name without a meaning in the shop. */
const NO_MEANING = ""

export interface KeyChoice {
  as: string
  unit?: string
}

/** Choice that was stored when the key was displayed. */
interface StoredKeyChoice {
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

interface CategoryChoice {
  name: string
  as: string
  was: string | null
}

interface SpecChoice extends KeyChoice {
  category: string
  key: string
  was: StoredKeyChoice
}

export type Choice = CategoryChoice | SpecChoice

export interface NameChoices {
  names: { category: string; key: string; as: string | null; unit?: string; was: StoredKeyChoice }[]
  categories: { name: string; as: string | null; was: string | null }[]
}

/** Returns the category under which the choices for its keys are stored. */
const kindOf = ({ kind, as }: FileCategory): string => kind || as

/** Returns the name of a choice for a category, or for one of its keys. */
export const keyOf = (category: string, key?: string): string => JSON.stringify([category, key])

export function choicesBody(choices: ReadonlyMap<string, Choice>): NameChoices {
  const body: NameChoices = { categories: [], names: [] }
  for (const choice of choices.values()) {
    const as = choice.as === SHOP_GUESS ? null : choice.as
    if ("key" in choice) body.names.push({ ...choice, as })
    else body.categories.push({ ...choice, as })
  }
  return body
}

interface ChoiceProps {
  names: FileNames
  chosen: ReadonlyMap<string, Choice>
  onChoose: (name: string, choice: Choice) => void
}

interface CategoryTableProps extends ChoiceProps {
  addressOf: (category: string) => string
}

/** Categories of the file, with the shop's category that each one means. */
export function CategoryTable({ names, addressOf, chosen, onChoose }: CategoryTableProps) {
  const columns: Column<FileCategory>[] = [
    {
      header: t("Category"),
      namesRow: true,
      cell: ({ name }) => (
        <Link
          to={addressOf(name)}
          preventScrollReset
          aria-current={name === names.shown ? "true" : undefined}
          className="inline-flex min-h-6 items-center underline underline-offset-2 aria-[current]:font-semibold"
        >
          {name}
        </Link>
      ),
    },
    { header: t("Rows"), numeric: true, narrow: true, cell: ({ rows }) => formatCount(rows) },
    {
      header: t("In this shop"),
      wide: true,
      cell: (category) => {
        const { name } = category
        const was = category.isChosen ? category.as : null
        return (
          <NameSelect
            label={t("Category of {name} in this shop", { name })}
            value={chosen.get(keyOf(name))?.as ?? was ?? SHOP_GUESS}
            options={optionsFor(category, names.shopCategories)}
            onChange={(as) => onChoose(keyOf(name), { name, as, was })}
          />
        )
      },
    },
    {
      header: t("Read as"),
      cell: ({ kind }) => categoryName(kind) || <span className="text-text-3">{t("unknown")}</span>,
    },
    {
      header: t("Unknown specs"),
      numeric: true,
      narrow: true,
      cell: ({ unknown }) => (unknown > 0 ? formatCount(unknown) : "–"),
    },
  ]
  return (
    <DataTable
      caption={t("Categories of the file")}
      columns={columns}
      rows={names.categories}
      rowKey={({ name }) => name}
      compact
    />
  )
}

const optionsFor = ({ name, proposed }: FileCategory, shopCategories: readonly string[]) => [
  { value: SHOP_GUESS, label: t("{name}, as in the file", { name }) },
  ...(proposed === undefined
    ? []
    : [
        { value: proposed, label: t("{proposed}, proposed", { proposed: categoryName(proposed) }) },
      ]),
  ...shopCategories
    .filter((one) => one !== name && one !== proposed)
    .map((one) => ({ value: one, label: categoryName(one) })),
]

interface SpecTableProps extends ChoiceProps {
  category: FileCategory
}

/** Spec keys of a category, with the attribute that each one means. */
export function SpecTable({ names, category, chosen, onChoose }: SpecTableProps) {
  const columns: Column<FileKey>[] = [
    {
      header: t("Spec"),
      namesRow: true,
      cell: ({ key }) => <span className="font-mono text-mono break-all">{key}</span>,
    },
    { header: t("Rows"), numeric: true, narrow: true, cell: ({ rows }) => formatCount(rows) },
    {
      header: t("Not read"),
      numeric: true,
      narrow: true,
      cell: ({ unread }) => (unread > 0 ? formatCount(unread) : "–"),
    },
    {
      header: t("For example"),
      wide: true,
      cell: ({ examples }) => <span className="text-sm break-words">{examples.join(", ")}</span>,
    },
    {
      header: t("Meaning"),
      wide: true,
      cell: (given) => {
        const { key } = given
        const at = keyOf(category.name, key)
        return (
          <KeySelect
            given={given}
            attributes={names.attributes}
            chosen={chosen.get(at)}
            onChange={(choice) =>
              onChoose(at, {
                ...choice,
                category: kindOf(category),
                key,
                was: storedChoiceOf(given),
              })
            }
          />
        )
      },
    },
  ]
  return (
    <DataTable
      caption={t("Specs of {name}", { name: category.name })}
      columns={columns}
      rows={names.keys}
      rowKey={({ key }) => key}
      compact
    />
  )
}

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
  given: Pick<FileKey, "key" | "codes" | "isChosen" | "unit">
  attributes: FileNames["attributes"]
  chosen: KeyChoice | undefined
  onChange: (choice: KeyChoice) => void
}

/** Selects for the attribute of a key, and for the unit of its numbers. */
export function KeySelect({ given, attributes, chosen, onChange }: KeySelectProps) {
  const { key, codes, isChosen } = given
  const unit = chosen ? chosen.unit : given.unit
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
