const MIN_PACKED = 4096
/** Of those packed, so many may wait unpacked while nobody asks. */
const WAITING_SHARE = 8

const NONE = new Uint32Array(0)

/** Which numbers stand under each word, in the order in which they came; packed, as there are millions of them. */
export class Postings {
  readonly #rows = new Map<string, number>()
  /** Where each row ends. */
  #ends = NONE
  #packed = NONE
  readonly #waiting = new Map<number, number[]>()
  #waits = 0

  add(word: string, number: number): void {
    const row = this.#rows.get(word) ?? this.#rows.size
    if (row === this.#rows.size) this.#rows.set(word, row)
    const waiting = this.#waiting.get(row)
    if (waiting) waiting.push(number)
    else this.#waiting.set(row, [number])
    this.#waits += 1
    if (this.#waits > MIN_PACKED + this.#packed.length / WAITING_SHARE) this.#pack()
  }

  has(word: string): boolean {
    return this.#rows.has(word)
  }

  of(word: string): Uint32Array {
    const row = this.#rows.get(word)
    if (row === undefined) return NONE
    if (this.#waits > 0) this.#pack()
    return this.#row(row)
  }

  #row(row: number): Uint32Array {
    const end = this.#ends[row] ?? 0
    return this.#packed.subarray(row === 0 ? 0 : (this.#ends[row - 1] ?? end), end)
  }

  #pack(): void {
    const packed = new Uint32Array(this.#packed.length + this.#waits)
    const ends = new Uint32Array(this.#rows.size)
    let end = 0
    for (let row = 0; row < ends.length; row += 1) {
      const known = this.#row(row)
      packed.set(known, end)
      end += known.length
      for (const number of this.#waiting.get(row) ?? []) packed[end++] = number
      ends[row] = end
    }
    this.#packed = packed
    this.#ends = ends
    this.#waiting.clear()
    this.#waits = 0
  }
}
