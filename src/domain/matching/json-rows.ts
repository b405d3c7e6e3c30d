import { listLimits } from "./list-table.ts"
import { rowsOfTree } from "./tree-rows.ts"

/** Reads the rows of JSON, or of one object on each line; undefined for other texts. */
export function readJsonRows(text: string): string[][] | undefined {
  const tree = parsed(text) ?? parsed(joinedLines(text))
  return rowsOfTree(tree) ?? rowsOfLists(tree)
}

/** Reads lists of cells, whose headings may be in a list beside them: `{ columns: [], data: [[]] }`. */
function rowsOfLists(tree: unknown): string[][] | undefined {
  const lists = [tree, ...Object.values(tree ?? {})].filter(isList)
  const rows = lists.find((list) => list.length > 0 && list.every(isList))?.filter(isList)
  const [first] = rows ?? []
  const isHead = (list: readonly unknown[]) => list.length === first?.length && list.every(isText)
  const head = lists.filter((list) => list !== first && isHead(list)).slice(0, 1)
  return rows && [...head, ...rows.slice(0, listLimits.rows + 2)].map((row) => row.map(cellOf))
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === "string"
const cellOf = (value: unknown): string =>
  isText(value) || typeof value === "number" ? String(value) : ""

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
