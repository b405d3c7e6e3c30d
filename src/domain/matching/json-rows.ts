import { rowsOfTree } from "./tree-rows.ts"

/** Reads the rows of JSON, or of one object on each line; undefined for other texts. */
export const readJsonRows = (text: string): string[][] | undefined =>
  rowsOfTree(parsed(text) ?? parsed(joinedLines(text)))

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
