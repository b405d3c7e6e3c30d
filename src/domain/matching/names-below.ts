import { hasWord, isPartNumber } from "./cell-kinds.ts"
import { mostOf } from "./columns/column-kind.ts"
import { type ListTable, listLimits } from "./list-table.ts"
import { readHeading } from "./read-heading.ts"
import { isLabelled, isSum } from "./sum-rows.ts"

const MIN_NAMED = 2
const NAMED_SHARE = 0.7

/** Returns the text of a row that has no other cell; undefined for sums and labels. */
function textAlone(row: readonly string[]): string | undefined {
  const [text = "", ...others] = row.filter((cell) => cell !== "")
  const isText = others.length === 0 && /\p{L}/u.test(text)
  return isText && !isSum(text.split(/ {2,}/), "") && !isLabelled([text]) ? text : undefined
}

/**
 * Adds a column of descriptions to a list without one, whose parts have a number and a quantity and their name in the
 * rows below.
 */
export function withNamesBelow({ head, rows }: ListTable): ListTable {
  const kinds = head?.map(kindOf) ?? []
  const quantityAt = kinds.indexOf("quantity")
  if (!head || quantityAt < 0 || kinds.includes("description")) return { head, rows }
  const texts = rows.map(textAlone)
  const isCounted = rows.map(
    (row, at) => /\d/.test(row[quantityAt] ?? "") && texts[at] === undefined,
  )
  const counted = rows.filter((_, at) => isCounted[at])
  const isNumber = (kind: string | undefined, at: number) =>
    kind === "number" || (kind === "unsure" && mostOf(cellsAt(counted, at), isPartNumber))
  const isName = (kind: string | undefined, at: number) =>
    kind === "unsure" && mostOf(cellsAt(counted, at), hasWord)
  const named = texts.filter((text, at) => text && isCounted[at - 1]).length
  const isNamed = named >= MIN_NAMED && named >= NAMED_SHARE * counted.length
  if (!isNamed || !kinds.some(isNumber) || kinds.some(isName)) return { head, rows }
  const names = new Map<number, string>()
  let last = -1
  const left = rows.flatMap((row, at) => {
    const text = texts[at]
    if (text === undefined) last = isCounted[at] ? at : -1
    if (text === undefined || last < 0) return { row, at }
    names.set(last, `${names.get(last) ?? ""} ${text}`.trim().slice(0, listLimits.characters))
    return []
  })
  return {
    head: [...head, "Description"],
    rows: left.map(({ row, at }) => [...row, names.get(at) ?? ""]),
  }
}

const cellsAt = (rows: readonly string[][], at: number): string[] =>
  rows.map((row) => row[at] ?? "")

function kindOf(heading: string): string | undefined {
  const { meaning, isWhole } = readHeading(heading) ?? {}
  const isOfNumbers = meaning?.kind === "number"
  return isWhole || isOfNumbers ? meaning?.kind : undefined
}
