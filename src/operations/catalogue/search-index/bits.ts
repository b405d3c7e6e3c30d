/** Set of slots, one bit each. A slot is the number of a part in the index. */
export type Bits = Uint32Array

export const emptyBits = (slots: number): Bits => new Uint32Array((slots + 31) >>> 5)

export function setBit(bits: Bits, slot: number): void {
  const at = slot >>> 5
  bits[at] = (bits[at] ?? 0) | (1 << (slot & 31))
}

export function clearBit(bits: Bits, slot: number): void {
  const at = slot >>> 5
  bits[at] = (bits[at] ?? 0) & ~(1 << (slot & 31))
}

/** Reduces the first set to the slots that are in both, and returns it. */
export function intersect(bits: Bits, others: Bits): Bits {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0)
  return bits
}

/** Adds the second set to the first, which may be longer, and returns it. */
export function unite(bits: Bits, others: Bits): Bits {
  for (let at = 0; at < others.length; at += 1) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0)
  return bits
}

export const intersects = (bits: Bits, others: Bits): boolean =>
  bits.some((word, at) => (word & (others[at] ?? 0)) !== 0)

/** Replaces the set with its complement, and returns it. */
export function complement(bits: Bits): Bits {
  for (let at = 0; at < bits.length; at += 1) bits[at] = ~(bits[at] ?? 0)
  return bits
}

/** Returns 1 if the slot is in the set, else 0. */
export const bitOf = (bits: Bits, slot: number): number =>
  ((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1

/** Writes the slots that are in both sets in ascending order into the buffer. Returns the used part of it. */
export function listIntersection(bits: Bits, others: Bits, buffer: Uint32Array): Uint32Array {
  let length = 0
  for (let at = 0; at < bits.length; at += 1) {
    let word = (bits[at] ?? 0) & (others[at] ?? 0)
    while (word !== 0) {
      const lowest = word & -word
      buffer[length++] = (at << 5) | (31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
  return buffer.subarray(0, length)
}

/** Buffer that successive searches reuse: collecting a new one each time costs more than clearing this one. */
export class ScratchBuffer {
  #numbers = new Uint32Array()

  /** Returns a zeroed buffer; valid until the next call. */
  zeroed(count: number): Uint32Array {
    if (this.#numbers.length < count) this.#numbers = new Uint32Array(Math.ceil(1.1 * count))
    else this.#numbers.fill(0, 0, count)
    return this.#numbers.subarray(0, count)
  }

  /** Returns a buffer that is not cleared; valid until the next call. */
  dirty(count: number): Uint32Array {
    if (this.#numbers.length < count) return this.zeroed(count)
    return this.#numbers.subarray(0, count)
  }
}

/** Buffers for all sets of one search. */
export class BufferPool {
  readonly #buffers: ScratchBuffer[] = []
  #used = 0

  /** Makes all buffers available again. */
  clear(): void {
    this.#used = 0
  }

  zeroed(count: number): Uint32Array {
    const buffer = this.#buffers[this.#used] ?? new ScratchBuffer()
    this.#buffers[this.#used] = buffer
    this.#used += 1
    return buffer.zeroed(count)
  }
}
