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

export const tooLongList = "A list can have at most 5,000 rows. Split it into several lists."

/** The words of quick order that more than one place needs, or tests read. */
export const quickOrderText = {
  title: "Quick order",
  about:
    "Type part numbers, paste rows from a spreadsheet or an e-mail, or drop a file: XLSX, ODS or CSV with up to 5,000 rows.",
  keptHere:
    "Rows stay in this browser until you add them to the cart or clear them, even if you close the tab.",
  needsScript: "Quick order needs JavaScript. Without it, search for parts one by one.",
  sayColumns:
    "No column is recognized as part numbers or descriptions. Choose the columns below; nothing is lost.",
  tooLarge:
    "This file is larger than 4 MB. Save only the sheet with your rows as CSV and choose that file.",
  offline: "You are offline. Your rows are kept and looked up once you are back online.",
  ownNumber: (number: string) => `Your number ${number}`,
  target: (price: string) => `Target ${price}`,
  withoutPart: (lines: number) =>
    lines === 1 ? "1 line without a part" : `${formatCount(lines)} lines without a part`,
  notFitted: (rows: number) =>
    rows === 1 ? "1 row marked as not fitted" : `${formatCount(rows)} rows marked as not fitted`,
  stopped: (left: number) =>
    left === 1
      ? "1 row has not been looked up."
      : `${formatCount(left)} rows have not been looked up.`,
  progress: (done: number, of: number) =>
    `${formatCount(done)} of ${formatCount(of)} rows looked up`,
  reading: (name: string) => `Reading ${name}`,
  notRemembered: "Your choice applies now, but could not be saved for next time.",
  noQuantity: (written: string) => noQuantityText(written, `“${written}” is not a quantity.`),
  tooMany: (most: number) => `At most ${formatCount(most)} of one part in one order.`,
  nothingNear: (asked: string) => `No part number or name is similar to “${asked}”.`,
  emptyRow: "This row has no part number and no description.",
  added: (lines: number) =>
    lines === 1 ? "1 row added to the cart." : `${formatCount(lines)} rows added to the cart.`,
} as const
