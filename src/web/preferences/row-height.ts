import { rememberChoice, rememberedChoice } from "./remembered-choice.ts"

const rowHeights = ["comfortable", "compact"] as const
export type RowHeight = (typeof rowHeights)[number]

/** How high the rows of long tables are to be; the root element carries it, the style sheet reads it. */
export const rowHeightOf = (cookies: string | null): RowHeight =>
  rememberedChoice(cookies, "rows", rowHeights)

export const shownRowHeight = (): RowHeight =>
  document.documentElement.dataset.rows === "compact" ? "compact" : "comfortable"

/** Shows it at once and remembers it for the server. */
export async function chooseRowHeight(height: RowHeight): Promise<void> {
  if (height === "comfortable") delete document.documentElement.dataset.rows
  else document.documentElement.dataset.rows = height
  for (const listener of listeners) listener()
  await rememberChoice("rows", height)
}

const listeners = new Set<() => void>()

export function onRowHeight(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
