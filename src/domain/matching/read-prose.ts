import type { ReadList, SetAsideRow } from "./list-table.ts"
import { itemsOfLine, type ProseItem } from "./prose-items.ts"
import { readLabels } from "./prose-labels.ts"
import { isClosing, isTalk, plainLine } from "./prose-lines.ts"

/** Lines that stand together, without a blank one between them. */
interface Block {
  lines: string[]
  /** A line before it announces a list: it ends with a colon. */
  isAnnounced: boolean
  isAfterClosing: boolean
}

/** A line with what it asks for; undefined where that depends on the lines around it. */
interface ReadLine {
  line: string
  items: ProseItem[] | undefined
}

/** Reads the lines of a letter: a row for each part that is asked for, all else set aside. */
export function readProse(lines: readonly string[]): ReadList {
  const blocks = blocksOf(lines)
  const hasTalk = blocks.some((block) => block.lines.some((line) => isTalk(line)))
  const read = blocks.flatMap((block) => readBlock(block, hasTalk))
  const rows: string[][] = []
  const setAside: SetAsideRow[] = []
  for (const { line, items = [] } of read) {
    for (const { quantity, number, description } of items)
      rows.push([quantity, number, description])
    if (items.length === 0)
      setAside.push({ at: rows.length + setAside.length, cells: ["", "", line], reason: "note" })
  }
  const columns: ReadList["columns"] = ["quantity", "number", "description"]
  return { head: undefined, columns, rows, setAside, isLetter: true }
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let block: Block = { lines: [], isAnnounced: false, isAfterClosing: false }
  const next = (isAnnounced: boolean, isAfterClosing: boolean) => {
    if (block.lines.length > 0) blocks.push(block)
    block = { lines: [], isAnnounced, isAfterClosing }
  }
  for (const written of lines) {
    const line = plainLine(written)
    if (isQuoteHead(line)) next(false, false)
    if (line === "") next(block.isAnnounced && block.lines.length === 0, block.isAfterClosing)
    else block.lines.push(line)
    if (isClosing(line)) next(false, blocks.length > 0 || block.lines.length > 1)
    else if (line.endsWith(":")) next(true, block.isAfterClosing)
  }
  next(false, false)
  return blocks
}

/** A mail below that is answered: its lines count again. */
const isQuoteHead = (line: string): boolean =>
  /^(?:on|am|le|el) .{6,80}(?:wrote|schrieb|a écrit|escribió):?$|^-{2,}\s?(?:original|forwarded|ursprüngliche|message|mensaje)|^(?:from|von|de): /i.test(
    line,
  )

function readBlock({ lines, isAnnounced, isAfterClosing }: Block, hasTalk: boolean): ReadLine[] {
  const labelled = readLabels(lines)
  if (labelled) return labelled
  const read = lines.map((line): ReadLine => ({ line, items: itemsOfLine(line, isAfterClosing) }))
  const isList = isAnnounced || !hasTalk || read.some(({ items = [] }) => items.length > 0)
  const hasQuantities = read.some(({ items = [] }) => items.some(({ quantity }) => quantity !== ""))
  // A line after a note, such as a name after thanks, is none of the list; nor words among quantities.
  let isInList = isList && !isAfterClosing && !(hasTalk && hasQuantities)
  const settled = read.map(({ line, items }, at): ReadLine => {
    if (items?.length === 0 && read.slice(0, at).some((before) => before.items?.length !== 0))
      isInList = false
    if (items) return { line, items }
    return { line, items: isInList ? [{ quantity: "", number: "", description: line }] : [] }
  })
  return withLooseQuantities(settled)
}

/** Gives a quantity that stands alone on its line to the part above it. */
function withLooseQuantities(lines: readonly ReadLine[]): ReadLine[] {
  const joined: ReadLine[] = []
  for (const one of lines) {
    const [item] = one.items ?? []
    const before = joined.at(-1)?.items
    const last = before?.at(-1)
    const isLoose = item && item.number === "" && item.description === ""
    if (isLoose && before && last && last.quantity === "")
      before.splice(-1, 1, { ...last, quantity: item.quantity })
    else joined.push(isLoose ? { line: one.line, items: [] } : one)
  }
  return joined
}
