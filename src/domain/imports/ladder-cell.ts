import { type LadderField, NONE } from "../catalogue/part-fields.ts"
import { parseDollars } from "../pricing/parse-dollars.ts"
import { type PriceBreak, wrongBreak } from "../pricing/price-for.ts"
import { grouped, quoted, type Refuse } from "./cell-values.ts"

/** All price breaks of a part in one cell: `100:4.90;500:4.50`. */
export const ladderCell = (breaks: readonly PriceBreak[]): string =>
  breaks.length === 0
    ? NONE
    : breaks
        .map(({ from, unitPriceCents }) => `${from}:${(unitPriceCents / 100).toFixed(2)}`)
        .join(";")

/** What stands in such a cell; whether it begins below the part's price shows only where that is known. */
export function readLadder(
  { name, least, most, longest }: LadderField,
  value: unknown,
  refuse: Refuse,
): PriceBreak[] | undefined {
  if (value === undefined) return undefined
  if (value === NONE) return []
  const steps = String(value).split(";")
  if (steps.length > longest)
    return refuse(name, `has ${steps.length} breaks; at most ${longest} fit.`)
  const breaks = steps.map(breakOf)
  const read = breaks.filter((step) => step !== undefined)
  if (read.length < breaks.length)
    return refuse(
      name,
      `must be quantities and prices, such as 100:4.90;500:4.50, not ${quoted(value)}.`,
    )
  if (read.some(({ from }) => from < least || from > most))
    return refuse(name, `must have quantities from ${grouped(least)} to ${grouped(most)}.`)
  const wrong = wrongBreak({ priceCents: Number.POSITIVE_INFINITY, breaks: read })
  if (wrong)
    return refuse(
      name,
      `must have rising quantities and falling prices; ${quoted(steps[wrong.index])} is not so.`,
    )
  return read
}

function breakOf(text: string): PriceBreak | undefined {
  const [, from, dollars] = /^\s*(\d{1,9})\s*:\s*(\S+)\s*$/.exec(text) ?? []
  const unitPriceCents = parseDollars(dollars ?? "")
  return unitPriceCents ? { from: Number(from), unitPriceCents } : undefined
}
