export interface Packed {
  letters: Uint8Array<ArrayBuffer>
  /** Where each word ends, and each list. */
  wordEnds: Uint32Array
  differences: Uint8Array
  listEnds: Uint32Array
}

/** Packs words that come in their order, each after its places. */
export class PostingBuilder {
  #letters: Growing
  #differences: Growing
  #wordEnds: number[] = []
  #listEnds: number[] = []
  #last = 0

  constructor(letters: number, differences: number) {
    this.#letters = new Growing(letters)
    this.#differences = new Growing(differences)
  }

  place(place: number): void {
    if (place < 0) return
    let difference = place - this.#last
    this.#last = place
    while (difference > 127) {
      this.#differences.push((difference & 127) | 128)
      difference >>>= 7
    }
    this.#differences.push(difference)
  }

  /** Places that are packed already, from the first on; `last` is the last of them, where more follow. */
  packed(differences: Uint8Array, last = 0): void {
    this.#differences.append(differences)
    this.#last = last
  }

  /** Of the places since the last; a word without any is left out. */
  word(letters: Uint8Array): void {
    this.#last = 0
    if (this.#differences.length === (this.#listEnds.at(-1) ?? 0)) return
    this.#letters.append(letters)
    this.#wordEnds.push(this.#letters.length)
    this.#listEnds.push(this.#differences.length)
  }

  finish(): Packed {
    return {
      letters: this.#letters.finish(),
      differences: this.#differences.finish(),
      wordEnds: Uint32Array.from(this.#wordEnds),
      listEnds: Uint32Array.from(this.#listEnds),
    }
  }
}

/** Bytes that become more. */
class Growing {
  length = 0
  #bytes: Uint8Array<ArrayBuffer>

  constructor(expected: number) {
    this.#bytes = new Uint8Array(expected + 1024)
  }

  push(byte: number): void {
    if (this.length === this.#bytes.length) this.#grow(1)
    this.#bytes[this.length] = byte
    this.length += 1
  }

  append(bytes: Uint8Array): void {
    if (this.length + bytes.length > this.#bytes.length) this.#grow(bytes.length)
    this.#bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  finish = (): Uint8Array<ArrayBuffer> => this.#bytes.slice(0, this.length)

  #grow(more: number): void {
    const larger = new Uint8Array(Math.ceil((this.length + more) * 1.5))
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
