import { useState } from "react"
import { Link } from "react-router"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import {
  type FileKey,
  isNamesChanged,
  type KeyChoice,
  KeySelect,
  SHOP_GUESS,
  storedChoiceOf,
} from "#web/imports/admin/name-select.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

interface NamedKey extends Pick<FileKey, "key" | "codes" | "isChosen" | "unit"> {
  parts: number
  examples: string[]
}

function namedKeys(
  category: string,
  { kind, keys }: Reply<"GET /vocabulary/use">,
  names: Reply<"GET /vocabulary/own">["names"],
): NamedKey[] {
  const stored = new Map(
    names.filter((one) => one.category === (kind || category)).map((one) => [one.key, one]),
  )
  const partKeys = keys.map((one) => ({
    ...one,
    codes: codesOf(stored.get(one.key)) ?? one.codes,
    isChosen: stored.has(one.key),
    unit: stored.get(one.key)?.unit ?? null,
  }))
  const found = new Set(keys.map(({ key }) => key))
  const unusedNames = [...stored.values()].filter(({ key }) => !found.has(key))
  return [
    ...partKeys,
    ...unusedNames.map((one) => ({
      key: one.key,
      codes: codesOf(one) ?? [],
      isChosen: true,
      unit: one.unit,
      parts: 0,
      examples: [],
    })),
  ]
}

const codesOf = (name: { code: string | null } | undefined): string[] | undefined =>
  name && (name.code === null ? [] : [name.code])

interface NamesTableProps {
  category: string
  use: Reply<"GET /vocabulary/use">
  own: Reply<"GET /vocabulary/own">
}

export function NamesTable({ category, use, own }: NamesTableProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, KeyChoice>>(new Map())
  const { run, busy, failure } = useWrite()
  const rows = namedKeys(category, use, own.names)
  const choose = (key: string, choice: KeyChoice) =>
    setChoices((now) => new Map(now).set(key, choice))
  const save = () => {
    const names = rows.flatMap((row) => {
      const chosen = choices.get(row.key)
      if (!chosen) return []
      const as = chosen.as === SHOP_GUESS ? null : chosen.as
      const was = storedChoiceOf(row)
      return [{ ...chosen, category: use.kind || category, key: row.key, as, was }]
    })
    return run(
      async () => {
        await browserApi("PUT /vocabulary/names", { body: { names } })
        // Choices that were made meanwhile stay for the next save.
        setChoices((now) => new Map([...now].filter(([key, one]) => choices.get(key) !== one)))
      },
      {
        done: plural(names.length, "Name saved", "{count} names saved"),
        reloadOnRefusal: true,
        onFailure: (error) => isNamesChanged(error) && setChoices(new Map()),
      },
    )
  }
  if (rows.length === 0)
    return <p className="text-[0.9375rem] text-text-2">{t("All product attributes are known.")}</p>
  return (
    <div className="flex flex-col gap-4">
      <DataTable
        caption={t("Keys of {category} outside the vocabulary", {
          category: categoryName(category),
        })}
        columns={columnsOf(category, (row) => (
          <KeySelect
            fileKey={row}
            attributes={use.attributes}
            chosen={choices.get(row.key)}
            onChange={(choice) => choose(row.key, choice)}
          />
        ))}
        rows={rows}
        rowKey={({ key }) => key}
        compact
      />
      <WriteFailureNotice failure={failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={busy} disabled={choices.size === 0} onClick={() => void save()}>
          {t("Remember")}
        </Button>
        <span role="status" className="text-sm text-text-2">
          {choices.size === 0
            ? t("Nothing changed yet")
            : t("{choices} changed, not saved yet", { choices: choices.size })}
        </span>
      </div>
    </div>
  )
}

const columnsOf = (
  category: string,
  select: (row: NamedKey) => React.ReactNode,
): Column<NamedKey>[] => [
  {
    header: t("Key"),
    namesRow: true,
    cell: ({ key, isChosen, codes, parts }) => (
      <span className="flex min-w-32 flex-wrap items-center gap-2">
        <span className="font-mono text-mono break-all">{key}</span>
        {isChosen ? <Badge>{t("remembered")}</Badge> : null}
        {codes.length > 0 && parts > 0 ? <Badge tone="warn">{t("not read")}</Badge> : null}
      </span>
    ),
  },
  {
    header: t("Products"),
    numeric: true,
    narrow: true,
    cell: ({ parts }) => (parts > 0 ? formatCount(parts) : "–"),
  },
  {
    header: t("For example"),
    cell: ({ examples }) => (
      <span className="text-sm break-words text-text-2">{examples.join(", ")}</span>
    ),
  },
  { header: t("Meaning"), cell: select },
  {
    header: t("New attribute"),
    narrow: true,
    cell: ({ key, isChosen }) =>
      isChosen ? null : (
        <Link
          to={paths.attribute({ category, key })}
          className="inline-flex min-h-8 items-center font-medium whitespace-nowrap text-brand underline underline-offset-2"
        >
          {t("Create attribute")}
          <span className="sr-only"> {t("from {key}", { key })}</span>
        </Link>
      ),
  },
]
