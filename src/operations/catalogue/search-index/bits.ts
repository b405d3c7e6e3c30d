/** A set of places, one bit each. */
export type Bits = Uint32Array

export const noBits = (places: number): Bits => new Uint32Array((places + 31) >>> 5)

export function setBit(bits: Bits, place: number): void {
  const at = place >>> 5
  bits[at] = (bits[at] ?? 0) | (1 << (place & 31))
}

export function clearBit(bits: Bits, place: number): void {
  const at = place >>> 5
  bits[at] = (bits[at] ?? 0) & ~(1 << (place & 31))
}

/** Leaves in the first what is in both. */
export function keepBoth(bits: Bits, others: Bits): Bits {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0)
  return bits
}

/** Adds the second to the first, which may have more places. */
export function addAll(bits: Bits, others: Bits): Bits {
  for (let at = 0; at < others.length; at += 1) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0)
  return bits
}

/** 1 where the place is in it, 0 where it is not. */
export const bitOf = (bits: Bits, place: number): number =>
  ((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1

/** The places that are in both, in their order, written to where there is room for them. */
export function listBoth(bits: Bits, others: Bits, room: Uint32Array): Uint32Array {
  let length = 0
  for (let at = 0; at < bits.length; at += 1) {
    let word = (bits[at] ?? 0) & (others[at] ?? 0)
    while (word !== 0) {
      const lowest = word & -word
      room[length++] = (at << 5) | (31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
  return room.subarray(0, length)
}
