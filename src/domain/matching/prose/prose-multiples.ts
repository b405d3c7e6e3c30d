import { followsReason } from "./corrections/reasons.ts"
import {
  countInAnnouncement,
  EACH_OF_COUNTED,
  EACH_WORDS,
  FOR_ALL,
  isNotMultiplied,
  MACHINES,
  OTHER_GETS,
  PER_EACH,
  RECEIVERS,
} from "./machine-announcements.ts"
import type { ProseItem, ReadLine } from "./prose-item.ts"
import { hasPartWord } from "./prose-lines.ts"
import { findNumbers } from "./prose-numbers.ts"
import { END } from "./prose-quantities.ts"
import { withFigures } from "./prose-spelled.ts"
import { ADDITION_WORDS, NUMBERED_WORDS } from "./prose-words.ts"

const FOR = "(?:for|für|pour|para|per|voor|dla|för|til)"
const SETS = "(?:sätzen?|sets|kits|paketen?|systems?|jeux|lots|juegos|conjuntos)"
const MADE_OF =
  "(?:bestehend aus|consisting of|made up of|comprising|composés? de|compuest[oa]s (?:de|por)|compost[ei] da)"

const ARTICLE = "(?:an?|one|eine?n?|une?|una|uno|een|ett?|uma?)"
const PER_ONE = `(?:${PER_EACH}|for one|for a single|of one|für einen?|pour un|para un|per un)`

/** Matches the announcement of a list that ends with the word for each: `for 7 starters: a mouse and a screen each.` */
const OF_EACH = `(?<=(?<!\\p{L})${FOR} (?:\\p{L}{2,8} )?[1-9]\\d{0,3} (?:[\\p{L}'’-]{2,15} ){0,2}${RECEIVERS} ?): (?=[^.!?:]{3,200} (?:each|apiece|jeweils|chacun|cada uno|ciascuno|elk|każdy|vardera|hver)(?:[.!]|$))`
const LIST_OF_EACH = new RegExp(OF_EACH, "iu")

/** Matches announcements of the parts of each machine: `each one gets`, `per machine:`, `BOM for one unit`. */
const FOR_ONE: readonly RegExp[] = [
  `(?<!\\d |\\p{L})(?:each|every)(?: one| of (?:them|these|those|the \\p{L}{3,15})| ${RECEIVERS})?,? (?:will |should |must |(?:is |are )?to |shall )?(?:gets?|have|has|needs?|contains?|consists? of|consisting of|requires?|comprises?|comprising|takes?|includes?|is made of)${END}(?! to )`,
  `${EACH_OF_COUNTED}[^.!?:;\\d]{2,60}?(?: ?:(?= |$)| (?=\\d|${ARTICLE} ))`,
  OF_EACH,
  `(?<![\\p{L}\\p{N}.,/-])[1-9]\\d{0,3} (?:[\\p{L}-]{2,15} ){0,3}${SETS} ${MADE_OF}(?: ?:|$| (?=\\d))`,
  `(?<!\\p{L})(?:kit|set|bom|bill of materials|(?:parts? ?)?list|stückliste|nomenclature) (?:for|per|of|für|pro|pour|par) (?:one|each|a|every|a single|1|eine?n?|je|un|une) [\\p{L}-]{3,20}(?: (?:is|are|consists? of|contains?|ist|est|enthält))?(?: as follows)? ?(?::$|[.;] )`,
  `(?<!\\d )for each(?: one| of them)?(?: as follows| is|:)(?: |:|$)`,
  `(?<![\\p{L}\\p{N}.,/-])[1-9]\\d{0,3} ?(?:x|×|times|sets|units|pcs|stück)?(?: of| von| de)? (?:the )?(?:following|below|folgende[nrs]?|suivante?s?|siguientes?) ${RECEIVERS}[^:\\d]{0,20}:$`,
  `(?<!\\p{L})each (?:one|of (?:them|these|those)|${RECEIVERS})? ?(?:with|:|=)(?: |$)`,
  `(?<!\\d |\\p{L})(?:${PER_ONE} ${RECEIVERS} ?:$|${PER_EACH} ${RECEIVERS}(?: (?:needed|required|nodig|benötigt|potrzebne|behövs))? ?:(?:$| (?=\\d|${ARTICLE} )))`,
  `(?:^|[.,;:!?)–-] |(?:bom|list|parts?|components?|needs?|requires?d?|following|configuration|spec|qty\\.?|quantity|menge|anzahl|is|this|that|required|used|goes|go|und|and|we|wir|material) )${PER_ONE} ${RECEIVERS}(?: (?:(?:we|you|i)(?: will| would|['’](?:d|ll))? (?:need|want|require|use|have|like|install|fit)|(?:möchten|wünschen) wir|(?:brauchen|benötigen) wir|(?:brauche|benötige) ich|il (?:nous )?fau(?:t|dra|drait)|necesitamos|queremos|servono|behövs|behöver vi|trengs|trenger vi|hebben we nodig|potrzebujemy|precisamos de)(?!\\p{L})|(?: is| are| as follows)*(?: ?[:,]|$| (?=\\d|(?:an?|eine?n?|une?|una?|een) )))`,
  `(?<!\\p{L})(?:(?:mit|avec|con) (?:jeweils|je|chacun|chacune|cada uno)(?= ?:| \\d)(?! \\d{1,4} (?:[\\p{L}-]{2,15} ){0,2}${RECEIVERS}${END})|mit (?:jeweils|je)(?: den)? folgende\\p{L}?|jeweils (?:mit )?folgende\\p{L}?|jede[rs]?(?: ${RECEIVERS})? (?:bekommt|erhält|hat|braucht|besteht aus)|(?:chaque|cada|ogni|jede[rs]?) ${RECEIVERS}(?= ?:)|chaque ${RECEIVERS} (?:comprend(?:ra)?|contient|contiendra|a|aura|reçoit|recevra|se compose(?:ra)?)|elke ${RECEIVERS} (?:krijgt|heeft|moet)|każd[yae] ${RECEIVERS} (?:ma|dostaje|otrzyma)|varje ${RECEIVERS} (?:får|ska ha|behöver)|chacune? (?:avec|comprenant|comprend)|cada (?:uno|una|${RECEIVERS}) (?:lleva(?:rá)?|leva(?:rá)?|recebe|recib(?:e|irá)|necesita(?:rá)?|precisa|incluye|incluirá|tiene|tendrá|con)|ciascun[oa] (?:con|ha)|ogni ${RECEIVERS} (?:ha|avrà|riceve(?:rà)?|comprende(?:rà)?))${END}`,
].map((pattern) => new RegExp(pattern, "iu"))

/** Pattern for `Kits required: 45`, `Number of units: 12`. */
const STATED = `(?:(?:${MACHINES}|kits?|assembl(?:y|ies)|devices) (?:required|needed|wanted|to (?:build|be built|make)|in total|benötigt|nécessaires|necesari[oa]s) ?[:=] ?|(?:build|lot|batch) (?:quantity|qty\\.?|size) ?[:=] ?|(?:number|no\\.|quantity|qty|anzahl|nombre|número) (?:of |der |de |d['’])?(?:${MACHINES}|kits|assemblies|devices)(?: (?:required|needed|to (?:build|make)))? ?[:=] ?)`
const STATED_LINE = new RegExp(
  `^${STATED}\\d{1,4}(?: (?:units|pcs|sets|boards|kits|stück|stk))?[ .!]*$`,
  "iu",
)

const COUNT = "(?<![\\p{L}\\p{N}.,/-])(?<count>[1-9]\\d{0,3})"
/** Matches the number of machines to build: `we build 12`, `8 of them`, `for 20 units`. */
const MACHINE_COUNT = new RegExp(
  [
    `${COUNT} (?:x )?(?:(?!of )\\p{L}[\\p{L}-]{1,15} ){0,3}${RECEIVERS}${END}`,
    `${COUNT} (?:of (?:them|these|those)|davon|d['’]entre (?:eux|elles)|de (?:ellos|ellas)|di (?:loro|essi)|ervan|z nich|av dem|af dem)${END}`,
    `${COUNT} (?:[\\p{L}-]{2,15} ){0,3}${SETS} ${MADE_OF}`,
    `${COUNT} ?(?:x|×|times|sets|units|pcs|stück)?(?: of| von| de)? (?:the )?(?:following|below|folgende[nrs]?|suivante?s?|siguientes?) ${MACHINES}${END}`,
    `(?<!\\p{L})(?:build|building|assemble|assembling|make|making|bauen|baue|montons|montamos|construimos|costruiamo) (?:about |a total of )?${COUNT}(?=[ .,;!)]|$)`,
    `${STATED}${COUNT}`,
    `${MACHINES} ?\\((?:x ?)?(?<count>[1-9]\\d{0,3}) ?(?:pcs|pc|x|off|units|stk|stück)?[,;)]`,
  ].join("|"),
  "giu",
)

/** Matches the machines of each of several places: `room A has 16 and room B has 14`, `salle 104 : 12 postes`. */
const COUNT_OF_PLACE = new RegExp(
  `(?<!\\p{L})(?:${NUMBERED_WORDS}) [\\p{L}\\d.]{1,5} ?(?:(?:[:(=–-]|has|have|gets|hat|bekommt|a|tiene|ha|heeft|ma|har|tem) ?)?${COUNT}(?![.,]\\d)`,
  "giu",
)

const IN_EACH =
  "(?:in |with |mit |de |avec |con |met |med |z |com )?(?:each|every one|je|jeweils|jede[mr]|chacune?|cada (?:un[oa]|uma?)|ciascun[oa]|elk|ieder|vardera|hver|każd\\p{L}{1,2})"
/** Matches machines in groups of the same size: `two rooms, 32 desks in each`, `drei Räume mit je 28 Plätzen`. */
const GROUPS = new RegExp(
  `${COUNT.replace("count", "groups")} (?<places>(?:[\\p{L}-]{2,15} ){0,3}${RECEIVERS})${END}[^.!?;:\\d]{0,40}?(?: ${IN_EACH} ${COUNT} (?:[\\p{L}-]{2,15} ){0,2}${RECEIVERS}|[ (]${COUNT} (?:[\\p{L}-]{2,15} ){0,2}${RECEIVERS} ${IN_EACH})${END}`,
  "iu",
)

/** Matches a factor for the whole list: `everything times four`. */
const TIMES =
  /(?<!\p{L})(?:everything|all(?: of (?:this|it|that|the above))?|the (?:whole )?(?:lot|list|above)|alles|das ganze|tout|le tout|todo|tutto)(?: the above| that| this)? ?(?:times|x|×|\*|mal|fois|por|per) ?(?<count>[1-9]\d{0,3})(?![\p{L}\p{N}])|(?<!\p{L})multipl\p{L}{1,6} (?:\p{L}{2,12} ){1,4}(?:by|with|mit|par|por|per|met|med|przez) (?<count>[1-9]\d{0,3})(?![\p{L}\p{N}.,])|(?<!\p{L})(?:following|below|folgend\p{L}{1,2}|suivant\p{L}{0,2}|siguientes?|seguent[ei]) [^.:!?\d]{0,40}(?<count>[1-9]\d{0,3})[ -]?(?:times|mal|fois|veces|volte)(?!\p{L})/iu

const KITS = `(?:${SETS}|packages?|bundles?|packs)`
const ONLY_KITS = new RegExp(`^${KITS}$`, "iu")
/** Matches `15 of these kits`, `3 sets of the below for the new hires`, in figures. */
const SETS_OF_LIST = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?<count>[1-9]\\d{0,3}) (?:x )?(?:(?:such |identical |complete |full |komplette |solche |gleiche |of (?:these|those) )${KITS}|(?:${KITS} )?(?:of|von|d[ei]|x|mal|fois|veces|volte) (?:the )?(?:following|below|above|list|folgende[nrs]?|suivante?s?|siguientes?))(?: (?:for|für|pour|para|per|voor) [^.:;!?\\d]{2,40})?[.:!]?$`,
  "iu",
)
/** Places that get parts beside the machines. */
const PLACES =
  "(?:head ?office|headquarters|hq|reception|warehouse|zentrale|hauptsitz|empfang|lager|siège|accueil|entrepôt|sede(?: centrale?)?|recepción|almacén|magazzino|hoofdkantoor|magazijn|huvudkontor(?:et)?|hovedkontor(?:et)?|centrala)"
/** Matches words after which quantities count for all machines together. */
const IN_TOTAL = new RegExp(
  [
    `(?<!\\p{L})(?:(?:in |as a )?total|overall|altogether|separately|on top|for all|shared by|à (?:cela|ceci|quoi) s['’]ajoutent?|a (?:esto|ello) se (?:añaden?|suman?)|a (?:questi|ciò) si aggiung(?:e|ono)|hinzu kommen|insgesamt|au total|à part|aparte|apart from (?:that|this|these)|en total|in totale|${ADDITION_WORDS}|${FOR_ALL}|please also|also please|(?:we|i)(?: would| will|['’](?:d|ll))? also|wir (?:brauchen|benötigen) auch|il nous faut aussi|también necesit\\p{L}+)(?!\\p{L})`,
    OTHER_GETS,
    `(?<=[.;!] )(?:(?:and|und|et|y|e) )?${FOR} (?:the|our|die|den|das|unsere?n?|la|les?|l['’]|notre|nos|el|los|las|nuestr[oa]s?|il|lo|le|de|het|onze) ?(?:\\p{L}{2,15} (?:de |of )?){0,2}(?:${RECEIVERS}|${PLACES})(?!\\p{L}| ?:?[^.!?]{0,80}(?<!\\p{L})(?:${EACH_WORDS}|${PER_EACH})(?!\\p{L}))`,
    `^(?!(?:${PER_EACH}|${EACH_WORDS}) )(?:(?:only|nur|nur für|seulement|uniquement|sólo|solo|solamente|alleen|tylko|bara|kun|só) [^.:!?\\d]{3,40}|[^.:!?\\d]{3,40} (?:only|alone|nur|seulement|uniquement|solamente|soltanto|alleen)|(?:\\p{L}{2,15} ){0,2}${PLACES}) ?:$`,
    "^(?:and )?(?:(?:an?|one|eine?n?|une?|una?) )?(?:plus|also|extra|spares?|shared|common|auch|gemeinsam|aussi|communs?|también|común|anche|comuni?|gedeeld|wspóln[ey]|gemensamt|fælles|felles)(?!\\p{L})",
    "^(?:and|then|und|et|y) \\d{1,4} (?:x |pcs |of )?(?:extra|spare|additional|more|weitere|zusätzliche)(?!\\p{L})",
    "(?<=[.;!] )(?:plus|(?:please )?add|bitte noch|also|auch|aussi|también|anche|ook|também|również)(?!\\p{L})",
    `^(?:(?:and|also|plus|und|dann|et|y|e|en|i|och|og) )?(?:for|für|pour|para|per|voor|dla|för|till|til|pro|pentru) (?!${EACH_WORDS}|one )[^.,;:\\d]{3,40} ?:$`,
  ].join("|"),
  "iu",
)

/** Matches `Please quote per server.`, after which the quantities are those of one machine. */
const QUOTED_FOR_ONE = new RegExp(
  `(?<!\\p{L})(?:quote|quotation|prices?|offer|angebot|preise?|anbieten|devis|prix|precios?|presupuesto|prezz[oi]|preventivo|offerte|prij[sz](?:en)?|pris(?:er)?|cen[ay]|wycena|preços?|orçamento) (?:us |uns |bitte |please )?${PER_EACH} ${MACHINES}(?: please| bitte)?[.!]?$`,
  "iu",
)

/** Multiplies the parts that an e-mail lists for one machine by the number of machines. */
export function withMultiples(read: readonly ReadLine[]): ReadLine[] {
  const [, ...heads] = [...read.keys()].filter((at) => countsMachines(read[at]?.line ?? ""))
  const starts = [0, ...heads]
  return starts.flatMap((start, at) => multipliedByMachines(read.slice(start, starts[at + 1])))
}

/** Returns whether a line announces the parts of each of its machines: `Render node, 3 machines, per machine:` */
const countsMachines = (line: string): boolean =>
  line.endsWith(":") && announcesPerMachine(line) && countIn([leadOf(withFigures(line))]).length > 0

function multipliedByMachines(read: readonly ReadLine[]): ReadLine[] {
  const lines = read.map((one) =>
    STATED_LINE.test(one.line) || countsSets(one) ? { ...one, items: [] } : one,
  )
  const texts = lines.map(({ line, isMultiplied }) => (isMultiplied ? "" : line))
  const start = texts.some((line) => QUOTED_FOR_ONE.test(line))
    ? -1
    : texts.findIndex(
        (line) =>
          announcesPerMachine(line) ||
          TIMES.test(withFigures(line)) ||
          SETS_OF_LIST.test(withFigures(line)),
      )
  const groups = texts.map((text) => groupsIn(withFigures(text)))
  const end = LIST_OF_EACH.test(texts[start] ?? "")
    ? start + 1
    : texts.findIndex(
        (line, at) =>
          at > start &&
          (IN_TOTAL.test(line) ||
            followsReason(line) ||
            (announcesPerMachine(line) && countOfPlacesNamed(groups.slice(0, at), line) > 0)),
      )
  const count = start < 0 ? 1 : countOf(lines, start)
  const isListed = (at: number) => at >= start && (end < 0 || at < end) && !lines[at]?.isMultiplied
  const listed = lines.flatMap(({ items = [] }, at) => (isListed(at) ? items : []))
  const isDone =
    count >= MIN_MULTIPLIED && listed.every(({ quantity }) => isMultiple(quantity, count))
  if (count === 1 || isDone) return [...lines]
  const lead = leadOf(texts[start] ?? "")
  const isBefore = ({ number, description }: ProseItem) =>
    /\p{L}{3}/u.test(number || description) && lead.includes(number || description)
  return lines.map(({ line, rest, items = [] }, at) => {
    const apart = at === start ? countBehind(line, items) : 0
    return {
      line,
      rest,
      items: items.map((item, index) =>
        isListed(at) &&
        index < items.length - apart &&
        !(at === start && isBefore(item)) &&
        !(item.quantity === "" && ENDS_SENTENCE.test(line))
          ? { ...item, quantity: multiplyQuantity(item.quantity, count) }
          : item,
      ),
    }
  })
}

/** Returns whether a line counts how often a list is wanted, and names no part itself. */
const countsSets = ({ line, items = [] }: ReadLine): boolean =>
  SETS_OF_LIST.test(withFigures(line)) &&
  items.every(
    ({ number, description }) =>
      number === "" && (ONLY_KITS.test(description) || !hasPartWord(description)),
  )

/** Matches `for each of them`. */
const FOR_EACH = new RegExp(
  `(?<!\\p{L})${FOR} (?:each|chacun|jede[nrs]?|cada un[oa]|ciascun[oa])${END}`,
  "iu",
)

/** Counts the items that a line names after words such as `in addition`. */
function countBehind(line: string, items: readonly ProseItem[]): number {
  const behind = line.slice(leadOf(line).length)
  const found = IN_TOTAL.exec(behind)
  const rest = found ? behind.slice(found.index + found[0].length) : ""
  if (FOR_EACH.test(rest)) return 0
  let end = rest.length
  let count = 0
  for (const { number, description } of items.toReversed()) {
    const at = rest.lastIndexOf(number || description, end - 1)
    if (at < 0 || end === 0) break
    end = at
    count += 1
  }
  return count
}

/** Minimum number of machines from which a list of only multiples counts as already multiplied. */
const MIN_MULTIPLIED = 5
export const isMultiple = (quantity: string, count: number): boolean =>
  quantity !== "" && Number(quantity) % count === 0

/** Returns whether a line announces the parts of each machine. */
export const announcesPerMachine = (line: string): boolean =>
  (countInAnnouncement(withFigures(line)) !== undefined ||
    (MAY_BE_FOR_ONE.test(line) && FOR_ONE.some((pattern) => pattern.test(line)))) &&
  !isNotMultiplied(line.endsWith(":") ? line : line.slice(0, endOfAnnouncement(line)))
/** Matches words of which every announcement contains at least one. */
const MAY_BE_FOR_ONE =
  /each|every|following|consisting|comprising|made up|bestehend|compos|compuest|below|folgende|suivant|siguiente|(?<!\p{L})(?:per|for|of|pro|je|jede[rs]?|jeweils|für|par|pour|chaque|chacun|por|para|cada|ogni|ciascun|elke|każd[aeyą]|varje|na jedno)/iu

/** Matches the end of a sentence about a part: `Cases in black, please.` */
const ENDS_SENTENCE = /\p{L}{3}[.!?]$/u

export const multiplyQuantity = (quantity: string, count: number): string =>
  /^\d*$/.test(quantity) ? String(Number(quantity || "1") * count) : quantity

/** Returns the number of machines that is stated last before the list or, failing that, first after it; else 1. */
function countOf(lines: readonly ReadLine[], start: number): number {
  const first = withFigures(lines[start]?.line ?? "")
  const times = (TIMES.exec(first) ?? SETS_OF_LIST.exec(first))?.groups?.count
  if (times !== undefined) return Number(times)
  const before = [...figuresBesideItems(lines.slice(0, start)), leadOf(first)]
  const ofPlaces = countOfPlacesNamed(before.map(groupsIn), first)
  if (ofPlaces > 0) return ofPlaces
  const after = [first, ...figuresBesideItems(lines.slice(start + 1))]
  return (
    before.map(countOfPlaces).findLast((places) => places > 0) ||
    countInAnnouncement(first) ||
    countIn(before).at(-1) ||
    countInAnnouncement(first, before.at(-2)) ||
    countIn(after)[0] ||
    1
  )
}

/** Returns the lines that request nothing. In other lines, figures count parts: `20 units CA-F-120`. */
const figuresBesideItems = (lines: readonly ReadLine[]): string[] =>
  lines.filter(({ items = [] }) => items.length === 0).map(({ line }) => withFigures(line))

/** Returns where the announcement of the parts of each machine ends; 0 if there is none. */
const endOfAnnouncement = (line: string): number =>
  MAY_BE_FOR_ONE.test(line)
    ? Math.max(
        0,
        ...FOR_ONE.map((pattern) => pattern.exec(line)).map((found) =>
          found ? found.index + found[0].length : 0,
        ),
      )
    : 0

/** Returns the text after an announcement of the parts of each machine: `Each one gets`. */
export function behindAnnouncement(sentence: string): string | undefined {
  const at = endOfAnnouncement(sentence)
  const lead = sentence.slice(0, at)
  const isLead = findNumbers(lead).length === 0 && !lead.split(/[,;:] /).some(isCounted)
  return at > 0 && isLead && at < sentence.length ? sentence.slice(at).trim() : undefined
}

/** Returns whether a text counts parts: `2 fans`, and not `Kit for the office`. */
const isCounted = (text: string): boolean =>
  hasPartWord(text) && /\d|(?<!\p{L})(?:an?|eine?)(?!\p{L})/u.test(text)

const leadOf = (line: string): string => {
  const starts = FOR_ONE.map((pattern) => line.search(pattern)).filter((at) => at >= 0)
  return line.slice(0, Math.min(...starts) + LEAD_SIGNS)
}
/**
 * Number of characters of the announcement that the lead includes, since a count may overlap it: `3 PCs mit jeweils`.
 */
const LEAD_SIGNS = 1

const countIn = (texts: readonly string[]): number[] =>
  texts.flatMap(
    (text) => countOfPlaces(text) || countOfGroups(text) || countsOf(text, MACHINE_COUNT),
  )

const plainOf = (text: string): string =>
  text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "")

const groupsIn = (text: string) => GROUPS.exec(text)?.groups

/** Returns the number of groups if the announcement is for each of those: `2 rooms with 9 desks each. Per room:` */
function countOfPlacesNamed(before: readonly ReturnType<typeof groupsIn>[], first: string): number {
  const { groups = "", places = "" } = before.findLast((found) => found) ?? {}
  const announced = first.slice(leadOf(first).length, endOfAnnouncement(first))
  const words = plainOf(announced).split(/[^\p{L}]+/u)
  const isNamed = words.some((word) => word.length > 3 && plainOf(places).includes(word))
  return isNamed ? Number(groups) : 0
}

/** Returns the number of machines in all groups of the same size; 0 if a text does not count those. */
function countOfGroups(text: string): number {
  const { groups, count } = groupsIn(text) ?? {}
  return Number(groups ?? 0) * Number(count ?? 0)
}

/** Returns the number of machines of several places; 0 if a text does not count those. */
const countOfPlaces = (text: string): number => {
  const places = countsOf(text, COUNT_OF_PLACE)
  return places.length > 1 ? places.reduce((sum, count) => sum + count, 0) : 0
}

const countsOf = (text: string, pattern: RegExp): number[] =>
  Array.from(text.matchAll(pattern), ({ groups = {} }) => Number(groups.count))
