import { followsReason } from "./corrections/reasons.ts"
import type { ProseItem } from "./prose-item.ts"
import { hasPartWord } from "./prose-lines.ts"
import { findNumbers } from "./prose-numbers.ts"
import type { ReadLine } from "./prose-shape.ts"
import { withFigures } from "./prose-spelled.ts"
import { NUMBERED_WORDS, QUANTITY_WORDS, UNIT_WORDS } from "./prose-words.ts"

/** Matches machines that parts are built into. */
const MACHINES =
  "(?:(?:test |gaming |work |edge |render |lab )?(?:machine|pc|computer|workstation|work ?station|server|node|build|system|unit|desk|seat|station|rig|box|kiosk|bench|terminal|device|robot|setup|set|group|team|classroom|table|room)(?:e?s)?|\\p{L}{0,12}(?:rechnern?|geräte?n?|platz|plätzen?|maschinen?|systemen?|stück)|postes?(?: de travail)?|ordinateurs?|serveurs?|équipements?|stations?|equipos?|ordenador(?:es)?|\\p{L}{0,14}(?:raum|räumen?|zimmern?|büros?)|werkplek(?:ken)?|werkstations?|komputer(?:y|ów|a)?|stanowisk(?:o|a)?|stacj[ai]|serwer(?:y|ów)?|dator(?:er)?|arbetsstation(?:er)?|arbetsplats(?:er)?|computador(?:es)?|postos?(?: de trabalho)?|estaç(?:ão|ões)|puestos?(?: de trabajo)?|estaci(?:ón|ones)|máquinas?|servidor(?:es)?|postazion[ei]|macchin[ae]|computer)"
/** Matches machines, and the people and places that get a machine. */
const RECEIVERS = `(?:${MACHINES}|(?:till|checkout|counter|bay|lane|booth|pod|van|vehicle|truck|lab|office|branch|site|store|shop|school|student|pupil|learner|user|colleague|employee|agent|nurse|operator|player|suite|starter|joiner|hire|person|trainee|teacher)(?:e?s)?|people|mitarbeiter(?:n|innen)?|kollegen|personen|personnes?|collaborateurs?|personas?|empleados?|persone|dipendenti|kassen?|filialen?|fahrzeugen?|schulen?|schülern?|caisses?|salles?|élèves?|aulas?|salas?|tiendas?|oficinas?|lojas?|alumn[oa]s?|aul[ae]|sale|negozi|uffici|kamers|winkels|butiker|butikker)`
const END = "(?![\\p{L}\\p{N}])"

const FOR = "(?:for|für|pour|para|per|voor|dla|för|til)"
const SETS = "(?:sätzen?|sets|kits|paketen?|systems?|jeux|lots|juegos|conjuntos)"
const MADE_OF =
  "(?:bestehend aus|consisting of|made up of|comprising|composés? de|compuest[oa]s (?:de|por)|compost[ei] da)"

const PER_EACH =
  "(?:per|for each|for every|in each|into each|of each|pro|je|für jeden?|par|pour chaque|por|para cada|per ogni|na każd[eyą]|na jedno)"
const PER_ONE = `(?:${PER_EACH}|for one|for a single|of one|für einen?|pour un|para un|per un)`

/** Matches the announcement of a list that ends with the word for each: `for 7 starters: a mouse and a screen each.` */
const OF_EACH = `(?<=(?<!\\p{L})${FOR} (?:\\p{L}{2,8} )?[1-9]\\d{0,3} (?:[\\p{L}'’-]{2,15} ){0,2}${RECEIVERS} ?): (?=[^.!?:]{3,200} (?:each|apiece|jeweils|chacun|cada uno|ciascuno|elk|każdy|vardera|hver)(?:[.!]|$))`
const LIST_OF_EACH = new RegExp(OF_EACH, "iu")

/** Matches announcements of the parts of each machine: `each one gets`, `per machine:`, `BOM for one unit`. */
const FOR_ONE: readonly RegExp[] = [
  `(?<!\\d |\\p{L})(?:each|every)(?: one| of (?:them|these|those|the \\p{L}{3,15})| ${RECEIVERS})?,? (?:will |should |must |(?:is |are )?to |shall )?(?:gets?|have|has|needs?|contains?|consists? of|consisting of|requires?|comprises?|comprising|takes?|includes?|is made of)${END}(?! to )`,
  `(?<!\\d |\\p{L})(?:each|every(?: one| 1| single one)?) of (?:the |our |your |these |those )?\\d{1,4} (?:[\\p{L}'’-]{2,15} ){0,3}${RECEIVERS}(?:,? (?:will |should |must |to |shall )?(?:gets?|have|has|needs?|contains?|consists? of|requires?|comprises?|takes?|includes?)${END}| ?:)`,
  OF_EACH,
  `(?<!\\p{L})(?:cada un[oa]s? d[eao]s? (?:l[oa]s |nuestr[oa]s )?|chacune? (?:des|de nos) |jede[nrs]? (?:der|unserer) |ciascun[oa] (?:dei|delle|degli) |elk van de |każd\\p{L}{1,2} z )\\d{1,4} (?:[\\p{L}'’-]{2,15} ){0,3}${RECEIVERS} ?:`,
  `(?<![\\p{L}\\p{N}.,/-])[1-9]\\d{0,3} (?:[\\p{L}-]{2,15} ){0,3}${SETS} ${MADE_OF}(?: ?:|$| (?=\\d))`,
  `(?<!\\p{L})(?:kit|set|bom|bill of materials|(?:parts? ?)?list|stückliste|nomenclature) (?:for|per|of|für|pro|pour|par) (?:one|each|a|every|a single|1|eine?n?|je|un|une) [\\p{L}-]{3,20}(?: (?:is|are|consists? of|contains?|ist|est|enthält))?(?: as follows)? ?:$`,
  `(?<!\\d )for each(?: one| of them)?(?: as follows| is|:)(?: |:|$)`,
  `(?<![\\p{L}\\p{N}.,/-])[1-9]\\d{0,3} ?(?:x|×|times|sets|units|pcs|stück)?(?: of| von| de)? (?:the )?(?:following|below|folgende[nrs]?|suivante?s?|siguientes?) ${RECEIVERS}[^:\\d]{0,20}:$`,
  `(?<!\\p{L})each (?:one|of (?:them|these|those)|${RECEIVERS})? ?(?:with|:|=)(?: |$)`,
  `(?<!\\d |\\p{L})(?:${PER_ONE} ${RECEIVERS} ?:$|${PER_EACH} ${RECEIVERS}(?: (?:needed|required|nodig|benötigt|potrzebne|behövs))? ?:(?:$| (?=\\d)))`,
  `(?:^|[.,;:!?)–-] |(?:bom|list|parts?|components?|needs?|requires?d?|following|configuration|spec|is|this|that|required|used|goes|go|und|and|we|wir|material) )${PER_ONE} ${RECEIVERS}(?: (?:(?:we|you|i) (?:will |would )?(?:need|want|require|use|have|install|fit)|(?:brauchen|benötigen) wir|(?:brauche|benötige) ich|il (?:nous )?faut|necesitamos|servono)(?!\\p{L})|(?: is| are| as follows)*(?: ?[:,]|$| (?=\\d|(?:an?|eine?n?|une?|una?|een) )))`,
  `(?<!\\p{L})(?:(?:mit|avec|con) (?:jeweils|je|chacun|chacune|cada uno)(?= ?:| \\d)|mit (?:jeweils|je)(?: den)? folgende\\p{L}?|jeweils (?:mit )?folgende\\p{L}?|jede[rs]?(?: ${RECEIVERS})? (?:bekommt|erhält|hat|braucht|besteht aus)|(?:chaque|cada|ogni|jede[rs]?) ${RECEIVERS}(?= ?:)|chaque ${RECEIVERS} (?:comprend|contient|a|aura|reçoit|se compose)|elke ${RECEIVERS} (?:krijgt|heeft|moet)|każd[yae] ${RECEIVERS} (?:ma|dostaje|otrzyma)|varje ${RECEIVERS} (?:får|ska ha|behöver)|chacune? (?:avec|comprenant|comprend)|cada (?:uno|una|${RECEIVERS}) (?:lleva|leva|recebe|necesita|precisa|incluye|tiene|con)|ciascun[oa] (?:con|ha)|ogni ${RECEIVERS} (?:ha|avrà|comprende))${END}`,
  `(?<!\\p{L})(?:pour chacune?|para cada un[oa]|für jede[nrs]?|per (?:ciascun|ognun)[oa]) ?:$`,
].map((pattern) => new RegExp(pattern, "iu"))

/** Pattern for `Kits required: 45`, `Number of units: 12`. */
const STATED = `(?:(?:${MACHINES}|kits?|assembl(?:y|ies)|devices) (?:required|needed|wanted|to (?:build|be built|make)|in total|benötigt|nécessaires|necesari[oa]s) ?[:=] ?|(?:number|no\\.|quantity|qty|anzahl|nombre|número) (?:of |der |de |d['’])?(?:${MACHINES}|kits|assemblies|devices)(?: (?:required|needed|to (?:build|make)))? ?[:=] ?)`
const STATED_LINE = new RegExp(`^${STATED}\\d{1,4}[ .!]*$`, "iu")

const COUNT = "(?<![\\p{L}\\p{N}.,/-])(?<count>[1-9]\\d{0,3})"
/** Matches the number of machines to build: `we build 12`, `8 of them`, `for 20 units`. */
const MACHINE_COUNT = new RegExp(
  [
    `${COUNT} (?:x )?(?:(?!of )\\p{L}[\\p{L}-]{1,15} ){0,3}${RECEIVERS}${END}`,
    `${COUNT} of (?:them|these|those)${END}`,
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

/** Matches a factor for the whole list: `everything times four`. */
const TIMES =
  /(?<!\p{L})(?:everything|all(?: of (?:this|it|that|the above))?|the (?:whole )?(?:lot|list|above)|alles|das ganze|tout|le tout|todo|tutto)(?: the above| that| this)? ?(?:times|x|×|\*|mal|fois|por|per) ?(?<count>[1-9]\d{0,3})(?![\p{L}\p{N}])/iu

/** Matches words after which quantities count for all machines together. */
const IN_TOTAL =
  /(?<!\p{L})(?:(?:in |as a )?total|in addition|additionally|overall|altogether|separately|besides|on top|for all|à (?:cela|ceci|quoi) s['’]ajoutent?|a (?:esto|ello) se (?:añaden?|suman?)|a (?:questi|ciò) si aggiung(?:e|ono)|hinzu kommen|insgesamt|außerdem|zusätzlich|dazu|en plus|au total|à part|aparte|apart from (?:that|this|these)|además|en total|inoltre|in più|in totale|daarnaast|dodatkowo|dessutom|além disso)(?!\p{L})|^(?:and )?(?:plus|also|extra|spares?|auch|aussi|también|anche)(?!\p{L})|^(?:and|then|und|et|y) \d{1,4} (?:x |pcs |of )?(?:extra|spare|additional|more|weitere|zusätzliche)(?!\p{L})|(?<=[.;!] )(?:plus|(?:please )?add|bitte noch|also|auch|außerdem|aussi|también|anche|ook|dodatkowo|oprócz tego|också|também)(?!\p{L})|(?<!\p{L})(?:please also|also please|(?:we|i)(?: would| will|['’](?:d|ll))? also|wir (?:brauchen|benötigen) auch|il nous faut aussi|también necesit\p{L}+)(?!\p{L})/iu

/** Multiplies the parts that an e-mail lists for one machine by the number of machines. */
export function withMultiples(read: readonly ReadLine[]): ReadLine[] {
  const [, ...heads] = [...read.keys()].filter((at) => countsMachines(read[at]?.line ?? ""))
  const starts = [0, ...heads]
  return starts.flatMap((start, at) => multipliedByMachines(read.slice(start, starts[at + 1])))
}

/** Returns whether a line announces the parts of each of its machines: `Render node, 3 machines, per machine:` */
const countsMachines = (line: string): boolean =>
  line.endsWith(":") && isForOne(line) && countIn([leadOf(withFigures(line))]).length > 0

function multipliedByMachines(read: readonly ReadLine[]): ReadLine[] {
  const lines = read.map((one) => (STATED_LINE.test(one.line) ? { ...one, items: [] } : one))
  const texts = lines.map(({ line, isMultiplied }) => (isMultiplied ? "" : line))
  const start = texts.findIndex((line) => isForOne(line) || TIMES.test(withFigures(line)))
  const end = LIST_OF_EACH.test(texts[start] ?? "")
    ? start + 1
    : texts.findIndex((line, at) => at > start && (IN_TOTAL.test(line) || followsReason(line)))
  const count = start < 0 ? 1 : countOf(lines, start)
  const isListed = (at: number) => at >= start && (end < 0 || at < end) && !lines[at]?.isMultiplied
  const listed = lines.flatMap(({ items = [] }, at) => (isListed(at) ? items : []))
  const isDone =
    count >= MIN_MULTIPLIED && listed.every(({ quantity }) => isMultiple(quantity, count))
  if (count === 1 || isDone) return [...lines]
  return lines.map(({ line, rest, items = [] }, at) => {
    const apart = at === start ? countBehind(line, items) : 0
    return {
      line,
      rest,
      items: items.map((item, index) =>
        isListed(at) &&
        index < items.length - apart &&
        !(item.quantity === "" && ENDS_SENTENCE.test(line))
          ? { ...item, quantity: timesOf(item.quantity, count) }
          : item,
      ),
    }
  })
}

/** Matches `for each of them`. */
const FOR_EACH = new RegExp(
  `(?<!\\p{L})${FOR} (?:each|chacun|jede[nrs]?|cada un[oa]|ciascun[oa])${END}`,
  "iu",
)

/** Counts the items that a line names after words such as `in addition`. */
function countBehind(line: string, items: readonly ProseItem[]): number {
  const [, rest = ""] = line.slice(leadOf(line).length).split(IN_TOTAL, 2)
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
const isMultiple = (quantity: string, count: number): boolean =>
  quantity !== "" && Number(quantity) % count === 0

/** Returns whether a line announces the parts of each machine. */
export const isForOne = (line: string): boolean =>
  MAY_BE_FOR_ONE.test(line) && FOR_ONE.some((pattern) => pattern.test(line))
/** Matches words of which every announcement contains at least one. */
const MAY_BE_FOR_ONE =
  /each|every|following|consisting|comprising|made up|bestehend|compos|compuest|below|folgende|suivant|siguiente|(?<!\p{L})(?:per|for|of|pro|je|jede[rs]?|jeweils|für|par|pour|chaque|chacun|por|para|cada|ogni|ciascun|elke|każd[aeyą]|varje|na jedno)/iu

/** Matches the end of a sentence about a part: `Cases in black, please.` */
const ENDS_SENTENCE = /\p{L}{3}[.!?]$/u

const timesOf = (quantity: string, count: number): string =>
  /^\d*$/.test(quantity) ? String(Number(quantity || "1") * count) : quantity

/** Returns the number of machines that is stated last before the list or, failing that, first after it; else 1. */
function countOf(lines: readonly ReadLine[], start: number): number {
  const first = withFigures(lines[start]?.line ?? "")
  const times = TIMES.exec(first)?.groups?.count
  if (times !== undefined) return Number(times)
  const before = [...figuresBesideItems(lines.slice(0, start)), leadOf(first)]
  const after = [first, ...figuresBesideItems(lines.slice(start + 1))]
  return countIn(before).at(-1) ?? countIn(after)[0] ?? 1
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
  texts.flatMap((text) => {
    const places = countsOf(text, COUNT_OF_PLACE)
    return places.length > 1
      ? [places.reduce((sum, count) => sum + count, 0)]
      : countsOf(text, MACHINE_COUNT)
  })

const countsOf = (text: string, pattern: RegExp): number[] =>
  Array.from(text.matchAll(pattern), ({ groups = {} }) => Number(groups.count))

const UNIT = `(?:(?:x|×|${UNIT_WORDS})\\.?)`
const QUANTITY_PER = `\\((?:(?:${QUANTITY_WORDS}|quantidade|aantal|ilość|antal|antall|množství)s? )?${PER_EACH} ${MACHINES}\\)`
const EACH =
  "(?<each>,? ?\\(?(?:each|jeweils|je|chacun|chacune|cada uno|ciascuno)(?: with| mit| avec| con)?\\)?)"

/** Matches `Servers (x6)`, `Workstations - 10 units:`. */
const COUNT_BEHIND = new RegExp(
  `^(?!(?:units?|sets?|stück) ?[:=–-])(?:[\\p{L}][\\p{L}'’-]* ){0,3}${MACHINES}(?: ?[([]| ?[-–—:,]| (?=[x×\\d])) ?(?:qty:? ?|x|×)? ?(?<count>[1-9]\\d{0,3}) ?${UNIT}?[)\\]]?${EACH}? ?(?<colon>:?)$`,
  "iu",
)
/** Matches `8 x reception PC, each:`, `For the 6 servers:`. */
const COUNT_BEFORE = new RegExp(
  `^(?:for |für |pour |para |per |voor |dla |för |til )?(?:the |our |die |unsere |les |nos |los |las |i |le |os |as |de )?(?<count>[1-9]\\d{0,3}) ?${UNIT}? (?:of the |of |de )?(?:[\\p{L}][\\p{L}'’-]* ){0,3}${MACHINES}(?: (?!for )[\\p{L}'’ ]{2,30})?(?:${EACH}| (?:[\\p{L}\\d]{1,15} )?(?<each>${QUANTITY_PER}))? ?(?<colon>:?)$`,
  "iu",
)

/** Returns whether a line states a number of machines, whose parts a list below it may name. */
export const isSectionHead = (line: string): boolean => headOf(line) !== undefined

/** Matches `5 pcs`. */
const QUANTITY_ALONE = /^\d{1,4} ?(?:pcs?|units?|sets?|[Ss]tück)\.?$/

const headOf = (line: string): Record<string, string> | undefined => {
  if (QUANTITY_ALONE.test(line)) return undefined
  const bare = line.replace(/^[-–—*•●#]+ ?/, "")
  const text = /\d/.test(bare) ? bare : withFigures(bare)
  return (COUNT_BEHIND.exec(text) ?? COUNT_BEFORE.exec(text))?.groups
}

/** Multiplies the list below each section head. A blank line may separate them. */
export function withSections(blocks: readonly (readonly ReadLine[])[]): ReadLine[][] {
  return blocks.map((block, at) => {
    const [first] = block
    const before = blocks[at - 1]
    const [alone] = before?.length === 1 ? before : []
    if (first && isSectionHead(first.line)) {
      const listed = block.length > 1 ? block.slice(1) : (blocks[at + 1] ?? [])
      const count = machinesOf(first.line, listed)
      if (count === undefined) return [...block]
      const head = { line: first.line, items: [], isMultiplied: true }
      return [head, ...block.slice(1).map((line) => multiplied(line, count))]
    }
    const count = alone && isSectionHead(alone.line) ? machinesOf(alone.line, block) : undefined
    return count === undefined ? [...block] : block.map((line) => multiplied(line, count))
  })
}

const multiplied = ({ line, items }: ReadLine, count: number): ReadLine => ({
  line,
  isMultiplied: true,
  items: items?.map((item) => ({ ...item, quantity: timesOf(item.quantity, count) })),
})

/** Returns the number of machines in a section head if a list of the parts of each follows. */
function machinesOf(line: string, below: readonly ReadLine[]): number | undefined {
  const { count = "1", each = "", colon = "" } = headOf(line) ?? {}
  const listed = below.flatMap(({ items = [] }) => items)
  const uncounted = listed.filter(({ quantity }) => quantity === "")
  const isOfEach = each !== "" || colon !== ""
  const isList = listed.length > 0 && (isOfEach || uncounted.length * 2 >= listed.length)
  const isDone = uncounted.length === 0 && isOfAll(listed, Number(count))
  return isList && !isDone ? Number(count) : undefined
}

const isOfAll = (items: readonly ProseItem[], count: number): boolean =>
  count > 1 && items.every(({ quantity }) => Number(quantity) % count === 0)
