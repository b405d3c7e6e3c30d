import { t } from "../languages/translate.ts"

/** Names of the first line in a list of orders; a single order has all lines. */
export const LISTED_LINES = 5

/** Names an order by its first line and the number of others. */
export const orderName = ({ firstName, lineCount }: { firstName: string; lineCount: number }) =>
  lineCount > 1 ? t("{firstName} and {count} more", { firstName, count: lineCount - 1 }) : firstName
