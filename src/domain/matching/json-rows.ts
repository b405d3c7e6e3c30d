import { listLimits } from "./list-table.ts"

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Maximum number of fields above the list or above a value: `{ order: { lines: [] } }`. */
const MAX_DEPTH = 3

/** Reads the rows of JSON, or of one object on each line; undefined for other texts. */
export function readJsonRows(text: string): string[][] | undefined {
  const items = listIn(parsed(text) ?? parsed(joinedLines(text)))
  if (!items) return undefined
  const read = items.slice(0, listLimits.rows + 2).map((item) => cellsOf(item, MAX_DEPTH))
  const names = new Set(read.flatMap((cells) => [...cells.keys()]))
  const head = [...names].slice(0, listLimits.columns + 1)
  return [head, ...read.map((cells) => head.map((name) => cells.get(name) ?? ""))]
}

const joinedLines = (text: string): string =>
  text.startsWith("{") ? `[${text.trim().replaceAll(/\}\r?\n\{/g, "},{")}]` : ""

function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Finds the first list of objects. */
function listIn(value: unknown, depth: number = MAX_DEPTH): Fields[] | undefined {
  if (Array.isArray(value)) return value.length > 0 && value.every(isFields) ? value : undefined
  if (!isFields(value) || depth === 0) return undefined
  for (const inner of Object.values(value)) {
    const found = listIn(inner, depth - 1)
    if (found) return found
  }
  return undefined
}

/** Returns the values by their names, which include the names of the objects around them: `part name`. */
function cellsOf(fields: Fields, depth: number): Map<string, string> {
  const cells = new Map<string, string>()
  for (const [name, value] of Object.entries(fields)) {
    if (isFields(value) && depth > 0)
      for (const [inner, cell] of cellsOf(value, depth - 1)) cells.set(`${name} ${inner}`, cell)
    else cells.set(name, cellOf(value))
  }
  return cells
}

/** Joins the texts of a list. Lists within lists have none, because they may be nested without limit. */
const cellOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOf).join(", ") : textOf(value)

const textOf = (value: unknown): string =>
  ["string", "number", "boolean"].includes(typeof value) ? String(value) : ""
