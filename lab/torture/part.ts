/** One line of the table at the end: what was asked for, and what was found. */
export interface Figure {
  /** Which of the goals in docs/reliability.md it measures, if one of them. */
  goal?: number
  what: string
  wanted: string
  found: string
  /** Undefined: it could not be measured here; `found` says why. */
  met: boolean | undefined
}

/** What a part is given to work with. */
export interface Stage {
  /** Few rounds: is it all in order? Otherwise the full counts. */
  quick: boolean
  /** Of the questions of `dear`, those with this in their names; undefined for all. */
  only: string | undefined
  /** How long the parts that go by rounds are to go on; undefined for their full count. */
  hours: number | undefined
  /** Empty, and removed when the part is over. */
  folder: string
  /** For what is to stay: beside the file of `--json`, else `build/`. */
  keptIn: string
  /** One line of progress. */
  say(line: string): void
  /** Enters a line of the table, as soon as it is known. */
  report(figure: Figure): void
}

/** One kind of torture. A file in `parts/` exports it as `part`, and `npm run torture` finds it there. */
export interface Part {
  name: string
  says: string
  run(stage: Stage): Promise<void>
}

/** A count of what must not happen. */
export const never = (
  goal: number | undefined,
  what: string,
  found: number,
  of: string,
): Figure => ({
  ...(goal !== undefined && { goal }),
  what,
  wanted: "0",
  found: `${found} of ${of}`,
  met: found === 0,
})

/** A figure that must stay below another, in a unit. */
export const atMost = (
  goal: number | undefined,
  what: string,
  found: number,
  most: number,
  unit: string,
): Figure => ({
  ...(goal !== undefined && { goal }),
  what,
  wanted: `≤ ${most} ${unit}`,
  found: `${Math.round(found * 10) / 10} ${unit}`,
  met: found <= most,
})
