import { useState } from "react"
import { t, translate } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { NameSelect } from "./name-tables.tsx"
import { type FileNames, GUESS, isNamesChanged } from "./names-to-say.ts"
import { Proposals } from "./proposals.tsx"

type FileColumn = FileNames["columns"][number]
type Meaning = FileColumn["as"]
export type SaidColumns = { heading: string; as: Meaning | null; was: Meaning | null }[]

interface ImportColumnsProps {
  names: FileNames
  /** Opens the list at once: a column is needed to go on. */
  isNeeded: boolean
  onSaid: (columns: SaidColumns) => Promise<void>
}

/** Shows what the columns of a file hold, and lets an administrator choose it. */
export function ImportColumns({ names, isNeeded, onSaid }: ImportColumnsProps) {
  const [isOpen, setOpen] = useState(isNeeded)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Meaning | null>>(new Map())
  const { run, busy, failure } = useWrite()
  const foreign = names.columns.filter(({ isOwn }) => !isOwn)
  if (foreign.length === 0) return null
  const own = names.columns.filter(({ isOwn }) => isOwn).map(({ heading }) => heading)
  const proposals = foreign.flatMap(({ heading, proposed }) =>
    proposed === undefined ? [] : [{ name: heading, proposed }],
  )
  const wasOf = (heading: string): Meaning | null => {
    const column = foreign.find((one) => one.heading === heading)
    return column?.isSaid ? column.as : null
  }
  const say = (columns: ReadonlyMap<string, Meaning | null>) =>
    run(
      async () => {
        await onSaid(Array.from(columns, ([heading, as]) => ({ heading, as, was: wasOf(heading) })))
        setChosen(new Map())
      },
      { rereads: true, onFailure: (error) => isNamesChanged(error) && setChosen(new Map()) },
    )
  const labels = new Map(names.meanings.map(({ name, label }) => [name, translate(label)]))
  return (
    <>
      {proposals.length > 0 ? (
        <Proposals
          id="proposed-columns"
          title={t("Known columns of this file")}
          action={t("Use these columns")}
          proposals={proposals.map(({ name, proposed }) => ({
            name,
            proposed: labels.get(proposed) ?? proposed,
          }))}
          busy={busy}
          onUse={() =>
            void say(
              // What was chosen by hand stays.
              new Map<string, Meaning | null>([
                ...proposals.map(({ name, proposed }) => [name, proposed] as const),
                ...chosen,
              ]),
            )
          }
        />
      ) : null}
      <details
        className="rounded-lg border border-border bg-surface"
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-medium">
          <span className="flex-1">{t("What the columns of this file hold")}</span>
          <span className="text-sm font-normal text-text-2">
            {t("{count} of other names", { count: formatCount(foreign.length) })}
          </span>
        </summary>
        <div className="flex flex-col gap-4 border-t border-border p-4">
          <p className="max-w-[66ch] text-sm text-text-2">
            {own.length > 0
              ? `${t("Read as they are called: {names}.", { names: own.join(", ") })} `
              : null}
            {t("Your choice is remembered for future files.")}
          </p>
          <ColumnTable
            columns={foreign}
            labels={labels}
            chosen={chosen}
            onChoose={(heading, as) => setChosen(new Map(chosen).set(heading, as))}
          />
          <WriteFailureNotice failure={failure} />
          <div className="flex flex-wrap items-center gap-3">
            <Button busy={busy} disabled={chosen.size === 0} onClick={() => void say(chosen)}>
              {t("Read the file again")}
            </Button>
            <span role="status" className="text-sm text-text-2">
              {chosen.size === 0
                ? t("Nothing changed yet")
                : t("{changes} changed, not read yet", { changes: chosen.size })}
            </span>
          </div>
        </div>
      </details>
    </>
  )
}

interface ColumnTableProps {
  columns: readonly FileColumn[]
  labels: ReadonlyMap<Meaning, string>
  chosen: ReadonlyMap<string, Meaning | null>
  onChoose: (heading: string, as: Meaning | null) => void
}

function ColumnTable({ columns, labels, chosen, onChoose }: ColumnTableProps) {
  const meanings = [...labels.keys()]
  const table: Column<FileColumn>[] = [
    {
      header: t("Column"),
      namesRow: true,
      cell: ({ heading }) => <span className="break-words">{heading}</span>,
    },
    { header: t("Rows"), numeric: true, narrow: true, cell: ({ rows }) => formatCount(rows) },
    {
      header: t("For example"),
      cell: ({ examples }) => <span className="text-sm break-words">{examples.join(", ")}</span>,
    },
    {
      header: t("Taken for"),
      cell: ({ heading, as, isSaid, proposed }) => {
        const said = isSaid ? as : GUESS
        const value = chosen.has(heading) ? (chosen.get(heading) ?? GUESS) : said
        return (
          <NameSelect
            label={t("What the column {heading} holds", { heading })}
            value={value}
            options={[
              { value: GUESS, label: t("As the shop reads it: a spec") },
              ...meanings.map((name) => ({
                value: name,
                label:
                  name === proposed
                    ? t("{proposed}, proposed", { proposed: labels.get(name) ?? name })
                    : (labels.get(name) ?? name),
              })),
            ]}
            onChange={(picked) =>
              onChoose(heading, meanings.find((name) => name === picked) ?? null)
            }
          />
        )
      },
    },
  ]
  return (
    <DataTable
      caption={t("Columns of the file")}
      columns={table}
      rows={columns}
      rowKey={({ heading }) => heading}
      compact
    />
  )
}
