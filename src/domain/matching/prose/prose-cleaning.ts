import { COLOURS } from "./colours.ts"
import { hasConversationWord, hasPartWord, isConversation } from "./prose-lines.ts"
import { CONNECTORS, findNumbers } from "./prose-numbers.ts"
import {
  AND_WORDS,
  CONTAINER_WORDS,
  CONVERSATION_WORDS,
  OF_WORDS,
  OR_WORDS,
  OTHER_COUNTED,
  repeatable,
  TAIL_STARTS,
} from "./prose-words.ts"

const LEAD = new RegExp(
  `^(?:[\\s,;:.–—=/&+_|>)\\]-]+|(?:to start(?: with)?|to begin with|for (?:now|starters))$|(?:${OF_WORDS}|an?(?= \\d)|for the|for|${AND_WORDS}|each|only|so|hence|daher|deshalb|donc|quindi|dus|maybe|perhaps|vielleicht|(?:[\\p{L}\\d]+ )?(?:changes?|corrections?|updates?|things|änderung(?:en)?|korrektur(?:en)?|new|neu|nouveau|nuevo)(?=:)|part|parts|(?:(?:new|additional|neue) )?(?:pos|position|item|line|ligne|artikel)\\.? \\d{1,3}(?= ?[(:,–-]|$)|item|artikel|product|description|desc|bezeichnung|article|model|(?:\\d+ |single |an? )?(?:${CONTAINER_WORDS})(?: of| de| d['’]| mit| with)?(?= \\p{L}{2}))(?:[.:]|(?![\\p{L}\\p{N}'-]))[\\s.:]*)+`,
  "iu",
)
/** Matches `dont forget the risers`. */
const LOWER_CASE_LEAD = /^(?:\p{Ll}[\p{Ll}'’]{0,15} ){1,6}(?:the|those|these|our|your) /u
/** Matches the second connector of an adapter: `USB-C naar HDMI`. */
const TO_CONNECTOR = `(?:to|zu|auf|nach|naar|till?) (?:\\d{1,2} ?x ?)?(?:${CONNECTORS})(?![\\p{L}\\d])`
const TAIL = new RegExp(
  `(?<=[^\\s,;.–—(-])[\\s,;.–—(-]+(?!${TO_CONNECTOR})(?:${TAIL_STARTS})(?![\\p{L}\\p{N}]).*$`,
  "iu",
)
const END_WORDS =
  repeatable(`${AND_WORDS} | maybe | perhaps | say | vielleicht | peut-être | ones? | units | pieces | pcs
  | stück | or | as | for | oder | of | each | jeweils | chacune? | cada un[oa] | ciascun[oa] | elk | vardera | hver | with | with the | avec | con | pour | por | para | per | für | (?<!add )(?<!clamp )(?<!clip )(?<!slip )(?<!snap )(?<!stick )on | by | until | at | am | je
  | zu | à | (?<!\\d )a | an | @ | da | mit | davon | too | though | tho | total | in total | in all | insgesamt | gesamt | razem | łącznie | celkem | yhteensä | összesen | toplam | totaal | totalt | au total | en total | in totale | number | reference | referencia | référence | part | model | i | ein | zurück | beiseite | zurücklegen | reservieren | bereitlegen | mitschicken | mitliefern | bereit | besteld
  | vom typ | of type | du type | de type | del tipo | de tipo | di tipo | van het type | typu | av typen | av typ | do tipo
  | artikel | article | art | p\\/n | pn | mpn | sku | stp | svp | aussi | tambien | pls | please | and just | for me | for us | for it | for them | dafür | hinzu | toe | ekleyin | ervoor | para ello | mit der nummer
  | avec la référence | con el número | only | qty | quantity | menge | anzahl | we | wir | nous | ihre? | your | our | unsere? | votre`)
const END = new RegExp(
  `(?<![\\s,;:.!?–—=/&_|<>→(\\[-]|(?<![\\p{L}\\d])\\+)(?:[\\s,;:.!?–—=/&_|<>→(\\[-]|(?<![\\p{L}\\d])\\+|(?<=[\\s,;])(?:${END_WORDS}))+$`,
  "iu",
)

/** Removes the words around the name of a part: `of the`, `by Friday`, empty brackets. */
export function cleaned(text: string): string {
  const plain = text
    .replaceAll(/[([]\s?[,;:.-]?\s?[)\]]/g, " ")
    .replaceAll(/(?<=[\p{L}\d]) ?\.{2,} ?(?=[\p{L}\d])/gu, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/(?<=[.!?])["”’]$/u, "")
    .replaceAll(/ (?=[,;)])|(?<=\() |(?<=[\p{L}\d])[,;](?= ?\))/gu, "")
    .trim()
    .replace(/^\((.*)\)$/, "$1")
    .replace(FOR_PLACE, "")
    .replace(LEAD, "")
    .replace(LOWER_CASE_LEAD, (lead) => (hasPartWord(lead) ? lead : ""))
  const bare = withoutTail(plain)
    .replace(END, (end, at: number, whole: string) => {
      const isOfBrand = end.startsWith("!") && /be quiet$/i.test(whole.slice(0, at))
      const [plus = ""] = / (?:red|p[35])$/i.test(whole.slice(0, at))
        ? (/^ plus(?!\p{L})/iu.exec(end) ?? [])
        : (/^ (?:Plus|PLUS|One|ONE)(?!\p{L})/u.exec(end) ?? [])
      return isOfBrand ? "!" : plus
    })
    .replace(LAST_VERB, (verb) => (hasPartWord(verb) ? verb : ""))
    .replace(/^\((.*)\)$/, "$1")
  const open = bare.split("(").length - bare.split(")").length
  const whole = open > 0 ? `${bare})` : bare
  return open < 0 ? whole.replace(/\)(?=[^)]*$)/, "").trim() : whole.trim()
}

/** Removes the words after a part, unless that removes every part number: `we still need CA-F-120`. */
function withoutTail(text: string): string {
  const plain = text.replace(TAIL, (tail, at: number, whole: string) =>
    OR_EQUAL.test(tail) && whole.lastIndexOf("(", at) > whole.lastIndexOf(")", at) ? tail : "",
  )
  const cut = withoutSubclause(plain)
    .replace(CONVERSATION_AFTER_AND, (tail) => (isOfName(tail) || /\d/.test(tail) ? tail : ""))
    .replace(LAST_CLAUSE, (tail) => (isConversationClause(tail) ? "" : tail))
    .replace(FOR_PERSON, (tail) => (hasPartWord(tail) ? tail : ""))
    .replace(USE, (tail) => (hasPartWord(tail) ? tail : ""))
    .replace(ASIDE, (tail) => (hasPartWord(tail) || PROPERTY.test(tail) ? tail : ""))
  const isLost = cut !== text && findNumbers(cut).length === 0 && findNumbers(text).length > 0
  return isLost ? text : cut
}

/** Matches `(Anvil 550 or equal)`. */
const OR_EQUAL = new RegExp(`^,? ?(?:${OR_WORDS}) [^()]{3,30}\\)`, "iu")

/** Matches a German verb at the end of a sentence: `Anvil 850 zurücklegen`. */
const LAST_VERB = /(?<=[\p{Lu}\d][^\s]{0,30}) (?!\p{L}*ge\p{L}+en$)\p{Ll}{4,20}(?:en|ern|eln)$/u

/** Matches the beginning of a clause after a part. The clause is kept if it names another part: `USB to SATA`. */
const SUBCLAUSE =
  /(?<=\S),? (?:for (?:batch|phase|project|lot|room|now|today|tomorrow|me|us|same|pick-?up|collection|immediate|quick|testing|evaluation|trial)|vs\.?|versus|all plus|(?:you (?:have|sell|stock|list|advertise)|(?:we|you|i) (?:looked|saw|discussed|talked|spoke|mentioned|tried|showed|quoted|offered|recommended|had|used|sent|got|sold)|die (?:wir|ihr|sie)|que (?:nous|vous|nos|me)|che (?:abbiamo|avete|ci)|die (?:we|jullie)|som (?:vi|ni|dere)|które|které)|plus vat|ex\.? vat|excl?\.? vat|incl?\.? vat|(?:and|plus) (?:one|a) spare|under the|according to|pursuant|subject to|landed|ddp|dap|fob|cif|exw|fca|cpt|DDP|DAP|FOB|CIF|EXW|FCA|CPT|rendu|zzgl\.?|inkl\. mwst|an:|(?:and|plus) at least|at (?!least|\d)|by|from|before|until|within|during|after|afin|avant|dès|chez|antes|desde|hasta|bis|to|that|which|because|since|so|but|(?:if|provided|si|se|mits|hvis) (?:the|your|le|vos|el|la|il|i|de|den)|when|while|whichever|whatever|damit|weil|wenn|falls|sobald|dass|qui|dont|afin|puisque|porque|cuando)(?=[ ,]|$)/gu
const MAX_SUBCLAUSES = 4

/** Removes the first clause that names no part, with all text after it: `USB to SATA adapter to rescue the data`. */
function withoutSubclause(text: string): string {
  const starts = Array.from(text.matchAll(SUBCLAUSE), ({ index }) => index)
  const start = starts.slice(0, MAX_SUBCLAUSES).find((at) => !isOfName(text.slice(at)))
  return text.slice(0, start)
}

const CONVERSATION_AFTER_AND = new RegExp(
  `(?<=\\S),? (?:and|und|et|y) (?:${CONVERSATION_WORDS})(?![\\p{L}\\p{N}]).*$`,
  "u",
)

/** Matches the last clause of a sentence if it begins with a lower-case letter. */
const LAST_CLAUSE = /(?<=\S)(?:[,;.] | [–—-] )\p{Ll}[^,;]*$/u
const TO_PLUG = new RegExp(`^,? ${TO_CONNECTOR}`, "iu")
const isOfName = (tail: string): boolean =>
  TO_PLUG.test(tail) ||
  hasPartWord(
    tail
      .replace(/^,? \S+ ?/, "")
      .split(" ")
      .slice(0, 2)
      .join(" "),
  ) ||
  findNumbers(tail).length > 0
/** Matches the use after a name: `Strata N4 1 TB for recordings`. */
const USE = /(?<=[\p{Lu}\d]) for (?:the |our |my )?\p{Ll}{4,}(?: \p{Ll}{3,})?[.!]?$/u
const PLACES =
  "office|branch|site|team|lab|shop|store|school|department|room|warehouse|factory|plant|studio|clinic|hall"
/** Matches the place of use: `mic pod for the Doha office`, `pour l'agence de Lyon`. */
const FOR_PLACE = new RegExp(
  `(?<=\\S),? (?:(?:for|at) (?:the |our )?(?:\\p{Lu}[\\p{L}'’-]{1,20} ){1,2}(?:${PLACES})|(?:für|pour|para|per|voor|dla) (?:das |die |den |unsere?n? |le |la |l['’]|notre |el |nuestra |il |lo |het |de |ons )?(?:Büro|Filiale|Standort|Werk|Niederlassung|bureau|agence|site|succursale|oficina|sucursal|sede|ufficio|filiale|kantoor|vestiging|biura)(?: (?:in|de|di|van|à|a|w))? \\p{Lu}[\\p{L}'’-]{1,20})[.!]?$`,
  "u",
)
/** Brands and systems that `for` may precede instead of a person. */
const SYSTEMS =
  "(?:Windows|Mac|Linux|Android|Surface|Teams|Zoom|Chromebooks?|Office|Brother|Canon|Kyocera|Honeywell|Zebra|Wacom|Epson|Ricoh|Xerox|Lexmark|Oki|Konica|Apple|Fujitsu|Acer|Toshiba|Cisco|Ubiquiti|Synology|Dymo|Sharp|Panasonic|Sony|Philips|Nokia|Garmin|Sage|Adobe|Excel|Outlook)"
/** Matches the person for whom a part is: `docking station for Tom`, `für Herrn Blum`, `pour Mme Roy`. */
const FOR_PERSON = new RegExp(
  `(?<=\\S),? (?:(?:for|pour|para|per|voor|dla|för|till|til|pro|pentru) (?!${SYSTEMS}(?!\\p{L}))\\p{Lu}\\p{Ll}{1,14}(?:['’]s(?: \\p{Ll}{3,12})?|\\.? \\p{Lu}\\p{Ll}{1,14})?(?: in \\p{L}[\\p{L} ]{1,20})?|(?:für|an|von) (?:Herrn?|Frau|Kolleg(?:e|in|en)) \\p{Lu}\\p{Ll}{1,20})[.!]?$`,
  "u",
)

/** Matches at least three words without figures: `, already assembled and tested`, `; im zweiten Schritt dann`. */
const ASIDE = /(?<=\S)(?:, \p{Ll}{2,}(?: \p{Ll}{2,}){2,}|; \p{Ll}{2,}(?: \p{L}{2,}){2,})$/u
/** Matches a property in such words: `, black on white`, `, réglables en hauteur`. */
const PROPERTY = new RegExp(
  `(?<!\\p{L})(?:${COLOURS}|with|without|mit|ohne|avec|sans|con|sin|senza|met|zonder|adjustable|réglables?|\\p{L}*verstellbar|regulables?|regolabil[ei]|instelbaar)(?!\\p{L})`,
  "iu",
)
const isConversationClause = (tail: string): boolean =>
  hasConversationWord(tail) &&
  !/ any (?:brand|make|vendor)$/i.test(tail) &&
  !hasPartWord(tail) &&
  findNumbers(tail).length === 0

const CONTAINER = new RegExp(`^(?:${CONTAINER_WORDS})$`, "i")
/** Matches a count of things other than parts: `10 machines`. */
export const COUNT_OF_OTHERS = new RegExp(`^(?:\\d+ )?(?:${OTHER_COUNTED})$`, "iu")

/** Returns the description of a part from the text around its number; empty if the text describes no part. */
export function descriptionOf(text: string): string {
  const plain = cleaned(text)
  const isOther = COUNT_OF_OTHERS.test(plain) || (!hasPartWord(plain) && isConversation(plain))
  const isPlain = !/[\d\p{Lu}]/u.test(plain)
  const isConversationText =
    !hasPartWord(plain) && !/\d/.test(plain) && (isPlain || hasConversationWord(plain))
  return isOther || isConversationText || CONTAINER.test(plain) ? "" : plain
}
