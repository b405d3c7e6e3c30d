const GROUP = 3
const KINDS = 1 << 16

/** Which words hold a piece of at least three letters, found by the letters' groups of three. */
export class TitlePieces {
  readonly #wordAt: (at: number) => string
  readonly #ends = new Uint32Array(KINDS + 1)
  readonly #found: Uint32Array

  constructor(count: number, wordAt: (at: number) => string) {
    this.#wordAt = wordAt
    for (let at = 0; at < count; at += 1)
      for (const group of groupsOf(wordAt(at)))
        this.#ends[group + 1] = (this.#ends[group + 1] ?? 0) + 1
    for (let kind = 1; kind <= KINDS; kind += 1)
      this.#ends[kind] = (this.#ends[kind] ?? 0) + (this.#ends[kind - 1] ?? 0)
    const next = this.#ends.slice()
    this.#found = new Uint32Array(this.#ends[KINDS] ?? 0)
    for (let at = 0; at < count; at += 1)
      for (const group of groupsOf(wordAt(at))) {
        this.#found[next[group] ?? 0] = at
        next[group] = (next[group] ?? 0) + 1
      }
  }

  holding(piece: string): number[] {
    let rarest: Uint32Array | undefined
    for (const group of groupsOf(piece)) {
      const found = this.#found.subarray(this.#ends[group], this.#ends[group + 1])
      if (!rarest || found.length < rarest.length) rarest = found
    }
    return [...(rarest ?? [])].filter((at) => this.#wordAt(at).includes(piece))
  }
}

/** Each once; different ones may share a number. */
function groupsOf(word: string): Set<number> {
  const groups = new Set<number>()
  for (let at = 0; at + GROUP <= word.length; at += 1)
    groups.add(
      (word.charCodeAt(at) * 961 + word.charCodeAt(at + 1) * 31 + word.charCodeAt(at + 2)) &
        (KINDS - 1),
    )
  return groups
}
