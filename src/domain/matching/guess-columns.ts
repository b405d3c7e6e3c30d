import { findBuildsColumn } from "./builds/stated-builds.ts"
import { beginsWithNumber, countWords, hasDigit, hasWord, isPartNumber } from "./cell-kinds.ts"
import {
  type Candidate,
  candidateOf,
  RANK_OF_NAMING,
  REPEATING_RANK,
  UNNAMED_RANK,
  unused,
} from "./columns/column-candidate.ts"
import { countDistinct, MAJORITY, mostOf } from "./columns/column-kind.ts"
import type { ColumnKind, ListTable } from "./list-table.ts"
import { findOutstanding } from "./outstanding-units.ts"
import { LINE_HEADING, plainHeading, readHeading } from "./read-heading.ts"
import { isRule } from "./separate-rows.ts"
import { isLabelled, isSum } from "./sum-rows.ts"
import { findTotal, findUnits } from "./total-column.ts"

const MAX_SAMPLE = 300
const MAX_CODE_WORDS = 3
/** Rank of a column with numbers of parts on sale. */
const KNOWN_RANK = -1
/** Rank of totals and of outstanding units. */
const UNITS_RANK = -2
const RANK_OF_SKUS = 0
const RANK_OF_SUPPLIERS_NUMBERS = 2
const RANK_OF_ORDER_CODES = 3.5
const RANKS_OF_OTHERS_NUMBERS: readonly number[] = [1, RANK_OF_SUPPLIERS_NUMBERS]
/** Rank of `Value` and `Item`, which are numbers or what parts are called. */
const RANK_OF_VALUES = 4
/** Rank of `Comment`, which is a note or what a part is called. */
const RANK_OF_COMMENTS = 5

/** Returns whether a cell is the number of a part on sale. */
export type IsKnownNumber = (cell: string) => boolean

/**
 * Guesses the kind of each column from its heading and cells. Each kind but `ignore` has at most one column. Numbers of
 * parts on sale are better evidence than any heading.
 */
export function guessColumns(
  { head, rows }: ListTable,
  isKnownNumber: IsKnownNumber = () => false,
): ColumnKind[] {
  const sample = rowsOfParts(rows.slice(0, MAX_SAMPLE))
  const corrections: readonly ((candidates: readonly Candidate[]) => readonly Candidate[])[] = [
    withCodesLikeDesignators,
    withCodes,
    withNamesOfOneWord,
    withNotes,
    withNamingValues,
    (candidates) => withNames(candidates, head),
    withNumbersOfSupplier,
    withOwnSkus,
    withDistinctNumbers,
    (candidates) => withKnownNumbers(candidates, sample, isKnownNumber),
  ]
  const guessed = candidatesOf({ head, rows }, sample)
  return kindsOf(corrections.reduce((candidates, correct) => correct(candidates), guessed))
}

/** Guesses the kind of each column on its own. */
function candidatesOf(
  { head, rows }: ListTable,
  sample: readonly string[][],
): readonly Candidate[] {
  const width = head?.length ?? rows[0]?.length ?? 0
  const hasLines = (head?.filter((heading) => LINE_HEADING.test(heading)).length ?? 0) > 1
  const total = findTotal(head ?? Array.from({ length: width }, () => ""), sample)
  const buildsAt = findBuildsColumn(head ?? [], sample)?.at
  const unitsAt = findOutstanding(head ?? [], rows) ?? total?.at ?? findUnits(head ?? [], sample)
  const named = Array.from({ length: width }, (_, at) => {
    const filled = sample.map((row) => row[at] ?? "").filter((cell) => cell !== "")
    const heading = makerHeading(head?.[at] ?? "", head)
    if (total?.added.includes(at) || at === buildsAt) return unused(at)
    if (unitsAt === at) return { ...unused(at), kind: "quantity" as const, rank: UNITS_RANK }
    const isOfWhole = hasLines && !LINE_HEADING.test(heading)
    return isOfWhole || isContinued(head ?? [], at)
      ? unused(at)
      : candidateOf(at, head && heading, filled)
  })
  return head ? named : withPlacesOfCells(named, sample.length)
}

/** Gives each kind to the column of the lowest rank, and other columns what they are otherwise. */
function kindsOf(candidates: readonly Candidate[]): ColumnKind[] {
  const kinds = candidates.map(({ otherwise }) => otherwise)
  const taken = new Set<ColumnKind>()
  const hasNumbers = candidates.some(({ kind, filled }) => kind === "number" && filled.length > 0)
  for (const { at, kind } of candidates.toSorted(byRank(hasNumbers))) {
    if (kind === "ignore" || taken.has(kind)) continue
    kinds[at] = kind
    taken.add(kind)
  }
  for (const { at, kind, otherwise } of candidates) {
    if (kinds[at] === kind || otherwise === "ignore") continue
    if (taken.has(otherwise)) kinds[at] = "ignore"
    taken.add(otherwise)
  }
  return kinds
}

/** Returns whether a column continues the description of an earlier one: `Description 2`. */
function isContinued(head: readonly string[], at: number): boolean {
  const heading = head[at] ?? ""
  return (
    /[2-9]$/.test(heading) &&
    readHeading(heading)?.meaning.kind === "description" &&
    head.slice(0, at).some((other) => plainHeading(other) === plainHeading(heading))
  )
}

/** Some distributors call the maker of a part its vendor, and the maker's number VPN or vendor part number. */
const makerHeading = (heading: string, head: readonly string[] | undefined): string =>
  /^vendor(?: name)?$/i.test(heading) &&
  head?.some((one) => /^VPN$|^(?:ingram|(?:td )?synnex|d ?& ?h) /i.test(one))
    ? "Manufacturer"
    : heading

/** Orders of Odoo state the buyer's number before the product, and the supplier's before the description. */
function withNumbersOfSupplier(candidates: readonly Candidate[]): readonly Candidate[] {
  const [own, supplier] = candidates.filter(({ filled }) => mostOf(filled, beginsWithNumber))
  if (own?.kind !== "number" || supplier?.kind !== "description") return candidates
  return candidates.map((one) => {
    if (one === own) return { ...own, kind: "customerPartNumber" }
    return one === supplier ? { ...supplier, kind: "number" } : one
  })
}

/** Reads SKUs as the buyer's numbers if another column holds the manufacturer's or the supplier's. */
function withOwnSkus(candidates: readonly Candidate[]): readonly Candidate[] {
  const isNumber = ({ kind, filled }: Candidate) => kind === "number" && filled.length > 0
  const hasOthers = candidates.some(
    (one) => isNumber(one) && RANKS_OF_OTHERS_NUMBERS.includes(one.rank),
  )
  return candidates.map((one) =>
    hasOthers && isNumber(one) && one.rank === RANK_OF_SKUS
      ? { ...one, kind: "customerPartNumber" }
      : one,
  )
}

/** Ranks repeated numbers without a clear heading last, since orders and suppliers have such numbers. */
function withDistinctNumbers(candidates: readonly Candidate[]): readonly Candidate[] {
  const isRepeated = ({ filled }: Candidate) => countDistinct(filled) < MAJORITY * filled.length
  const unclear = [RANK_OF_SUPPLIERS_NUMBERS, RANK_OF_ORDER_CODES, UNNAMED_RANK]
  return candidates.map((one) =>
    one.kind === "number" && unclear.includes(one.rank) && isRepeated(one)
      ? { ...one, rank: one.rank + REPEATING_RANK }
      : one,
  )
}

/** Rows whose numbers are looked up. */
const MAX_KNOWN_SAMPLE = 100
const MIN_KNOWN_SHARE = 1 / 3

/** Reads the column with the most numbers of parts on sale as the part numbers, whatever its heading. */
function withKnownNumbers(
  candidates: readonly Candidate[],
  sample: readonly string[][],
  isKnownNumber: IsKnownNumber,
): readonly Candidate[] {
  const rows = sample.slice(0, MAX_KNOWN_SAMPLE)
  const knownIn = ({ at }: Candidate) => rows.filter((row) => isKnownNumber(row[at] ?? "")).length
  const counts = candidates.map(knownIn)
  const most = Math.max(...counts)
  const best = candidates
    .filter(({ at }) => counts[at] === most)
    .toSorted((one, other) => one.rank - other.rank)
  const [first] = best.filter(({ kind }) => kind === "number").concat(best)
  const filled = rows.filter((row) => (row[first?.at ?? 0] ?? "") !== "").length
  if (!first || most === 0 || most < MIN_KNOWN_SHARE * filled) return candidates
  const number: Candidate = { ...first, kind: "number", rank: KNOWN_RANK }
  return candidates.map((one) => (one === first ? number : one))
}

/**
 * Reads `Comment` as a note if a list has part numbers. Lists of circuit boards, which have designators, describe their
 * parts under `Comment` or `Value`, unless they have a description.
 */
function withNotes(candidates: readonly Candidate[]): readonly Candidate[] {
  const kinds = candidates.map(({ kind }) => kind)
  if (!kinds.includes("number")) return candidates
  const isComment = ({ rank }: Candidate) => rank === RANK_OF_COMMENTS
  const isDescribed = candidates.some(
    ({ kind, rank }) => kind === "description" && rank < RANK_OF_VALUES,
  )
  if (!kinds.includes("designators"))
    return candidates.map((one) =>
      one.kind === "description" && isComment(one) ? { ...one, kind: "note" } : one,
    )
  return candidates.map((one) => {
    if (!isComment(one)) return one
    return isDescribed ? unused(one.at) : { ...one, rank: RANK_OF_VALUES }
  })
}

/**
 * Reads names under `Value` or `Item` as the description, if they tell more parts apart than the column of that name:
 * design tools describe the symbol of a part there.
 */
function withNamingValues(candidates: readonly Candidate[]): readonly Candidate[] {
  const descriptions = candidates.filter(({ kind }) => kind === "description")
  const names = descriptions.find(
    ({ rank, filled }) => rank === RANK_OF_VALUES && mostOf(filled, (cell) => countWords(cell) > 1),
  )
  const described = descriptions.filter(({ rank }) => rank < RANK_OF_VALUES)
  const distinct = countDistinct(names?.filled)
  const isNaming =
    described.length > 0 && described.every(({ filled }) => countDistinct(filled) < distinct)
  return candidates.map((one) =>
    one === names && isNaming ? { ...one, rank: RANK_OF_NAMING } : one,
  )
}

/** Reads designators under `Ref` as part numbers if each row has one and several units: `TN2420`. */
function withCodesLikeDesignators(candidates: readonly Candidate[]): readonly Candidate[] {
  const units = candidates.flatMap(({ kind, filled }) => (kind === "quantity" ? filled : []))
  if (!mostOf(units, (cell) => Number.parseFloat(cell) > 1)) return candidates
  const isCode = ({ kind, rank, filled }: Candidate) =>
    kind === "designators" && rank === RANK_OF_VALUES && filled.every((cell) => /^\w+$/.test(cell))
  return candidates.map((one) => (isCode(one) ? { ...one, kind: "number" } : one))
}

/** Reads codes such as `NF-A12 PWM` under `Item` as the numbers if another column describes and none holds numbers. */
function withCodes(candidates: readonly Candidate[]): readonly Candidate[] {
  const isDescribed = candidates.some(
    ({ kind, rank, filled }) =>
      kind === "description" && rank < RANK_OF_VALUES && mostOf(filled, hasWord),
  )
  const hasOther = candidates.some(({ kind }) => kind === "number" || kind === "designators")
  if (!isDescribed || hasOther) return candidates
  const isCode = (cell: string) =>
    /\p{Lu}/u.test(cell) && !hasWord(cell) && countWords(cell) <= MAX_CODE_WORDS
  const codes = candidates.find(
    ({ kind, rank, filled }) =>
      kind === "description" &&
      rank === RANK_OF_VALUES &&
      mostOf(filled, isCode) &&
      filled.filter((cell) => /[\d-]/.test(cell)).length * 2 > filled.length,
  )
  return candidates.map((one) => (one === codes ? { ...one, kind: "number" } : one))
}

/** Reads `IronWolf-8TB` under `Article` as a description if another column holds the numbers and none describes. */
function withNamesOfOneWord(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.some(({ kind }) => kind === "description")) return candidates
  const isName = ({ kind, rank, filled }: Candidate) =>
    kind === "number" && rank === RANK_OF_VALUES && mostOf(filled, hasWord)
  const hasNumbers = candidates.some((one) => one.kind === "number" && !isName(one))
  return candidates.map((one) =>
    hasNumbers && isName(one) ? { ...one, kind: "description", otherwise: "ignore" } : one,
  )
}

/**
 * Reads cells without headings by their places: a first column that counts is the number of the line if another one
 * holds quantities, and words in the last column are a note if another column describes the part.
 */
function withPlacesOfCells(candidates: readonly Candidate[], rows: number): readonly Candidate[] {
  const [first] = candidates
  const last = candidates.at(-1)
  const hasOther = (kind: ColumnKind, not: Candidate) =>
    candidates.some((one) => one !== not && one.kind === kind)
  const lineNumber =
    first?.kind === "quantity" && hasOther("quantity", first) && isAscending(first.filled)
      ? first
      : undefined
  const isMaker = last?.kind === "manufacturer" && candidates.at(-2)?.kind === "number"
  const isOfWords = (last?.kind === "manufacturer" && !isMaker) || last?.kind === "description"
  const isAfterName = last && hasOther("description", last) && hasOther("number", last)
  const note = isOfWords && isAfterName ? last : undefined
  return candidates.map((one) => {
    if (one === lineNumber) return unused(one.at)
    if (one !== note) return one
    const mayDescribe = one.kind === "description" && one.filled.length === rows
    return mayDescribe ? { ...one, otherwise: "note" } : { ...one, kind: "note" }
  })
}

/** Returns whether cells count from 1 or 10, possibly with gaps where lines were removed. */
const isAscending = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  /^(?:1|10)$/.test(cells[0] ?? "") &&
  cells.every((cell, at) => at === 0 || Number(cell) > Number(cells[at - 1]))

/** Reads words without a heading as names, not as notes, if a list has neither numbers nor descriptions. */
function withNames(
  candidates: readonly Candidate[],
  head: readonly string[] | undefined,
): readonly Candidate[] {
  if (candidates.some(({ kind }) => kind === "number" || kind === "description")) return candidates
  return candidates.map((one) =>
    one.kind === "note" && (head?.[one.at] ?? "") === "" ? { ...one, kind: "manufacturer" } : one,
  )
}

/** Omits rows that say nothing about the columns: titles, sums, labels, signatures and rules. */
function rowsOfParts(rows: readonly string[][]): readonly string[][] {
  const numberOf = (row: readonly string[]) => row.find(isNumberWithLetter) ?? ""
  const meaningful = rows.filter(
    (row) => !isSum(row, numberOf(row)) && !isRule(row) && !isLabelled(row),
  )
  const counts = meaningful.map((row) => row.filter((cell) => cell !== "").length)
  const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0
  const whole = meaningful.filter((_, at) => (counts[at] ?? 0) > Math.max(1, usual / 2))
  return whole.length > 0 ? whole : meaningful
}

/**
 * Sorts by rank. Of descriptions of equal rank, the one with the most figures is first, then the longest: names of
 * parts, not their categories. Beside part numbers, words come first: names, not values.
 */
const byRank =
  (hasNumbers: boolean) =>
  (one: Candidate, other: Candidate): number => {
    const isTelling = hasNumbers ? hasWord : hasDigit
    const more = (is: (cell: string) => boolean) =>
      other.filled.filter(is).length - one.filled.filter(is).length
    return (
      one.rank - other.rank ||
      (one.kind === "description" && other.kind === "description"
        ? more(isTelling) || more(hasDigit) || lengthOf(other.filled) - lengthOf(one.filled)
        : one.at - other.at)
    )
  }

const lengthOf = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + cell.length, 0)

const isNumberWithLetter = (cell: string): boolean => /\p{L}/u.test(cell) && isPartNumber(cell)
