import { Link } from "react-router"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { ChoicesPanel, Proposals, useChoices } from "./choices-panel.tsx"
import {
  type FileKey,
  type FileNames,
  type KeyChoice,
  KeySelect,
  NameSelect,
  SHOP_GUESS,
  type StoredKeyChoice,
  storedChoiceOf,
} from "./name-select.tsx"

type FileCategory = FileNames["categories"][number]

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

type Choice = CategoryChoice | SpecChoice

export interface NameChoices {
  names: { category: string; key: string; as: string | null; unit?: string; was: StoredKeyChoice }[]
  categories: { name: string; as: string | null; was: string | null }[]
}

/** Returns the category under which the choices for its keys are stored. */
const vocabularyOf = ({ kind, as }: FileCategory): string => kind || as

/** Returns the name of a choice for a category, or for one of its keys. */
const choiceKey = (category: string, key?: string): string => JSON.stringify([category, key])

function choicesBody(choices: ReadonlyMap<string, Choice>): NameChoices {
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
function CategoryTable({ names, addressOf, chosen, onChoose }: CategoryTableProps) {
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
            value={chosen.get(choiceKey(name))?.as ?? was ?? SHOP_GUESS}
            options={optionsFor(category, names.shopCategories)}
            onChange={(as) => onChoose(choiceKey(name), { name, as, was })}
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
function SpecTable({ names, category, chosen, onChoose }: SpecTableProps) {
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
      cell: (fileKey) => {
        const { key } = fileKey
        const at = choiceKey(category.name, key)
        return (
          <KeySelect
            fileKey={fileKey}
            attributes={names.attributes}
            chosen={chosen.get(at)}
            onChange={(choice) =>
              onChoose(at, {
                ...choice,
                category: vocabularyOf(category),
                key,
                was: storedChoiceOf(fileKey),
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

interface ImportNamesProps {
  names: FileNames
  addressOf: (category: string) => string
  onChoose: (choices: NameChoices) => Promise<void>
}

/** Shows the meaning of names in a file and lets an administrator change it. */
export function ImportNames({ names, addressOf, onChoose }: ImportNamesProps) {
  const { chosen, choose, save, saveProposals, busy, failure, proposalsFailure } =
    useChoices<Choice>((choices) => onChoose(choicesBody(choices)))
  const shown = names.categories.find(({ name }) => name === names.shown)
  if (!shown) return null
  const proposals = names.categories.flatMap(({ name, proposed }) =>
    proposed === undefined ? [] : [{ name, proposed }],
  )
  return (
    <>
      <WriteFailureNotice failure={proposalsFailure} />
      <Proposals
        id="proposed"
        title={t("Known names for categories of this file")}
        action={t("Use these names")}
        proposals={proposals.map(({ name, proposed }) => ({
          name,
          proposed: categoryName(proposed),
        }))}
        busy={busy}
        onUse={() =>
          saveProposals(
            proposals.map(({ name, proposed }) => [
              choiceKey(name),
              { name, as: proposed, was: null },
            ]),
          )
        }
      />
      <ChoicesPanel
        title={t("Names in this file")}
        summary={summaryOf(names)}
        explanation={t(
          "Your choices are remembered for future files. Meanings of columns also apply to existing products; their categories stay.",
        )}
        action={t("Read the file again")}
        changes={chosen.size}
        busy={busy}
        failure={failure}
        onRead={save}
      >
        <CategoryTable names={names} addressOf={addressOf} chosen={chosen} onChoose={choose} />
        {names.keys.length > 0 ? (
          <>
            <h3 className="text-h3">{shown.name}</h3>
            <SpecTable names={names} category={shown} chosen={chosen} onChoose={choose} />
          </>
        ) : null}
      </ChoicesPanel>
    </>
  )
}

function summaryOf({ categories }: FileNames): string {
  const unknown = categories.reduce((sum, category) => sum + category.unknown, 0)
  return unknown === 0 ? t("All known") : t("{unknown} unknown", { unknown: formatCount(unknown) })
}
