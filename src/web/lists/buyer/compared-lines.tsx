import { partNumber } from "#domain/catalogue/part-number.ts"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { PartsList } from "./list-line.ts"

type Compared = NonNullable<PartsList["compared"]>
type Difference = Compared["lines"][number]
type Side = NonNullable<Difference["after"]>

const words = { added: "Added", gone: "Gone", changed: "Changed" }

/** What this revision has otherwise than another, both priced now. */
export function ComparedLines({ list, compared }: { list: PartsList; compared: Compared }) {
  const { revision, total, costPerBuild, lines } = compared
  return (
    <section aria-labelledby="compared" className="flex flex-col gap-3">
      <h2 id="compared" className="text-h3">
        {`Revision ${list.revision} beside revision ${revision}`}
      </h2>
      <p className="text-text-2 tabular-nums">
        {`${planChange(list, revision)}${beside("in all", list.total, total)} · ${beside("per build", list.costPerBuild, costPerBuild)}, both at the prices of now.`}
      </p>
      {lines.length === 0 ? (
        <p>The lines are the same.</p>
      ) : (
        <DataTable
          caption="What is otherwise"
          columns={columns}
          rows={lines}
          rowKey={(line) => sideOf(line)?.partId ?? ""}
          look="table-cards list-compared"
        />
      )}
    </section>
  )
}

/** `40 builds, was 30 · ` */
function planChange({ revisions, builds, spares }: PartsList, other: number): string {
  const before = revisions.find(({ revision }) => revision === other)
  const changes = [
    before &&
      before.builds !== builds &&
      `${formatCount(builds)} builds, was ${formatCount(before.builds)}`,
    before && before.spares !== spares && `${spares} % spares, was ${before.spares} %`,
  ]
  return changes.flatMap((change) => (change ? `${change} · ` : [])).join("")
}

const beside = (what: string, now: number, before: number): string =>
  now === before
    ? `${formatPrice(now)} ${what}, as before`
    : `${formatPrice(now)} ${what}, was ${formatPrice(before)}`

const sideOf = ({ after, before }: Difference): Side | undefined => after ?? before

const columns: Column<Difference>[] = [
  {
    header: "Change",
    className: "compared-change",
    cell: ({ change }) => <span className={`list-change list-${change}`}>{words[change]}</span>,
  },
  {
    header: "Part",
    namesRow: true,
    cell: (line) => {
      const part = sideOf(line)
      return (
        <>
          {part?.name}{" "}
          <span className="block font-mono text-mono font-normal text-text-3">
            {part && partNumber(part)}
          </span>
        </>
      )
    },
  },
  numbers("Per build", (side) => side.quantity, formatCount),
  numbers("Needed", (side) => side.needed, formatCount),
  numbers("Total", (side) => ("total" in side ? side.total : undefined), formatPrice),
  {
    header: "Available",
    numeric: true,
    className: "compared-available",
    cell: (line) => {
      const side = sideOf(line)
      return side && "availableQuantity" in side ? formatCount(side.availableQuantity) : "–"
    },
  },
]

/** A number of both sides: `3, was 2` where they differ. */
function numbers(
  header: string,
  of: (side: Side) => number | undefined,
  format: (value: number) => string,
): Column<Difference> {
  const told = (side: Side | undefined) => {
    const value = side && of(side)
    return value === undefined ? "–" : format(value)
  }
  return {
    header,
    numeric: true,
    className: `compared-${header.toLowerCase().replace(" ", "-")}`,
    cell: ({ change, before, after }) => {
      const was = told(before)
      const is = told(after)
      if (change !== "changed" || was === is) return told(after ?? before)
      return (
        <>
          {is}
          <span className="block text-xs text-text-2">was {was}</span>
        </>
      )
    },
  }
}
