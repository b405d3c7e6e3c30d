import { type Cents, cents } from "./money.ts"

const HUNDREDTHS = 10_000

/** Turns a percentage as people write it, `8,875 %`, into `8.875`. */
export const plainPercent = (written: string): string =>
  written.trim().replace(/%$/, "").trimEnd().replace(",", ".")

/** `+5`, `-2,5 %`: hundredths of a percent, with at most two decimals. Undefined for what takes everything away, too. */
export function parsePercent(written: string): number | undefined {
  const [, sign, whole = "", decimals = ""] =
    /^([-+−]?)\s*(\d{1,4})(?:\.(\d{1,2}))?$/.exec(plainPercent(written)) ?? []
  if (whole === "") return undefined
  const size = Number(whole) * 100 + Number(decimals.padEnd(2, "0"))
  const change = sign === "-" || sign === "−" ? -size : size
  return change > -HUNDREDTHS ? change : undefined
}

/** A price changed by hundredths of a percent, to the nearest cent, half a cent up. */
export const byPercent = (amount: Cents, hundredths: number): Cents =>
  cents(Math.floor((amount * (HUNDREDTHS + hundredths) * 2 + HUNDREDTHS) / (2 * HUNDREDTHS)))
