import { cleaned } from "./prose-cleaning.ts"
import { withoutLead } from "./prose-introductions.ts"
import { itemOf, type ProseItem, type ReadLine } from "./prose-item.ts"
import { partInQuestion } from "./prose-items.ts"
import { isMailHead, isNoRequest, withoutAddresses, withoutGreeting } from "./prose-lines.ts"
import { findNumbers } from "./prose-numbers.ts"
import { sentencesOf, withoutDates } from "./prose-sentences.ts"
import { AND_WORDS } from "./prose-words.ts"

/** Matches questions for a price or for stock. */
const ASKS =
  /(?<!\p{L})(?:do you have|have you|haben sie|habt ihr|avez-vous|auriez-vous|tienen|tiene|tenéis|tenés|avete|prices?|priced|pricing|quote|offer|costs?|charge|how much|carry|stock(?:ed|ing)?|sell|available|availability|lead times?|preise?n?|kostet|kosten|anbieten|angebot|lieferbar|lieferzeit|verfügbar|auf lager|vorrätig|führen|prix|tarifs?|coûtent?|combien|disponibles?|disponibilité|délai|precios?|cuestan?|cuánto|disponibilidad|plazo|prezz[oi]|costano?|quanto|disponibil[ei]|disponibilità)(?!\p{L})/iu
const BETWEEN = new RegExp(`[,;?] |(?<![\\p{L}-])(?:${AND_WORDS}|or|oder|ou|o)(?= )`, "iu")

/** Matches `RTX 4070 Ti`, and not `2026 budget`. */
const IS_MODEL = /^\p{Lu}.*\d/u

/** Adds the parts whose price or stock a letter asks for, without a quantity, if it orders nothing. */
export function withAskedParts(lines: readonly ReadLine[]): readonly ReadLine[] {
  if (lines.some(({ items = [] }) => items.length > 0)) return lines
  return lines.map(({ line }) => {
    const text = isMailHead(line) ? "" : withoutAddresses(withoutGreeting(line))
    return { line, items: sentencesOf(withoutDates(text)).flatMap(partsAskedFor) }
  })
}

function partsAskedFor(sentence: string): ProseItem[] {
  if (!ASKS.test(sentence) || isNoRequest(sentence)) return []
  const pieces = withNumbersJoined(sentence.split(BETWEEN).map((piece) => piece.trim()))
  return pieces.flatMap((piece) => {
    const numbers = findNumbers(piece)
    if (numbers.length === 1) return itemOf("", nameIn(piece), findNumbers(nameIn(piece)))
    if (numbers.length > 1) return numbers.map(({ number }) => itemOf("", number))
    const named = sentence.endsWith("?") ? partInQuestion(`${piece}?`) : undefined
    return named && IS_MODEL.test(named.description) ? named : []
  })
}

/** Joins a piece that is only a part number to the name before it: `Ryzen 7 9800X3D`, `100-100001084WOF`. */
function withNumbersJoined(pieces: readonly string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const before = joined.at(-1) ?? ""
    const isAlone = findNumbers(piece)[0]?.number === piece.replace(/ ?[.?!]$/, "")
    const isOfName = isAlone && /\d/.test(before) && findNumbers(before).length === 0
    if (isOfName) joined.splice(-1, 1, `${before}, ${piece}`)
    else joined.push(piece)
  }
  return joined
}

/** Returns the words of a question that name a part: `what do you charge for a Noctua NH-D15 these days`. */
const nameIn = (piece: string): string => cleaned(withoutLead(piece))
