import { type EditCosts, editCost } from "#domain/matching/edit-cost.ts"

const PIECE_LENGTH = 3
const HASHES = 1 << 16
/** Maximum number of texts that one query compares letter by letter. */
const MAX_COMPARED = 200
/** Maximum number of pieces that one typo changes. */
const PIECES_OF_A_TYPO = 4

export interface SimilarText {
  text: string
  cost: number
}

export interface Similarity {
  limit: number
  /** Number of typos that the limit allows. */
  typos: number
  costs?: EditCosts
}

/** Trigram index of texts. Finds texts that contain given characters, and texts that differ by few typos. */
export class SimilarTexts {
  readonly #count: number
  readonly #textAt: (at: number) => string
  readonly #ends = new Uint32Array(HASHES + 1)
  readonly #holders: Uint32Array
  #shared = new Uint8Array()
  #touched = new Uint32Array()

  constructor(count: number, textAt: (at: number) => string) {
    this.#count = count
    this.#textAt = textAt
    for (let at = 0; at < count; at += 1)
      for (const piece of piecesOf(padded(textAt(at))))
        this.#ends[piece + 1] = (this.#ends[piece + 1] ?? 0) + 1
    for (let piece = 1; piece <= HASHES; piece += 1)
      this.#ends[piece] = (this.#ends[piece] ?? 0) + (this.#ends[piece - 1] ?? 0)
    const next = this.#ends.slice()
    this.#holders = new Uint32Array(this.#ends[HASHES] ?? 0)
    for (let at = 0; at < count; at += 1)
      for (const piece of piecesOf(padded(textAt(at)))) {
        this.#holders[next[piece] ?? 0] = at
        next[piece] = (next[piece] ?? 0) + 1
      }
  }

  /** Returns the numbers of the texts that contain these characters, of which there must be at least three. */
  holding(characters: string): number[] {
    let rarest: Uint32Array | undefined
    for (const piece of piecesOf(characters)) {
      const holders = this.#holdersOf(piece)
      if (!rarest || holders.length < rarest.length) rarest = holders
    }
    return [...(rarest ?? [])].filter((at) => this.#textAt(at).includes(characters))
  }

  /** Returns the texts whose cost is within the limit, nearest first. */
  near(text: string, { limit, typos, costs }: Similarity): SimilarText[] {
    const pieces = piecesOf(padded(text))
    const least = Math.max(1, pieces.size - PIECES_OF_A_TYPO * typos)
    return this.#sharing(pieces, least)
      .map((at) => {
        const known = this.#textAt(at)
        return { text: known, cost: editCost(text, known, limit, costs) }
      })
      .filter(({ cost }) => cost <= limit)
      .toSorted((one, other) => one.cost - other.cost)
  }

  /** Returns texts that share at least `least` pieces; if there are too many, those that share the most. */
  #sharing(pieces: ReadonlySet<number>, least: number): number[] {
    if (this.#shared.length < this.#count) {
      this.#shared = new Uint8Array(this.#count)
      this.#touched = new Uint32Array(this.#count)
    }
    let count = 0
    for (const piece of pieces)
      for (const at of this.#holdersOf(piece)) {
        const times = this.#shared[at] ?? 0
        this.#shared[at] = times + 1
        if (times === 0) this.#touched[count++] = at
      }
    const found: { at: number; times: number }[] = []
    for (const at of this.#touched.subarray(0, count)) {
      const times = this.#shared[at] ?? 0
      if (times >= least) found.push({ at, times })
      this.#shared[at] = 0
    }
    if (found.length > MAX_COMPARED) found.sort((one, other) => other.times - one.times)
    return found.slice(0, MAX_COMPARED).map(({ at }) => at)
  }

  #holdersOf = (piece: number): Uint32Array =>
    this.#holders.subarray(this.#ends[piece], this.#ends[piece + 1])
}

const padded = (text: string): string => `^^${text}$`

/** Returns the distinct hashes of a text's pieces. Different pieces may share a hash. */
function piecesOf(text: string): Set<number> {
  const pieces = new Set<number>()
  for (let at = 0; at + PIECE_LENGTH <= text.length; at += 1)
    pieces.add(
      (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) &
        (HASHES - 1),
    )
  return pieces
}
