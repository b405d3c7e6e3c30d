import { BY_FIGURE, namesAll, targetOf } from "./amendments/amendment-targets.ts"
import { NUMBER_WORDS } from "./number-words.ts"
import type { ProseItem } from "./prose-item.ts"
import { hasPartWord, isMailHead } from "./prose-lines.ts"
import { findNumbers } from "./prose-numbers.ts"
import { leadingMention, NOTHING_ELSE, sureMentions } from "./prose-quantities.ts"
import { withoutBullet, withoutPrices } from "./prose-sentences.ts"
import { withFigures } from "./prose-spelled.ts"
import { ALSO_WORDS, CHANGE_LEADS, INSTEAD_OF, UNIT_WORDS } from "./prose-words.ts"

const QUESTION =
  /^(?:> ?)*(?:\d{1,2}[.)] )?(?<name>[^?>]{3,60}?)[ ,:–-]{1,3}(?:how many|what quantity|wie ?viele?|combien|cuánt[oa]s)(?!\p{L})|(?<!\p{L})(?:(?:how many|(?:what|which) (?:quantity|number) (?:of|for)|wie ?viele?|combien de|cuánt[oa]s|quant[ie]) |combien d['’])(?:of )?(?:the |your |those |these |den |der |les |los |las |di )?(?<name>[^?,;]{2,80}?)(?: ?\?| (?:do|did|does|would|will|should|shall|are|were|is|you|brauchen|benötigen|möchten|wollen|sollen|werden|hätten|dürfen|voulez|souhaitez|faut|désirez|vous|necesita|necesitan|quiere|quieren|desea|son|vuole|volete|servono|ne)(?!\p{L}))/iu
/** Matches a question whether the quantity is the same as before: `And the fans, still 60?` */
const SAME_AGAIN = new RegExp(
  `^[> ]*(?:(?:and|und|et|y|e) )?(?<name>[^?>,:–]{3,60}?)[ ,:–-]{1,3}(?:still|again|immer noch|noch immer|weiterhin|wieder|erneut|toujours|encore|de nouveau|todavía|otra vez|ancora|sempre)(?: (?<old>\\d{1,5}|${NUMBER_WORDS})(?: \\p{L}{1,12})?)? ?\\?`,
  "iu",
)
const YES = /^(?:yes|yep|yeah|correct|right|ja|genau|richtig|oui|exact|sí|si|sì)(?!\p{L})[^\d]*$/iu
const ANSWER = new RegExp(
  `^(?:(?:no|nope|nein|non|yes|ja|oui|sí|now|too|still|again|just|only|for now|${ALSO_WORDS}|weiterhin|wieder|noch|nur|erst ?mal|vorerst|toujours|encore|pour l['’]instant|por ahora|de momento|per ora|this time|jetzt|diesmal|lieber|cette fois|esta vez|that.?s|that is|that would be|make it|we need|we want|i need|we.?d like|sorry|das sind|wir brauchen|bitte|il nous en faut|serían)[, :]+)*(?<figure>\\d{1,5}|${NUMBER_WORDS})(?: ?(?:x|of (?:them|those|these)|${UNIT_WORDS})\\.?)?(?:[ ,.!–-]+(?:please|pls|thanks|thank you|bitte|danke|svp|s'il vous plaît|merci|por favor|gracias|grazie|per favore|in total|insgesamt|as well|too|${ALSO_WORDS}|for now|for the moment|to start with|erst ?mal|vorerst|pour l['’]instant|pour le moment|por ahora|de momento|per ora|voorlopig|as discussed|now|this time|jetzt|diesmal|maintenant|cette fois|ahora|esta vez|instead))*[ .!]*$`,
  "iu",
)
const MAX_LINES_BETWEEN = 2

const NO = "no|nein|non|nee|nie|nej|nei|não"
/** Matches `Please make that 10, the enclosure is full`, `worden er 35`, `statt 50 bitte 80 Stück`, `80 statt 50`. */
const CHANGED = new RegExp(
  `^(?:(?:please|bitte|yes|ja|ok|oui|sí|sì|sim|tak|sorry|graag|proszę|tack|por favor|per favore|but|aber|mais|pero|ma|maar|ale|men|mas|${NO}),? ){0,3}(?:(?:${CHANGE_LEADS}) |(?:${INSTEAD_OF}) \\d{1,5}(?: \\p{L}{1,10}\\.?){0,3},? |(?=\\d{1,5}(?: \\p{L}{1,10}\\.?)?,? (?:${INSTEAD_OF}) \\d)|(?<=^(?:${NO}),? ))(\\d{1,5})(?! ?(?:%|€|\\$|x \\d))${NOTHING_ELSE}(?:(?: ?(?:${UNIT_WORDS})\\.?)?(?:[ .,;!–-].*)?)?$`,
  "iu",
)

/** Returns a quoted line with another quantity; undefined if it has not exactly one. */
function withQuantity(quoted: string, quantity: string): string | undefined {
  const text = withoutPrices(withoutBullet(quoted).text)
  const leading = leadingMention(text)
  const [mention, other] = leading ? [leading] : sureMentions(text)
  return mention && !other
    ? `${quantity} x ${text.slice(0, mention.from)}${text.slice(mention.to).replace(/^ ?[x×] /i, "")}`
    : undefined
}

/** Matches words before the name of a part in a question: `And for the`. */
const LEAD =
  /^(?:(?:and|und|et|y|e) )?(?:(?:for|für|pour|para|per) )?(?:(?:the|your|die|der|das|den|les?|la|los?|las|el|i|gli) )?/iu

/** Finds the part in a quoted line that a figure answers: `Anvil 850, is it 6 again?`, `Hangar Flow`. */
function partInQuoted(
  quoted: string,
  figure: string | undefined,
): Record<string, string | undefined> {
  const text = withoutBullet(quoted).text
  const [name = "", ...rest] = text
    .split("?", 1)
    .join()
    .trim()
    .split(/, | [-–—] |: /)
  const isQuestion = text.endsWith("?")
  const [old] = /(?<![\p{L}\p{N}.,-])\d{1,5}(?![\p{L}\p{N}-])/u.exec(rest.join(", ")) ?? []
  const isPart =
    hasPartWord(name) ||
    findNumbers(name).length > 0 ||
    /\p{Lu}\p{L}{2,20} (?:\p{Lu}|\p{L}?\d)/u.test(name)
  const isCounted = [leadingMention(text), ...sureMentions(text)].some(Boolean) && !isQuestion
  const isShort = name.split(" ").length <= MAX_NAME_WORDS
  return isPart && isShort && !isCounted && (isQuestion || figure !== undefined)
    ? { name: name.replace(LEAD, ""), old: isQuestion ? (old ?? "") : undefined }
    : {}
}
const MAX_NAME_WORDS = 8

/** Matches `no thanks`, `No longer needed, we have some`. */
const REFUSAL =
  /^[^\d.?!]{3,60}, (?:no,? thanks?(?: you)?|nein,? danke|non,? merci|no,? gracias|no,? grazie|nee,? (?:bedankt|dank je)|nie,? dzięki|nej,? tack|não,? obrigad[oa])[ .!]*$|^(?:no|nope|nein|non|nee)[,.]? (?:(?:please|kindly|bitte|we|you can|just|can you|wir|nous|merci de) ){0,3}(?:drop|cancel|leave|skip|remove|delete|forget|strike|scrap|streichen|stornieren|brauchen (?:wir )?nicht|annule[rz]|cancel[ae]).*$|^not (?:this|for this|at the moment|right now)(?!\p{L}).*$|^(?:(?:no longer|not) (?:needed|required|wanted)(?!\p{L}).*|(?:please |bitte )?(?:cancel|drop|skip|stornieren|streichen)(?: (?:it|this|that))?(?:[.,;!].*)?$|nicht mehr (?:nötig|benötigt|gebraucht).*|entfällt.*|ya no (?:hace falta|se necesita|lo necesitamos).*|plus besoin.*)$|^(?:no|nope|nein|non|nee|not (?:needed|required|this time|any more)|nicht nötig|pas besoin)(?:[ ,]{1,2}(?:need|thanks?|thank you|danke|merci|gracias|grazie|bedankt|needed|required))*[ .!]*$/iu

/**
 * Adds the name from a quoted question to the bare figure below it: `> How many fans do you want?` and `12, please`.
 * Marks a quoted line as not needed if the answer below it is a refusal, and replaces it by an answer that changes
 * its quantity.
 */
export function withAnswers(lines: readonly string[]): string[] {
  const written = [...lines]
  for (const [at, line] of lines.entries()) {
    if (!/^>.*\p{L}/u.test(line)) continue
    const near = lines.slice(at + 1, at + 1 + MAX_LINES_BETWEEN)
    const place = near.findIndex((other) => /[^>\s]/.test(other))
    const answer = near[place]?.trim() ?? ">"
    const quoted = line.replace(/^[> ]+/, "")
    const bare = ANSWER.exec(answer)?.groups?.figure
    const { name, old } =
      (SAME_AGAIN.exec(line) ?? QUESTION.exec(line))?.groups ?? partInQuoted(quoted, bare)
    const figure = bare ?? (YES.test(answer) ? old : undefined)
    const [, quantity] = CHANGED.exec(withFigures(answer)) ?? []
    const stated = quantity ?? (name === undefined ? bare : undefined)
    const changed = stated === undefined ? undefined : withQuantity(quoted, withFigures(stated))
    if (REFUSAL.test(answer) && figure === undefined)
      written[at] = `> no need for ${withoutBullet(quoted).text}`
    else if (changed !== undefined && old === undefined) {
      written[at] = `> ${changed}`
      written[at + 1 + place] = ""
    } else if (name !== undefined && figure !== undefined && figure !== "") {
      if (old !== undefined) written[at] = ">"
      written[at + 1 + place] = `${figure} ${name}`
    }
  }
  return written
}

/** Matches words that say that an e-mail replaces those below it: `updated list`. */
const REPLACES =
  /(?<!\p{L})(?:updated|revised|corrected|final|latest|new|amended|aktualisierte|überarbeitete|korrigierte|neue|endgültige|nouvelle|corrigée|définitive|nueva|nuevo|corregid[ao]|definitiv[ao]|nuova) (?:\p{L}+ )?(?:list|version|quantit(?:y|ies)|order|request|requirements?|bom|liste|fassung|mengen|bestellung|anfrage|commande|demande|quantités|lista|versión|pedido|cantidades|ordine|richiesta)(?!\p{L})|(?<!\p{L})(?:liste|quantités|commande) (?:mise à jour|corrigée|définitive)|(?<!\p{L})(?:lista|pedido|cantidades) (?:actualizad|corregid|definitiv)[ao]s?/iu

/** Matches `and the list below`, `plus Sam's order below`. */
const ALSO_OLDER =
  /(?<!\p{L})(?:plus|also|and|as well as|along with|together with|und|auch|sowie|et|aussi|y|también) [^.!?]{0,50}(?<!\p{L})(?:below|underneath|unten|ci-dessous|abajo|sotto)(?!\p{L})|(?<!\p{L})(?:add|adding) [^.!?]{1,60} to (?:the|this|that|our|my|it)(?!\p{L})/iu

/** Matches changes of an older e-mail that stays valid: `12 fans instead of 10`, `the rest as quoted`. */
const CHANGES_OLDER = new RegExp(
  `(?<!\\p{L})(?:(?:${INSTEAD_OF}) (?:the |den |les |las |los |de )?\\d|(?:the |der |le |el |il |de |o )?(?:rest|reste|resto|reszta|resten|restante|everything else|nothing else|other changes|alles andere|alles weitere|lo demás|al het andere|pozostałe|allt annat|alt andet) (?:as|changes?|is|stays?|remains?|unchanged|bleibt|wie|passt|unverändert|ne change|reste|comme|inchangé|sin cambios|igual|como|queda|resta|invariato|come|va bene|blijft|zoals|bez zmian|jak|som|er|fica|mantém)(?!\\p{L}))`,
  "iu",
)

const MIN_OWN_ITEMS = 2

/** Returns where the header and then the older e-mails of a thread begin; undefined if there are none. */
function threadBounds(lines: readonly string[]): { begin: number; start: number } | undefined {
  const begin = lines.findIndex((line) => line.trim() !== "" && !IS_FIELD.test(line))
  const lastOwn = lines.findLastIndex((line) => !line.startsWith(">") && line.trim() !== "")
  const isQuotedToEnd = (line: string, at: number) => line.startsWith(">") && at > lastOwn
  const start = lines.findIndex(
    (line, at) => at > begin && (isMailHead(line.trim()) || isQuotedToEnd(line, at)),
  )
  return start < 0 ? undefined : { begin, start }
}

/** Returns the lines of the newest e-mail of a thread; none if there is no older one. */
export function newestOf(lines: readonly string[]): readonly string[] {
  const { start } = threadBounds(lines) ?? {}
  const isQuoted = lines.some((line) => line.startsWith(">"))
  if (start === undefined && !isQuoted) return []
  return lines.slice(0, start).filter((line) => !line.startsWith(">"))
}

/**
 * Returns where the older e-mails of a thread begin that the newest one replaces; the end if it replaces none. An order
 * of its own replaces them, such as one that repeats most of their items. A single item is rather a correction, as are
 * items that only the older e-mail names: `10 of the monitors`. `readItems` reads the items with a quantity.
 */
export function startOfReplaced(
  lines: readonly string[],
  readItems: (lines: readonly string[]) => readonly ProseItem[],
): number {
  const { begin, start } = threadBounds(lines) ?? {}
  if (start === undefined) return lines.length
  const newest = lines.slice(begin, start)
  const items = readItems(newest)
  const isOrder = items.length >= MIN_OWN_ITEMS
  const named = items.slice(0, MAX_NAMED).filter(isNamedByWords)
  const isChanging = newest.some((line) => CHANGES_OLDER.test(line))
  const older = isOrder && (isChanging || named.length > 0) ? readItems(lines.slice(start)) : []
  const own = new Set(items.map(nameOf))
  const isRepeated = older.filter((item) => own.has(nameOf(item))).length * 2 > older.length
  const isChange =
    older.length >= MIN_OWN_ITEMS &&
    !isRepeated &&
    (isChanging || named.some((item) => isOnlyNamedIn(older, item)))
  const isReplaced =
    newest.some((line) => REPLACES.test(line)) ||
    (isOrder && !isChange && !newest.some((line) => ALSO_OLDER.test(line)))
  return isReplaced ? start : lines.length
}

/** Maximum number of items that are compared with those of older e-mails. */
const MAX_NAMED = 20

const nameOf = ({ number, description }: ProseItem): string =>
  `${number} ${description}`.toLowerCase()

/** Returns whether an item has neither a number nor a model, or is a line of an offer: `line 3 only`. */
const isNamedByWords = ({ number, description }: ProseItem): boolean =>
  (number === "" && !/\d/.test(description)) || BY_FIGURE.test(description)

/** Returns whether an item is named only by the line, by a part of the name or by the kind of another one. */
function isOnlyNamedIn(others: readonly ProseItem[], { description }: ProseItem): boolean {
  const other = targetOf(description, others, [])
  return other !== undefined && !namesAll(description, other)
}

/** Matches a header field of an e-mail. */
const IS_FIELD =
  /^(?:from|to|cc|sent|date|subject|von|an|gesendet|betreff|de|à|objet|para|asunto|van|aan|verzonden|onderwerp) ?:/i
