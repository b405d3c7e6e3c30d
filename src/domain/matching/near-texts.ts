import { editCost } from "./edit-cost.ts"

export interface NearText {
  id: number
  cost: number
}

/** Most texts that are compared letter by letter for one that is asked for. */
const MOST_COMPARED = 200
/** A slip changes so many of the pieces of three characters at most. */
const PIECES_OF_A_SLIP = 4

/** Finds texts that differ by few slips, by the pieces of three characters that both have. */
export class NearTexts {
  #texts: string[] = []
  #holders = new Map<string, number[]>()
  #shared = new Uint8Array(1024)

  get size(): number {
    return this.#texts.length
  }

  text(id: number): string {
    return this.#texts[id] ?? ""
  }

  /** Its id, which counts from 0. */
  add(text: string): number {
    const id = this.#texts.push(text) - 1
    for (const piece of piecesOf(text)) {
      const holders = this.#holders.get(piece)
      if (holders) holders.push(id)
      else this.#holders.set(piece, [id])
    }
    return id
  }

  /** Those that cost no more than that, nearest first. */
  near(text: string, limit: number, slips: number): NearText[] {
    const pieces = piecesOf(text)
    const least = Math.max(1, pieces.size - PIECES_OF_A_SLIP * slips)
    return this.#sharing(pieces, least)
      .map((id) => ({ id, cost: editCost(text, this.text(id), limit) }))
      .filter(({ cost }) => cost <= limit)
      .toSorted((one, other) => one.cost - other.cost)
  }

  /** Those that begin so and go on. */
  beginning(text: string): number[] {
    const pieces = piecesOf(text)
    return this.#sharing(pieces, pieces.size - 2).filter((id) => {
      const known = this.text(id)
      return known.length > text.length && known.startsWith(text)
    })
  }

  /** Those with at least so many of the pieces; the ones with most where they are too many. */
  #sharing(pieces: ReadonlySet<string>, least: number): number[] {
    if (this.#shared.length < this.#texts.length)
      this.#shared = new Uint8Array(this.#texts.length * 2)
    const shared = this.#shared
    const touched: number[] = []
    for (const piece of pieces)
      for (const id of this.#holders.get(piece) ?? []) {
        const count = shared[id] ?? 0
        if (count === 0) touched.push(id)
        shared[id] = count + 1
      }
    const found = touched.filter((id) => (shared[id] ?? 0) >= least)
    if (found.length > MOST_COMPARED) {
      found.sort((one, other) => (shared[other] ?? 0) - (shared[one] ?? 0))
      found.length = MOST_COMPARED
    }
    for (const id of touched) shared[id] = 0
    return found
  }
}

function piecesOf(text: string): Set<string> {
  const padded = `^^${text}$`
  const pieces = new Set<string>()
  for (let at = 0; at + 3 <= padded.length; at += 1) pieces.add(padded.slice(at, at + 3))
  return pieces
}
