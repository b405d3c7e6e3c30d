export type NumberKeys = Float64Array | Int32Array | Uint16Array

/** Order of places. With `numbers`, places are compared without a call for each of thousands of them. */
export interface PlaceOrder {
  compare: (a: number, b: number) => number
  numbers?: { keys: NumberKeys; sign: 1 | -1; positions: Float64Array }
}

/** Orders by numbers, then by positions. */
export function orderByNumbers(
  keys: NumberKeys,
  sign: 1 | -1,
  positions: Float64Array,
): PlaceOrder {
  const compare = (a: number, b: number) =>
    sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || (positions[a] ?? 0) - (positions[b] ?? 0)
  return { compare, numbers: { keys, sign, positions } }
}

/** Returns the slice `from` to `to` of the sorted places without sorting the others. Reorders `places`. */
export function sliceInOrder(
  places: Uint32Array,
  order: PlaceOrder,
  from: number,
  to: number,
): Uint32Array {
  const { compare } = order
  const end = Math.min(to, places.length)
  if (from >= end) return places.subarray(0, 0)
  const first = keepFirst(places, end, order)
  bringBefore(first, end, compare)
  bringBefore(first.subarray(0, end), from, compare)
  return first.subarray(from, end).sort(compare)
}

/** Returns the first `count` places in any order, with at most as many others. */
function keepFirst(
  places: Uint32Array,
  count: number,
  { compare, numbers }: PlaceOrder,
): Uint32Array {
  let length = 0
  /** Places after this one are dropped. */
  let last: number | undefined
  let lastKey = Number.POSITIVE_INFINITY
  let lastPosition = Number.POSITIVE_INFINITY
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    if (numbers) {
      const key = numbers.sign * (numbers.keys[place] ?? 0)
      if (key > lastKey) continue
      if (key === lastKey && (numbers.positions[place] ?? 0) > lastPosition) continue
    } else if (last !== undefined && compare(place, last) > 0) continue
    places[length++] = place
    if (length < 2 * count) continue
    bringBefore(places.subarray(0, length), count, compare)
    length = count
    last = places.subarray(0, count).reduce((a, b) => (compare(a, b) > 0 ? a : b))
    if (!numbers) continue
    lastKey = numbers.sign * (numbers.keys[last] ?? 0)
    lastPosition = numbers.positions[last] ?? 0
  }
  return places.subarray(0, length)
}

/** Moves the first `count` places in front of all others, by quickselect. */
function bringBefore(
  places: Uint32Array,
  count: number,
  compare: (a: number, b: number) => number,
): void {
  let low = 0
  let high = places.length - 1
  while (low < high && count > low && count <= high) {
    const pivot = places[(low + high) >>> 1] ?? 0
    let left = low
    let right = high
    while (left <= right) {
      while (compare(places[left] ?? 0, pivot) < 0) left += 1
      while (compare(places[right] ?? 0, pivot) > 0) right -= 1
      if (left > right) break
      const held = places[left] ?? 0
      places[left] = places[right] ?? 0
      places[right] = held
      left += 1
      right -= 1
    }
    if (count <= right) high = right
    else if (count >= left) low = left
    else return
  }
}
