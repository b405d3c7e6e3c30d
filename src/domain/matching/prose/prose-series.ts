import { hasConversationWord, hasPartWord, namesNoPart } from "./prose-lines.ts"
import { findNumbers } from "./prose-numbers.ts"
import {
  APPROXIMATELY,
  END,
  type Mention,
  mentionOf,
  NO_PROPERTY,
  NOTHING_ELSE,
  NUMBER,
  START,
} from "./prose-quantities.ts"
import { AND_WORDS, CONTAINER_WORDS, SIZE_UNITS } from "./prose-words.ts"

const NEXT = `(?:(?:[,;&](?!(?<=\\d,)\\d)|(?<!\\p{L}\\d{1,5}\\p{L}{0,2})[+/]) ?|${START}(?:${AND_WORDS}|with|mit|avec|con|i(?= (?:\\d|jed)))${END} ?){1,4}(?:(?:the|of|de|di|van|von|af|av|die|den|les|los|las|gli|another|further|additional|like|about|around|roughly|maybe|prob|probably|possibly|some|finally|wahrscheinlich|vielleicht|probablement|probablemente|forse|misschien|kanske|måske|talvez|weitere|noch|gleich|etwa|rund|ca\\.?|environ|encore|autres|unos|otros|otras|otra|altri|altre) ){0,2}`
/** Rejects a feature of the part before, alone between commas: `extension leads, 6 socket, surge protected`. */
const NO_FEATURE =
  "(?! (?:sockets?|gang|buttons?|keys?|steckplätze|dosen|tasten|prises|boutons|touches|tomas|botones|teclas|prese|pulsanti|tasti|contacten|knoppen|toetsen|gniazd|przycisk\\p{L}{1,3}|uttag|knappar|knapper|stik|udtag|tomadas|botões)(?=,|[.;)]? ?$))"
const JOINED = new RegExp(
  `${NEXT}(?<number>${NUMBER})${NO_PROPERTY}${NOTHING_ELSE}${NO_FEATURE}(?= \\p{L}| \\d+(?:[.,]\\d)?[ -]?(?:${SIZE_UNITS}|["”″])${END}| \\d{3,5} ?[A-Z]| [2-9]0[5-9]0(?![\\d.,]))(?! ?[x×*] ?\\d(?!\\d{2}\\p{L}?[ -]))`,
  "giu",
)
/** Pattern of the article of a single part: `2 Prism 716 and a Hangar 12`. */
export const ONE =
  "(?:a(?! także)|ett?|een|uma?|jeden|jedn(?:[ąauo]|ego|ej|ym)|yksi|yhden|egy|bir|(?<=(?:och|og|samt|så|dessutom|derudover|desuden|dertil|tillegg|gerne|gjerne|bestille|købe|kjøpe|ha|have|mangler|trenger|ønsker|til) )en|en(?= \\p{L}{0,12}[æøåäö])|an(?= (?:[aefhilmnorsx8]|$))|one|ne|nen|eine?[nmr]?|une?|una|uno)"
const ARTICLE = new RegExp(
  `${NEXT}(?:(?:d['’]|de |of )?(?:${ONE}|the)(?= )|(?=\\d{1,4} ?(?:[gt]b|gigs?) (?:of|de|di|von) ))(?= ?(?<after>(?:\\p{L}|\\d{1,2}er-|\\d{1,4}(?:[ -]?(?:${SIZE_UNITS})(?!\\p{L})|["”″]))[^,;&+]{0,60}))`,
  "giu",
)

const CANDIDATE = new RegExp(
  `${START}(?<number>[1-9]\\d{0,5})${NO_PROPERTY}${NOTHING_ELSE}(?! (?:${AND_WORDS})${END})(?= \\p{L}{2})`,
  "iu",
)
const FIRST_ARTICLE = new RegExp(
  `${START}${ONE} (?!(?:batch|lot|number|range|list|quantity|selection) of )(?=(?:\\p{L}{3,20} ){0,2}\\p{Lu})`,
  "u",
)

/** Finds the first possible quantity before words: a figure or, failing that, an article. */
export function firstCandidate(text: string): Mention | undefined {
  const figure = CANDIDATE.exec(text)
  if (figure) return mentionOf(figure)
  const article = FIRST_ARTICLE.exec(text)
  return article
    ? { from: article.index, to: article.index + article[0].length, quantity: "1" }
    : undefined
}

/** `ein neues Anvil 850`, `un Hangar Cube`: an article before the name of a product. */
const SINGLE = new RegExp(
  `${START}${ONE} (?=(?:\\p{Ll}{3,12} )?(?<name>\\p{Lu}[\\p{L}\\d.-]{1,20}(?: (?:\\p{Lu}[\\p{L}\\d.-]{0,20}|\\d[\\p{L}\\d.]{0,10})){1,4}))`,
  "u",
)
const REQUESTING =
  /(?<!\p{L})(?:need|like|want|add|order|send|buy|get|take|quote|price|reserve|keep|hold|aside|reservier\p{L}*|zurück\p{L}*|garde[rz]?|réserve[rz]?|guard[ae]\p{L}*|reserv\p{L}*|apart\p{L}*|tenga|tenete|tenere|wilt|brauche?n?|benötigen?|bräuchte|hätte|nehme|bestelle?|faudrait|voudrais|besoin|quiero|quería|quisiera|necesito|queda|also|plus|auch|aussi|également|también|tambien|vorrei|serve|servirebbe|anche)(?!\p{L})/iu

export const isRequesting = (sentence: string): boolean => REQUESTING.test(sentence)

/** Finds the article of a single product that a sentence requests. */
export function singleMention(sentence: string): Mention | undefined {
  const found = isRequesting(sentence) ? SINGLE.exec(sentence) : null
  if (!found || !(/\d/.test(found.groups?.name ?? "") || ROMANCE.test(found[0]))) return undefined
  return { from: found.index, to: found.index + found[0].length, quantity: "1" }
}
/** Matches articles of languages in which only names are capitalized. */
const ROMANCE = /^(?:une?|una|uno) $/u

const BRACKETED = new RegExp(
  `[([]${APPROXIMATELY}(?:min\\.? )?(?<number>[1-9]\\d{0,5})${NO_PROPERTY}${NOTHING_ELSE} \\p{Ll}{3,12}[)\\]]`,
  "giu",
)
/** Finds quantities in brackets with any unit: `(3 samples)`. */
export const bracketedMentions = (text: string): Mention[] =>
  Array.from(text.matchAll(BRACKETED), mentionOf)

/** Finds quantities that follow another: `20 A and 10 B`. */
export const joinedMentions = (text: string, isBehindArticle = false): Mention[] =>
  isBehindArticle || /^\D*\d.*[^\d.,]\d/.test(text)
    ? [...text.matchAll(JOINED)].filter(({ 0: whole }) => !OF_NAME.test(whole)).map(joinedMention)
    : []
/** Matches `Plus` of a name: `Kraken Plus 240`. */
const OF_NAME = /^ ?(?:Plus|PLUS) /
/** Matches `Plus` at the end of the name before: `Dell 24 Plus, 3 mice`. */
const END_OF_NAME = /^ ?(?:Plus|PLUS)(?=[,;])/

function joinedMention(found: RegExpExecArray): Mention {
  const mention = mentionOf(found)
  const [end = ""] = END_OF_NAME.exec(found[0]) ?? []
  return { ...mention, from: mention.from + end.length }
}

/** Finds single parts that follow a quantity: `20 A and a B`. */
export const articleMentions = (text: string): Mention[] =>
  Array.from(text.matchAll(ARTICLE))
    .filter(
      ({ 0: whole, groups: { after = "" } = {} }) =>
        /^\p{Lu}/u.test(after) ||
        beginsWithContainer(after) ||
        (isNounAtEnd(after) && !WITH_OR_THE.test(whole)) ||
        ((findNumbers(after).length > 0 || hasPartWord(after)) && !/the$/i.test(whole)),
    )
    .map(({ 0: whole, index }) => ({ from: index, to: index + whole.length, quantity: "1" }))

/** Matches up to four words before a comma or the end: `mochila`, `regleta de 6 tomas`. */
const NOUN_AT_END = /^\p{Ll}{4,}(?: (?:\p{Ll}{2,}|\d{1,4})){0,3}(?=[.!?]?$|,)/u
const WITH_OR_THE = /(?<!\p{L})(?:with|mit|avec|con|met|med|com|z|s|the)(?!\p{L})/iu
/** Returns whether a text begins with a few words for a thing, before a comma or its end. */
export const isNounAtEnd = (text: string): boolean => {
  const [noun = ""] = NOUN_AT_END.exec(text) ?? []
  return noun !== "" && !namesNoPart(noun) && !hasConversationWord(noun)
}

/** Matches `tube of NT-H2`, `rol klittenband`. */
const OF_CONTAINER = new RegExp(
  `^ ?(?:${CONTAINER_WORDS}|sets?|pairs?) (?:(?:of|de|von|di|van) |d['’])?\\p{L}{2}`,
  "u",
)
/** Returns whether a text begins with a container and its content. */
export const beginsWithContainer = (text: string): boolean => OF_CONTAINER.test(text)

const ARTICLE_AT_END = new RegExp(`(?<![\\p{L}\\p{N}])${ONE} $`, "iu")
const ARTICLE_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])${ONE} (?<after>(?:\\p{L}[\\p{L}-]{0,20} ){0,3}(?:\\p{L}{0,2}\\d[\\p{L}\\d]{0,6} \\(?)?)$`,
  "iu",
)

/** Returns whether a text ends with the article of a single part: `I need a`. */
export const hasArticle = (text: string): boolean => ARTICLE_AT_END.test(text)

/** Finds an article at the end of a text, with up to three words after it: `plus a`, `un boîtier`. */
export function articleBefore(text: string): { after: string } | undefined {
  const found = ARTICLE_BEFORE.exec(text)
  return found ? { after: found.groups?.after ?? "" } : undefined
}
