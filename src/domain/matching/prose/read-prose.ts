import { listLimits, type ReadList, type SetAsideRow } from "../list-table.ts"
import { withoutEquivalent } from "../repeated-names.ts"
import { isSum } from "../sum-rows.ts"
import { withAmendments } from "./amendments/prose-amendments.ts"
import { withReplies } from "./amendments/prose-replies.ts"
import { withNumbersBelowNames } from "./corrections/numbers-below-names.ts"
import { withoutPlacesOfTotal } from "./corrections/places-of-totals.ts"
import {
  countsInOrder,
  isOfEach,
  joinStacked,
  withoutConversation,
  withoutUncounted,
} from "./counted-items.ts"
import { type CountKnown, isPlaceholder, NamePlaceholders } from "./known-names.ts"
import { withAdditions } from "./prose-additions.ts"
import { withChoices } from "./prose-choices.ts"
import { withAskedParts } from "./prose-inquiries.ts"
import { isOnlyQuantity, itemOf, type ProseItem, type ReadLine } from "./prose-item.ts"
import { itemsOfLine, partInQuestion } from "./prose-items.ts"
import { readLabels, withoutEmptyLabels } from "./prose-labels.ts"
import { isClosing, isConversation, isMailHead, plainLine, withoutGreeting } from "./prose-lines.ts"
import { announcesPerMachine, withMultiples } from "./prose-multiples.ts"
import { findNumbers } from "./prose-numbers.ts"
import { leadingMention, sureMentions, trailingMention } from "./prose-quantities.ts"
import { withRepeatedNames, withRepeats, withSameQuantities } from "./prose-repeats.ts"
import { withReplacements } from "./prose-replacements.ts"
import { isSectionHead, withSections } from "./prose-sections.ts"
import { withoutPrices } from "./prose-sentences.ts"
import { withKnownShape } from "./prose-shape.ts"
import { newestOf, startOfReplaced, withAnswers } from "./prose-threads.ts"
import { isRetracting, reportedQuantity } from "./retractions.ts"
import { readLetterTable } from "./tables/read-letter-table.ts"

/** Consecutive lines without a blank line between them. */
interface Block {
  lines: string[]
  /** Whether a line before the block announces a list, for example with a colon at its end. */
  isAnnounced: boolean
  isAfterClosing: boolean
}

/** Steps that apply what lines say of each other. */
const STEPS: readonly ((lines: readonly ReadLine[]) => readonly ReadLine[])[] = [
  withReplacements,
  withNumbersBelowNames,
  withoutPlacesOfTotal,
  withMultiples,
  withAdditions,
  withAmendments,
  withRepeats,
  withoutUncounted,
]

/** Reads the lines of an e-mail. Each requested part becomes a row; all other lines are set aside. */
export function readProse(written: readonly string[], countKnown: CountKnown = () => 0): ReadList {
  const placeholders = new NamePlaceholders(countKnown)
  const end = startOfReplaced(written, (some) => {
    const { rows } = readProse(some, countKnown)
    return rows
      .map(([quantity = "", number = "", description = ""]) => ({ quantity, number, description }))
      .filter(({ quantity }) => quantity !== "")
  })
  const lines = withAnswers(withChoices(withNames(written.slice(0, end), placeholders)))
  const replaced = written.slice(end).map((line) => ({ line: plainLine(line), items: [] }))
  const readAlone = withAskedParts(withoutConversation(readLines(lines, placeholders))).map(
    (line) => restoreNames(line, placeholders),
  )
  const newest = new Set(newestOf(written.slice(0, end)).map(plainLine))
  newest.delete("")
  const named = withSameQuantities(withRepeatedNames(readAlone))
  const replied = withReplies(named, (line) => newest.has(line))
  const rows: string[][] = []
  const setAside: SetAsideRow[] = []
  for (const { line, items: read = [] } of [
    ...STEPS.reduce<readonly ReadLine[]>((settled, step) => step(settled), replied),
    ...replaced.filter(({ line }) => line !== ""),
  ]) {
    const items = read.filter(({ number, description }) => !isSum([description], number))
    for (const { quantity, number, description } of items)
      rows.push([quantity, number, withoutEquivalent(description)].map(truncate))
    if (items.length === 0)
      setAside.push({
        at: rows.length + setAside.length,
        cells: ["", "", truncate(line)],
        reason: "note",
      })
  }
  const columns: ReadList["columns"] = ["quantity", "number", "description"]
  return { head: undefined, columns, rows, setAside, isLetter: true }
}

const truncate = (text: string): string => text.slice(0, listLimits.characters)

/** Replaces the names of parts by placeholders, except in sentences with a part number. */
const withNames = (lines: readonly string[], placeholders: NamePlaceholders): string[] =>
  lines.map((line) =>
    line
      .split(/(?<=\p{L}{3}[.!?]|\d[.!?]) (?=\p{Lu})/u)
      .map((text) => (findNumbers(text).length > 0 ? text : placeholders.write(text)))
      .join(" "),
  )

/** Restores the names of parts from placeholders. A placeholder is no part number. */
function restoreNames(
  { line, items, isMultiplied }: ReadLine,
  { restore }: NamePlaceholders,
): ReadLine {
  const withName = ({ quantity, number, description }: ProseItem): ProseItem =>
    isPlaceholder(number)
      ? { quantity, number: "", description: restore(`${number} ${description}`.trim()) }
      : { quantity, number, description: restore(description) }
  return { line: restore(line), isMultiplied, items: items?.map(withName) }
}

function readLines(lines: readonly string[], placeholders: NamePlaceholders): ReadLine[] {
  const shaped = withKnownShape(lines)
  const table = [lines, shaped]
    .map((some) => readLetterTable(some.map(placeholders.restore)))
    .find((one) => one !== undefined)
  if (!table) return readBlocks(shaped, false)
  const head = table.head.map((line) => ({ line, items: [] }))
  const items = table.items.map((item) => ({ line: "", items: [item] }))
  const besideTable = (some: readonly string[]) =>
    readBlocks(withKnownShape(withNames(some, placeholders)), true)
  return [...besideTable(table.before), ...head, ...items, ...besideTable(table.after)]
}

/** Reads blocks. A quantity that announces a list applies to each of its lines: `4 of each:`. */
function readBlocks(lines: readonly string[], isBesideTable: boolean): ReadLine[] {
  const blocks = blocksOf(withoutEmptyLabels(lines))
  const read = blocks.map(readBlock)
  const hasConversation =
    isBesideTable || blocks.some((block) => block.lines.some((line) => isConversation(line)))
  const isCounted = hasConversation || read.some(hasQuantities)
  let ofEach: string | undefined
  const settled = blocks.map((block, at) => {
    const before = blocks[at - 1]?.lines.at(-1) ?? ""
    const isPerMachine =
      announcesPerMachine(before) || isSectionHead(before) || isSectionHead(block.lines[0] ?? "")
    const isSignature = at > 0 && at === blocks.length - 1 && isUnread(read[at] ?? [])
    return settleLines(read[at] ?? [], block, isSignature || (isCounted && !isPerMachine))
  })
  return withSections(settled).flatMap((block, at) => {
    const lines = block.map(({ line, items = [], isMultiplied }) => {
      const [first] = items
      if (first && isOnlyQuantity(first))
        ofEach = announcesQuantity(line) ? first.quantity : undefined
      const own = items.filter((item) => !isOnlyQuantity(item))
      return { line, isMultiplied, items: own.map((item) => withQuantity(item, ofEach)) }
    })
    if (!blocks[at]?.lines.at(-1)?.endsWith(":")) ofEach = undefined
    return lines
  })
}

const MAX_SIGNATURE_LINES = 4

/** Returns whether these few lines are names, as at the end of an e-mail. */
const isUnread = (lines: readonly ReadLine[]): boolean =>
  lines.length <= MAX_SIGNATURE_LINES &&
  lines.every(({ line, items }) => items === undefined && !/\d/.test(line))

const announcesQuantity = (line: string): boolean =>
  isOfEach(line) || (line.endsWith(":") && !announcesPerMachine(line) && !countsInOrder(line))

const withQuantity = (item: ProseItem, quantity = ""): ProseItem =>
  item.quantity === "" ? { ...item, quantity } : item

const hasQuantities = (lines: readonly ReadLine[]): boolean =>
  lines.some(
    ({ line, items = [] }) => items.some(({ quantity }) => quantity !== "") && !isOfEach(line),
  )

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let block: Block = { lines: [], isAnnounced: false, isAfterClosing: false }
  const next = (isAnnounced: boolean, isAfterClosing: boolean) => {
    if (block.lines.length > 0) blocks.push(block)
    block = { lines: [], isAnnounced, isAfterClosing }
  }
  let wasQuoted = false
  for (const written of lines) {
    const line = plainLine(written)
    const isQuoted = written.startsWith(">")
    if (isQuoted !== wasQuoted) next(false, false)
    wasQuoted = isQuoted
    if (isQuoteHead(line)) next(false, false)
    if (isPostscript(line)) next(false, false)
    if (isSectionHead(line)) next(true, block.isAfterClosing)
    if (line === "") next(block.isAnnounced && block.lines.length === 0, block.isAfterClosing)
    else block.lines.push(line)
    if (isClosing(line)) next(false, blocks.length > 0 || block.lines.length > 1)
    else if (isAddressHead(line)) next(false, true)
    else if (line.endsWith(":")) next(true, block.isAfterClosing)
  }
  next(false, false)
  return blocks
}

/** Returns whether a line begins a postscript, which may order like the text above the closing. */
const isPostscript = (line: string): boolean =>
  /^(?:p\.?(?: ?p\.?)? ?[-.]? ?s\.?|nachtrag|n\.?b\.?)(?: ?[:–—-]| (?=\p{L}))/iu.test(line)

/** Returns whether a line announces an address. Like those of a signature, its lines name no part. */
const isAddressHead = (line: string): boolean =>
  /^(?:please )?(?:(?:ship|deliver|bill|invoice|send)(?: it| them| this)? to|(?:shipping|delivery|billing|invoice) address|lieferung an|liefer(?:adresse|anschrift)|rechnungs(?:adresse|anschrift)|livraison à|adresse de (?:livraison|facturation)|dirección(?: de (?:entrega|envío|facturación))?|indirizzo(?: di (?:consegna|spedizione|fatturazione))?|luogo di consegna|afleveradres) ?:$|(?:address|adresse|anschrift|dirección|indirizzo)(?: (?:below|suivante|siguiente|seguente))? ?:$/i.test(
    line,
  )

/** Returns whether a line is a rule or begins an older e-mail, after which lines may name parts again. */
const isQuoteHead = (line: string): boolean => isMailHead(line) || /^[-–—_=*]{3,}$/.test(line)

const readBlock = ({ lines, isAfterClosing }: Block): readonly ReadLine[] =>
  readLabels(lines) ??
  joinStacked(
    withoutCounters(lines).map((line) => ({ line, items: itemsOfLine(line, isAfterClosing) })),
  )

/** Decides the items of the lines that depend on the lines around them. */
function settleLines(
  read: readonly ReadLine[],
  { isAnnounced, isAfterClosing }: Block,
  isCounted: boolean,
): ReadLine[] {
  const isList = isAnnounced || !isCounted || read.some(({ items = [] }) => items.length > 0)
  // A line after a note, such as a name after thanks, is not in the list. Nor are words among quantities.
  let isInList = isList && !isAfterClosing && !(isCounted && hasQuantities(read))
  const settled = read.map(({ line, items }, at): ReadLine => {
    if (items?.length === 0 && read.slice(0, at).some((before) => before.items?.length !== 0))
      isInList = false
    if (items) return { line, items }
    const counted = isCounted && hasQuantities(read) ? itemAtEnd(line) : undefined
    if (counted) return { line, items: [counted] }
    return { line, items: isInList ? [{ quantity: "", number: "", description: line }] : [] }
  })
  return withQuantitiesBelow(settled)
}

/** Reads the words before a quantity at the end of a line: `xfx mercury white - 30`. */
function itemAtEnd(line: string): ProseItem | undefined {
  const [sure, other] = sureMentions(line)
  const mention = sure ?? trailingMention(line)
  const isAtEnd = mention && !other && /^[ .;,]*$/.test(line.slice(mention.to))
  return isAtEnd && !isConversation(line)
    ? itemOf(mention.quantity, line.slice(0, mention.from))
    : undefined
}

const COUNTER = /^(\d{1,3}) (?=\S)(?![x×*] )/

/** Removes line numbers from lines that also have a quantity: `1 Case 20 pcs`, `2 Fan 60 pcs`. */
function withoutCounters(lines: readonly string[]): readonly string[] {
  const counts = lines.map((line) => Number(COUNTER.exec(line)?.[1] ?? Number.NaN))
  const rests = lines.map((line) => line.replace(COUNTER, ""))
  const given = counts.filter((count) => count > 0)
  const isWithGaps =
    given.length > 1 &&
    given.every((count, at) => count > (given[at - 1] ?? 0)) &&
    rests.every((rest, at) => !((counts[at] ?? 0) > 0) || endsWithUnits(rest))
  const isCounted = (at: number) => {
    const count = counts[at] ?? Number.NaN
    const isInOrder = counts[at - 1] === count - 1 || counts[at + 1] === count + 1
    const rest = rests[at] ?? ""
    return isInOrder && (sureMentions(rest).length === 1 || Boolean(leadingMention(rest)))
  }
  return lines.map((line, at) => (isWithGaps || isCounted(at) ? (rests[at] ?? line) : line))
}

/** Returns whether a text ends with its only quantity and perhaps a price: `Fan 60 pcs`. */
function endsWithUnits(written: string): boolean {
  const text = withoutPrices(written)
  const [mention, other] = sureMentions(text)
  const end = text.slice(mention?.from)
  return mention !== undefined && !other && /^\d[^()]*$/.test(end) && mention.to === text.length
}

const BARE_FIGURE =
  /^([1-9]\d{0,4})(?: ?(?:x|pcs|pc|pieces|units|ea|stk\.?|stück|uds|pz))?(?: (?:please|pls|thanks|bitte|svp))?[.!]?$/i

/** Matches the question of a chat between a part and its quantity. */
const ASKS_COUNT =
  /^(?:(?:ok|yes|yep|sure|and|ja|und|oui|et|sí|y),? ){0,2}(?:how many|what quantity|wie ?viele?|combien|cuánt[oa]s|quant[ie])(?: \p{L}{2,12}){0,4} ?\?*$/iu

/** Returns whether a line corrects the quantity above it: `make that 8 actually`. */
const corrects = (line: string): boolean => CORRECTS.test(line) || isRetracting(line)
const CORRECTS =
  /(?<!\p{L})(?:make (?:it|that|them)|no wait|wait|sorry|actually|rather|doch|lieber|plutôt|finalement|mejor|anzi)(?!\p{L})/iu

/** Assigns a quantity on its own line to the part above it. */
function withQuantitiesBelow(lines: readonly ReadLine[]): ReadLine[] {
  const joined: ReadLine[] = []
  for (const one of lines) {
    const [item] = one.items ?? []
    const { line = "", items: before } =
      joined.findLast((other) => !ASKS_COUNT.test(other.line)) ?? {}
    const last =
      before?.at(-1) ?? (line.endsWith("?") ? partInQuestion(withoutGreeting(line)) : undefined)
    const alone = item && isOnlyQuantity(item) ? item.quantity : BARE_FIGURE.exec(one.line)?.[1]
    const figure = reportedQuantity(one.line) ?? alone
    const isBelow = figure !== undefined && !one.line.endsWith(":") && !isOfEach(one.line)
    if (isBelow && before && last && (last.quantity === "" || corrects(one.line)))
      before.splice(-1, 1, { ...last, quantity: figure })
    else joined.push(one)
  }
  return joined
}
