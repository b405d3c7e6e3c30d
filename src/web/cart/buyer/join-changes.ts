import type { CartChange } from "./cart-line.ts"

/** One change that does what two do, one after the other. */
export function joinChanges(first: CartChange, then: CartChange): CartChange {
  const set = new Map(first.set?.map((line) => [line.partId, line]))
  const remove = new Set(first.remove)
  const accept = new Map(first.accept?.map((line) => [line.partId, line]))
  for (const line of then.set ?? []) {
    // What comes back after it was removed comes without the note that it had.
    const note = remove.has(line.partId) ? { note: "" } : undefined
    set.set(line.partId, { ...note, ...set.get(line.partId), ...line })
    remove.delete(line.partId)
  }
  for (const line of then.accept ?? []) accept.set(line.partId, line)
  for (const partId of then.remove ?? []) {
    set.delete(partId)
    accept.delete(partId)
    remove.add(partId)
  }
  return { set: [...set.values()], remove: [...remove], accept: [...accept.values()] }
}
