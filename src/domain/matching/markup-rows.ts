import { listLimits } from "./list-table.ts"
import { readHeading } from "./read-heading.ts"
import { withoutZeros } from "./read-table.ts"
import { headScore, MAX_ROWS_TO_HEAD } from "./table-head.ts"
import { type Fields, rowsOfTree } from "./tree-rows.ts"

/** Element of XML or of a page, without the prefixes of namespaces. */
export interface MarkupElement {
  name: string
  attributes: [name: string, value: string][]
  content: (MarkupElement | string)[]
}

export type MarkupKind = "xml" | "page" | "partOfPage"

const MAX_START = 2000
const PAGE = /^<(?:!doctype html|html)[\s>]/i
const PART_OF_PAGE = /^<(?:table|head|meta|style|body|link|title)[\s>]/i
const TEXT_OF_PAGE =
  /^(?:p|div|b|i|u|a|span|ul|ol|li|tr|td|font|center|h\d|blockquote|pre|strong|em)$/i

/** Returns the kind of a text of markup; undefined for other texts, such as e-mails with tags. */
export function markupKindOf(text: string): MarkupKind | undefined {
  const start = withoutComment(text.slice(0, MAX_START).trimStart())
  if (PAGE.test(start)) return "page"
  if (PART_OF_PAGE.test(start)) return "partOfPage"
  if (/^<\?xml\s/.test(start)) return /<html[\s>]/i.test(start) ? "page" : "xml"
  if (/^<!DOCTYPE\s/.test(start)) return "xml"
  const [, root = ""] = /^<([\p{L}_][\p{L}\p{N}_.:-]{0,60})[\s/>]/u.exec(start) ?? []
  const end = text.slice(-MAX_START).trimEnd()
  const isClosed = end.endsWith(`</${root}>`) || (end.endsWith("/>") && end.includes(`<${root} `))
  return root !== "" && !TEXT_OF_PAGE.test(root) && isClosed ? "xml" : undefined
}

const withoutComment = (start: string): string =>
  start.startsWith("<!--") ? start.slice(start.indexOf("-->") + "-->".length).trimStart() : start

/** Reads the rows of a table, as pages and workbooks have, or else of the repeated elements of XML. */
export function rowsOfMarkup(root: MarkupElement, kind: MarkupKind): string[][] | undefined {
  const tables = tablesOf(root)
  const headed = headedTable(tables)
  if (headed) return headed
  const [longest] = tables.toSorted((one, other) => other.length - one.length)
  const isTable = longest !== undefined && longest.length > 1
  if (kind === "xml" && !isTable) return withPlainQuantities(rowsOfTree(treeOf(root)))
  return isTable ? longest : undefined
}

/** Returns the tables of a page or document, the outer ones first. */
export function tablesOf(root: MarkupElement): string[][][] {
  const tables: string[][][] = []
  collectTables(root, tables)
  return tables
}

/** Returns the table with the best headings; undefined if none has any. */
export function headedTable(tables: readonly string[][][]): string[][] | undefined {
  const scores = tables.slice(0, MAX_TABLES).map(scoreOfTable)
  const best = Math.max(...scores, 0)
  return best > 0 ? tables[scores.indexOf(best)] : undefined
}

/** Returns the table with the best headings, with the rows of all tables with the same headings. */
export function joinedTables(tables: readonly string[][][]): string[][] | undefined {
  const best = headedTable(tables)
  if (!best) return undefined
  const head = headOf(best)
  const isHead = (row: readonly string[]) => row.join("\t") === head
  const alike = tables.slice(0, MAX_TABLES).filter((rows) => rows !== best && rows.some(isHead))
  return [...best, ...alike.flatMap((rows) => rows.slice(rows.findIndex(isHead) + 1))]
}

const headOf = (rows: readonly string[][]): string | undefined =>
  rows
    .slice(0, MAX_ROWS_TO_HEAD)
    .toSorted((one, other) => headScore(other) - headScore(one))[0]
    ?.join("\t")

const scoreOfTable = (rows: readonly string[][]): number =>
  Math.max(...rows.slice(0, MAX_ROWS_TO_HEAD).map(headScore))

const DECIMAL_COMMA = /^\d[\d.]*,\d{1,4}$/

/** Writes `24.000` as `24` in columns of quantities, unless some number of the list has a decimal comma. */
function withPlainQuantities(rows: string[][] | undefined): string[][] | undefined {
  const [head = []] = rows ?? []
  const isQuantity = head.map((name) => readHeading(name)?.meaning.kind === "quantity")
  if (rows?.some((row) => row.some((cell) => DECIMAL_COMMA.test(cell)))) return rows
  return rows?.map((row) =>
    row.map((cell, at) =>
      isQuantity[at] && /^\d+\.\d{3}$/.test(cell) ? withoutZeros(cell) : cell,
    ),
  )
}

/** Maximum number of tables searched for headings. */
const MAX_TABLES = 100
const GROUP_OF_ROWS = /^(?:thead|tbody|tfoot|table-header-rows|table-row-group)$/i
const CELL = /^(?:td|th|cell|table-cell|covered-table-cell|col|column)$/i

export const isElement = (one: MarkupElement | string): one is MarkupElement =>
  typeof one !== "string"
export const childrenOf = ({ content }: MarkupElement): MarkupElement[] => content.filter(isElement)

/** Collects the tables within an element, the outer ones first. */
function collectTables(element: MarkupElement, tables: string[][][]): void {
  const children = childrenOf(element)
  const isGroup = GROUP_OF_ROWS.test(element.name)
  const rows = isGroup
    ? []
    : children.flatMap((child) => (GROUP_OF_ROWS.test(child.name) ? childrenOf(child) : child))
  const heldRows: number[] = []
  const cells = rows
    .filter(isRow)
    .slice(0, MAX_ROWS)
    .map((row) => cellsOfRow(row, heldRows))
  if (cells.length > 0) tables.push(cells)
  for (const child of children) collectTables(child, tables)
}

/** Returns whether an element has cells only. Cells with names are fields: `<column name="qty">`. */
export const isRow = (element: MarkupElement): boolean => {
  const cells = childrenOf(element)
  const isCell = (cell: MarkupElement) =>
    CELL.test(cell.name) && attributeOf(cell, "name") === undefined
  return cells.length > 0 && cells.every(isCell)
}

const MAX_CELLS = listLimits.columns + 1
/** Some rows hold a title or nothing. */
const MAX_ROWS = listLimits.rows + listLimits.columns

/**
 * Returns the texts of a row. Cells can cover several columns, and those of Excel can state their column. `heldRows`
 * has the number of next rows that a cell above covers, by column.
 */
function cellsOfRow(row: MarkupElement, heldRows: number[]): string[] {
  const texts: string[] = []
  const skipHeldCells = () => {
    for (let left = heldRows[texts.length] ?? 0; left > 0; left = heldRows[texts.length] ?? 0) {
      heldRows[texts.length] = left - 1
      texts.push("")
    }
  }
  for (const cell of childrenOf(row)) {
    const numberOf = (name: string) => Number(attributeOf(cell, name) ?? 0)
    skipHeldCells()
    const place = Math.min(MAX_CELLS, numberOf("Index"))
    while (texts.length < place - 1) texts.push("")
    const repeated = numberOf("number-columns-repeated")
    const width = Math.max(1, numberOf("colspan"), numberOf("MergeAcross") + 1, repeated)
    const text = textOf(cell)
    for (let at = 0; at < Math.min(MAX_CELLS, width); at += 1) {
      heldRows[texts.length] = numberOf("rowspan") - 1
      texts.push(at === 0 || repeated > 1 ? text : "")
    }
    if (texts.length > MAX_CELLS) break
  }
  skipHeldCells()
  return texts
}

export const attributeOf = ({ attributes }: MarkupElement, name: string): string | undefined =>
  attributes.find(([attribute]) => attribute === name)?.[1]

const INLINE = /^(?:b|i|u|em|strong|span|a|font|sub|sup|small|code)$/i
/** Matches elements without text, or whose text is struck out. */
export const HIDDEN = /^(?:script|style|annotation|s|strike|del)$/i

/** Returns the text of an element and of those within it, which begin new words unless they only mark letters. */
export function textOf({ content }: MarkupElement): string {
  const pieces = content.map((one) => {
    if (!isElement(one)) return one
    if (HIDDEN.test(one.name)) return ""
    return INLINE.test(one.name) ? textOf(one) : ` ${textOf(one)} `
  })
  const text = pieces.join("").slice(0, 4 * listLimits.characters)
  return text.replaceAll(/\s+/g, " ").trim()
}

/** Returns an element as JSON states it: a text, or its fields by their names. Those with fields are always in lists. */
function treeOf(element: MarkupElement): string | Fields {
  const { name, attributes, content } = element
  const text = content
    .filter((one) => !isElement(one))
    .join("")
    .trim()
  const children = childrenOf(element)
  if (attributes.length === 0 && children.length === 0) return text
  const fields = new Map<string, unknown[]>()
  const add = (field: string, value: unknown) => {
    const values = fields.get(field)
    if (values) values.push(value)
    else fields.set(field, [value])
  }
  for (const [attribute, value] of attributes) add(attribute, value)
  for (const child of children) add(child.name, treeOf(child))
  if (text !== "" && !fields.has(name)) add(name, text)
  const entries = [...fields].map(([field, values]) => {
    const [first] = values
    return [field, values.length === 1 && typeof first === "string" ? first : values] as const
  })
  return Object.fromEntries(entries)
}
