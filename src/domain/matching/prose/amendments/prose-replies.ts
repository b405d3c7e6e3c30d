import { inOtherColour } from "../colours.ts"
import { withTotals } from "../corrections/with-totals.ts"
import { OTHERS } from "../prose-choices.ts"
import { isAsking } from "../prose-clauses.ts"
import { itemOf, type ProseItem, type ReadLine } from "../prose-item.ts"
import { NO } from "../prose-kinds.ts"
import {
  hasPartWord,
  isAlternativeRequest,
  isCancelling,
  isNoRequest,
  withoutGreeting,
} from "../prose-lines.ts"
import { leadingMention, NO_PROPERTY, NOTHING_ELSE } from "../prose-quantities.ts"
import { MAX_CORRECTIONS } from "../prose-replacements.ts"
import { sentencesOf, withoutDates, withoutPrices } from "../prose-sentences.ts"
import { withDigits, withFigures } from "../prose-spelled.ts"
import { ALREADY, AND_WORDS, BYTE_UNITS, INSTEAD_OF } from "../prose-words.ts"
import {
  BY_FIGURE,
  BY_ORDINAL,
  LAST,
  NUMBERED_PLACES,
  namesAll,
  targetOf,
  wordsOf,
} from "./amendment-targets.ts"
import { FEWER, LEADS_TO_NEW, LOWERS, MORE, RAISES, SWAPS } from "./amendment-words.ts"
import { isChange, isExclusion, multipleOf, SOME_OF_THEM } from "./prose-amendments.ts"

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu")
const BY = "[^.;]{0,60}(?<!\\p{L})(?:by|um|de|en|di|met|o|med|em) \\d"
const BY_BEFORE = "(?<=um \\d[^.;]{0,40})"
const IS_MORE = word(`(?<!\\S)\\+ ?\\d|${MORE}|(?:${RAISES})(?=${BY})|${BY_BEFORE}(?:${RAISES})`)
const IS_FEWER = word(`${FEWER}|(?:${LOWERS})(?=${BY})|${BY_BEFORE}(?:${LOWERS})`)
const IS_OWNED = word(ALREADY)
/** Matches a clause about the units that remain: `only 3 more`, `nur noch 3`. */
const REMAINS = /(?<!\p{L})(?:nur noch|only \d{1,5} more|plus que|no more than|nog maar)(?!\p{L})/iu
/** Matches the word before a new quantity: `raise to 8`. */
const TO = /(?<!\p{L})(?:to|auf|à|a|naar|na|(?<!l[äæe]gg? )till?|para|do) (?:just |only |nur )?\d/iu
const ONE =
  /(?<!\p{L})(?:one|an?|eine?n?|une?|uno|una|uma?|één|een|jeden|jedn[ąua]|en|ett?)(?!\p{L})/iu

/** Matches what separates the clauses of a sentence: `, `, ` - `, ` but `. */
const BETWEEN =
  /[,;]? (?:and|but|so(?= (?:please|make|we|i) )|und|aber|et|mais|y|pero|e|ma(?! być)|però|en(?! (?:moins|plus|tout|total|lugar|vez))|maar|i(?! st)|oraz|ale|och|og|men|mas|jen|(?<=\d )a(?= \p{L}{4}))(?= )|[,;:](?!\d) ?| [-–—] /u

const ARTICLE =
  "(?:(?:the|those|these|our|der|die|das|den|dem|les?|la|los?|las|el|il|i|gli|lo|dei|degli|delle|della|del|des|du|de|het|os?|as?) )?"
/** Matches what leads to the name of a new part: `we would like the `. */
const LEAD =
  /^(?:.* )?(?:the|those|die|den|das|les?|la|los|las|el|il|i|gli|lo|de|het|os|as) (?=\S)/iu
const COUNT = "(?:\\d{1,5} (?:x )?)?"
/** Matches `instead of the 6 A please 6 B`, `swap the A for B`, `B instead of the A`. */
const REPLACED = new RegExp(
  `(?<!\\p{L})(?:(?:${INSTEAD_OF}) ${ARTICLE}${COUNT}(?<old>[^,.;:!?]{2,60}?),?(?: (?:${LEADS_TO_NEW}))+ ${ARTICLE}(?<now>[^,.;:!?]{1,80})|(?:${SWAPS}) ${ARTICLE}${COUNT}(?<old>[^,.;:!?]{2,60}?) (?:for|with|by|gegen|durch|mit|par|pour|por|con|door|na|mot|med|za) ${ARTICLE}(?<now>[^,.;:!?]{2,80}))`,
  "iu",
)
/** Matches `the B instead of the A`. */
const NEW_FIRST = new RegExp(
  `(?<first>[^.;:!?]{2,80}?) (?:${INSTEAD_OF}) ${ARTICLE}(?!\\d{1,5}(?![\\p{L}\\d]))(?<old>[^,.;:!?]{2,60}?)(?=$|[,.;:!?]| [-–—] )`,
  "iu",
)
const FIGURE_ALONE = new RegExp(`^(?:\\d{1,5}(?: \\p{L}{1,6}\\.?)?|${ONE.source})$`, "iu")
const PART_NAME = /\p{Lu}|\d[\p{L}\d]/u

const FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])\\d{1,5}(?![\\p{L}\\p{N}/-]|[.,]\\d)${NO_PROPERTY}${NOTHING_ELSE}`,
  "giu",
)
/** Matches an earlier quantity: `instead of 12`, `not 12`, `from 8 ` before `to 12`. */
const OLD = new RegExp(
  `(?<!\\p{L})(?:(?:${INSTEAD_OF}|not|nicht|no|non|pas|niet|nie|inte|ikke|não|ne) (?:the |den |der |les |las |los |de )?\\d{1,5}|(?<=\\d )(?:of|von|sur|de|di|van|av|af|z) (?:the |den |les |los |las |de |i )?\\d{1,5}(?= \\p{L}{3})|(?:asked for|wrote|entered|quoted) \\d{1,5}|aus (?:der |den )?\\d{1,5}(?= (?:eine )?\\d)|(?:from|von|de|da|van|z|från|fra) \\d{1,5}(?= (?:\\p{L}{2,8} )?(?:to|auf|à|a|naar|na|till?|para) \\d))(?![\\p{L}\\p{N}])`,
  "giu",
)

/** Changed items of an older e-mail; undefined for one that is dropped. */
type Changes = Map<ProseItem, ProseItem | undefined>

interface Change {
  target: ProseItem
  item: ProseItem | undefined
}

interface Reply {
  rest?: string | undefined
  open?: ProseItem | undefined
}

/** Order or offer below the newest e-mail, with the changes found so far. */
interface OlderOrder {
  items: readonly ProseItem[]
  lines: readonly ReadLine[]
  changes: Changes
  /** Number of clauses that may still be compared with it. */
  clausesLeft: number
}

/**
 * Applies what the newest e-mail of a thread says about the order or offer below it: `2 fewer monitors`, `line 3 - cancel`,
 * `the SSDs should be 10`. What it says of other parts stays a request.
 */
export function withReplies(
  lines: readonly ReadLine[],
  isNewest: (line: string) => boolean,
): ReadLine[] {
  const others = lines.filter(({ line }) => !isNewest(line))
  const items = others
    .flatMap(({ items = [] }) => items)
    .filter(({ quantity }) => /^\d+$/.test(quantity))
  if (items.length === 0) return [...lines]
  const changes: Changes = new Map()
  const older: OlderOrder = { items, lines: others, changes, clausesLeft: MAX_CORRECTIONS }
  const replied = withWrappedJoined(lines, isNewest).map((one) => {
    if (!one.isNewest || older.clausesLeft <= 0) return one
    const written = sentencesOf(withoutPrices(withoutDates(withoutGreeting(one.line))))
    let open: ProseItem | undefined
    const unread = written.map((sentence) => {
      const reply = applySentence(sentence, open, older)
      open = reply.open
      return reply.rest
    })
    if (unread.every((rest) => rest === undefined)) return one
    const rest = written
      .map((sentence, at) => (unread[at] === undefined ? sentence : `${unread[at]}.`))
      .join(" ")
    return { ...one, rest, items: one.items?.filter((item) => states(rest, item)) }
  })
  return replied.map((one) => ({
    ...one,
    items: one.items?.flatMap((item) => (changes.has(item) ? (changes.get(item) ?? []) : item)),
  }))
}

interface NewestLine extends ReadLine {
  isNewest: boolean
}

/** Marks the lines of the newest e-mail, and joins those that continue a sentence of the line above. */
function withWrappedJoined(
  lines: readonly ReadLine[],
  isNewest: (line: string) => boolean,
): NewestLine[] {
  const joined: NewestLine[] = []
  for (const one of lines) {
    const above = joined.at(-1)
    const isOfNewest = isNewest(one.line)
    const isWrapped =
      above?.isNewest &&
      isOfNewest &&
      above.line.length < MAX_SENTENCE &&
      IS_LONG.test(above.line) &&
      /^\p{Ll}/u.test(one.line)
    if (above && isWrapped)
      joined.splice(-1, 1, {
        ...above,
        line: `${above.line} ${one.line}`,
        items: [...(above.items ?? []), ...(one.items ?? [])],
      })
    else joined.push({ ...one, isNewest: isOfNewest })
  }
  return joined
}
/** Matches a line that may continue below. */
const IS_LONG = /^.{40,}[^.!?:]$/u

/** Returns whether a text contains the quantity and all words of an item. */
function states(text: string, { quantity, number, description }: ProseItem): boolean {
  const words = wordsOf(withFigures(text))
  return (
    (["", "1"].includes(quantity) || words.includes(quantity)) &&
    wordsOf(`${number} ${description}`).every((one) => words.includes(one))
  )
}

/** Matches words of a condition. Such a sentence changes nothing. */
const CONDITION = /(?<!\p{L})(?:if|unless|wenn|falls|sofern|jeśli|als er|om det|hvis)(?!\p{L})/iu
/** Matches words for another version of a part. */
const IS_VARIANT = word(
  `${INSTEAD_OF}|instead|rather|version|variante?|prefer|lieber|statt|plutôt|préf\\p{L}+|mejor|prefer\\p{L}+|meglio|liever|woll?en|hellre|heller|wol\\p{L}+|raději`,
)
const INSTEAD = new RegExp(`(?:${INSTEAD_OF}).*$`, "iu")
/** Matches a word that may name another part in a clause without a unit. */
const FIRST_LETTER = /^\p{Lu}(?=\p{Ll})/u
const NAMES_OTHER = /(?<!\p{L})(?!I(?![\p{L}\d])|St[üu]e?ck|Stk)\p{Lu}/u

const ALL_OTHERS = new RegExp(
  `(?<!\\p{L})(?:${OTHERS}) (?:the|die|den|das|les?|la|los|las|el|i|gli|le|de|het|os|as) `,
  "iu",
)
/** Matches `lines 1 and 3` before `as offered`. */
const SEVERAL_UNCHANGED = new RegExp(
  `(?<!\\p{L})(?:${NUMBERED_PLACES}|positionen|positions|items|lines) \\d{1,2}(?:(?:, ?| ?[&+] ?|,? (?:${AND_WORDS}|i|a) )\\d{1,2}){1,8}(?! ?(?:x|\\p{L}{2,5}\\.? \\d))(?![\\p{L}\\d])`,
  "iu",
)

const MAX_SENTENCE = 600

/**
 * Applies the changes in a sentence. Returns the text that states none, undefined if there is no change, and the part that
 * the sentence names last without a change.
 */
function applySentence(sentence: string, before: ProseItem | undefined, older: OlderOrder): Reply {
  const { changes } = older
  older.clausesLeft -= sentence.split(BETWEEN).length
  const isTooLong = older.clausesLeft < 0 || sentence.length > MAX_SENTENCE
  if (isTooLong || CONDITION.test(sentence) || isAlternativeRequest(sentence) || isAsking(sentence))
    return {}
  const count = changes.size
  const rest = withoutReplaced(sentence, older)
    .replace(SEVERAL_UNCHANGED, "")
    .replace(ALL_OTHERS, ", without the ")
  let isChanged = changes.size > count
  let open = before
  let settled: ProseItem | undefined
  const unread: string[] = []
  for (const written of rest.split(BETWEEN)) {
    const text = withFigures(written.trim())
    // An article is no quantity: `a third switch`.
    const clause = /\d/.test(text) ? withDigits(withTotals(text)) : text
    const named = targetOf(
      clause.replace(FIRST_LETTER, (letter) => letter.toLowerCase()),
      older.items,
      older.lines,
    )
    const isUnnamed = !named && !NAMES_OTHER.test(clause) && !hasPartWord(clause)
    const target = isUnnamed ? open : named
    const change =
      (target && changedBy(clause, target, isChange(sentence))) ?? variantOf(clause, older)
    const isRestated =
      isUnnamed && settled && figuresIn(clause, settled).join() === settled.quantity
    if (change) {
      changes.set(change.target, change.item)
      settled = change.item
      isChanged = true
    } else if (!isRestated) unread.push(written)
    if (change) open = undefined
    else if (target || /\d/.test(clause)) open = target
  }
  return { rest: isChanged ? unread.join(", ") : undefined, open }
}

/** Applies the replacement of a part, and returns the other text. */
function withoutReplaced(text: string, { items, lines, changes }: OlderOrder): string {
  const found = REPLACED.exec(text) ?? NEW_FIRST.exec(text)
  const { 0: whole = "", index = 0, groups: { old = "", now = "", first } = {} } = found ?? {}
  const target = found ? targetOf(`the ${old}`, items, lines) : undefined
  if (!target) return text
  const name = (first === undefined ? now.split(BETWEEN)[0] : first.split(BETWEEN).at(-1)) ?? ""
  const after = text.slice(
    index + whole.length - now.length + (first === undefined ? name.length : 0),
  )
  const before = text.slice(
    0,
    index + (first?.length ?? 0) - (first === undefined ? 0 : name.length),
  )
  const [figure] = FIGURE_ALONE.exec(name) ?? []
  if (figure !== undefined) return `${before}${old} ${/\d/.test(figure) ? figure : "1"}${after}`
  const coloured = inOtherColour(target.description, name)
  if (coloured !== undefined && leadingMention(name) === undefined) {
    changes.set(target, { ...target, number: "", description: coloured })
    return before + after
  }
  const isVariant = targetOf(`the ${name.replaceAll(SIZE, "")}`, items, lines) === target
  if (!PART_NAME.test(name) || isVariant) return text
  const counted = leadingMention(name)
  const part = name.slice(counted?.to)
  changes.set(
    target,
    itemOf(
      counted?.quantity ?? target.quantity,
      first === undefined ? part : part.replace(LEAD, ""),
    ),
  )
  return before + after
}

/** Matches a clause that only refuses a part: `no styluses`. */
const ONLY_NO = new RegExp(`^(?:${NO}) (?:[\\p{L}-]{2,20} ?){1,3}[.!]?$`, "iu")
/** Matches `remove one printer`. */
const DROPS_ONE =
  /(?:remove|drop|delete|take out|enleve[rz]|retire[rz]|supprime[rz]|quit\p{L}{1,3}|eliminen?|togli(?:ete)?|tirar|retirem?|streichen(?: sie)?|streicht|schrap) (?:one|une?|eine?n?|uno|una|uma?|één|jeden|jedną) (?=\p{L})/iu

/** Finds the item after a change in a clause. */
function changedBy(clause: string, target: ProseItem, isCorrection: boolean): Change | undefined {
  const isDropped = isCancelling(clause) || isExclusion(clause) || ONLY_NO.test(clause)
  if (isNoRequest(clause) && !isDropped) return undefined
  const quantity = quantityAfter(clause, target, isDropped)
  if (isDropped && quantity === undefined) return { target, item: undefined }
  const isOther = namesAll(clause, target) && !isCorrection
  return quantity === undefined || isOther ? undefined : { target, item: { ...target, quantity } }
}

const SIZE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?<value>\\d+(?:[.,]\\d+)?) ?(?<unit>${BYTE_UNITS}|w|mm|cm|m|inch|zoll|["”]|channels?|ports?|bays?|cores?)(?![\\p{L}\\p{N}])`,
  "giu",
)

/** Finds the part in another size that a clause names: `the 2 TB version of the SSD`. Its number is unknown. */
function variantOf(clause: string, { items, lines }: OlderOrder): Change | undefined {
  const [size, other] = clause.replace(INSTEAD, "").matchAll(SIZE)
  const target = size && !other ? targetOf(clause.replaceAll(SIZE, ""), items, lines) : undefined
  const [old, more] = [...(target?.description.matchAll(SIZE) ?? [])].filter(
    ({ groups }) => groups?.unit?.toLowerCase() === size?.groups?.unit?.toLowerCase(),
  )
  if (
    !target ||
    !size ||
    !old ||
    more ||
    old.groups?.value === size.groups?.value ||
    !IS_VARIANT.test(clause)
  )
    return undefined
  const description = target.description.replace(old[0], size[0])
  return { target, item: { quantity: target.quantity, number: "", description } }
}

function quantityAfter(clause: string, target: ProseItem, isDropped: boolean): string | undefined {
  const bare = [OLD, BY_FIGURE, LAST, ...BY_ORDINAL].reduce(
    (text, place) => text.replace(place, " "),
    clause,
  )
  const others = figuresIn(bare.replace(SOME_OF_THEM, " "), target)
  const [figure, other] = others.length > 0 ? others : figuresIn(bare, target)
  if (other !== undefined) return undefined
  const isMore = IS_MORE.test(clause) && !REMAINS.test(clause) && !TO.test(clause)
  const isFewer = isDropped || IS_FEWER.test(clause)
  if (isMore === isFewer && !isDropped)
    return IS_OWNED.test(clause) ? undefined : (figure ?? multipleOf(clause, target))
  const isOne = isDropped ? DROPS_ONE.test(clause) : ONE.test(clause)
  const count = figure ?? (isOne ? "1" : undefined)
  const units = Number(target.quantity) + (isMore && !isDropped ? Number(count) : -Number(count))
  return count === undefined || units < 1 ? undefined : String(units)
}

/** Returns the figures of a clause that do not belong to the name of a part. */
function figuresIn(clause: string, { number, description }: ProseItem): string[] {
  const words = wordsOf(`${number} ${description}`)
  const isOfName = (before: string, figure: string) =>
    words.includes(figure) && words.includes(wordsOf(before).at(-1) ?? "")
  return Array.from(clause.matchAll(FIGURE), ({ 0: figure, index }) =>
    isOfName(clause.slice(0, index), figure) ? "" : String(Number(figure)),
  ).filter((figure) => figure !== "")
}
