/** All lines, or so many of them and how many there are. */
export const presentFirst = <Line, Shown>(
  lines: readonly Line[],
  first: number | undefined,
  present: (line: Line) => Shown,
): { lines: Shown[]; lineCount?: number } =>
  first === undefined || first >= lines.length
    ? { lines: lines.map(present) }
    : { lines: lines.slice(0, first).map(present), lineCount: lines.length }
