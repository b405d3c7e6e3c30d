import { listLimits } from "./list-table.ts"

const HEAD = ["MPN", "Supplier No", "Customer No", "EAN", "Description", "Quantity"] as const
type Heading = (typeof HEAD)[number]
type Item = Partial<Record<Heading, string>>

/** Qualifiers of numbers in EDIFACT and X12. */
const NUMBERS: ReadonlyMap<string | undefined, Heading> = new Map([
  ["MF", "MPN"],
  ["MG", "MPN"],
  ["SA", "Supplier No"],
  ["VP", "Supplier No"],
  ["VN", "Supplier No"],
  ["BP", "Customer No"],
  ["IN", "Customer No"],
  ["EN", "EAN"],
  ["SRV", "EAN"],
  ["UP", "EAN"],
])
const ORDERED = "21"

/** Elements of a segment, such as `QTY+21:6`, each with its components. */
type Segment = readonly (readonly string[])[]

/** Segments of a text, and how each is divided. */
interface Segments {
  texts: readonly string[]
  divide: (text: string) => Segment
}

const MAX_SEGMENTS = 20 * listLimits.rows
const MAX_ELEMENTS = 30
const MAX_COMPONENTS = 6

/** Reads the lines of an order in EDIFACT or X12; undefined for other texts. */
export function readEdiRows(text: string): string[][] | undefined {
  const { texts, divide } = edifactSegments(text) ?? x12Segments(text) ?? {}
  const items: Item[] = []
  for (const one of texts ?? []) {
    const segment = divide?.(one) ?? []
    const [tag] = segment[0] ?? []
    if (tag === "LIN" || tag === "PO1") items.push({})
    const item = items.at(-1)
    if (item) addSegment(item, tag, segment)
  }
  if (items.length === 0) return undefined
  return [[...HEAD], ...items.map((item) => HEAD.map((heading) => item[heading] ?? ""))]
}

function addSegment(item: Item, tag: string | undefined, segment: Segment): void {
  const addNumber = (number: string | undefined, qualifier: string | undefined) => {
    const heading = NUMBERS.get(qualifier)
    if (heading) item[heading] ??= number
  }
  const [, first = [], , third = []] = segment
  if (tag === "LIN") addNumber(third[0], third[1])
  if (tag === "PIA")
    for (const [number, qualifier] of segment.slice(2)) addNumber(number, qualifier)
  if (tag === "IMD") item.Description ??= third.slice(3, 5).join("").trim()
  if (tag === "QTY" && first[0] === ORDERED) item.Quantity ??= first[1]
  if (tag === "PO1") {
    item.Quantity = segment[2]?.[0]
    for (let at = 6; at + 1 < segment.length; at += 2)
      addNumber(segment[at + 1]?.[0], segment[at]?.[0])
  }
  if (tag === "PID") item.Description ??= segment[5]?.[0]
}

/** Stands for `??`, a written question mark; a single one makes the next character part of the text. */
const QUESTION_MARK = "\uE000"

function edifactSegments(text: string): Segments | undefined {
  if (!/^\s*UN[ABH][:+]/.test(text)) return undefined
  const componentsOf = (element: string) =>
    element
      .split(/(?<!\?):/, MAX_COMPONENTS)
      .map((component) => component.replaceAll(/\?(.)/g, "$1").replaceAll(QUESTION_MARK, "?"))
  return {
    texts: text.replaceAll("??", QUESTION_MARK).split(/(?<!\?)'/, MAX_SEGMENTS),
    divide: (one) =>
      one
        .trim()
        .split(/(?<!\?)\+/, MAX_ELEMENTS)
        .map(componentsOf),
  }
}

const TERMINATOR_AT = 105

function x12Segments(text: string): Segments | undefined {
  const start = text.trimStart()
  const [, separator] = /^ISA([^\w\s])/.exec(start) ?? []
  const terminator = start.charAt(TERMINATOR_AT)
  if (separator === undefined || terminator === "") return undefined
  return {
    texts: start.split(terminator, MAX_SEGMENTS),
    divide: (one) =>
      one
        .trim()
        .split(separator, MAX_ELEMENTS)
        .map((element) => [element]),
  }
}
