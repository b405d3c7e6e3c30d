import { COLOURS } from "./colours.ts"
import { FOR_ALL } from "./machine-announcements.ts"
import { BEFORE, DELIVERED } from "./other-orders.ts"
import { hasFigure } from "./prose-clauses.ts"
import { hasConversationWord, hasMeasure, hasPartWord, isConversation } from "./prose-lines.ts"
import { findNumbers, isProseNumber } from "./prose-numbers.ts"
import { sureMentions } from "./prose-quantities.ts"
import { articleMentions, joinedMentions, ONE } from "./prose-series.ts"
import {
  AND_WORDS,
  CONVERSATION_WORDS,
  OR_EQUIVALENT,
  OTHER_COUNTED,
  OTHERS_OF_USE,
  SAYS,
  UNIT_WORDS,
} from "./prose-words.ts"

/** Matches `For 20 desks: `. */
const COUNTED_USE = new RegExp(`\\d ?(?:${OTHERS_OF_USE}): $`, "iu")
const TITLE =
  /^(?:[^:]{2,60}: (?=\S)|[^:\d]{3,40} [-–—] (?=\d{1,5} ?(?:x ?\d|x? ?\p{L}{3}|of \S)))/u

/** Removes a title before parts with quantities: `Two more for the Hendricks job: CA-GP-924 (1)`. */
export function withoutTitle(text: string): string {
  const [title = ""] = TITLE.exec(text) ?? []
  if (title === "") return text
  const rest = text.slice(title.length)
  const isNamed =
    findNumbers(title).length > 0 || hasPartWord(title) || sureMentions(title).length > 0
  const isOfUse =
    /^\d/.test(rest) &&
    (COUNTED_USE.test(title) ||
      ((isConversation(title) || /[-–—] $/.test(title)) && joinedMentions(rest).length > 0))
  const isTitle =
    isOfUse ||
    (!/\d/.test(title) &&
      /^\d{1,4} (?:x )?\p{L}/u.test(rest) &&
      !hasMeasure(rest.split(" ", 2).join(" ")) &&
      hasPartWord(rest)) ||
    (findNumbers(rest).length > 0 && (hasFigure(rest) || sureMentions(rest).length > 0))
  return /\S .*\S/.test(title) && !isNamed && isTitle ? rest : text
}

/** Matches `(Pos. 1)`, `(line 4)`. */
const OF_AN_ITEM =
  /^(?:pos|position|line|zeile|ligne|línea|riga)\.? ?\d{1,3}$|^(?:(?:item|id)(?:\.|-)? ?(?:no|nr|number|n°|#)?\.? ?:? ?\d{1,8}|(?:art|article|artikel|code|ref|réf)(?:\.|-)? ?(?:no|nr|number|n°|#)?\.? ?:? ?\d{1,3})$|^(?:or|oder|ou|o) .{1,60} (?:if|wenn|falls|si|se) .*|\d.{1,40}\d.{1,40} (?:each|ciascun[oa]|chacune?|cada un[oa])$|^\d{1,5} (?:per|pro|par|por|each|in each) \p{L}+$|^(?:ditto|dito|idem|[\p{L}.\s#°-]{2,20} (?:unknown|unbekannt|inconnue?)|unchanged|no change|unverändert|inchangé|sin cambios|new|neu|(?:whatever|whichever)(?:['’]?s)? [^()]{3,40}|optional|asap|urgent|dringend|please|bitte|as before|as usual|wie gehabt|(?:if|falls|wenn|si|se) (?:available|possible|verfügbar|möglich|dispo(?:nibles?|nible)?|posible|possibile|disponibile))$|^(?:delivery|deliver|delivered|lieferung|lieferbar|livraison|livrable|entrega|consegna)(?!\p{L}).*\d|^(?:with|mit|avec|con|incl\.?|inkl\.?) .*\d|^(?:trays|boxes|cartons|bundles|packs|kartons|packungen|boîtes|cajas|scatole) (?:of|zu|à|de|da|mit) \d{1,4}$/iu

/** Matches `that's for the second rack`. */
const EXPLAINING =
  /^(?:c['’]est|ce sont|that['’]?s|this is|those are|it['’]?s|das ist|das sind|es para|son para|è per|sono per|dat is|dat zijn|to jest|det är|det er|é para|são para) \p{L}{2}/iu

/** Matches `we have been quoted for the CBS350-48P elsewhere`, but no count: `we have 3`. */
const REPORTING =
  /^(?:(?:we|i)(?:['’]ve| have| had| were| got)|wir (?:haben|hatten|sind)|ich (?:habe|hatte)|nous (?:avons|avions)|on a|j['’]ai|hemos|tenemos|abbiamo|we (?:hebben|hadden)|mamy|vi (?:har|hade|fick)|temos|máme) (?!.*(?<![\p{L}\p{N}.,-])\d{1,5}(?![\p{L}\p{N}-]))/iu

/** Matches `white if possible`. */
const COLOUR = new RegExp(`^(?:${COLOURS})(?!\\p{L})`, "iu")

/** Matches what explains a colour: `(black, the white ones do not sell)`. */
const BEHIND_COLOUR = /, [^(),]{3,}(?=\)$)/u

/** Matches ` - 5 (black)` after a name. */
const COLOUR_LAST = new RegExp(
  `(?<=\\S)(?<count>(?: [-–—x×]?|[:,;]) ?[x×]?\\d{1,5}(?: ?(?:${UNIT_WORDS})\\.?)?) ?\\((?:in )?(?<colour>(?:${COLOURS})(?!\\p{L})[^()\\d]{0,30})\\)$`,
  "iu",
)

/** Matches ` x1 black` after a name. */
const COLOUR_BEHIND = new RegExp(`(?<=\\S)(?<count> [x×] ?\\d{1,4}) (?<colour>${COLOURS})$`, "iu")

/** Matches `the same as last time`. */
const SMALL_WORDS = /^\p{Ll}{2,}(?: \p{Ll}{2,}){2,}$/u

/**
 * Simplifies counts in brackets after a name: `SSDs (about 40, 500 GB is enough)`, `memory (8 GB sticks, 40 of those)`.
 */
const withCountsBehind = (text: string): string =>
  text
    .replace(COLOUR_LAST, " ($<colour>)$<count>")
    .replace(COLOUR_BEHIND, " $<colour>$<count>")
    .replaceAll(
      /\((?:(?:about|approx\.?|around|say|ca\.?|etwa|environ|unos) )?(\d{1,5}), [^()]{0,60}\p{Ll}{2} \p{Ll}{2}[^()]{0,60}\)/gu,
      "($1)",
    )
    .replaceAll(
      /\(([^()]{2,60}), (\d{1,5}) of (?:them|those|these|the same)(?: too| as well| please)?\)/giu,
      "($1) x $2",
    )

/** Matches the buyer's own number of a part: `(our ref. WSC-10441)`. */
const OWN_NUMBER =
  /[,;]? ?\(?(?<!\p{L})(?:our|my|unsere?|notre|nuestr[oa]|nostr[oa]) (?:own |internal |interne |part |item |article |material )?(?:ref(?:erence|erencia)?|réf(?:érence)?|code|no|nr|number|(?:art(?:ikel)?|mat(?:erial)?)[-. ]{0,2}(?:nr|nummer|no)|nummer|n°)?\.? ?:? ?(?=[\p{L}\d./-]*\d{3})[\p{L}\d./-]+\)?(?=$|[ ,;)])/giu

/** Removes the buyer's own numbers of parts if other numbers remain. */
function withoutOwnNumbers(text: string): string {
  const bare = text.replaceAll(OWN_NUMBER, "").trim()
  return bare !== text && findNumbers(bare).length > 0 ? bare : text
}

/** Matches ` - any make`, ` – Marke egal`. */
const ANY_MAKE =
  / [-–—] (?:any (?:make|brand|model|type|vendor|kind|colou?r)|(?:make|brand) (?:doesn['’]t matter|irrelevant|not important)|(?:marke|hersteller) (?:ist )?egal|egal welche[rs]? (?:marke|hersteller)|marque (?:indifférente|au choix)|cualquier marca|marca indiferente|qualsiasi marca|marca indifferente)(?= [-–—]|[.,]?$)/giu
/** Matches ` or similar`, ` ideally` before another property. */
const FILLERS = new RegExp(
  `,? (?:${OR_EQUIVALENT}|ideally|preferably|idealerweise|vorzugsweise|am besten|idéalement|de préférence|idealmente|preferiblemente|preferibilmente|liefst|bij voorkeur|najlepiej|helst|gerne?|de preferência|ideálně)(?=,)`,
  "giu",
)
/** Matches ` like last time`, ` we had last time` before a name in brackets: `2 screens like last time (Dell P2425H)`. */
const LIKE_BEFORE = new RegExp(
  `,? (?:die |das |den )?(?:${DELIVERED})(?: \\p{L}{2,12}){0,3}?(?: ?(?:${BEFORE}))?(?= \\()| (?:as|like|wie|comme|como|come|zoals|jak|som|kuin|jako|mint|ca) (?:(?:in|im|en|w|i) \\p{L}{3,12}|(?:the )?(?:ones|those) \\p{L}[^()]{2,40}|${BEFORE}|before|immer|üblich|always|usual|toujours|siempre|sempre|altijd|zawsze|alltid|altid)(?= \\()`,
  "giu",
)
/** Matches ` if you have it` at the end of a sentence or in brackets. */
const IF_AVAILABLE =
  /(?<=\S),? (?:if|falls|wenn|sofern|si|se|als|indien|jeśli|om|hvis|jos|pokud|ha|dacă) (?:(?:you|ihr|sie|du|vous|tu|jullie|u|je|ni|i|dere|teillä) ?)?(?:(?:still|noch|welche|es|sie|ce|l['’]|les|lo|la|los|las|li|le|ne|en|die|dat) ?){0,2}(?:have|['’]?ve got|got|stock|sell|do|can get|habt|haben|hast|vorhanden|vorrätig|lieferbar|avez|as|tenéis|tienen|tienes|hay|avete|hebben|heeft|hebt|macie|są|jest|har|tiverem|tiver|houver|on|máte|van|aveți)(?: (?:it|them|any|one|some|those|that|die|den|det|dem|in stock|auf lager|en stock|[ip]å? lager|raktáron)){0,2}(?=[),.;!?]|$)/giu
/** Matches the purpose after a verb: `to this we add, for the server, two disks`. */
const PURPOSE_ASIDE =
  /, (?:for|für|pour|para|per|voor|dla|för) (?:(?:the|our|my|die|den|das|unsere?n?|le|la|les|notre|nos|el|los|las|nuestr[oa]s?|il|i|lo|de|het|onze|o|a|os|as) )?\p{L}{3,20}, (?=\P{N}{0,12}\p{L})/giu
/** Matches the purpose at the beginning: `For the server room, we need a UPS`. */
const PURPOSE_FIRST =
  /(?<=^|[.!?] )(?:(?:ok|okay|so|and|also|then),? ){0,2}(?:for|für|pour|para|per|voor|dla|för|til) (?:(?:the|our|my|die|den|das|unsere?n?|le|la|les|notre|nos|el|los|las|nuestr[oa]s?|il|i|lo|de|het|onze|o|a|os|as) )?\p{L}[\p{L}'’ -]{2,30}[,:] (?=(?:we|i|need|needs|wir|ich|brauch\p{L}+|benötig\p{L}+|il|nous|je|necesit\p{L}+|quer\p{L}+|a|an|ein|eine|einen|une?|una|ci|serv\p{L}+|precis\p{L}+|vi|jag|jeg) )/giu
/** Matches the purpose between a kind and its model: `a board for these processors, B650M`. */
const PURPOSE_BETWEEN =
  / (?:for|für|pour|para|per) (?:this|these|those|the|diese[nrs]?|die|den|ces|cette|los|las|estos|estas|questi|queste)(?: same| selben| mêmes| mismos| mismas)? \p{L}{3,20}, (?=\p{Lu}{1,3}\d)/giu

/** Matches where a buyer saw a part: ` on your website` of `I saw on your website the rack shelf`. */
const WHERE_SEEN =
  / (?:(?:on|in) your (?:web ?site|site|(?:web ?)?shop|catalogue|catalog|page)|(?:auf|in) (?:ihrer|eurer|ihrem|eurem) (?:web ?site|webseite|seite|(?:web)?shop|katalog)|(?:sur|dans) (?:votre|le) (?:site|catalogue)|en su (?:web|página|catálogo))(?= \p{L})/iu

/** Matches ` for the above` at an end, which refers to the lines before. */
const FOR_ABOVE =
  / (?:for (?:the )?above|für (?:die |den |das )?oben(?: genannten?)?|pour (?:le |la |les )?ci-dessus|para (?:el |la |los |las )?(?:anterior(?:es)?|de arriba)|per (?:il |i |la |le )?suddett[oaie]|voor (?:het )?bovenstaande)(?=[.!]?$)/iu

/** Matches `, for the whole room,`. */
const ASIDE_FOR_ALL = new RegExp(`(?:,? |^)(?:${FOR_ALL})(?!\\p{L})(?:, | ?: ?)?`, "giu")

/** Removes remarks in brackets that describe no part: `(whichever is cheapest)`. */
export const withoutRemarks = (text: string): string =>
  withCountsBehind(
    withoutOwnNumbers(
      text
        .replaceAll(ANY_MAKE, "")
        .replace(FOR_ABOVE, "")
        .replace(WHERE_SEEN, "")
        .replaceAll(FILLERS, "")
        .replaceAll(LIKE_BEFORE, "")
        .replaceAll(IF_AVAILABLE, "")
        .replaceAll(ASIDE_FOR_ALL, " ")
        .replaceAll(PURPOSE_FIRST, "")
        .replaceAll(PURPOSE_BETWEEN, ", ")
        .replaceAll(PURPOSE_ASIDE, " "),
    ),
  ).replaceAll(/ ?\(([^()]{3,200})\)/g, (whole, remark: string) => {
    if (COLOUR.test(remark)) return whole.replace(BEHIND_COLOUR, "")
    if (
      EXPLAINING.test(remark) ||
      REPORTING.test(remark) ||
      OF_AN_ITEM.test(remark) ||
      (SMALL_WORDS.test(remark) && !hasPartWord(remark))
    )
      return ""
    const isRemark = /\d/.test(remark)
      ? isConversation(remark) && sureMentions(whole).length === 0
      : hasConversationWord(remark)
    return isRemark && remark.split(" ").length > 2 && findNumbers(remark).length === 0 ? "" : whole
  })

/** Removes the words of a sentence before a name: `could you reserve Prism 716`. */
function withoutSmallWords(text: string): string {
  const [lead = ""] = /^\p{Lu}?[\p{Ll}'’]+(?: [\p{Ll}'’]+)* (?=\p{Lu}|\d)/u.exec(text) ?? []
  if (hasConversationWord(lead) && !hasPartWord(lead)) return text.slice(lead.length)
  const [last] = [...text.matchAll(ANY_LEAD_WORD)]
    .map(({ 0: word, index }) => index + word.length)
    .filter((end) => !hasPartWord(text.slice(0, end)) && beginsWithPart(text.slice(end)))
    .toReversed()
  return text.slice(last ?? 0)
}

/** Returns whether the first four words name a kind of part. */
export const beginsWithPart = (text: string): boolean =>
  hasPartWord(text.split(" ").slice(0, 4).join(" "))

const LEAD_WORDS = `(?<!\\p{L})(?:${CONVERSATION_WORDS}|the|an?|of|for|to|in|on|der|die|das|den|le|la|les|el|los|las) `
const LEAD_WORD = new RegExp(`${LEAD_WORDS}(?=\\p{Lu}|\\d)`, "gu")
const ANY_LEAD_WORD = new RegExp(LEAD_WORDS, "gu")

/** Matches `extension lead `, whose last word also belongs to conversation. */
const NOUNS_LIKE_LEADS = /(?<!\p{L})(?:extension|patch|power|mains|test|jump) lead $/iu

/** Names that begin with words of conversation. */
const NAMES =
  "(?:in win|team ?group|be quiet|my (?:passport|book|cloud)|go ?pro|one for all|office \\d{3,4})(?!\\p{L})"
const BEGINS_WITH_NAME = new RegExp(`^${NAMES}`, "iu")

/** Matches what is for a part and is one itself: `Crimping tool` of `Crimping tool for RJ45`. */
const BEFORE_USE = /^\p{Lu}[\p{L}-]*(?: \p{Ll}{3,}){0,2} $/u

const FOR = /^(?:for|für|pour|para|per|voor) $/

/** Removes the introduction before the name of a part: `we would like to evaluate your Fjord 120`. */
export function withoutLead(sentence: string): string {
  if (BEGINS_WITH_NAME.test(sentence)) return sentence
  const [clause = ""] = /^[^,\d]{3,80}, (?=\S)/u.exec(sentence) ?? []
  const isRemark = hasConversationWord(clause) && !hasPartWord(clause)
  const text = isRemark ? sentence.slice(clause.length) : sentence
  const last = [...text.matchAll(LEAD_WORD)].findLast(
    ({ 0: word, index }) => !NOUNS_LIKE_LEADS.test(text.slice(0, index + word.length)),
  )
  const lead = text.slice(0, last?.index)
  if (FOR.test(last?.[0] ?? "") && BEFORE_USE.test(lead) && !hasConversationWord(lead)) return text
  const isLead =
    isConversation(text) || (!/\d/.test(lead) && !hasPartWord(lead) && /\p{Ll}{3} /u.test(lead))
  if (last && isLead) return text.slice(last.index + last[0].length)
  return withoutSmallWords(text)
}

/** Returns whether a text ends with a word that can only be a name: `for an Intel Xeon w7-3465X`. */
export function endsWithName(text: string): boolean {
  const last = text.split(/[\s([,;:–—]+/).findLast((word) => word.length > 1) ?? ""
  if (/\p{Lu}\p{L}{1,20} \d{2,5}(?: [([–—-]?)? ?$/u.test(text)) return true
  const isCoded = /\p{L}/u.test(last) && (/\d/.test(last) || isProseNumber(last))
  return isCoded && !/^(?:kw|q)\d/i.test(last)
}

/** Returns whether a text only leads to a quantity: `Please send us`, `For Hamburg:`. */
export const isIntroduction = (text: string): boolean =>
  findNumbers(text).length === 0 &&
  !hasMeasure(text) &&
  (isConversation(text) ||
    isLowerCase(text) ||
    beginsAsConversation(text) ||
    (/[:–—-] ?$/.test(text) && !hasPartWord(text) && text.length > 24) ||
    SAID.test(text) ||
    ONLY_CONVERSATION.test(text))

/** Matches `but Priya says we `. */
const SAID = new RegExp(
  `(?<!\\p{L})(?:${SAYS})(?: (?:that|dass|que|che|dat|że|att|we|wir|nous))*[ ,:]*$`,
  "iu",
)

/** Returns whether a text is the title of a list: `Phase 2 (June):`. */
export const isTitle = (text: string): boolean =>
  /[:] ?$/.test(text) && findNumbers(text).length === 0 && !hasPartWord(text)

/** Returns whether words belong to a sentence and not to a name: `ich bin auf der Suche nach`. */
export const isPhrase = (text: string): boolean =>
  !/\d/.test(text) &&
  !hasPartWord(text) &&
  (text.match(/(?<= |^)\p{Ll}+(?= |$)/gu)?.length ?? 0) > 2

/**
 * Returns whether a text has at least `minWords` words, without digits, later capitals or words for parts:
 * `j'aurais bien voulu`.
 */
export const isLowerCase = (text: string, minWords = 3): boolean =>
  /\p{Ll}/u.test(text) &&
  !hasPartWord(text) &&
  !/\d|(?<= )\p{Lu}/u.test(text) &&
  text.trim().split(" ").length >= minWords
const CONVERSATION_BEGIN = new RegExp(`^(?:${CONVERSATION_WORDS})(?![\\p{L}\\p{N}])`, "iu")
const beginsAsConversation = (text: string): boolean =>
  CONVERSATION_BEGIN.test(text) && !/\d|(?<= )\p{Lu}/u.test(text)
const ONLY_CONVERSATION = new RegExp(
  `^(?:${CONVERSATION_WORDS})(?:[\\s,]+(?:${CONVERSATION_WORDS}))*[\\s,:]*$`,
  "iu",
)
const INTRO = new RegExp(
  `^(?:[\\s,;:.–-]|(?!${NAMES})(?:${AND_WORDS}|${CONVERSATION_WORDS}|daher|deshalb|therefore|a|an|the|to|til|for|of|with|und|oder|um|über|mit|ein|eine|einen|auf|in|de|d'|un|une|uma|een|le|la|que|con|us|on(?= (?:an? (?!d[eéuio]|les? |la |un|encore|aussi|bien)|the ))|\\p{L}{3,10}-(?:vous|nous|moi)|m['’]\\p{L}{4,10}|einmal|mal|then|just|only|only|another|further|weitere|otros|autres)(?![\\p{L}\\p{N}-]|\\.\\p{L}))+`,
  "iu",
)

/** Matches a story up to what it requests: `Our intern starts on Monday and will need `. */
const STORY = new RegExp(
  `^(?!(?:if|do|does|did|when|wenn|falls|si|se|als|om|hvis)(?!\\p{L}))(?![^\\d]{0,120}(?<!\\p{L})(?:not|never|no|don['’]t|won['’]t|nicht|keine?|pas|non|niet|geen|nie|inte|ikke|não|you)(?!\\p{L}))[^\\d:;]{8,120}? (?:needs?|requires?|order|like|want|send|get|take|buy|brauch(?:e|en|t)|bräuchten?|benötig(?:e|en|t)|bestellen|liefern|besoin|faut|faudrait|voudrait|commander|necesita(?:mos|n)?|necesito|falta|queremos|pedir|serv(?:e|ono)|bisogno|ordinare|nodig|hebben|potrzebuj\\p{L}{1,3}|behöver|beställa|trenger|bruge|bestille|precisa(?:mos)?|encomendar|potřebuj\\p{L}{1,3}|tarvits\\p{L}{3,5}|nevoie)(?: (?:us|also|just|sie|wir|uns|bitte|noch|auch|aussi|también|anche|ook|også|också|también|tylko|d[eiu])){0,2},? (?:d['’])?(?=${ONE} |\\d{1,5}(?!\\d) ?\\S{1,40} ?\\S)`,
  "iu",
)
/** Removes a story before a request, unless its words are an introduction anyway or name a part. */
export function withoutStory(sentence: string): string {
  const [story = ""] = STORY.exec(sentence) ?? []
  return introLength(sentence) < story.length && !hasPartWord(story)
    ? sentence.slice(story.length)
    : sentence
}

/** Matches `hier unsere Bestellung: `. */
const ANNOUNCED = new RegExp(
  `^[^:\\d]{0,80}(?:[^:\\d]{3}|\\d{1,2} (?:of )?(?:${OTHER_COUNTED})[^:\\d]{0,40}): (?=\\S)`,
  "iu",
)
const ANY_CONVERSATION_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${CONVERSATION_WORDS})(?![\\p{L}\\p{N}])`,
  "iu",
)

const BEGINS_COUNTED = new RegExp(`^(?:\\d|${ONE} )`, "iu")

/** Returns the length of the introduction of a sentence, before the parts that it requests. */
export function introLength(sentence: string): number {
  const [intro = ""] = INTRO.exec(sentence) ?? []
  const [announced = ""] = ANNOUNCED.exec(sentence) ?? []
  const rest = sentence.slice(announced.length)
  const isSeries =
    announced !== "" &&
    BEGINS_COUNTED.test(rest) &&
    joinedMentions(rest).length + articleMentions(rest).length > 0
  const isList = /^\d/.test(rest) && findNumbers(rest).length > 0
  const isAnnounced =
    isSeries || ((isList || ANY_CONVERSATION_WORD.test(announced)) && !hasPartWord(announced))
  return isAnnounced ? announced.length : intro.length
}

export const hasCapital = (text: string): boolean => /\p{Lu}|\d/u.test(text)

/** Matches `Prism 716`, `Fjord Duo 140`. */
const NAMED = /^(?:\p{Lu}\p{L}{2,20} ){1,3}\p{L}?\d/u

/** Returns whether a text can name a part: by a property, a trade term or a name. */
export const isPartText = (text: string): boolean =>
  hasPartWord(text) ||
  NAMED.test(text) ||
  (!isConversation(text) && (hasCapital(text) || /\p{L}{4}/u.test(text)))

export const isBlank = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)
