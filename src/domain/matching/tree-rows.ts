import { listLimits } from "./list-table.ts"
import { readHeading } from "./read-heading.ts"

/** Values of JSON or XML by their names. */
export type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Maximum number of fields above a list or above a value: `{ order: { lines: [] } }`. */
const MAX_DEPTH = 12
const MAX_NAME_LENGTH = 60
/** Separates the names of nested fields, and marks what tells fields of one name apart. */
const WITHIN = "\u0000"
const LABEL = "\u0001"
/** Maximum number of lists compared, and of their items and fields. */
const MAX_LISTS = 200
const MAX_SAMPLE = 20

interface List {
  /** Name of the items. */
  name: string
  items: Fields[]
  depth: number
}

type Cells = Map<string, string>

/** Reads the rows of the list that looks most like one of parts; undefined if the tree has no list of objects. */
export function rowsOfTree(tree: unknown): string[][] | undefined {
  const lists = new Map<string, List>()
  collectLists(tree, "", 0, lists)
  const longest = [...lists.values()].toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const [best] = longest.slice(0, MAX_LISTS).map(rated).toSorted(byKinds)
  if (!best) return undefined
  const read = best.items.slice(0, listLimits.rows + 2).map(cellsOf)
  const paths = pathsOf(read)
  const rows = read.map((cells) => paths.map((path) => cells.get(path) ?? ""))
  const isUnread = (path: string) => (readHeading(path)?.meaning.kind ?? "ignore") === "ignore"
  // The text of an item has its name, such as `line`.
  const isItsText = (path: string) => path === best.name && isUnread(path)
  const heads = paths.map((path) => (isItsText(path) ? "Text" : headingOf(path)))
  return withAllNumbers([heads, ...rows])
}

/** Writes the supplier's number where that of the manufacturer is missing. */
function withAllNumbers([head = [], ...rows]: string[][]): string[][] {
  const placeOf = (heading: string) => {
    const meaning = readHeading(heading)?.meaning
    return head.findIndex((name) => readHeading(name)?.meaning === meaning)
  }
  const makersAt = placeOf("mpn")
  const suppliersAt = placeOf("supplier no")
  const filled = rows.map((row) =>
    makersAt >= 0 && suppliersAt >= 0 && row[makersAt] === ""
      ? row.with(makersAt, row[suppliersAt] ?? "")
      : row,
  )
  return [head, ...filled]
}

/** Collects the lists of objects by the names above them, so that the lines of several orders are one list. */
function collectLists(value: unknown, path: string, depth: number, lists: Map<string, List>): void {
  if (depth > MAX_DEPTH) return
  const items = itemsOf(value)
  if (items.length > 0 && Array.isArray(value)) {
    const name = path.slice(path.lastIndexOf(WITHIN) + 1)
    const list = lists.get(path) ?? { name, items: [], depth }
    for (const item of items) list.items.push(item)
    lists.set(path, list)
  }
  for (const item of items)
    for (const [name, inner] of Object.entries(item))
      if (typeof inner === "object") collectLists(inner, within(path, name), depth + 1, lists)
}

const within = (path: string, name: string): string => {
  const short = name.slice(0, MAX_NAME_LENGTH)
  return path === "" ? short : path + WITHIN + short
}

/** Returns an object, or the objects of a list; empty for other values. */
function itemsOf(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.every(isFields) ? value : []
  return isFields(value) ? [value] : []
}

const lengthOf = ({ items }: List): number => items.length

interface RatedList extends List {
  fields: number
  /** Whether it has quantities: 2 with numbers and descriptions, 1 with one of them. */
  kinds: number
}

function rated(list: List): RatedList {
  const cells = list.items.slice(0, MAX_SAMPLE).map(cellsOf)
  const paths = pathsOf(cells).filter((path) => cells.some((one) => one.get(path)))
  const kinds = new Set(paths.map((path) => readHeading(headingOf(path))?.meaning.kind))
  const names = [kinds.has("number") || kinds.has("unsure"), kinds.has("description")]
  return {
    ...list,
    fields: paths.length,
    kinds: kinds.has("quantity") ? names.filter(Boolean).length : 0,
  }
}

/** Sorts lists of parts first, the longest and innermost of them; then repeated objects by the number of their fields. */
const byKinds = (one: RatedList, other: RatedList): number =>
  other.kinds - one.kinds ||
  (one.kinds > 0 ? 0 : repeatedFieldsOf(other) - repeatedFieldsOf(one)) ||
  lengthOf(other) - lengthOf(one) ||
  other.depth - one.depth

const repeatedFieldsOf = (list: RatedList): number => (lengthOf(list) > 1 ? list.fields : 0)

const pathsOf = (read: readonly Cells[]): string[] =>
  [...new Set(read.flatMap((cells) => [...cells.keys()]))].slice(0, listLimits.columns + 1)

/** Returns the values of an item by the names of the fields that lead to them. */
function cellsOf(item: Fields): Cells {
  const cells: Cells = new Map()
  addFields(cells, item, "", MAX_DEPTH)
  return cells
}

function addFields(cells: Cells, fields: Fields, path: string, depth: number): void {
  for (const [name, value] of Object.entries(fields)) {
    if (cells.size > listLimits.columns) return
    addValue(cells, value, path, name, depth)
  }
}

function addValue(cells: Cells, value: unknown, path: string, name: string, depth: number): void {
  const inner = within(path, name)
  const items = itemsOf(value)
  const [first] = items
  const labels = depth > 0 ? labelsOf(items, name) : []
  if (labels.length > 0)
    items.forEach((item, at) => {
      const { field, label } = labels[at] ?? {}
      const { [field ?? ""]: _, ...others } = item
      const labelled = within(NAMES.test(field ?? "") ? path : inner, LABEL + label)
      addText(cells, others, name, labelled, depth)
    })
  else if (first && depth > 0) {
    if (items.length === 1) addText(cells, first, name, inner, depth)
  } else if (!cells.has(inner)) cells.set(inner, cellOf(value))
}

/** Adds the fields of an object. If one of them has the name of the object, it is its text and the others describe it. */
function addText(cells: Cells, fields: Fields, name: string, path: string, depth: number): void {
  if (Object.hasOwn(fields, name)) {
    const { [name]: text, ...others } = fields
    const above = path.slice(0, Math.max(0, path.lastIndexOf(WITHIN)))
    if (!cells.has(path)) cells.set(path, cellOf(text))
    addFields(cells, others, above, depth - 1)
  } else addFields(cells, fields, path, depth - 1)
}

interface Label {
  field: string
  label: string
}

const NAMES = /^(?:name|key|label)$/i
/** Values of `QUALF` in orders of SAP. */
const NUMBERS_OF_SAP: Readonly<Record<string, string>> = {
  "001": "Customer No",
  "002": "Supplier No",
  "003": "EAN",
}
const TYPES = /(?:type|typecode|qualifier|qualf|role|schemename|tipo|typ|тип)$/i

/**
 * Finds what tells fields of one name apart: `<Number type="internal">`, `{ name: "Colour", value: "black" }`. Empty if
 * nothing does. A field that is not repeated must state whose number it holds.
 */
function labelsOf(items: readonly Fields[], name: string): Label[] {
  const [first = {}] = items
  const isText = Object.hasOwn(first, name)
  const fields = Object.keys(first).filter((one) => one !== name)
  const types = fields.filter((one) => TYPES.test(one))
  if (items.length < 2)
    return isText || fields.length === 2
      ? labelsBy(items, types).filter(({ label }) => readHeading(`${label} no`))
      : []
  const names = fields.filter((one) => NAMES.test(one))
  return labelsBy(items, [...names, ...types, ...(isText ? fields.slice(0, 1) : [])])
}

/** Returns the values of the first field that differs between all items. */
function labelsBy(items: readonly Fields[], fields: readonly string[]): Label[] {
  for (const field of fields) {
    const labels = items.flatMap(({ [field]: value }) => {
      const label = field === "QUALF" ? NUMBERS_OF_SAP[String(value)] : value
      return typeof label === "string" && label !== "" ? { field, label } : []
    })
    if (new Set(labels.map(({ label }) => label)).size === items.length) return labels
  }
  return []
}

/** Matches names of fields that only hold the fields of a part: `ItemIdentifiers`, `PRODUCT_ID`. */
const HOLDS_PART =
  /(?:item|line|product|article|part|goods|detail|identifier|identification|number|id|info)s?$/i

/** Returns the names of a path without those that only hold others, as far as the rest is a known heading. */
function headingOf(path: string): string {
  const names = path.split(WITHIN).map((name) => name.replace(LABEL, ""))
  const last = names.at(-1) ?? ""
  const isLabelled = path.includes(LABEL)
  const meaning = readHeading(last)?.meaning
  const isOfItself = meaning?.kind === "description" || meaning === readHeading("mpn")?.meaning
  if (isLabelled && isOfItself) return last
  let from = 0
  for (; from < names.length - 1; from += 1) {
    const heading = joined(names.slice(from))
    if (readHeading(heading)?.isWhole) return heading
    if (!isHolder(names[from] ?? "")) break
  }
  const rest = joined(names.slice(from))
  return readHeading(rest) ? rest : joined(names)
}

function isHolder(name: string): boolean {
  const { kind } = readHeading(name)?.meaning ?? {}
  return kind === "number" || kind === "unsure" || (kind !== "ignore" && HOLDS_PART.test(name))
}

/** Joins names without repeated words: `SellerPartNumber PartID` is `Seller Part Number ID`. */
function joined(names: readonly string[]): string {
  if (names.length === 1) return names[0] ?? ""
  const words = names.join(" ").split(/(?<=\p{Ll})(?=\p{Lu})|[\s_-]+/u)
  const plain = words.map((word) => word.toLowerCase())
  return words.filter((_, at) => plain.indexOf(plain[at] ?? "") === at).join(" ")
}

/** Joins the texts of a list. Lists within lists have none, because they may be nested without limit. */
const cellOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOf).join(", ") : textOf(value)

const textOf = (value: unknown): string =>
  ["string", "number", "boolean"].includes(typeof value) ? String(value) : ""
