import { withTotals } from "./corrections/with-totals.ts"
import { CONTAINED, hasOpenQuantity } from "./counted-items.ts"
import { withLastApart } from "./counted-series.ts"
import { itemsBefore, itemsOfMentions } from "./items-of-mentions.ts"
import { withoutEarlierPurchase } from "./other-orders.ts"
import { clausesOf, isAsking } from "./prose-clauses.ts"
import { cleaned } from "./prose-cleaning.ts"
import {
  beginsWithPart,
  introLength,
  isBlank,
  isPartText,
  withoutLead,
  withoutRemarks,
  withoutStory,
  withoutTitle,
} from "./prose-introductions.ts"
import { isOnlyQuantity, itemOf, type ProseItem } from "./prose-item.ts"
import {
  beginsWithModel,
  hasConversationWord,
  hasMeasure,
  hasPartWord,
  isAlternativeRequest,
  isCancelling,
  isClosing,
  isConversation,
  isNoRequest,
  isNoteLine,
  withoutAddresses,
  withoutGreeting,
} from "./prose-lines.ts"
import {
  adjacentMention,
  afterNumber,
  headOfSeries,
  shifted,
  withJoined,
} from "./prose-mentions.ts"
import { announcesPerMachine, behindAnnouncement } from "./prose-multiples.ts"
import { type FoundNumber, findNumbers } from "./prose-numbers.ts"
import {
  leadingMention,
  type Mention,
  mentionInSentence,
  sureMentions,
  trailingMention,
} from "./prose-quantities.ts"
import { piecesOfEach, piecesOfRatios, SAME_QUANTITY, withRatio } from "./prose-repeats.ts"
import {
  ASKED_PROPERTY,
  ASKED_STOCK,
  OTHERWISE,
  POLITE_END,
  sentencesOf,
  withoutBullet,
  withoutDates,
  withoutPrices,
} from "./prose-sentences.ts"
import {
  articleBefore,
  bracketedMentions,
  hasArticle,
  isRequesting,
  joinedMentions,
  ONE,
  singleMention,
} from "./prose-series.ts"
import { withDigits } from "./prose-spelled.ts"
import { AND_WORDS, THEREFORE } from "./prose-words.ts"
import { statedNumber, withNumbersBehind, withRestatedNumbers } from "./restated-numbers.ts"
import { isTakenBack, withoutCancelled, withoutOthers, withoutRetraction } from "./retractions.ts"

/** Returns the items that a line requests: none for a note, undefined if the lines around it decide. */
export function itemsOfLine(line: string, isAfterClosing: boolean): ProseItem[] | undefined {
  const plainText = withoutGreeting(line)
  const { length: counted } = sureMentions(plainText)
  if (counted < 2 && isNoteLine(counted > 0 ? withoutAddresses(plainText) : plainText)) {
    const [, behind = ""] = BEHIND_REFERENCE.exec(plainText) ?? []
    if (hasRequest(behind)) return itemsOfLine(behind, isAfterClosing)
    const [, ...rest] = sentencesOf(plainText)
    return hasRequest(rest.join(" ")) ? itemsOfLine(rest.join(" "), isAfterClosing) : []
  }
  const { text, isBullet } = withoutBullet(withoutAddresses(plainText))
  const fields = withRestatedNumbers(withTotals(text))
  const plain = withNumbersBehind(
    withoutPrices(withDigits(withoutDates(withoutOthers(withoutRemarks(fields))))),
  )
  const bare = withoutTitle(plain)
  const items = withOpenQuantity(itemsOfSentences(sentencesOf(bare)), plain)
  if (isAfterClosing)
    return items.filter(({ quantity, number }) => quantity !== "" && number !== "")
  if (text.endsWith(":") && (IN_TOTAL.test(text) || !items.some(isSure)))
    return items.filter(isOnlyQuantity)
  if (items.length > 0) return items
  if (isConversation(text) || isNoRequest(text) || text.endsWith(":") || isWithoutPart(bare))
    return []
  if (!isBullet && !hasPartWord(text)) return undefined
  const { length: to } = isBullet ? (FIRST_ARTICLE.exec(bare)?.[0] ?? "") : ""
  const { quantity, to: end } = leadingMention(bare) ?? { quantity: to > 0 ? "1" : "", to }
  return [itemOf(quantity, bare.slice(end))]
}

/** Removes the quantity that only an article states: `a price for the Fan Hub, we don't know yet how many`. */
const withOpenQuantity = (items: ProseItem[], line: string): ProseItem[] =>
  hasOpenQuantity(line) && !FREE_FIGURE.test(line)
    ? items.map((item) => ({ ...item, quantity: "" }))
    : items

/** Matches `Kostenstelle ist 4410, bitte 3 Anvil 850`. */
const BEHIND_REFERENCE =
  /^(?:cost cent(?:re|er)|kostenstelle|kostenträger|centres? de coûts?|centro de (?:coste|custo)|centro di costo|kostenplaats|kostnadsställe|omkostningssted|kostnadssted|p\.?o\.?|project|projekt|projet|proyecto|progetto)(?!\p{L})[^,;]{0,30}\d{3}[,;] (.*)$/iu

/** Returns whether the sentences after a note request parts: `Invoice is paid. Please send 5 x CA-F-120`. */
const hasRequest = (text: string): boolean =>
  sureMentions(text).length > 0 ||
  COUNTED_PART.test(text) ||
  (leadingMention(text) !== undefined && beginsWithPart(text)) ||
  joinedMentions(text).length > 0 ||
  findNumbers(text).length > 0

/** Matches `3 Corsair RM850x`. */
const COUNTED_PART =
  /^[1-9]\d{0,3} (?:x )?\p{Lu}\p{L}{2,20} (?:\p{Lu}\p{L}{1,20} )?\p{Lu}{0,3}\d{2}/u

/** Matches an announcement of totals of parts already named: `2 x Prism 924 for each node, so in total:` */
const IN_TOTAL = /(?<!\p{L})(?:total|insgesamt|totale) ?:$/iu

const isSure = ({ quantity, number, description }: ProseItem): boolean =>
  number !== "" ||
  hasMeasure(description) ||
  (quantity !== "" && (findNumbers(description).length > 0 || BEGINS_WITH_CODE.test(description)))

/** Returns whether a complete sentence names no part: `Bitte um Bestätigung.` */
const isWithoutPart = (text: string): boolean =>
  /[?!]|\.$/.test(text) && !hasPartWord(text) && !/\d/.test(text)

/**
 * Matches words that precede the wanted part: `we run a LAN cafe and `, `swap the two Anvil 650 for `,
 * `instead of the Prism 512 `, `i.e. `.
 */
const SUPERSEDED = new RegExp(
  `(?<!\\p{L})(?:(?<=^)(?:(?:we|i)(?:.re|.m| are| am| run| own| manage)|wir (?:sind|betreiben)|nous sommes|somos|siamo) (?:an?|eine?n?|une?|una) [^,.;:\\d]{3,50}(?:,|,? (?:and|und|et|y|e)) (?=\\P{N}{0,40}\\d)|(?:has|have|says?|shows?|contains?|lists?|ordered) [^.;]{3,60}? (?:but|and) (?:it |they )?(?:should|must) (?:be|have been|read|say) (?=\\d)|(?:swap|replace|exchange|ersetzen|tauschen|remplacer|remplacez|cambiar|sostituire|(?:change|switch|turn) (?:the |my |our |those |these )?\\d{1,5}(?= [^,;.]{2,60}? (?:to|into) \\d{1,5} \\S))(?!\\p{L}).{1,60}? (?:for|with|by|to|into|gegen|durch|par|por|con) (?=\\d|\\p{L}{1,3}[ -])|(?:gemeint war(?:en)?(?: aber)?|(?:i|we) (?:actually |really )?meant|should have been) (?=\\d)|(?:instead of|in place of|statt|anstelle von|au lieu d[eu]|en lugar de|invece d[ei]) (?:(?:the|der|des|dem|den|la|le|el) )?[^,]{1,40}?,? (?=(?:he|she|we|they|i|you|bitte|please|nun|jetzt|now|make it|make that|send|give|put|use|take|nehmen sie) )|(?<=^)[^.;!?]{3,60} (?:is|are|ist|sind|est|sont|está|están|è|sono|zijn|jest|są) (?:discontinued|end of life|eol|no longer (?:available|made|sold)|sold out|nicht mehr (?:lieferbar|erhältlich)|abgekündigt|ausgelaufen|plus (?:disponibles?|fabriquée?s?)|descatalogad[oa]s?|fuori produzione|uit productie|wycofan[yae])(?: [^.,;!?]{2,40})?, (?:${THEREFORE})(?: (?:we|i|wir|ich|nous|je|on|go|will|take|nehmen|nehme|for|prenons|prend|prends|vamos|por|prendiamo|nemen|bierzemy)){0,4} (?=\\S)|(?:i\\.e\\.|namely|d\\. ?h\\.|nämlich|à savoir|es decir|cioè),? (?=\\S))`,
  "iu",
)

function withoutSuperseded(sentence: string): string {
  const found = SUPERSEDED.exec(sentence)
  return found ? sentence.slice(found.index + found[0].length) : sentence
}

/** Matches `increase the Prism 924 to 5`. */
const RAISED =
  /(?<!\p{L})(?:increase|raise|bump|reduce|lower|change|erhöhen sie|erhöhe|augmentez|aumenten) (?:the |die |den |das |le |la |los |las )?(?:\d{1,5} (?:x |pcs |stück |of )?)?(?<name>[^,;.\d][^,;.]{2,60}?)(?:,? (?:quantity|qty|menge|anzahl|quantité|cantidad))? (?:up |down )?(?:to|auf|à|a) (?<quantity>\d{1,5})(?= ?(?:pcs|pieces|units|stück|please)?[.,;!?]? ?(?:$|and ))/iu

/** Matches `whatever the 990 Pro is called`. */
const CALLED =
  /(?<!\p{L})(?:whatever|however) (?:you call )?(?:the |that |those )?(?<name>[^,.;]{2,50}?) (?:is|are|'s) (?:called|named)(?!\p{L})/giu

/** Divides a sentence into requests that can be read separately. */
function requestsOf(written: string): string[] {
  const sentence = withoutSuperseded(
    withoutCancelled(withoutRetraction(withoutEarlierPurchase(written)))
      .replace(OTHERWISE, "")
      .replace(POLITE_END, "")
      .replace(CALLED, "$<name>")
      .replace(RAISED, "$<name> x $<quantity>"),
  )
  if (isAlternativeRequest(sentence) || isTakenBack(sentence)) return []
  const asked = isNoRequest(sentence) ? sentence : withoutStory(sentence)
  if (asked !== sentence) return requestsOf(asked)
  const listed = behindAnnouncement(sentence)
  if (listed !== undefined) return requestsOf(listed)
  const [first, ...relative] = piecesOfRatios(sentence) ?? []
  if (first !== undefined && relative.length > 0) return [...requestsOf(first), ...relative]
  if (FOR_EACH.test(sentence)) return [sentence]
  const counted = withLastApart(sentence)
  if (counted) return [...requestsOf(counted.before), counted.last]
  return piecesOfEach(sentence) ?? clausesOf(sentence)
}

/** Returns requests without those that continue a report: `and a hub` of `we lost a fan and a hub`. */
const wantedOf = (requests: readonly string[]): string[] =>
  requests.filter((request, at) => {
    const before = requests[at - 1] ?? ""
    return !isNoRequest(before) || isCancelling(before) || hasConversationWord(request)
  })

/** Matches words that repeat the parts of all machines as totals: `quote the lot, i.e. 12 boards and 24 fans`. */
const SUMMARY =
  /(?<!\p{L})(?:i\.e\.|that is|that makes|(?:so|also|soit) (?:in total|insgesamt|au total)|das sind|ça fait)(?!\p{L})/iu

/** Reads sentences. A quantity on its own belongs to the part named before it: `Do you have X? I'd take 15.` */
function itemsOfSentences(sentences: readonly string[]): ProseItem[] {
  const items: ProseItem[] = []
  let named: ProseItem | undefined
  let before = ""
  let numbersBefore: readonly FoundNumber[] = []
  const isForEachMachine = sentences.some(announcesPerMachine)
  const requesting = sentences.filter((sentence) => !(isForEachMachine && SUMMARY.test(sentence)))
  for (const request of requesting.flatMap((sentence) => wantedOf(requestsOf(sentence)))) {
    const { quantity = "" } = items.at(-1) ?? {}
    const same = quantity === "" ? "" : `, x ${quantity}`
    const sentence = withRatio(request.replace(SAME_QUANTITY, same), quantity)
    const number = statedNumber(sentence)
    const [item] = items.slice(-1)
    if (number !== undefined && item?.number === "") {
      items.splice(-1, 1, { ...item, number })
      continue
    }
    const found =
      isNoRequest(sentence) || isClosing(sentence.split(" (", 1).join())
        ? []
        : itemsForEach(sentence)
    const [onlyQuantity] = found.filter(isOnlyQuantity)
    const last = items.at(-1)
    if (onlyQuantity && numbersBefore.length > 1 && isOfEach(sentence))
      items.push(...numbersBefore.map(({ number }) => itemOf(onlyQuantity.quantity, number)))
    else if (onlyQuantity && named) items.push({ ...named, quantity: onlyQuantity.quantity })
    else if (onlyQuantity && last && (last.quantity === "" || CORRECTING.test(sentence)))
      items.splice(-1, 1, { ...last, quantity: onlyQuantity.quantity })
    else if (onlyQuantity) {
      const partBefore =
        partAtEnd(before) ?? partAtEnd(sentence.slice(0, sentence.lastIndexOf(",")))
      items.push(
        partBefore === undefined ? onlyQuantity : itemOf(onlyQuantity.quantity, partBefore),
      )
    }
    items.push(...found.filter((item) => !isOnlyQuantity(item)))
    before = found.length === 0 ? sentence : ""
    numbersBefore = found.length === 0 ? findNumbers(sentence) : []
    named = found.length === 0 ? (partInQuestion(sentence) ?? partInReport(sentence)) : undefined
  }
  return items
}

/** Returns the part at the end of a sentence: `we used up the last tube of thermal paste`. */
function partAtEnd(sentence: string): string | undefined {
  const [last = ""] = LAST_NOUN.exec(sentence) ?? []
  const noun = last.replace(/(?<![ .!?])[ .!?]+$/, "")
  if (hasPartWord(noun)) return noun
  return hasPartWord(sentence) && !isConversation(sentence) ? sentence : undefined
}
const LAST_NOUN =
  /(?<=(?:^|\s)(?:the|our|your|my|these|those|last|an?|of|some|any|no|die|der|das|unsere|les?|des|los|las|el|i|le|gli) )(?:[\p{L}\d-]{2,20} ){0,2}[\p{L}\d-]{2,20}[ .!?]*$/iu

/** Matches words that correct the previous quantity: `We'd take 50`, `make that 30`. */
const CORRECTING =
  /(?<!\p{L})(?:make|take|should (?:be|read)|actually|let's say|(?:only|now) (?:need|want|require)|nur noch|rather|doch|lieber|eher|nehmen|plutôt|finalement|mejor|prend\p{Ll}+)(?!\p{L})[^?]*$/iu

/** Returns the part that a report names: `I ordered CA-F-120. Please send another 30 of them`. */
function partInReport(sentence: string): ProseItem | undefined {
  const [number, other] = findNumbers(sentence)
  return number && !other ? { quantity: "", number: number.number, description: "" } : undefined
}

/** Returns the part that a question names: `Do you have the Prism 716?` */
export function partInQuestion(sentence: string): ProseItem | undefined {
  const numbers = findNumbers(sentence)
  const isRequested =
    sentence.endsWith("?") ||
    /(?<!\p{L})(?:know|check|wonder\p{L}*|wissen|savoir|saber) (?:if|whether|ob|si)(?!\p{L})/iu.test(
      sentence,
    )
  if (!isRequested || numbers.length > 1) return undefined
  if (numbers.length === 1) return itemOf("", sentence, numbers)
  const asked = sentence.replace(ASKED_STOCK, "").replace(ASKED_PROPERTY, "")
  const name = cleaned(withoutLead(asked.slice(introLength(asked))))
  return /\d|(?<!\p{L})\p{Lu}\p{L}{1,20} \p{Lu}/u.test(name) && !isConversation(name)
    ? itemOf("", name)
    : undefined
}

const FOR_EACH =
  /,? (?:for|pour|für|per|para|zu) (?:each(?: of (?:them|those))?|chacune?|jede[nrs]?|ciascun[oa]|cada un[oa])(?=[ .!?]*$)/iu

/** Multiplies single parts by the quantity of the first part: `12 Hangar Cube and an Anvil SFX 750 for each`. */
function itemsForEach(sentence: string): ProseItem[] {
  const [first, ...others] = itemsOfSentence(sentence.replace(FOR_EACH, ""))
  if (!first || !FOR_EACH.test(sentence)) return first ? [first, ...others] : []
  const countOf = (quantity: string) => (quantity === "1" ? first.quantity : quantity)
  return [first, ...others.map((item) => ({ ...item, quantity: countOf(item.quantity) }))]
}

const OF_EACH =
  /(?<![\p{L}\p{N}.,-])(\d{1,5}) (?:of (?:each|every(?:thing)?|all)|each of (?:these|those|the (?:first|next|last|following|below)))(?!\p{L})/iu
const isOfEach = (sentence: string): boolean => OF_EACH.test(sentence)

/** Tries several ways to read a sentence, the most certain first. */
function itemsOfSentence(sentence: string): ProseItem[] {
  const [, each] = OF_EACH.exec(sentence) ?? []
  if (each !== undefined && !/\p{L}-?\d|(?<!\p{L})\p{Lu}\p{L}{0,20} \d/u.test(sentence))
    return [{ quantity: each, number: "", description: "" }]
  const sure = sureMentions(sentence)
  if (sure.length > 0) return itemsOfMentions(sentence, withJoined(sentence, sure))
  const start = introLength(sentence)
  const rest = sentence.slice(start)
  const leading = leadingMention(rest)
  if (leading) {
    const first = shifted(leading, start)
    const text = sentence.slice(first.to)
    const isPart =
      start > 0 ||
      !isConversation(text) ||
      findNumbers(text).length > 0 ||
      hasMeasure(text) ||
      beginsAsPart(text)
    if (isPart) return itemsOfMentions(sentence, withJoined(sentence, [first]))
  }
  const written = trailingMention(sentence)
  if (
    written &&
    !isConversationBefore(sentence, written) &&
    !articleBefore(sentence.slice(0, start))
  )
    return itemsOfMentions(sentence, [written])
  const article = FIRST_ARTICLE.exec(rest)?.[0]
  const isSingle = article !== undefined || hasArticle(sentence.slice(0, start))
  const name = rest.slice(article?.length)
  const [number, other] = findNumbers(name.split(/[,;]/, 1).join())
  const before = name.slice(0, number?.from)
  const isNumbered = number && !other && !FREE_FIGURE.test(before) && !articleBefore(before)
  const isNamed =
    beginsAsPart(name) ||
    beginsWithModel(name) ||
    CONTAINED.exec(name)?.index === 0 ||
    (isRequesting(sentence) && beginsWithBrand(name))
  if (isSingle && (isNamed || isNumbered)) {
    const one = { from: start, to: start + (article?.length ?? 0), quantity: "1" }
    return itemsOfMentions(sentence, withJoined(sentence, [one]))
  }
  const series = joinedMentions(sentence)
  const head = headOfSeries(sentence, series)
  if (head) return itemsOfMentions(sentence, withJoined(sentence, [head]))
  const inSentence = mentionInSentence(sentence)
  const wanted = cleaned(sentence.slice(inSentence?.to))
  if (inSentence && isPartText(wanted))
    return itemsOfMentions(sentence, withJoined(sentence, [inSentence]))
  const adjacent = adjacentMention(sentence)
  if (adjacent) return itemsOfMentions(sentence, withJoined(sentence, [adjacent]))
  const bracketed = bracketedMentions(sentence)
  if (bracketed.length > 0) return itemsBefore(sentence, bracketed, withoutLead)
  const trailing = trailingMention(sentence) ?? afterNumber(sentence)
  if (trailing && !isConversationBefore(sentence, trailing))
    return itemsOfMentions(sentence, [trailing])
  return itemsWithoutQuantity(sentence)
}

/** Matches `a `, and the beginning of `16 GB of memory`. */
const FIRST_ARTICLE = new RegExp(
  `^(?:(?!one )${ONE} |(?=\\d{1,4} ?(?:[gt]b|gigs?) (?:of|de|di|von) )(?!.{0,60}\\(\\d{1,3} \\p{L}))`,
  "iu",
)
const FREE_FIGURE = /(?<![\p{L}\p{N}.,-])\d{1,5}(?![\p{L}\p{N}])/u

/** Returns whether the words before a quantity are conversation: neither `B550 board` nor `Memory please`. */
function isConversationBefore(sentence: string, { from }: Mention): boolean {
  const before = sentence.slice(0, from)
  return isConversation(before) && !hasPartWord(before.split(" ", 2).join(" "))
}

/** Matches `Prism 716`, `Keel B850`, `Jabra Evolve2 65`, `7800X3D`. */
const BEGINS_WITH_CODE = /^(?:\p{Lu}\p{L}{0,20} (?:\p{L}?\d|\p{Lu}\p{L}{2,15}\d)|\d{4}\p{Lu})/u
const beginsAsPart = (text: string) => beginsWithPart(text) || BEGINS_WITH_CODE.test(text)

/** Returns whether a text begins with two words of a name: `Wacom Intuos Pro M`. */
const beginsWithBrand = (text: string): boolean =>
  /^\p{Lu}\p{L}+ \p{Lu}\p{L}+/u.test(text) && !hasConversationWord(text.split(" ", 2).join(" "))

function itemsWithoutQuantity(sentence: string): ProseItem[] {
  const numbers = findNumbers(sentence)
  const single = numbers.length === 0 ? singleMention(sentence) : undefined
  if (single) return itemsOfMentions(sentence, withJoined(sentence, [single]))
  if (numbers.length === 0) return []
  const [first] = numbers
  if (
    first &&
    !isAsking(sentence) &&
    numbers.length === 1 &&
    articleBefore(sentence.slice(0, first.from))
  )
    return [itemOf("1", withoutArticle(sentence, first))]
  if (/\?\s*$/.test(sentence)) return []
  if (numbers.length > 1 && isBlank(withoutNumbers(sentence, numbers)))
    return numbers.map(({ number }) => ({ quantity: "", number, description: "" }))
  return isConversation(sentence) && sentence.split(" ").length > 8
    ? []
    : [itemOf("", sentence, numbers)]
}

/** Returns the sentence from a part number on or, for a known name, from the word after its article on. */
const withoutArticle = (sentence: string, { from }: FoundNumber): string => {
  const name = articleBefore(sentence.slice(0, from))?.after ?? ""
  return `${name}${sentence.slice(from)}`
}

const withoutNumbers = (text: string, numbers: readonly FoundNumber[]): string =>
  numbers
    .reduce((rest, { number }) => rest.replace(number, " "), text)
    .replaceAll(new RegExp(`(?<![\\p{L}])(?:${AND_WORDS}|or|oder|ou|o)(?![\\p{L}])`, "giu"), " ")
