/** Returns the cells of a line, which two or more spaces separate. */
export const cellsOf = (line: string): string[] => line.trim().split(/\s{2,}/)

interface Span {
  text: string
  from: number
  to: number
}
const spansOf = (line: string): Span[] =>
  Array.from(line.matchAll(/\S+(?: \S+)*/g), ({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))

/** Assigns each cell to the nearest heading. Returns undefined if two cells have the same one. */
export function cellsByPlace(head: string, line: string): string[] | undefined {
  const headings = spansOf(head)
  const cells = headings.map(() => "")
  for (const { text, from, to } of spansOf(line)) {
    const gaps = headings.map((heading) => Math.max(heading.from - to, from - heading.to))
    const at = gaps.indexOf(Math.min(...gaps))
    if (cells[at] !== "") return undefined
    cells[at] = text
  }
  return cells
}
