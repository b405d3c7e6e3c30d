import { useState } from "react"
import { Link } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { KeySelect, NameSelect } from "./name-selects.tsx"
import {
  type FileCategory,
  type FileKey,
  type FileNames,
  GUESS,
  keyOf,
  kindOf,
  type SaidNames,
  seenOf,
} from "./names-to-say.ts"
import { useNameChoices } from "./use-name-choices.ts"

interface ImportNamesProps {
  names: FileNames
  addressOf: (category: string) => string
  onSaid: (said: SaidNames) => Promise<void>
}

/** What the file calls its categories and specs, what each was taken for, and what it is to be taken for. */
export function ImportNames({ names, addressOf, onSaid }: ImportNamesProps) {
  const [isOpen, setOpen] = useState(false)
  const { choices, chooseCategory, chooseKey, say, busy, failure } = useNameChoices(onSaid)
  const shown = names.categories.find(({ name }) => name === names.shown)
  if (!shown) return null
  const changes = choices.categories.size + choices.keys.size
  const columns = categoryColumns(shown, addressOf, (category) => (
    <NameSelect
      label={`What ${category.name} is in this shop`}
      value={choices.categories.get(category.name)?.as ?? (category.isSaid ? category.as : GUESS)}
      options={categoryOptions(category, names.ours)}
      onChange={(as) =>
        chooseCategory(category.name, { as, was: category.isSaid ? category.as : null })
      }
    />
  ))
  const ofKeys = keyColumns((key) => (
    <KeySelect
      given={key}
      attributes={names.attributes}
      chosen={choices.keys.get(keyOf(shown.name, key.key))}
      onChange={(said) =>
        chooseKey(keyOf(shown.name, key.key), {
          ...said,
          ...{ category: kindOf(shown), key: key.key, was: seenOf(key) },
        })
      }
    />
  ))
  return (
    <details
      className="rounded-lg border border-border bg-surface"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-medium">
        <span className="flex-1">What things are called in this file</span>
        <span className="text-sm font-normal text-text-2">{summaryOf(names)}</span>
      </summary>
      <div className="flex flex-col gap-4 border-t border-border p-4">
        <p className="max-w-[66ch] text-sm text-text-2">
          What you choose is remembered for files to come, and holds for products that are there.
        </p>
        <DataTable
          caption="Categories of the file"
          columns={columns}
          rows={names.categories}
          rowKey={({ name }) => name}
          compact
        />
        {names.keys.length > 0 ? (
          <>
            <h3 className="text-h3">{shown.name}</h3>
            <DataTable
              caption={`Specs of ${shown.name}`}
              columns={ofKeys}
              rows={names.keys}
              rowKey={({ key }) => key}
              compact
            />
          </>
        ) : null}
        <WriteFailureNotice failure={failure} />
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={busy} disabled={changes === 0} onClick={() => void say()}>
            Read the file again
          </Button>
          <span role="status" className="text-sm text-text-2">
            {changes === 0 ? "Nothing changed yet" : `${changes} changed, not read yet`}
          </span>
        </div>
      </div>
    </details>
  )
}

function summaryOf({ categories }: FileNames): string {
  const unknown = categories.reduce((sum, category) => sum + category.unknown, 0)
  return unknown === 0 ? "All known" : `${formatCount(unknown)} unknown`
}

const categoryOptions = ({ name }: FileCategory, ours: readonly string[]) => [
  { value: GUESS, label: `${name}, as it comes` },
  ...ours.filter((one) => one !== name).map((one) => ({ value: one, label: one })),
]

const categoryColumns = (
  shown: FileCategory,
  addressOf: (category: string) => string,
  select: (category: FileCategory) => React.ReactNode,
): Column<FileCategory>[] => [
  {
    header: "Category",
    namesRow: true,
    cell: ({ name }) => (
      <Link
        to={addressOf(name)}
        preventScrollReset
        aria-current={name === shown.name ? "true" : undefined}
        className="inline-flex min-h-6 items-center underline underline-offset-2 aria-[current]:font-semibold"
      >
        {name}
      </Link>
    ),
  },
  { header: "Rows", numeric: true, narrow: true, cell: ({ rows }) => formatCount(rows) },
  { header: "In this shop", cell: select },
  { header: "Read as", cell: ({ kind }) => kind || <span className="text-text-3">unknown</span> },
  {
    header: "Unknown specs",
    numeric: true,
    narrow: true,
    cell: ({ unknown }) => (unknown > 0 ? formatCount(unknown) : "–"),
  },
]

const keyColumns = (select: (key: FileKey) => React.ReactNode): Column<FileKey>[] => [
  {
    header: "Spec",
    namesRow: true,
    cell: ({ key }) => <span className="font-mono text-mono break-all">{key}</span>,
  },
  { header: "Rows", numeric: true, narrow: true, cell: ({ rows }) => formatCount(rows) },
  {
    header: "Not read",
    numeric: true,
    narrow: true,
    cell: ({ unread }) => (unread > 0 ? formatCount(unread) : "–"),
  },
  {
    header: "For example",
    cell: ({ examples }) => <span className="text-sm break-words">{examples.join(", ")}</span>,
  },
  { header: "Taken for", cell: select },
]
