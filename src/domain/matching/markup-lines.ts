import {
  attributeOf,
  childrenOf,
  HIDDEN,
  isElement,
  isRow,
  type MarkupElement,
  textOf,
} from "./markup-rows.ts"

const BLOCK =
  /^(?:p|div|li|ul|ol|dl|dt|dd|tr|td|th|h\d|pre|table|blockquote|hr|center|body|address|title)$/i
const HEAD = /^head$/i
const BULLET = "- "

/** Returns the text of a page or document as lines. The rows of its tables have tabs between their cells. */
export function linesOfMarkup(root: MarkupElement): string[] {
  const lines = [""]
  addLines(root, lines, /^pre$/i.test(root.name))
  return lines.map((line) => line.replaceAll("\u00a0", " ").trimEnd())
}

function addLines(element: MarkupElement, lines: string[], isPreformatted: boolean): void {
  for (const one of element.content) {
    if (!isElement(one)) addText(one, lines, isPreformatted)
    else if (/^br$/i.test(one.name)) lines.push("")
    else if (one.name === "tab") append(lines, "\t")
    else if (isTableRow(one)) addLine(lines, () => append(lines, textsOf(one).join("\t")))
    else if (BLOCK.test(one.name)) addLine(lines, () => addBlock(one, lines, isPreformatted))
    else if (!HIDDEN.test(one.name) && !HEAD.test(one.name)) addLines(one, lines, isPreformatted)
  }
}

function addBlock(block: MarkupElement, lines: string[], isPreformatted: boolean): void {
  const first = lines.length - 1
  if (/^li$/i.test(block.name)) append(lines, BULLET)
  addLines(block, lines, isPreformatted || /^pre$/i.test(block.name))
  if (!isQuoted(block)) return
  for (let at = first; at < lines.length; at += 1) lines[at] = `> ${lines[at]}`
}

/** Adds what begins and ends a line. */
function addLine(lines: string[], add: () => void): void {
  const last = lines.at(-1)
  if (last !== "" && last !== BULLET) lines.push("")
  add()
  if (lines.at(-1) !== "") lines.push("")
}

function addText(text: string, lines: string[], isPreformatted: boolean): void {
  const [first = "", ...others] = isPreformatted
    ? text.split(/\r\n|\r|\n/)
    : [text.replaceAll(/[ \t\r\n]+/g, " ")]
  append(
    lines,
    lines.at(-1) === "" && !isPreformatted ? first.trimStart() || blankOf(first) : first,
  )
  for (const other of others) lines.push(other)
}

/** Returns the blank of a paragraph that is only an empty line. */
const blankOf = (text: string): string => (text.includes("\u00a0") ? "\u00a0" : "")

const append = (lines: string[], text: string): void => {
  lines[lines.length - 1] += text
}

const textsOf = (row: MarkupElement): string[] => childrenOf(row).map(textOf)

/** Returns whether an element is a row of values. Tables that only arrange a page hold others, or one cell. */
const isTableRow = (element: MarkupElement): boolean =>
  isRow(element) &&
  !childrenOf(element).some(hasTable) &&
  textsOf(element).filter((text) => text !== "").length > 1

const hasTable = (element: MarkupElement): boolean =>
  childrenOf(element).some((child) => /^table$/i.test(child.name) || hasTable(child))

/** Returns whether an element holds an earlier message, as mail programs mark it. */
const isQuoted = (element: MarkupElement): boolean =>
  /^blockquote$/i.test(element.name) &&
  (attributeOf(element, "type") === "cite" ||
    /gmail_quote/.test(attributeOf(element, "class") ?? ""))
