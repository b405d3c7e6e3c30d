import type { RowMatch } from "#domain/matching/row-match.ts"
import type { ListRow, RowKind } from "./make-rows.ts"

export interface JudgedRow extends ListRow {
  match: RowMatch
}

interface Goal {
  what: string
  value: number
  unit: string
  atLeast?: number
  atMost?: number
}

const MS_PER_1000_ROWS = 1000

/** A table of the figures beside their goals, and whether one is missed. */
export function judgeRows(
  rows: readonly JudgedRow[],
  { parts, tookMs }: { parts: number; tookMs: number },
): { table: string; missed: boolean } {
  const perThousand = (1000 * tookMs) / Math.max(1, rows.length)
  const goals: Goal[] = [
    ...goalsOfKinds(rows),
    {
      what: "taken for likely and wrong",
      unit: "% of all rows",
      atMost: 1,
      value: share(
        rows,
        ({ truth, match }) => match.state === "likely" && firstOf(match) !== truth,
      ),
    },
    {
      what: `1,000 rows against ${parts.toLocaleString("en")} parts`,
      unit: "ms",
      value: perThousand,
      atMost: MS_PER_1000_ROWS,
    },
  ]
  const missed = goals.filter((goal) => !isReached(goal))
  const lines = goals.map((goal) => line(goal))
  return { table: [`${rows.length} rows`, ...lines].join("\n"), missed: missed.length > 0 }
}

function goalsOfKinds(rows: readonly JudgedRow[]): Goal[] {
  const of = (
    kind: RowKind,
    what: string,
    is: (row: JudgedRow) => boolean,
    goal: Partial<Goal>,
  ): Goal[] => {
    const these = rows.filter((row) => row.kind === kind)
    const value = share(these, is)
    return these.length === 0
      ? []
      : [{ what: `${kind} (${these.length}): ${what}`, value, unit: "%", ...goal }]
  }
  const isFirst = ({ truth, match }: JudgedRow) => firstOf(match) === truth
  const isAmong = ({ truth, match }: JudgedRow) => match.candidates.some(({ mpn }) => mpn === truth)
  const is = (state: RowMatch["state"]) => (row: JudgedRow) => row.match.state === state
  return [
    ...of("number", "exact and right", (row) => is("exact")(row) && isFirst(row), { atLeast: 100 }),
    ...of("misspelt", "first", isFirst, { atLeast: 98 }),
    ...of("misspelt", "exact", is("exact"), { atMost: 0 }),
    ...of("description", "first", isFirst, { atLeast: 88 }),
    ...of("description", "among five", isAmong, { atLeast: 98 }),
    ...of("number and another description", "first", isFirst, { atLeast: 100 }),
    ...of("number and another description", "told to disagree", disagrees, { atLeast: 100 }),
    ...of("nothing", "none", is("none"), { atLeast: 98 }),
    ...of("nothing", "likely", is("likely"), { atMost: 0 }),
  ]
}

const firstOf = ({ candidates }: RowMatch): string | null => candidates[0]?.mpn ?? null

const disagrees = ({ match }: JudgedRow): boolean => match.candidates[0]?.why.disagrees === true

const share = (rows: readonly JudgedRow[], is: (row: JudgedRow) => boolean): number =>
  (100 * rows.filter(is).length) / Math.max(1, rows.length)

const isReached = ({ value, atLeast = -Infinity, atMost = Infinity }: Goal): boolean =>
  value >= atLeast && value <= atMost

function line(goal: Goal): string {
  const { what, value, unit, atLeast, atMost } = goal
  const aim = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`
  const shown = `${value.toFixed(1)} ${unit}`
  return `${what.padEnd(60)} ${shown.padEnd(24)} ${aim.padEnd(8)} ${isReached(goal) ? "" : "MISSED"}`.trimEnd()
}
