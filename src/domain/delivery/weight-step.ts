import { type Cents, cents } from "../pricing/money.ts"
import { parseDollars } from "../pricing/parse-dollars.ts"

/** Up to so much weight, so much money. */
export interface WeightStep {
  upToG: number
  priceCents: Cents
}

const STEP =
  /^(?:up to )?(\d{1,7})(?:\.(\d{1,3}))? ?(kg|g)?(?:[ \t]+|[ \t]*[:;=][ \t]*)\$?(\d+(?:\.\d+)?)$/i

/** Reads `2 kg: 5.90`, also in spreadsheet form; undefined if invalid. */
export function readStep(text: string): WeightStep | undefined {
  const [, whole = "", thousandths = "", unit = "kg", price = ""] = STEP.exec(text) ?? []
  const kilos = Number(whole) * 1000 + Number(thousandths.padEnd(3, "0"))
  const upToG = unit.toLowerCase() === "kg" ? kilos : kilos / 1000
  const priceCents = parseDollars(price)
  if (priceCents === undefined || upToG < 1 || !Number.isInteger(upToG)) return undefined
  return { upToG, priceCents: cents(priceCents) }
}

/** Formats a step for storage. */
export const writeStep = ({ upToG, priceCents }: WeightStep): string =>
  `${upToG / 1000} kg: ${(priceCents / 100).toFixed(2)}`

/** Tells whether a step does not rise in weight, or falls in price. */
export function fallsBehind(step: WeightStep, before: WeightStep | undefined) {
  if (before === undefined) return undefined
  if (step.upToG <= before.upToG) return "weight"
  return step.priceCents < before.priceCents ? "price" : undefined
}
