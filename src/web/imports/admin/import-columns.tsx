import { t, translate } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { ChoicesPanel, Proposals, useChoices } from "./choices-panel.tsx"
import { type FileNames, NameSelect, SHOP_GUESS } from "./name-select.tsx"

type FileColumn = FileNames["columns"][number]
type Meaning = FileColumn["as"]
export type ColumnChoices = { heading: string; as: Meaning | null; was: Meaning | null }[]

interface ImportColumnsProps {
  names: FileNames
  /** Whether a required column is missing; the list is then open at first. */
  isNeeded: boolean
  onChoose: (columns: ColumnChoices) => Promise<void>
}

/** Shows the meaning of each column in a file and lets an administrator change it. */
export function ImportColumns({ names, isNeeded, onChoose }: ImportColumnsProps) {
  const foreign = names.columns.filter(({ isOwn }) => !isOwn)
  const storedMeaningOf = (heading: string): Meaning | null => {
    const column = foreign.find((one) => one.heading === heading)
    return column?.isChosen ? column.as : null
  }
  const { chosen, choose, save, saveProposals, busy, failure, proposalsFailure } =
    useChoices<Meaning | null>((choices) =>
      onChoose(
        Array.from(choices, ([heading, as]) => ({ heading, as, was: storedMeaningOf(heading) })),
      ),
    )
  if (foreign.length === 0) return null
  const own = names.columns.filter(({ isOwn }) => isOwn).map(({ heading }) => heading)
  const proposals = foreign.flatMap(({ heading, proposed }) =>
    proposed === undefined ? [] : [{ name: heading, proposed }],
  )
  const labels = new Map(names.meanings.map(({ name, label }) => [name, translate(label)]))
  return (
    <>
      <WriteFailureNotice failure={proposalsFailure} />
      <Proposals
        id="proposed-columns"
        title={t("Known columns of this file")}
        action={t("Use these columns")}
        proposals={proposals.map(({ name, proposed }) => ({
          name,
          proposed: labels.get(proposed) ?? proposed,
        }))}
        busy={busy}
        otherwise={t("Until you use them, these columns are read as specifications.")}
        onUse={() => saveProposals(proposals.map(({ name, proposed }) => [name, proposed]))}
      />
      <ChoicesPanel
        title={t("Columns of this file")}
        summary={t("{count} with other names", { count: formatCount(foreign.length) })}
        explanation={
          <>
            {own.length > 0
              ? `${t("Recognized by name: {names}.", { names: own.join(", ") })} `
              : null}
            {t("Your choice is remembered for future files.")}
          </>
        }
        isOpenAtFirst={isNeeded}
        action={t("Read with these columns")}
        changes={chosen.size}
        busy={busy}
        failure={failure}
        onRead={save}
      >
        <ColumnTable columns={foreign} labels={labels} chosen={chosen} onChoose={choose} />
      </ChoicesPanel>
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
      wide: true,
      cell: ({ examples }) => <span className="text-sm break-words">{examples.join(", ")}</span>,
    },
    {
      header: t("Meaning"),
      wide: true,
      cell: ({ heading, as, isChosen, proposed }) => {
        const stored = isChosen ? as : SHOP_GUESS
        const value = chosen.has(heading) ? (chosen.get(heading) ?? SHOP_GUESS) : stored
        return (
          <NameSelect
            label={t("Contents of the column {heading}", { heading })}
            value={value}
            options={[
              { value: SHOP_GUESS, label: t("Automatic: a specification") },
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
