import type { PartField } from "../catalogue/part-fields.ts"
import { NONE } from "../catalogue/part-fields.ts"
import { parseDollars } from "../pricing/parse-dollars.ts"
import { type PriceBreak, type WrongBreak, wrongBreaks } from "../pricing/price-for.ts"
import { grouped, quoted, type Refuse } from "./cell-values.ts"

const inDollars = (amount: number): string => (amount / 100).toFixed(2)

/** The price breaks in a cell, such as `100:4.90;500:4.50`; whether it begins below the part's price shows only where that is known. */
export function readLadder(
  field: PartField<"ladder">,
  value: unknown,
  refuse: Refuse,
): PriceBreak[] | undefined {
  if (value === undefined) return undefined
  if (value === NONE) return []
  const { name, longest } = field
  const steps = String(value).split(";")
  if (steps.length > longest)
    return refuse(name, `has ${steps.length} breaks; at most ${longest} fit.`)
  const breaks = steps.flatMap((step) => breakOf(step) ?? [])
  const problem = wrongStep(field, steps) ?? wrongLadder(breaks)
  return problem === undefined ? breaks : refuse(name, problem)
}

function breakOf(text: string): PriceBreak | undefined {
  const [, from, dollars] = /^\s*(\d{1,9})\s*:\s*(\S+)\s*$/.exec(text) ?? []
  const unitPriceCents = parseDollars(dollars ?? "")
  return unitPriceCents ? { from: Number(from), unitPriceCents } : undefined
}

function wrongStep(
  { least, most }: PartField<"ladder">,
  steps: readonly string[],
): string | undefined {
  for (const step of steps) {
    const read = breakOf(step)
    if (!read)
      return `must be quantities and prices, such as 100:4.90;500:4.50, not ${quoted(step.trim())}.`
    if (read.from < least || read.from > most)
      return `must have quantities from ${grouped(least)} to ${grouped(most)}, not ${read.from}.`
  }
  return undefined
}

function wrongLadder(breaks: readonly PriceBreak[]): string | undefined {
  const [first] = wrongBreaks({ priceCents: Number.POSITIVE_INFINITY, breaks })
  return first && orderProblem(first, breaks[first.index] ?? first.before)
}

const orderProblem = ({ wrong, before }: WrongBreak, step: PriceBreak): string =>
  wrong === "from"
    ? `has the quantity ${step.from} after ${before.from}; quantities must rise. Correct one of them.`
    : `has the price ${inDollars(step.unitPriceCents)} after ${inDollars(before.unitPriceCents)}; prices must fall. Correct one of them.`
