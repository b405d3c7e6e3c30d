import { editCost } from "./edit-cost.ts"
import { Postings } from "./postings.ts"

export interface NearText {
  id: number
  cost: number
}

/** Most texts that are compared letter by letter for one that is asked for. */
const MAX_COMPARED = 200
/** A slip changes so many of the pieces of three characters at most. */
const PIECES_OF_A_SLIP = 4
/** For so many more that come. */
const ROOM = 4096

/** Finds texts that differ by few slips, by the pieces of three characters that both have. */
export class NearTexts {
  #texts: string[] = []
  #holders = new Postings()
  // Kept from one question to the next: they are long.
  #shared = new Uint8Array(0)
  #touched = new Int32Array(0)

  get size(): number {
    return this.#texts.length
  }

  text(id: number): string {
    return this.#texts[id] ?? ""
  }

  /** Its id, which counts from 0. */
  add(text: string): number {
    const id = this.#texts.push(text) - 1
    for (const piece of piecesOf(text)) this.#holders.add(piece, id)
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
    this.#grow()
    const shared = this.#shared
    const touched = this.#touched
    let count = 0
    for (const piece of pieces)
      for (const id of this.#holders.of(piece)) {
        const times = shared[id] ?? 0
        shared[id] = times + 1
        if (times > 0) continue
        touched[count] = id
        count += 1
      }
    const found: { id: number; times: number }[] = []
    for (const id of touched.subarray(0, count)) {
      const times = shared[id] ?? 0
      if (times >= least) found.push({ id, times })
      shared[id] = 0
    }
    if (found.length > MAX_COMPARED) found.sort((one, other) => other.times - one.times)
    return found.slice(0, MAX_COMPARED).map(({ id }) => id)
  }

  #grow(): void {
    const size = this.#texts.length
    if (this.#shared.length >= size) return
    this.#shared = new Uint8Array(size + ROOM)
    this.#touched = new Int32Array(size + ROOM)
  }
}

function piecesOf(text: string): Set<string> {
  const padded = `^^${text}$`
  const pieces = new Set<string>()
  for (let at = 0; at + 3 <= padded.length; at += 1) pieces.add(padded.slice(at, at + 3))
  return pieces
}
