import { plural, t, translated } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { noQuantityText } from "../orders/line-text.ts"

/** State of a row in a quick order. */
export type QuickRowState = "ok" | "likely" | "choose" | "none" | "adjusted" | "waiting"

/** Labels of the counts above the rows. */
export const quickStateText: Record<QuickRowState, string> = translated({
  ok: "Ok",
  likely: "Likely",
  choose: "Choose",
  none: "Not found",
  adjusted: "Adjust quantity",
  waiting: "Not looked up",
})

export const tooLongList = (): string =>
  t("A list can have at most 5,000 rows. Split it into several lists.")

/** Texts of quick order that several places or tests use. */
export const quickOrderText = translated({
  title: "Quick order",
  about:
    "Type part numbers, paste rows from a spreadsheet or an e-mail, or drop a file: XLSX, ODS, PDF, XML, CSV, DOCX or EML with up to 5,000 rows.",
  keptHere:
    "Rows stay in this browser until you add them to the cart or clear them, even if you close the tab.",
  needsScript: "Quick order needs JavaScript. Without it, search for parts one by one.",
  sayColumns:
    "No column is recognized as part numbers or descriptions. Choose the columns below; nothing is lost.",
  tooLarge:
    "This file is larger than 4 MB. Save only the sheet with your rows as CSV and choose that file.",
  ofBuilds: (name: string, builds: number) =>
    t("The quantities of {name} are for one of {builds} builds.", {
      name,
      builds: formatCount(builds),
    }),
  offline: "You are offline. Your rows are kept and looked up once you are back online.",
  ownNumber: (number: string) => t("Your number {number}", { number }),
  target: (price: string) => t("Target {price}", { price }),
  withoutPart: (lines: number) =>
    plural(lines, "{count} line without a part", "{count} lines without a part"),
  notOrdered: (rows: number) =>
    plural(rows, "{count} row with quantity 0", "{count} rows with quantity 0"),
  notFitted: (rows: number) =>
    plural(rows, "{count} row marked as not fitted", "{count} rows marked as not fitted"),
  stopped: (left: number) =>
    plural(left, "{count} row has not been looked up.", "{count} rows have not been looked up."),
  progress: (done: number, of: number) =>
    t("{done} of {total} rows looked up", { done: formatCount(done), total: formatCount(of) }),
  reading: (name: string) => t("Reading {name}", { name }),
  notRemembered: "Your choice applies now, but could not be saved for next time.",
  noQuantity: (written: string) =>
    noQuantityText(written, t("“{written}” is not a quantity.", { written })),
  tooMany: (most: number) =>
    t("At most {most} of one part in one order.", { most: formatCount(most) }),
  nothingNear: (query: string) => t("No part number or name is similar to “{query}”.", { query }),
  emptyRow: "This row has no part number and no description.",
  added: (lines: number) =>
    plural(lines, "{count} row added to the cart.", "{count} rows added to the cart."),
  editedMeanwhile: (rows: number) =>
    plural(
      rows,
      "{count} row was changed meanwhile. It stays here, and the cart has it as it was.",
      "{count} rows were changed meanwhile. They stay here, and the cart has them as they were.",
    ),
})
