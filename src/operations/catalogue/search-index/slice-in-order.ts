/**
 * The places that come `from`th to before `to`th in this order, without the others being put in theirs: `places` is
 * parted until the borders are between parts.
 */
export function sliceInOrder(
  places: Uint32Array,
  compare: (a: number, b: number) => number,
  from: number,
  to: number,
): Uint32Array {
  const end = Math.min(to, places.length)
  if (from >= end) return places.subarray(0, 0)
  bringBefore(places, from, compare)
  bringBefore(places.subarray(from), end - from, compare)
  return places.subarray(from, end).sort(compare)
}

/** Leaves the first so many in front of all others. */
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
