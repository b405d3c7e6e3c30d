import { t } from "../languages/translate.ts"
import { formatDay } from "../shop/days.ts"

/** Notes that the shop writes on stock movements, in their stored form. */
export const movementNotes = {
  stocktake: "Stocktake",
  imported: (file: string): string => `Import of ${file}`,
  importUndone: (file: string): string => `Import of ${file} undone`,
  returned: (orderNumber: string): string => `Returned of order ${orderNumber}`,
  returnRefused: (orderNumber: string): string => `Return of order ${orderNumber} refused`,
  refunded: (orderNumber: string): string => `Refunded of order ${orderNumber}`,
  expected: (day: string, words: string): string =>
    [`Expected on ${day}`, words].filter(Boolean).join(": "),
}

/** Patterns that recognize these notes. */
const ownNotes: readonly { like: RegExp; read: (value: string, words: string) => string }[] = [
  { like: /^Stocktake$/, read: () => t("Stocktake") },
  { like: /^Import of (.+) undone$/, read: (file) => t("Import of {file} undone", { file }) },
  { like: /^Import of (.+)$/, read: (file) => t("Import of {file}", { file }) },
  {
    like: /^Returned of order (.+)$/,
    read: (order) => t("Returned from order {order}", { order }),
  },
  {
    like: /^Return of order (.+) refused$/,
    read: (order) => t("Return of order {order} refused", { order }),
  },
  {
    like: /^Refunded of order (.+)$/,
    read: (order) => t("Refunded from order {order}", { order }),
  },
  {
    like: /^Expected on (\d{4}-\d\d-\d\d)((?:: .*)?)$/s,
    read: (day, words) => t("Expected on {day}", { day: formatDay(day) }) + words,
  },
]

/** Translates a note that the shop wrote; notes of people stay unchanged. */
export function readMovementNote(note: string): string {
  for (const { like, read } of ownNotes) {
    const [isOwn, value = "", words = ""] = like.exec(note) ?? []
    if (isOwn !== undefined) return read(value, words)
  }
  return note
}
