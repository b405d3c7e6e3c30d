import { isPrice } from "../../cell-kinds.ts"
import { readHeading } from "../../read-heading.ts"
import type { LetterTable } from "../prose-item.ts"
import { isConversation } from "../prose-lines.ts"
import { isProseNumber } from "../prose-numbers.ts"
import { NO_PROPERTY } from "../prose-quantities.ts"
import { withoutBullet, withoutDates, withoutPrices } from "../prose-sentences.ts"
import { UNIT_WORDS } from "../prose-words.ts"

const NAME = `(?!(?:${UNIT_WORDS})(?!\\p{L}))\\p{L}{2}`
/** Matches the spaces of `CA-F-120 12 Breva 120`, and not of `CT16G48C40U5 16 GB DDR5`. */
const CODE_AND_COUNT = new RegExp(
  `(?<=^\\S{4,40}) (?=[1-9]\\d{0,4}${NO_PROPERTY} ${NAME})|(?<=^\\S{4,40} [1-9]\\d{0,4}) (?=${NAME})`,
  "iu",
)
const SEPARATORS: readonly RegExp[] = [
  / ?; ?/,
  / ?\| ?/,
  / {2,}/,
  / \/ /,
  / [-–—] /,
  /, /,
  CODE_AND_COUNT,
]
const MAX_LENGTH = 300
const MIN_LINES = 2
const MIN_CELLS = 3
const MAX_CELLS = 8

type Kind = "quantity" | "number" | "description" | "price"
const KINDS: readonly { kind: Kind; is: (cell: string) => boolean }[] = [
  { kind: "quantity", is: (cell) => /^[1-9]\d{0,4}$/.test(cell) },
  { kind: "price", is: (cell) => isPrice(cell) || withoutPrices(cell) === "" },
  { kind: "number", is: isProseNumber },
  {
    kind: "description",
    is: (cell) =>
      /^\p{L}{2}/u.test(cell) &&
      !isConversation(cell) &&
      withoutDates(cell) === cell &&
      !readHeading(cell.split(" ", 1).join())?.isWhole,
  },
]

/**
 * Reads consecutive lines with the same cells, of which one is a part number, one a bare quantity, and one may be a
 * name: `CA-F-120; Fan; 12; 9.90`.
 */
export function readEvenLines(lines: readonly string[]): LetterTable | undefined {
  const texts = lines.map((line) =>
    line.length > MAX_LENGTH ? undefined : withoutBullet(line.trim()).text,
  )
  for (const separator of SEPARATORS) {
    const all = texts.map((text) => text?.split(separator) ?? [])
    for (let from = 0, to = 1; from < all.length; from = to, to += 1) {
      const width = all[from]?.length ?? 0
      while (all[to]?.length === width) to += 1
      const rows = all.slice(from, to)
      const isTable = rows.length >= MIN_LINES && width >= MIN_CELLS && width <= MAX_CELLS
      const kinds = isTable ? kindsOf(rows) : []
      const cell = (cells: readonly string[], kind: Kind) => cells[kinds.indexOf(kind)] ?? ""
      if (isOfParts(kinds))
        return {
          before: lines.slice(0, from),
          head: [],
          items: rows.map((cells) => ({
            quantity: cell(cells, "quantity"),
            number: cell(cells, "number"),
            description: cell(cells, "description"),
          })),
          after: lines.slice(to),
        }
    }
  }
  return undefined
}

/** Returns the kind of each column; undefined for columns that are of no kind in all rows. */
const kindsOf = (rows: readonly string[][]): (Kind | undefined)[] =>
  (rows[0] ?? []).map(
    (_, at) => KINDS.find(({ is }) => rows.every((cells) => is(cells[at] ?? "")))?.kind,
  )

/** Returns whether columns are a number, a quantity, perhaps a name, and prices. */
const isOfParts = (kinds: readonly (Kind | undefined)[]): boolean => {
  const countOf = (kind: Kind | undefined) => kinds.filter((one) => one === kind).length
  return (
    countOf("number") === 1 &&
    countOf("quantity") === 1 &&
    countOf("description") < 2 &&
    countOf(undefined) === 0
  )
}
