import { formatCount } from "#domain/shop/number-format.ts"
import { noQuantityText } from "../orders/quantity-text.ts"

/** The state of a row of a list. */
export type QuickRowState = "ok" | "likely" | "choose" | "none" | "adjusted" | "waiting"

/** Labels of the counts above the rows. */
export const quickStateText: Record<QuickRowState, string> = {
  ok: "Ok",
  likely: "Likely",
  choose: "Choose",
  none: "Not found",
  adjusted: "Adjust quantity",
  waiting: "Not looked up",
}

export const tooLongList = "A list may have at most 5,000 rows. Split it."

/** The words of quick order that more than one place needs, or tests read. */
export const quickOrderText = {
  title: "Quick order",
  about:
    "Type part numbers, paste rows from a spreadsheet or an e-mail, or drop a file: XLSX, ODS or CSV with up to 5,000 rows.",
  keptHere:
    "Rows stay in this browser until they are in the cart or you clear them, also when you close the tab.",
  needsScript: "Quick order needs JavaScript. Without it, search for parts one by one.",
  sayColumns:
    "No column is taken for part numbers or descriptions. Say below which one holds them; nothing is lost.",
  tooLarge:
    "This file is larger than 4 MB. Save the sheet with your rows alone, as CSV, and choose that.",
  offline: "You are offline. Your rows stay here and go on when the connection is back.",
  ownNumber: (number: string) => `Your number ${number}`,
  target: (price: string) => `Target ${price}`,
  withoutPart: (lines: number) =>
    lines === 1 ? "1 line without a part" : `${formatCount(lines)} lines without a part`,
  notFitted: (rows: number) =>
    rows === 1 ? "1 row marked as not fitted" : `${formatCount(rows)} rows marked as not fitted`,
  stopped: (left: number) =>
    left === 1 ? "1 row is not looked up." : `${formatCount(left)} rows are not looked up.`,
  progress: (done: number, of: number) =>
    `${formatCount(done)} of ${formatCount(of)} rows looked up`,
  reading: (name: string) => `Reading ${name}`,
  notRemembered: "It is taken, but could not be remembered for the next time.",
  noQuantity: (written: string) => noQuantityText(written, `“${written}” is no quantity.`),
  tooMany: (most: number) => `At most ${formatCount(most)} of one part in one order.`,
  nothingNear: (asked: string) => `Nothing near “${asked}” among our numbers and names.`,
  emptyRow: "No number and no description.",
  added: (lines: number) =>
    lines === 1 ? "1 row is in the cart." : `${formatCount(lines)} rows are in the cart.`,
} as const
