import { type Cents, cents } from "./money.ts"

const HUNDREDTHS = 10_000

/** Normalizes a typed percentage: `8,875 %` becomes `8.875`. */
export const plainPercent = (written: string): string =>
  written.trim().replace(/%$/, "").trimEnd().replace(",", ".")

/** Parses a percentage such as `+5` or `-2,5 %` into hundredths of a percent; undefined if invalid or -100 or less. */
export function parsePercent(written: string): number | undefined {
  const [, sign, whole = "", decimals = ""] =
    /^([-+−]?)\s*(\d{1,4})(?:\.(\d{1,2}))?$/.exec(plainPercent(written)) ?? []
  if (whole === "") return undefined
  const size = Number(whole) * 100 + Number(decimals.padEnd(2, "0"))
  const change = sign === "-" || sign === "−" ? -size : size
  return change > -HUNDREDTHS ? change : undefined
}

/** Changes a price by hundredths of a percent, rounding half up. */
export const changeByPercent = (amount: Cents, hundredths: number): Cents =>
  cents(Math.floor((amount * (HUNDREDTHS + hundredths) * 2 + HUNDREDTHS) / (2 * HUNDREDTHS)))
