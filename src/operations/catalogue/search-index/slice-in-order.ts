export type NumberKeys = Float64Array | Int32Array | Uint16Array

/** Order of slots. With `numbers`, slots are compared without a call for each of thousands of them. */
export interface SlotOrder {
  compare: (a: number, b: number) => number
  numbers?: { keys: NumberKeys; sign: 1 | -1; positions: Float64Array }
}

export function orderByNumbers(keys: NumberKeys, sign: 1 | -1, positions: Float64Array): SlotOrder {
  const compare = (a: number, b: number) =>
    sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || (positions[a] ?? 0) - (positions[b] ?? 0)
  return { compare, numbers: { keys, sign, positions } }
}

/** Returns the slice `from` to `to` of the sorted slots without sorting the others. Reorders `slots`. */
export function sliceInOrder(
  slots: Uint32Array,
  order: SlotOrder,
  from: number,
  to: number,
): Uint32Array {
  const { compare } = order
  const end = Math.min(to, slots.length)
  if (from >= end) return slots.subarray(0, 0)
  const first = keepFirst(slots, end, order)
  bringBefore(first, end, compare)
  bringBefore(first.subarray(0, end), from, compare)
  return first.subarray(from, end).sort(compare)
}

/** Returns the first `count` slots in any order, with at most as many others. */
function keepFirst(
  slots: Uint32Array,
  count: number,
  { compare, numbers }: SlotOrder,
): Uint32Array {
  let length = 0
  /** Slots after this one are dropped. */
  let last: number | undefined
  let lastKey = Number.POSITIVE_INFINITY
  let lastPosition = Number.POSITIVE_INFINITY
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    if (numbers) {
      const key = numbers.sign * (numbers.keys[slot] ?? 0)
      if (key > lastKey) continue
      if (key === lastKey && (numbers.positions[slot] ?? 0) > lastPosition) continue
    } else if (last !== undefined && compare(slot, last) > 0) continue
    slots[length++] = slot
    if (length < 2 * count) continue
    bringBefore(slots.subarray(0, length), count, compare)
    length = count
    last = slots.subarray(0, count).reduce((a, b) => (compare(a, b) > 0 ? a : b))
    if (!numbers) continue
    lastKey = numbers.sign * (numbers.keys[last] ?? 0)
    lastPosition = numbers.positions[last] ?? 0
  }
  return slots.subarray(0, length)
}

/** Moves the first `count` slots in front of all others, by quickselect. */
function bringBefore(
  slots: Uint32Array,
  count: number,
  compare: (a: number, b: number) => number,
): void {
  let low = 0
  let high = slots.length - 1
  while (low < high && count > low && count <= high) {
    const pivot = slots[(low + high) >>> 1] ?? 0
    let left = low
    let right = high
    while (left <= right) {
      while (compare(slots[left] ?? 0, pivot) < 0) left += 1
      while (compare(slots[right] ?? 0, pivot) > 0) right -= 1
      if (left > right) break
      const held = slots[left] ?? 0
      slots[left] = slots[right] ?? 0
      slots[right] = held
      left += 1
      right -= 1
    }
    if (count <= right) high = right
    else if (count >= left) low = left
    else return
  }
}
