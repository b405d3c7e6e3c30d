import { isPlaceholder } from "./known-names.ts"
import { NUMBER_LABELS } from "./prose-words.ts"

/** Patterns of texts that resemble part numbers but are properties, models or other references. */
const NO_NUMBERS: readonly RegExp[] = [
  // Measures: `16GB`, `850W`, `2x16GB`, `4800MHz/CL40`, `120mm`.
  /^\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)*-?(?:[kmgt]i?b(?:ps|it)?(?:\/s)?|w|watts?|v|k?va|a|mah?|mm|cm|m|ft|in|inch|zoll|"|”|hz|khz|mhz|ghz|mt\/s|rpm|dba?|cfm|k|bits?|g|gbe?|gbase-t|p|dpi|hours?|%|x|er|°c?|u|he|l|kg|nm)(?:[/,+-].*)?$/i,
  /^\d+(?:[.,]\d+)?-?(?:cores?|kern|pins?|polig|way|port|ports|outlets?|bay|bays|pack|year|in-\d|inch|zoll|fach|phase|channel|stk|pcs|slot|lane|day|days|week|weeks)s?$/i,
  /^\d+(?:[x×*]\d+)+(?:mm|cm|gb|tb)?$|^\d{2,4}s$/i,
  // Memory, links, sockets, sizes.
  /^(?:g?ddr|lpddr|pc)\d\w?(?:[-/]\d{4,5}\w*(?:-\w{1,2})?)?(?:\/.*)?$/i,
  /^(?:pcie?|gen|usb|wi-?fi|lga|am|fm|tr|str|sp|cl|cas|c|m\.|u\.|sata|nvme|sas|hdmi|dp|displayport|rj|cat\.?|raid|ip|ver?|rev|q?sfp|thunderbolt|tb|hbm|uhs|v|x|atx|eps|sfx|bt|win(?:dows)?|win-?\d+|80\+?)[-.]?(?:\d{0,5}(?:[.,x]\d+)?[a-z+]{0,3}|\d{1,5}(?:[.,x]\d+)?[a-z+]{0,3}[-/]\d{1,4})$/i,
  /^12v-?2x6$|^12vhpwr$|^\d{1,3}-pin$|^usb-[a-c]$|^type-[a-c]$|^\d\+\d$|^80-?plus$/i,
  // Packages of components: `TO-220`, `SOIC-18`.
  /^(?:to|sot|sod|soic|sop?|[mt]?ssop|[tlp]?qfp|v?qfn|dfn|[fl]?bga|p?dip|plcc|melf|do|hc)-?\d{1,4}[a-z]?(?:-\d{1,3})?$/i,
  // Models of processors, cards and chipsets.
  /^i[3579]-?\d{4,5}\w{0,3}$|^\d{4,5}(?:x3d|xt|ti|super|k[fs]?|x|g[et]?|f|t|s|hx?|u)s?$|^e[357]?-\d{4}\w?$|^(?:w|r)[3579]?-\d{4}\w*$|^n\d{2,3}$/i,
  /^(?:rtx|gtx|gt|rx|arc|quadro|[abt]|r[3579]|hd|vega|w|pro|fx|a1?\d)-?\d{3,5}(?:-?(?:ti|super|xtx?|gre|s|m|ada|\d{1,2}g[b]?))*$/i,
  /^[abhqrtwxz]\d{3}[eimta]?(?:-[a-z]{1,5})?$/i,
  // Models of power supplies.
  /^(?:rmx?|hx|ax|sf|cx|tx|vs)\d{3,4}[a-z]{0,2}$/i,
  // References, dates, times and telephone numbers.
  /^(?:po|lpo|rfq|inv|req|wo)[-_#/](?:[a-z]{1,5}[-_/])+[\d/-]+$/i,
  /^(?:po|rfq|inv|so|ord|re|ab|an|au|be|kd|cust|bst|cde|cmd|ped|dev|tkt|case|ticket|req|pr|sr|wo)[-_#/]?\d[\d/-]*$/i,
  /^(?:\p{L}{1,3}-)?(?:19|20)\d{2}(?:[-/]\d+|\/\p{L}{1,3}[-/]\d+)$/iu,
  /^\d{3}-\d{4}$|^net\d{2,3}$/i,
  /^che-\d{3}\.\d{3}\.\d{3}$/i,
  /^(?:atu|be|che|de|dk|es|fi|fr|gb|ie|it|nl|pl|se)[-.]?\d{8,12}$/i,
  /^\d{1,4}[-./]\d{1,2}(?:[-./]\d{1,4})?\.?$|^\d{1,2}:\d{2}|^(?:kw|cw|q|h)\d{1,2}(?:\/\d{2,4})?$|^\d{1,2}(?:st|nd|rd|th)$/i,
  /^(?:\+|\d+[/.(]|\d+-\d+-)[\d\-/().]{5,}$/,
  /^(?:[a-z]{2}-?)?\d{4,6}$/i,
  /@|^www\.|^https?:/i,
]

/** Matches a name with a noun: `CR2032-paristoja`, `RTX5070-kaarten`. */
const IS_COMPOUND = /^[\p{Lu}\d/]+-(?:\p{Ll}{5,}|\p{Lu}\p{Ll}{4,})$/u

/** Matches the numbers of monitors, which within a name are its model: `IPS monitor P2419H`. */
const OF_A_MONITOR = /^[A-Z]\d{4}[A-Z]$/

/** Matches the article numbers of be quiet!: `BK030`, `BN676`. */
const OF_BE_QUIET = /^B[GKLNW]\d{3}$/

/** Matches the numbers of Ubiquiti: `U6-Pro`, `USW-Lite-8-PoE`. */
const OF_UBIQUITI = /^(?:U\d|UAP|UCG|UDM|UNVR|USW|UXG)(?:-[\p{L}\d]+){1,4}$/u

const OF_NOCTUA = /^N[FHT]-\p{L}{0,2}\d/iu
/** Matches the words that belong to a number of Noctua: `NF-A14 PWM`, `NF-P12 redux-1700 PWM`, `NH-D15 G2`. */
const END_OF_NOCTUA =
  /^(?: (?:PWM|FLX|ULN|LS-PWM|G2|(?:5|12|24)V(?:-\d{4})?|IP\d\d|HBC|LBC|redux(?:-\d{3,4})?|chromax(?:\.\p{Ll}{3,6}){0,2}|iPPC[ -]\d{4}|industrialPPC-\d{4}|\d(?:\.\d)?g)(?![\p{L}\p{N}-]|\.\p{L}))+/iu

/** Matches the end of `DS1823xs+`. */
const PLUS = /^\+(?=[\s,;:)]|$)/

/** Matches a number of an American bar code, or of Jabra: `0-761345-80107-2`, `24089-989-999`. */
const OF_FIGURES = /^\d-\d{5,6}-\d{5}-\d$|^\d{4,5}-\d{3}-\d{3}$/

const MIN_LENGTH = 7
const MIN_HYPHENATED = 6

/** Returns whether a word of a sentence is a part number. Misses some numbers in order to be rarely wrong. */
export function isProseNumber(word: string): boolean {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}\-_./#+]*[\p{L}\p{N}]$/u.test(word)) return false
  if (OF_FIGURES.test(word)) return true
  const isCode = /^[A-Z]{1,4}(?:-[A-Z\d]+){2,}$/.test(word)
  if (!isCode && !/\d/.test(word)) return false
  if (NO_NUMBERS.some((pattern) => pattern.test(word)) || IS_COMPOUND.test(word)) return false
  if (isCode) return true
  if (/^0[A-Z\d]{5}$/.test(word) && /[A-Z]/.test(word)) return true
  if ([OF_BE_QUIET, OF_UBIQUITI, OF_NOCTUA].some((pattern) => pattern.test(word))) return true
  const signs = word.match(/[-_/.#]/g)?.length ?? 0
  const digits = word.match(/\d/g)?.length ?? 0
  if (!/\p{L}/u.test(word)) return signs > 0 && /^\d{3,}-\d{4,}$/.test(word)
  if (/\p{Ll}/u.test(word) && /\p{Lu}/u.test(word)) return isMixed(word, signs, digits)
  if (/\p{Ll}/u.test(word)) return isLowerCase(word, signs, digits)
  if (signs > 0) return word.length >= MIN_HYPHENATED && (signs > 1 || isCoded(word))
  return word.length >= MIN_LENGTH && digits >= 2
}

/** Accepts capitals with some lower-case letters: `NF-A12x25`, `GV-N4070WF3OC-12GD`. */
const isMixed = (word: string, signs: number, digits: number): boolean =>
  word.length >= MIN_LENGTH &&
  digits >= 2 &&
  (/^\p{Lu}{2,}/u.test(word) || /^\d/.test(word)) &&
  (signs > 0 || digits >= 4)

/** Returns whether a word is a part number where one is expected. Less strict than `isProseNumber`. */
export const isShortNumber = (word: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N}\-_./#+]{2,}$/u.test(word) &&
  /\d/.test(word) &&
  !isPlaceholder(word) &&
  !IS_COMPOUND.test(word) &&
  (/^\d{6,14}$/.test(word) || !NO_NUMBERS.some((pattern) => pattern.test(word)))

/** Accepts numbers in lower case: `ca-pa-850`, `bx8071514600k`. */
const isLowerCase = (word: string, signs: number, digits: number): boolean =>
  (signs > 1 && word.length >= MIN_HYPHENATED && !/\p{L}{7}/u.test(word)) ||
  (signs === 0 && word.length >= 9 && digits >= 4)

/** Accepts `KB-157`, `WD-40EFRX` and `LNM109P002T-RNNNU`, but not `MICRO-ATX2` or `8-PIN`. */
const isCoded = (word: string): boolean => {
  const groups = word.split("-")
  const isOfWords =
    groups.some((group) => /^\p{L}{5,}$/u.test(group)) || /^\d{1,2}-\p{L}{3,}$/u.test(word)
  const hasLongCode = groups.some((group) => /^(?=\D*\d\D*\d\D*\d)\w{8,}$/.test(group))
  return (hasLongCode || !isOfWords) && /\d{2}|\d\p{L}|\p{L}\d/u.test(word)
}

const LABELLED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${NUMBER_LABELS})(?!(?<=\\p{L})\\p{L}|(?<=[\\p{L}\\p{N}][-_/]\\p{L}{1,4})\\d)\\.?\\s?[:=]?\\s?([\\p{L}\\p{N}][\\p{L}\\p{N}\\-_./#+]*[\\p{L}\\p{N}])(?![\\p{L}\\p{N}])`,
  "iu",
)
const DOCUMENTS =
  "reference|referenz|référence|referencia|riferimento|budget|cost cent(?:re|er)|account|grant|project|job|req|quote|quotation|offer|invoice|order|po|tender|bid|contract|agreement|request|enquiry|inquiry|ticket|incident|rma|angebots?|bestellung|auftrags?|rechnung|anfrage|devis|commande|facture|oferta|pedido|factura|presupuesto"
/** Matches words before the number of a document: `your quote Q-10442`, `enquiry no. CE/44`. */
const OF_A_DOCUMENT = new RegExp(
  `(?<!\\p{L})(?:(?:raum|zimmer|room|gebäude|building|salle|bureau|sala|aula)|(?:the|your|our|my|as per|gemäß|laut|selon|según|secondo|ihr(?:em|es)?|unser(?:e|em|er)?|votre|notre|su|nuestr[oa]) (?:\\p{L}{3,12} )?(?:${DOCUMENTS}) ?|(?:${DOCUMENTS}) ?(?:no\\.?|nr\\.?|number|n°|#|code|is|ist|est|es|è|(?=:)):? ?)$`,
  "iu",
)
/** Matches `Quote ` of `Quote Q-20931`. */
const AFTER_DOCUMENT = new RegExp(`(?<!\\p{L})(?:${DOCUMENTS}) $`, "iu")
const OTHER_DOCUMENT = new RegExp(`(?<!\\p{L})(?:${DOCUMENTS}) ?(?:[^\\d(]{0,25}\\()?$`, "iu")
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\-_./#+]*/gu

export interface FoundNumber {
  number: string
  /** Start of the number, including its label. */
  from: number
  to: number
}

/** Finds the part numbers in a text. A number with a label is the only result. */
export function findNumbers(text: string): FoundNumber[] {
  const labelled = LABELLED.exec(text)
  const [whole, number = ""] = labelled ?? []
  if (
    labelled &&
    whole &&
    isAnnounced(number) &&
    !OTHER_DOCUMENT.test(text.slice(0, labelled.index))
  )
    return [{ number, from: labelled.index, to: labelled.index + whole.length }]
  if (!/\d|[A-Z]-[A-Z]/.test(text)) return []
  const bracketed = bracketedNumbers(text)
  const joined = Array.from(text.matchAll(PLUGS), ({ 0: plugs, index }) => ({
    from: index,
    to: index + plugs.length,
  }))
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const bare = word.replace(/(?<![-_./#+])[-_./#+]+$/, "")
    const to = index + bare.length
    const rest = text.slice(to)
    const [end = ""] =
      (OF_NOCTUA.test(bare) && END_OF_NOCTUA.exec(rest)) ||
      (/\d\p{Ll}{1,2}$/u.test(bare) && PLUS.exec(rest)) ||
      []
    return { number: `${bare}${end}`, word: bare, from: index, to: to + end.length }
  }).filter(
    ({ word, from, to }) =>
      (isProseNumber(word) || (OF_A_MONITOR.test(word) && !/[\p{L}\d]/u.test(text.slice(to)))) &&
      [...bracketed, ...joined].every((one) => to <= one.from || from >= one.to),
  )
  return [...words, ...bracketed]
    .filter((found) => !isOfDocument(text, found))
    .toSorted((one, other) => one.from - other.from)
}

/** Kinds of connectors at the ends of adapters and cables. */
export const CONNECTORS =
  "hdmi|usb|displayport|m?dp|dvi|vga|e?sata|m?sas|ide|[mu]\\.2|pcie|eps|molex|rj-?\\d{2}|ethernet|lan|serial|parallel|rs-?\\d{3}|db-?\\d{1,2}|thunderbolt|firewire|lightning|type-?c|mini|micro|jack|xlr|rca|toslink|c-?\\d{1,2}|schuko|nema|q?sfp\\+?|lc|sc|st|mpo|mtp|bnc|(?:rp-?)?sma|n-type|mmcx|u\\.fl|slim-?sas|oculink|(?:fe)?male"
const PLUG = `(?:[a-z]{2,4}-?\\d{2,4}|(?:${CONNECTORS})(?:-[a-c])?)(?![\\p{L}\\p{N}-])`
const PLUG_TO = `${PLUG} (?:to|auf|zu|nach|vers|à|a|naar|na|do|till?|para|la)`
/** Matches the two ends of a cable: `SFF-8643 to SFF-8087`, `SFF-8654 to 8x SATA`. */
const PLUGS = new RegExp(`(?<![\\p{L}\\p{N}-])${PLUG_TO} (?:\\d{1,2} ?[x×] ?)?${PLUG}`, "giu")
/** Matches the count of such ends: `8x` of `SFF-8654 to 8x SATA`. */
export const PLUG_COUNT = new RegExp(`(?<=${PLUG_TO} )\\d{1,2} ?[x×] ?(?=${PLUG})`, "iu")

/** Matches `(210-bkry)`, `(E2216H)`, `[NF-A12x25 ULN]`, and `, JL683B` or ` – CF259X` at an end. */
const BRACKETED =
  /(?<=[\p{L}\p{N}"”] ?)[([](?<number>(?<word>[\p{L}\p{N}][\p{L}\p{N}\-_./#+]{3,30}[\p{L}\p{N}])(?: [A-Z]{2,4})?)[)\]]|(?<=[\p{L}\p{N}"”] [–—-]) (?<number>(?<word>(?=\d*[A-Z])(?=[A-Z]*\d)[A-Z\d]{5,8}))$|(?<=[\p{L}\p{N}"”)],) (?<number>(?<word>(?=(?:[A-Z]*\d){3})[A-Z\d]{6,10}))$/gu
const MIN_BRACKETED = 5

/** Finds numbers in brackets after a name, where shorter words are part numbers, too. */
const bracketedNumbers = (text: string): FoundNumber[] =>
  Array.from(text.matchAll(BRACKETED), ({ 0: whole, index, groups }) => {
    const { number = "", word = "" } = groups ?? {}
    const from = index + whole.indexOf(number)
    return { number, word, from, to: from + number.length }
  }).filter(
    ({ word }) =>
      isProseNumber(word) ||
      (word.length >= MIN_BRACKETED && /\p{L}/u.test(word) && isShortNumber(word)),
  )

const MIN_LINES_WITH_NUMBERS = 2

/** Labels figures in brackets if the brackets of other lines hold part numbers: `Apex Pro Mini (64824)`. */
export const withLabelledFigures = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => bracketedNumbers(line).length > 0).length < MIN_LINES_WITH_NUMBERS
    ? lines
    : lines.map((line) => line.replace(/\((?=\d{5,8}\))/, "(P/N "))

const FIRST_WORD = /^\s*([^\s,;]+)(?:,| -) (?=\S)/

/** Labels short codes before a separator if most lines begin with a part number: `O11DEX, Lian Li O11, 10 pcs`. */
export function withLabelledCodes(lines: readonly string[]): readonly string[] {
  const first = lines.flatMap((line) => FIRST_WORD.exec(line)?.[1] ?? [])
  const numbers = first.filter(isProseNumber)
  return numbers.length < MIN_LINES_WITH_NUMBERS || numbers.length * 2 < first.length
    ? lines
    : lines.map((line) => line.replace(/^\s*(?=[A-Z]+\d[A-Z\d]{2,}(?:,| -) )/, "P/N "))
}

const isOfDocument = (text: string, { number, from }: FoundNumber): boolean =>
  /^[A-Z]{1,4}[-/]?\d{2,}(?:[-/]\d+)*$/.test(number) &&
  [OF_A_DOCUMENT, ...(/^[A-Z]{1,2}-\d{4,}$/.test(number) ? [AFTER_DOCUMENT] : [])].some((pattern) =>
    pattern.test(text.slice(Math.max(0, from - 40), from)),
  )

/** Returns whether a word after a label is a part number. After a label, digits alone suffice. */
const isAnnounced = (word: string): boolean =>
  isProseNumber(word) ||
  /^(?=.*[A-Z])[A-Z\d]{5,}$/.test(word) ||
  (/\d{3}/.test(word) && word.length >= 4 && !/^(?:19|20)\d\d$/.test(word))
