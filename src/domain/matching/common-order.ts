/** How many of these words stand in the same order in both. */
export function commonOrder(one: readonly string[], other: readonly string[]): number {
  let before = new Uint16Array(other.length + 1)
  for (const word of one) {
    const here = new Uint16Array(other.length + 1)
    for (const [at, known] of other.entries())
      here[at + 1] =
        word === known ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, here[at] ?? 0)
    before = here
  }
  return before[other.length] ?? 0
}
