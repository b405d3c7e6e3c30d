import { readQuantity } from "../../orders/read-quantity.ts"
import { isPlaceholder } from "./known-names.ts"
import { cleaned, descriptionOf } from "./prose-cleaning.ts"
import { isBlank, withoutLead } from "./prose-introductions.ts"
import { hasConversationWord, hasPartWord, isConversation } from "./prose-lines.ts"
import { type FoundNumber, findNumbers, isShortNumber } from "./prose-numbers.ts"

/** Part that a sentence requests. Fields that are not stated are empty. */
export interface ProseItem {
  quantity: string
  number: string
  description: string
}

/** Line with the items that it requests; undefined if that depends on the lines around it. */
export interface ReadLine {
  line: string
  /** The part of the line that is not yet applied to other lines, if another part is. */
  rest?: string
  items: ProseItem[] | undefined
  /** Whether its quantities already count all machines. */
  isMultiplied?: boolean
}

/** Table in an e-mail, with the lines around it. */
export interface LetterTable {
  before: readonly string[]
  head: readonly string[]
  items: ProseItem[]
  after: readonly string[]
}

/** Returns whether an item has only a quantity. */
export const isOnlyQuantity = ({ number, description }: ProseItem): boolean =>
  number === "" && description === ""

/** Splits a text into the number and the description of a part. */
export function itemOf(
  quantity: string,
  text: string,
  numbers: FoundNumber[] = findNumbers(text),
): ProseItem {
  const [, code, name = ""] = CODE_AND_NAME.exec(text.trim()) ?? []
  if (code !== undefined && isShortNumber(code))
    return { quantity, number: code, description: name }
  const atEdge = numbers.filter((one) => isAtEdge(text, one))
  const found = bestAtEdge(atEdge) ?? bestOf(numbers)
  if (!found) return itemOfWords(quantity, cleaned(text))
  const after = text.slice(found.to).replace(PURPOSE, "")
  if (isPlaceholder(found.number)) {
    const from = isOfName(text.slice(0, found.from)) ? 0 : found.from
    const to = isOfName(after) ? after.length : 0
    const description = cleaned(`${text.slice(from, found.to)}${after.slice(0, to)}`)
    return { quantity, number: "", description }
  }
  const before = text.slice(0, found.from).replace(ARTICLE_AT_END, " ")
  const [group = ""] = FIRST_GROUP.exec(before) ?? []
  if (group !== "")
    return {
      quantity,
      number: `${group}${found.number}`,
      description: descriptionOf(`${before.slice(0, -group.length)} ${after}`),
    }
  const [last = ""] = (isBlank(before) && LAST_GROUP.exec(after)) || []
  if (last !== "") return { quantity, number: `${found.number}${last}`, description: "" }
  const rest = `${isConversation(before) ? withoutLead(before) : before} ${after}`.replace(
    / ?\/\s+\/.*$/u,
    "",
  )
  const description = descriptionOf(rest).replace(YOURS, "")
  const isNumber =
    NO_WORDS.test(description) || numbers.some(({ number }) => number === description)
  return { quantity, number: found.number, description: isNumber ? "" : description }
}

/** Matches `W1480A (HP 148A)`. */
const CODE_AND_NAME =
  /^((?=\d*\p{Lu})[\p{Lu}\d][\p{Lu}\d./-]{4,30}) \((\p{Lu}[\p{L}\d]+ [^()]{2,60})\)$/u

/** Accepts rows with a quantity of 0. */
const BOUNDS = { min: 0, max: Number.MAX_SAFE_INTEGER }

/** Matches the ending of `Unité(s)`. */
const PLURAL = /\(\p{L}{1,2}\)$/u

/** Returns the item of a row, whose name may hold its number. */
export function itemOfCells(cell: (kind: keyof ProseItem) => string, maker = ""): ProseItem {
  const written = cell("quantity")
  const quantity = String(readQuantity(written.replace(PLURAL, ""), BOUNDS) ?? written)
  const number = cell("number").replace(/^[-–—.]+$|^n\/?a$/i, "")
  const description = `${maker} ${cell("description")}`.trim()
  return number === "" ? itemOf(quantity, description) : { quantity, number, description }
}

/** Matches the words that remain of `WSC-10441 (your CA-PA-550)`. */
const YOURS = / \((?:your|ihre?|votre|su|vostr[ao])(?: (?:ref|no|nr|art))?\.?\)$/iu
const NO_WORDS = /^[\d./-]+$/

/** Returns whether words next to a known name belong to it: `spare`, `power supplies`. */
const isOfName = (text: string): boolean => {
  const plain = cleaned(text)
  return (
    plain !== "" &&
    (hasPartWord(plain) ||
      (!hasConversationWord(plain) && plain.split(" ").length <= MAX_WORDS_BESIDE))
  )
}
const MAX_WORDS_BESIDE = 2

/** Matches the article of `24 inch monitors, the P2425H`. */
const ARTICLE_AT_END = /,? (?:the|der|die|das|les?|la|los?|las|el|il|de|het|os?|as?) $/iu

/** Matches the first group of a part number that contains a space: `6ES7 214-1AG40-0XB0`. */
const FIRST_GROUP = /(?<![\p{L}\p{N}])\d[A-Z]{2}\d $/u

/** Matches the last group of a part number written with a space: `KVR56U46BS8 16`. */
const LAST_GROUP = /^ \d{1,3}$/

/** Matches `CA-F-120 for Friday's builds`. */
const PURPOSE =
  /(?<=^[)\]]?),? (?:in(?= \p{Lu}\p{Ll}+(?: by | bis |,|$))|for|to|by|via|from|aus|ab|nach|zum|zur|bis|für|pour|para|as|als|comme|como|come|jako|som) .*$/u

const LONG_FIGURE = /(?<![\p{L}\p{N}.,-])\d{6,14}(?![\p{L}\p{N}.,-])/u

/** Reads a single word with a digit, or a long figure among words, as the part number. */
function itemOfWords(quantity: string, text: string): ProseItem {
  if (isShortNumber(text)) return { quantity, number: text, description: "" }
  const [figure] = (quantity !== "" && LONG_FIGURE.exec(text)) || []
  if (figure === undefined) return { quantity, number: "", description: text }
  return { quantity, number: figure, description: cleaned(text.replace(figure, " ")) }
}

/** Returns whether a number begins or ends a text: `Lenovo G27-20 27-inch - 66C2GCC1US`. */
const isAtEdge = (text: string, { from, to, number }: FoundNumber): boolean =>
  !isPlaceholder(number) && (EDGE.test(text.slice(0, from)) || EDGE.test(text.slice(to)))
const EDGE = /^[^\p{L}\d]*$/u

/** Returns the number with the most separators if it has several, else the longest. */
function bestAtEdge(numbers: readonly FoundNumber[]): FoundNumber | undefined {
  const best = bestOf(numbers)
  if (best && groupsIn(best.number) > 2) return best
  return numbers.toSorted((one, other) => other.number.length - one.number.length)[0]
}

/** Returns the number with the most separators; of equals, the first. */
const bestOf = (numbers: readonly FoundNumber[]): FoundNumber | undefined =>
  numbers.toSorted((one, other) => groupsIn(other.number) - groupsIn(one.number))[0]
const groupsIn = (number: string): number => number.split(/[-_/.#]/).length
