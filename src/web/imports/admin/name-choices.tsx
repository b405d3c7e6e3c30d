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

export interface CategoryChoice {
  as: string
  was: string | null
}

export interface SpecChoice extends KeyChoice {
  category: string
  key: string
  was: StoredKeyChoice
}

/** Unsaved choices, by category name, and by category and key. */
export interface Choices {
  categories: ReadonlyMap<string, CategoryChoice>
  keys: ReadonlyMap<string, SpecChoice>
}

export const noChoices: Choices = { categories: new Map(), keys: new Map() }

export interface NameChoices {
  names: { category: string; key: string; as: string | null; unit?: string; was: StoredKeyChoice }[]
  categories: { name: string; as: string | null; was: string | null }[]
}

/** Returns the category under which the choices for its keys are stored. */
const kindOf = ({ kind, as }: FileCategory): string => kind || as

const keyOf = (category: string, key: string): string => JSON.stringify([category, key])

export const choicesBody = ({ categories, keys }: Choices): NameChoices => ({
  categories: Array.from(categories, ([name, { as, was }]) => ({
    name,
    as: as === SHOP_GUESS ? null : as,
    was,
  })),
  names: Array.from(keys.values(), ({ as, ...name }) => ({
    ...name,
    as: as === SHOP_GUESS ? null : as,
  })),
})

interface CategoryTableProps {
  names: FileNames
  addressOf: (category: string) => string
  chosen: Choices["categories"]
  onChoose: (name: string, choice: CategoryChoice) => void
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
        const was = category.isChosen ? category.as : null
        return (
          <NameSelect
            label={t("Category of {name} in this shop", { name: category.name })}
            value={chosen.get(category.name)?.as ?? was ?? SHOP_GUESS}
            options={optionsFor(category, names.shopCategories)}
            onChange={(as) => onChoose(category.name, { as, was })}
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

interface SpecTableProps {
  names: FileNames
  category: FileCategory
  chosen: Choices["keys"]
  onChoose: (key: string, choice: SpecChoice) => void
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
  given: Pick<FileKey, "key" | "codes" | "isChosen">
  attributes: FileNames["attributes"]
  chosen: KeyChoice | undefined
  onChange: (choice: KeyChoice) => void
}

/** Selects for the attribute of a key, and for the unit of its numbers. */
export function KeySelect({ given, attributes, chosen, onChange }: KeySelectProps) {
  const { key, codes, isChosen } = given
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
      {chosen && units.length > 1 ? (
        <NameSelect
          label={t("Unit of the numbers in {key}", { key })}
          value={chosen.unit ?? units[0] ?? ""}
          options={units.map((unit) => ({ value: unit, label: t("in {unit}", { unit }) }))}
          onChange={(unit) => onChange({ as: value, unit })}
        />
      ) : null}
    </span>
  )
}
