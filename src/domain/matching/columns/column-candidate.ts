import { readQuantity } from "../../orders/read-quantity.ts"
import { hasDigit, isDate, isPartNumber } from "../cell-kinds.ts"
import type { ColumnKind } from "../list-table.ts"
import { isOfModelNames } from "../model-names.ts"
import { readNumberWords } from "../prose/number-words.ts"
import { readHeading } from "../read-heading.ts"
import {
  countDistinct,
  isCounting,
  isCountingAgain,
  kindOfCells,
  kindOfVagueColumn,
  MAJORITY,
  mostOf,
} from "./column-kind.ts"

export interface Candidate {
  at: number
  kind: ColumnKind
  /** Rank among columns of one kind; the lowest is used. */
  rank: number
  /** Kind of the column if another column is used for `kind`. */
  otherwise: ColumnKind
  filled: readonly string[]
}

export const UNNAMED_RANK = 9
/** Rank of columns whose cells name the parts better than descriptions. */
export const RANK_OF_NAMING = -1
/** Rank of `Material`, which is a number or what a part is made of. */
const RANK_OF_OWN = 6
/** Rank of names that are part numbers. */
const RANK_OF_NAMES = 7
/** Added to the rank of columns that say the same in every row, such as the number of the order. */
export const REPEATING_RANK = 10
/** Added to the rank of quantities of an unknown state, such as `Gefactureerd aantal`. */
const QUALIFIED_RANK = 0.5
/** Added to the rank of empty columns, so that they come last. */
const EMPTY_RANK = 20

export const unused = (at: number): Candidate => ({
  at,
  kind: "ignore",
  rank: UNNAMED_RANK,
  otherwise: "ignore",
  filled: [],
})

/** Guesses the kind of one column. `heading` is undefined if the list has no headings. */
export function candidateOf(
  at: number,
  heading: string | undefined,
  filled: readonly string[],
): Candidate {
  const { meaning, isWhole = true } = readHeading(heading ?? "") ?? {}
  const isNaming = meaning?.kind === "number" || meaning?.kind === "description"
  const isSame = filled.length > 2 && countDistinct(filled) === 1
  const isRepeating = isNaming && isSame
  const empty = filled.length === 0 ? EMPTY_RANK : 0
  const qualified = meaning?.kind === "quantity" && !isWhole ? QUALIFIED_RANK : 0
  const repeating = isRepeating ? REPEATING_RANK : 0
  const rank = (meaning?.rank ?? UNNAMED_RANK) + empty + qualified + repeating
  const otherwise = (!isRepeating && meaning?.otherwise) || "ignore"
  const named = (kind: ColumnKind) => ({ at, kind, rank, otherwise, filled })
  const ownNumber = (ownRank: number): Candidate => ({
    ...named("number"),
    rank: ownRank,
    otherwise: "customerPartNumber",
  })
  if (!meaning) {
    if (at === 0 && heading !== undefined && isCounting(filled)) return unused(at)
    const kind = kindOfCells(filled)
    const isGuess = kind === "manufacturer" || kind === "note" || (kind === "number" && isSame)
    return named(isGuess && heading !== undefined ? "ignore" : kind)
  }
  if (isOfModelNames(heading, filled)) return { ...named("description"), rank: RANK_OF_NAMING }
  if (meaning.kind === "unsure") {
    const kind = kindOfVagueColumn(filled)
    const isNumber = kind === "number" && !filled.every(isPosition)
    return isNumber ? ownNumber(meaning.rankOfNumbers ?? rank) : named(kind)
  }
  const ofNumbers = meaning.rankOfNumbers ?? (meaning.rank === 0 ? RANK_OF_NAMES : undefined)
  if (meaning.kind === "description" && ofNumbers && mostOf(filled, isPartNumber))
    return ownNumber(ofNumbers)
  if (meaning.kind === "quantity" && mostOf(filled, isDate)) return unused(at)
  const isOfUnits = meaning.kind === "quantity" && meaning.isPhrase && !meaning.isChoice
  if (isOfUnits && isWhole && filled.some(statesUnits)) return named("quantity")
  if (meaning.kind === "quantity" && mostOf(filled, isWord)) {
    const kind = kindOfVagueColumn(filled)
    // Answers repeat, names do not: `yes`, `no`.
    const isAnswer = countDistinct(filled) < MAJORITY * filled.length
    return named(kind === "quantity" || isAnswer ? "ignore" : kind)
  }
  if (meaning.isChoice && mostOf(filled, isOrderNumber)) return unused(at)
  // A tick says only that the part is ordered.
  if (meaning.kind === "quantity" && !mostOf(filled, hasDigit) && filled.length > 0)
    return unused(at)
  if (meaning.kind === "number" && (isCounting(filled) || isCountingAgain(filled)))
    return unused(at)
  if (meaning.rank === RANK_OF_OWN && meaning.kind === "number" && !mostOf(filled, hasDigit))
    return unused(at)
  return named(meaning.kind)
}

/** Returns whether a cell below `Order` is rather the number of an order than a quantity. */
const isOrderNumber = (cell: string): boolean => /^\d{5,}$/.test(cell)
/** Returns whether a cell can number a line of an order: `00010`. */
const isPosition = (cell: string): boolean => /^0{0,4}\d{1,4}$/.test(cell)
/** Returns whether a cell states units, if not always a quantity that can be read: `~10`, `ten`. */
const statesUnits = (cell: string): boolean =>
  /^[~≈<>≥≤]? ?\d{1,6}$/.test(cell) || readNumberWords(cell) !== undefined
/** Returns whether a cell holds a word and not a quantity with its label: `QTY 20`. */
const isWord = (cell: string): boolean => /^\p{L}/u.test(cell) && readQuantity(cell) === undefined
