import { isFraction, readQuantity } from "../../orders/read-quantity.ts"
import { isPartWord } from "./prose-lines.ts"
import { isProseNumber, PLUG_COUNT } from "./prose-numbers.ts"
import {
  ALSO_WORDS,
  AND_WORDS,
  anyOf,
  BYTE_UNITS,
  CONTAINER_WORDS,
  CONVERSATION_WORDS,
  OTHER_COUNTED,
  OTHERS_OF_USE,
  QUANTITY_WORDS,
  SIZE_UNITS,
  UNIT_WORDS,
} from "./prose-words.ts"

/** Quantity in a sentence, with its position. */
export interface Mention {
  from: number
  to: number
  /** Digits only: `1000` for `1.000 Stk.`. A fraction stays as it is written. */
  quantity: string
}

export const START = "(?<![\\p{L}\\p{N}.,\\-/#$€£+])"
export const END = "(?![\\p{L}\\p{N}])"
export const NUMBER =
  "(?:\\d{1,3}(?:[.,'’]\\d{3})+|(?<=^|[-–•:] )\\d{1,2} \\d{3}(?! (?:pro|evo|qvo|plus)(?!\\p{L}))|\\d{1,2} [05]00|\\d+)(?:[.,]\\d{1,2})?(?![.,]?\\d)"
export const APPROXIMATELY =
  "(?:(?:ca|approx|approximately|about|around|at least|up to|circa|etwa|mindestens|env|environ|au moins|aprox|unas|unos)\\.? ?)?"
/** Rejects a size that follows: `2 x 16 GB`. */
const SIZE = `(?! ?\\d+(?:[.,]\\d+)?(?: ?[x×*] ?\\d+(?:[.,]\\d+)?)? ?-?(?:${BYTE_UNITS}|mm|cm|pin)(?![\\p{L}\\p{N}]))`

/** Patterns of unambiguous quantities, the clearest first. */
const SURE: readonly RegExp[] = [
  // `qty: 20`, `Menge 20 Stk`
  `${START}(?!(?<=(?:^|[\\s(])\\d{1,6} )(?:units|pieces|pcs|stück|stk|uds|unidades|pz|pezzi|pza|pzas|count)${END})(?:${QUANTITY_WORDS})\\.?(?: ?(?:[:=.-]|of|von|de) ?| ?)(?<number>${NUMBER}) ?(?:(?:${UNIT_WORDS}|x|×)\\.?)?${END}`,
  // `(20)`, `[x 20]`, `(20 pcs)`
  `[(\\[] ?(?:(?:${QUANTITY_WORDS})\\.?[: ]* ?)?(?:x|×)? ?(?<number>${NUMBER}) ?(?:(?:${UNIT_WORDS}|x|×|k)\\.?)?(?: (?:each|as well|too|also|please|ebenfalls|auch|aussi|également|también))? ?[)\\]]`,
  // `fans (CA-F-120) - 25`
  `(?<=[\\p{L}\\d]\\)) ?(?:[-–—:=]|->|→) ?(?<number>\\d{1,5}) ?(?:(?:${UNIT_WORDS})\\.?)?$`,
  // `x 25` and `×25` at an end
  `(?<=[\\s)])[x×*] ?(?<number>${NUMBER}) ?(?:(?:${UNIT_WORDS}|(?<=\\d )(?:${CONTAINER_WORDS}))\\.?)?(?=$|[,;.)?!]| [+&/] | (?:${AND_WORDS}|for|by|to|as|in|on|at|until|before|this|today|tomorrow|please|pls|if|delivered|bis|für|zum|zur|pour|para|per|il|lo|dès|entro|avant)${END}| s'il)`,
  // `20 of them`, `20 of the`
  `${START}(?<number>${NUMBER}) (?:more )?(?:of (?:them|those|these|the same|each)|davon|d'entre eux|de ellos|de ellas)${END}`,
  `${START}(?<number>${NUMBER})\\+?(?= (?:more )?of (?:the|your|our)${END}(?! (?:${OTHERS_OF_USE})${END}))`,
  // `250+ of CA-F-120`
  `${START}(?<number>${NUMBER})\\+ (?:x|of|pcs|units|stück|von|de)${END}`,
  // `need 20`, `nehmen wir 20`
  `${START}(?:make (?:it|that|them)|should (?:be|read)|(?:is|are) now|(?:go|goes|went|going) (?:up|down) to|(?:rises?|changes?|increases?|comes?) to|say|need|needs|needed|want|like|order|reorder|take|add|brauchen?|brauche|benötigen?|benötigt|nehmen?|nehme|bestellen?|besoin de|en (?:faut|faudrait|prend\\p{Ll}+)|prendrais|prendrions|(?:mettez|ajoutez|envoyez|donnez|prévoyez)[- ](?:m['’]|nous[- ])?en|póngame|ponme|añada|añade|agregue|mándeme|mettetemene|aggiungetene|ne (?:serv|prend)\\p{Ll}+|necesitamos|necesito|pedimos|queremos|send|sends)(?: (?:wir|ich|about|just|only|noch|all(?: of the)?|alle|toutes les|tous les|at least|up to|another|mindestens|au moins|al menos|almeno))?[: ]+(?<number>${NUMBER}) ?(?:(?:${UNIT_WORDS})\\.?)?(?=$|[.!,;)](?!\\d)| (?:please|pls|bitte|by|bis|before|asap|actually|instead|then|now|though|sorry|doch|lieber|stattdessen|plutôt|for (?:an?|the|our))${END})`,
  // `50 pcs`, `250 Stk.`, `20 off`, `100 each`, `2k pcs`, and not `the 21st`
  `${START}(?!(?<=(?<!\\p{L})(?:the|or|and|to|until) )\\d?1st${END})${APPROXIMATELY}(?<number>${NUMBER})(?<thousands>k)?(?!-(?:${CONTAINER_WORDS})) ?-?(?:${UNIT_WORDS}|needed|required|wanted|benötigt|gewünscht|nécessaires?|necesari[oa]s)(?:\\.(?= |$)|${END})`,
  // `25x`, `2 ×`
  `${START}(?<number>${NUMBER})(?: ?[x×*]${SIZE}(?= |$|[,.;:(\\[-])|[x×*]${SIZE}(?=\\p{L}{2}))`,
  // `x 25`, `×25`, `*25`
  `(?<=^|[\\s)]|[\\p{L}\\p{N}](?=[×*]))(?<![\\d.,] ?(?=x))(?!x\\d{3} \\p{L})[x×*] ?(?<number>${NUMBER})(?!-\\d)${SIZE}${END}`,
].map((pattern) => new RegExp(pattern, "giu"))

const SIZED_COUNT = new RegExp(
  `^(?<number>\\d{1,4}) ?[x×*] ?(?=\\d+(?:[.,]\\d+)? ?(?:gb|tb|mb|mm|w)${END})`,
  "iu",
)
const SIZED_COUNTS = new RegExp(
  `(?<=^|[,;:&+] ?|${START}(?:${AND_WORDS}) |(?<request>(?<!\\p{L})(?:need|needs|want|order|take|buy|get|send|for|quote|brauche|brauchen|benötigen|nehme|über|faut|faudrait|besoin de|necesito|necesitamos|servono|servirebbero|graag|potrzebujemy|behöver|trenger|precisamos de)) )(?<number>\\d{1,4}) ?[x×*] ?(?=\\d+(?:[.,]\\d+)? ?(?:gb|tb|mb|mm|w)${END})`,
  "giu",
)
/** Matches the count behind a kind of part, if there is no other: `RAM: 2 x 16 GB`. */
const SIZED_BEHIND_KIND = new RegExp(
  `(?<=^(?:${anyOf("ram | memory | storage | ssds? | hdds? | drives? | disks? | arbeitsspeicher | speicher | festplatten? | mémoire | stockage | disques? | memoria | almacenamiento | discos? | dischi | archiviazione | geheugen | opslag | schijf | schijven | pamięć | dyski? | minne | lagring | hukommelse | memória | armazenamento | muisti | paměť | memorie | bellek | depolama")})(?: ?:| [-–—])? )(?<number>[1-9]\\d?) ?[x×*] ?(?=\\d+(?:[.,]\\d+)? ?(?:gb|tb|go|to)${END})`,
  "iu",
)
/** Rejects sizes of drives: `2280 heatsinks`. */
const NO_DRIVE_SIZE =
  "(?<!(?<!\\d)(?:22(?:30|42|60|80)|22110)(?= (?:m\\.2 )?(?:heat|ssd|nvme|drive|disk|kühl|screw)\\p{L}*))"
export const NO_PROPERTY = `${NO_DRIVE_SIZE}(?! ?-?(?:${BYTE_UNITS}|gbit|gigabit|gbe|gbps|w|watt|watts|k?va|v|volt|a|g|kg|ml|mm|cm|m|met(?:er|re)s?|mètres?|metros?|metri|metrów|metrar|mtrs?|ft|feet|foot|['’](?!\\p{L})|in(?! win)|inch|inches|zoll|pouces|pulgadas|pollici|"|”|hz|mhz|ghz|dpi|lm|lumens?|nits|km|mt\\/s|rpm|[kmµμ]?[ΩΩ]|[km]?ohms?|[pnµμ]f(?!-)|[nµμ]h(?!-)|m(?:ah?|w)|cores?(?! ultra| i\\d)|kerne|pins?|polig|ports?|outlets?|channels?|bays?|way|%|€|\\$|£|eur|usd|gbp|°|u|he|h|k)(?![\\p{L}\\p{N}]|\\.[\\p{L}\\d]))`
/** Matches the model of a machine that is bought: `workstations HP Z2`. */
const OF_MODEL_NAME =
  " (?!(?:with|mit|avec|con|met|med|com|for|für|pour|para|per)(?!\\p{L}))\\p{L}{2,12} \\p{L}{1,12}-?\\d"
/** Rejects counts of things other than parts: `10 new workstations`. */
export const NOTHING_ELSE = `(?! ?(?:of )?(?:(?:new|neuen?|nouveaux|nuevos|other|more) )?(?:${OTHER_COUNTED})${END}(?!['’](?:s |(?<=s['’]) )|${OF_MODEL_NAME})| (?:\\p{L}{2,12} ){1,2}(?:${OTHERS_OF_USE})${END}| \\p{L}+ (?:a|per|pro|par|al) (?:day|week|month|year|tag|woche|monat|jahr|jour|semaine|mois|mes|año)${END})`
const LEADING = new RegExp(
  `^${APPROXIMATELY}(?<number>${NUMBER})(?![-/]\\d)${NO_PROPERTY}${NOTHING_ELSE}(?! ?[x×*/] ?\\d(?!\\d{2}\\p{L}?[ -]))(?: ?[-–—:;,|=.] ?| )(?=\\S)`,
  "iu",
)
/** Words before a quantity at an end: `Keel B850, also 6`, `32 GB, together 12 kits`. */
const BEFORE_LAST = `all|alle|tous|(?:just|only|nur)(?: the)?|(?:we|i)(?:.d| would)? (?:like|need|want|take)|${ALSO_WORDS}|together|altogether|in total|zusammen|insgesamt|en tout|au total|en total|in totale`
const TRAILING = new RegExp(
  `(?<=\\S)(?:(?: [-–—]{1,8} ?| ?[:;,|=>_→]{1,8} ?| ?\\.{2,8} ?| ?… ?)(?:(?:${BEFORE_LAST}) )?(?<number>${NUMBER})(?: ?[.;,])?$|(?: [-–—/|]| ?[:,]| ?\\.{2,8}) (?:(?:${BEFORE_LAST}) )?(?<packs>${NUMBER})${NO_PROPERTY} (?!(?:${OTHER_COUNTED}|in|on|for)${END})\\p{Ll}{3,12}(?:$|(?<=(?:${BEFORE_LAST}) \\d{1,6} \\p{Ll}{3,12})[.!]$)|(?: [-–—]|:) (?:(?:only|just|nur|noch) )?(?<noted>\\d{1,6})(?:, | \\()(?:\\P{N}{1,40}|\\p{L}[^,;()]{1,40})$)`,
  "iu",
)
/** Matches `from 7:30-15:30`. */
const TIME_AT_END = /(?:^|\s|\d[-–])\d{1,2}:\d{2}\.?$/
/** Matches `Req. No.: 7741`. */
const REFERENCE_AT_END =
  /(?:^|[\s.])(?:no|nr|number|num|n°|nº|#|nummer|ref|id|code|acct|account|customer|kunde|konto|line|zeile)\.? ?: ?\d+$/i
/** Matches `same PO as before, 61002`. */
const CODE_AT_END = /^\p{L}[\p{L}. -]{2,30} ?: ?\d{3,}(?!00)\d\d$/u
const DOCUMENT_AT_END =
  /(?<!\p{L})(?:po|p\.o\.|order|invoice|account|acct|quote|contract)(?!\p{L})[^\d]{0,30}\d{4,}\.?$/iu
const IN_SENTENCE = new RegExp(
  `(?<![\\p{L}'’])(?<before>[\\p{L}'’]+) (?<number>${NUMBER})${NO_PROPERTY}${NOTHING_ELSE}(?= (?:of |von |de |di )?(?<after>\\p{L}[\\p{L}\\p{N}\\-_./#]*|\\d{1,4}(?:[.,]\\d{1,2})?(?:[ -]?(?:${SIZE_UNITS})(?!\\p{L})|["”″])))`,
  "giu",
)
/** Words that may precede a quantity in a sentence. */
const SENTENCE_WORDS = new Set([
  ...CONVERSATION_WORDS.split("|"),
  ..."for of um über die another only de put down short".split(" "),
])
const JOINING = new Set(AND_WORDS.split("|"))
/** Words before a number that is not a quantity: `above 1000 fans`, `version 3 of the list`. */
const LIMIT_WORDS = new Set(
  "version revision phase page room floor building line plant gate werk halle linie tor ligne quai línea linea above over beyond exceeding than ab als über dès".split(
    " ",
  ),
)
const SENDING_OVER =
  /(?<!\p{L})(?:send|ship|bring|drop) over \d|(?:angebot|auftrag|bestellung|anfrage|offerte|rechnung|interesse)\p{L}{0,4} (?:über|ab) \d/iu
/** Words before a postcode or a year. */
const PLACE_WORDS = new Set("nach in aus bei to from at near vers desde".split(" "))
/** Words before the number of a document. */
const DOCUMENTS = new Set(
  "order invoice quote ticket case bestellung auftrag rechnung angebot commande facture devis pedido factura oferta ordine fattura".split(
    " ",
  ),
)
/** Matches processors and cards that end like the quantity `25x`: `Ryzen 5 7600X`. */
const MODEL =
  /(?:ryzen|amd|rx|radeon|geforce|intel|threadripper|core|r[3579]|ryzen [3579])[ -]\d{4}x$|(?<!\p{L})hp (?:toner )?\d{2,3}x$/iu
/** Matches `PCIe 5.0 x16`, `Gen4 x4`, but no count such as `Gen2 x 50`. */
const LANES = /(?:pcie?|pci-e|gen ?\d|m\.2|nvme|\d\.\d) ?(?:\d(?:\.\d)? )?x ?(?:1|2|4|8|16|32)$/i
const MODEL_IN_CAPITALS = /(?<![\d.,])\d{4}X$|(?<![\p{L}\d])X\d{3}$/u

/** Matches the quantity before a name that contains a figure: `15 breva 120`. */
const FIGURE_BEFORE = new RegExp(`${START}[1-9]\\d{0,4} $`, "u")

const wordBefore = (text: string, at: number): string =>
  /(?<!\p{L})(\p{L}{1,20}) $/u.exec(text.slice(Math.max(0, at - 20), at))?.[1]?.toLowerCase() ?? ""

/** Returns whether a word of a sentence may precede a quantity: `send`, `m'envoyer`. */
const isSentenceWord = (word: string): boolean =>
  SENTENCE_WORDS.has(word) || /^m['’]\p{L}{4}/u.test(word)

const hasSentenceWord = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .some(isSentenceWord)

const isOfSentence = (lead: string): boolean =>
  hasSentenceWord(lead.slice(0, lead.lastIndexOf(" ") + 1)) ||
  /^\p{Lu}?[\p{Ll}'’]+(?: [\p{Ll}'’]+){3,}$/u.test(lead)

/** Finds a quantity after a word of a sentence: `please send 15 Anvil`, `en urgence 3 CA-F-120`. */
export function mentionInSentence(text: string): Mention | undefined {
  for (const { index, groups = {} } of text.matchAll(IN_SENTENCE)) {
    const { before = "", number = "", after = "" } = groups
    if (LIMIT_WORDS.has(before.toLowerCase()) && !SENDING_OVER.test(text)) continue
    if (number.length > 3 && PLACE_WORDS.has(before.toLowerCase())) continue
    if (number.length > 4 && DOCUMENTS.has(before.toLowerCase())) continue
    const isAfterSentenceWord = isSentenceWord(before.toLowerCase())
    const [earlier] = FIGURE_BEFORE.exec(text.slice(0, index)) ?? []
    const isOfName = !isAfterSentenceWord && /^\p{Ll}{3}/u.test(before) && !JOINING.has(before)
    if (earlier !== undefined && isOfName)
      return mentionOf({
        0: earlier,
        index: index - earlier.length,
        groups: { number: earlier.trim() },
      })
    const isLowerCase = /^\p{Ll}{2}/u.test(before)
    const isOfNumber = isLowerCase && isProseNumber(after)
    const isSize = isLowerCase && /^\d/.test(after) && !isPartWord(before)
    const isWord = isLowerCase && /^\p{L}{3}/u.test(before) && isPartWord(after)
    const isNamed =
      isLowerCase && /^\p{Lu}/u.test(after) && isOfSentence(text.slice(0, index + before.length))
    const found = { 0: number, index: index + before.length + 1, groups: { number } }
    const mention = mentionOf(found)
    if (
      (isAfterSentenceWord || isOfNumber || isNamed || isWord || isSize) &&
      mention.quantity !== ""
    )
      return mention
  }
  return undefined
}

const OTHER_COUNT = new RegExp(
  `(?:[,;&+]|(?<!\\p{L})(?:${AND_WORDS})) ?\\d{1,4} ?[x×] (?!\\d)`,
  "iu",
)

/** Finds counts before sizes after a request or if a sentence has several: `need 2x 1TB SSD`. */
function sizedMentions(text: string): Mention[] {
  if (!/\d ?[x×*] ?\d/i.test(text)) return []
  const found = [...text.matchAll(SIZED_COUNTS)]
  const isRequested = found.some(({ groups }) => groups?.request !== undefined)
  const isJoined = found.some(({ index }) => JOINED_COUNT.test(text.slice(0, index)))
  return found.length > 1 || isRequested || isJoined || OTHER_COUNT.test(text)
    ? found.map(mentionOf)
    : []
}
/** Matches the beginning of `12 Xeon Gold 6248 and 96 x 32GB`, and not of `12 PCs with an i5 and 2 x 8GB`. */
const JOINED_COUNT = new RegExp(
  `${START}[1-9]\\d{0,4} (?:(?! (?:with|mit|avec|con|met|med|com|z|of|à|incl\\p{L}*|inkl\\p{L}*) )[^():,;]){3,60} (?:${AND_WORDS}) $`,
  "iu",
)

/** Returns whether a text is a postcode or a price in brackets, or a telephone extension: `(10121)`, `(2.15)`, `x4417`. */
const isOtherFigure = (written: string): boolean =>
  /^[([](?:\d{5,}|\d+[.,]\d\d)[)\]]$|^x\d{4,}$/.test(written) && !/00[)\]]?$/.test(written)

/** Matches the year of a model: `Corsair RM550x (2021)`. */
const YEAR = /^\(20[12]\d\)$/

/** Returns whether a figure belongs to the name of a part: `10 RTX 5070 Ventus 2x`, `Ventus 2X OC`. */
const isOfModel = (text: string, { from, to }: Mention): boolean =>
  /\p{L}{3} $/u.test(text.slice(0, from)) &&
  ((/^[23]x$/i.test(text.slice(from, to)) && leadingMention(text) !== undefined) ||
    /^[23]X \p{Lu}/u.test(text.slice(from)))

/** Matches a count of ports within a name: `Intel 4 x Gigabit Ethernet, 6 pcs`. */
const PORTS =
  /(?<=\p{Lu}[\p{L}\d-]{2,} )\d{1,2} ?[x×] (?=(?:[Gg]igabit|(?:1|10|25|40|100|2[.,]5) ?(?:[Gg][Bb][Ee]|Gb\/s)|[Ee]thernet|Q?SFP\d*\+?|RJ-?45)(?!\p{L}))/u
/** Matches `X3` of `Inno3D X3 OC GeForce, 6 pcs`. */
const OF_SERIES = /(?<=\p{L} )X\d{1,2}(?= [A-Z])/u
const COUNT_AT_END = /[,:–-] ?\d{1,5} ?\p{L}{0,6}\.?$/u

/** Matches `I'm after `, `we are after `. */
const WANTED = /(?:m|re) after $/i

const isOfSeries = (text: string): boolean =>
  COUNT_AT_END.test(text) || leadingMention(text) !== undefined

/** Returns whether a figure belongs to the name of a part or of a plug. */
function isOfName(text: string, mention: Mention, written: string): boolean {
  const read = text.slice(Math.max(0, mention.from - 16), mention.to)
  const isStart = (pattern: RegExp) => pattern.exec(text)?.index === mention.from
  return (
    [MODEL, MODEL_IN_CAPITALS, LANES].some((pattern) => pattern.test(read)) ||
    YEAR.test(written) ||
    isOfModel(text, mention) ||
    [PORTS, PLUG_COUNT].some(isStart) ||
    (isStart(OF_SERIES) && isOfSeries(text))
  )
}

const isLimit = (text: string, { from }: Mention): boolean =>
  LIMIT_WORDS.has(wordBefore(text, from)) &&
  !SENDING_OVER.test(text) &&
  !WANTED.test(text.slice(0, from))

const MAX_MENTIONS = 100

/** Finds unambiguous quantities, from left to right. */
export function sureMentions(text: string): Mention[] {
  if (!/\d/.test(text)) return []
  const found = sizedMentions(text)
  for (const pattern of SURE.filter((one) => text.search(one) >= 0))
    for (const match of text.matchAll(pattern)) {
      if (found.length >= MAX_MENTIONS) break
      const mention = mentionOf(match)
      const isFree = found.every(({ from, to }) => mention.to <= from || mention.from >= to)
      const isPart = isFree && mention.quantity !== "" && !isOtherFigure(match[0])
      if (isPart && !isOfName(text, mention, match[0]) && !isLimit(text, mention))
        found.push(mention)
    }
  const sorted = found.toSorted((one, other) => one.from - other.from)
  const isCountedFirst = sorted[0]?.from === 0
  const sized = sorted.length === 0 ? SIZED_BEHIND_KIND.exec(text) : null
  if (sized && !trailingMention(text)) return [mentionOf(sized)]
  return sorted.filter(
    ({ from, to }) =>
      !(isCountedFirst && from > 0 && OF_VERSION.test(text.slice(from))) &&
      !(OF_MODEL.test(text.slice(from, to)) && NAME_BEHIND_COUNT.test(text)),
  )
}
/** Matches `3 Microsoft Desktop 600 sets`, whose figure belongs to the name. */
const NAME_BEHIND_COUNT =
  /^[1-9]\d{0,2} (?:x )?\p{Lu}[\p{L}\d]+ (?:[\p{L}\d-]+ ){0,4}\d{3,4} \p{L}{3,5}$/u
const OF_MODEL = /^\d{3,4} (?:sets?|units?|kits?|pairs?)$/iu
/** Matches `x1` of `26 x Genius x1 wired mouse`. */
const OF_VERSION = /^x\d (?!and |und |et |y )\p{Ll}{3}/u

export function leadingMention(text: string): Mention | undefined {
  const mention = firstOf(LEADING.exec(text)) ?? firstOf(SIZED_COUNT.exec(text))
  return mention && !isProseNumber(text.split(" ", 1).join()) ? mention : undefined
}

export const trailingMention = (text: string): Mention | undefined =>
  !/\d/.test(text) ||
  TIME_AT_END.test(text) ||
  REFERENCE_AT_END.test(text) ||
  DOCUMENT_AT_END.test(text) ||
  CODE_AT_END.test(text)
    ? undefined
    : firstOf(TRAILING.exec(text))

function firstOf(match: RegExpExecArray | null): Mention | undefined {
  const mention = match ? mentionOf(match) : undefined
  return mention && mention.quantity !== "" ? mention : undefined
}

export function mentionOf({
  0: whole,
  index,
  groups,
}: Pick<RegExpMatchArray, 0 | "index" | "groups">): Mention {
  const written = groups?.number ?? groups?.noted ?? groups?.packs ?? ""
  const from = index ?? 0
  if (/^0\d|\d{7}/.test(written)) return { from, to: from + whole.length, quantity: "" }
  const units = groups?.thousands ? Number(written) * 1000 : readQuantity(written)
  const fraction = isFraction(written) ? written : ""
  return { from, to: from + whole.length, quantity: units === undefined ? fraction : String(units) }
}
