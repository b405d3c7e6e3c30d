import { alignColumns } from "../bench/figure.ts"

export interface Figure {
  /** Number of the goal in docs/reliability.md that it measures, if any. */
  goal?: number
  what: string
  wanted: string
  found: string
  /** Undefined if it cannot be measured here; `found` states why. */
  met: boolean | undefined
}

export interface Stage {
  quick: boolean
  /** Filters the requests of part `expensive` by name. */
  only: string | undefined
  /** Duration of parts that run in rounds or by the clock; undefined for their usual one, or with `quick`. */
  hours: number | undefined
  /** Empty folder, removed after the part. */
  folder: string
  /** Folder for persistent files: that of `--json`, or `build/`. */
  resultFolder: string
  say(line: string): void
  report(figure: Figure): void
}

export interface Part {
  name: string
  description: string
  run(stage: Stage): Promise<void>
}

export const never = (
  goal: number | undefined,
  what: string,
  found: number,
  of: string,
): Figure => ({
  goal,
  what,
  wanted: "0",
  found: `${found} of ${of}`,
  met: found === 0,
})

/** Creates a figure with an upper bound; NaN if it cannot be measured here. */
export const atMost = (
  goal: number | undefined,
  what: string,
  found: number,
  most: number,
  unit: string,
): Figure => ({
  goal,
  what,
  wanted: `≤ ${most} ${unit}`,
  found: Number.isNaN(found) ? "cannot be read here" : `${Math.round(found * 10) / 10} ${unit}`,
  met: Number.isNaN(found) ? undefined : found <= most,
})

/** Yields round numbers: few with `--quick`, otherwise the full count, or until the hours are over. */
export function* roundsOf({ quick, hours }: Stage, few: number, full: number): Generator<number> {
  const end = performance.now() + (hours ?? 0) * 3_600_000
  const count = quick ? few : full
  for (let round = 0; hours === undefined ? round < count : performance.now() < end; round += 1)
    yield round
}

export type Row = Figure & { part: string }

function verdictOf(met: boolean | undefined): string {
  if (met === undefined) return "?"
  return met ? "ok" : "MISSED"
}

export function printTable(rows: Row[]): void {
  const lines = rows.map(({ part, goal, what, wanted, found, met }) => [
    verdictOf(met),
    part,
    goal === undefined ? "" : `#${goal}`,
    what,
    `wanted ${wanted}`,
    `found ${found}`,
  ])
  for (const line of alignColumns(lines)) console.log(line)
}
