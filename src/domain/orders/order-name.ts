import { t } from "../languages/translate.ts"

/** Maximum number of line names in a list of orders; a single order has all lines. */
export const LISTED_LINES = 5

/** Names an order by its first line and the number of others. */
export const orderName = ({ firstName, lineCount }: { firstName: string; lineCount: number }) =>
  lineCount > 1 ? t("{firstName} and {count} more", { firstName, count: lineCount - 1 }) : firstName

/** Matches an order number such as `CA-2026-000123`, with the year of the order. The database assigns the numbers. */
const ORDER_NUMBER = /^#?\s*CA[-\s]?(\d{4})[-\s]?0*(\d{1,12})$/i

/** Normalizes an order number that someone typed; undefined if it is not one. */
export function readOrderNumber(written: string): string | undefined {
  const [, year, number] = ORDER_NUMBER.exec(written.trim()) ?? []
  return year && number ? `CA-${year}-${number.padStart(6, "0")}` : undefined
}
