export type Leaf = string | number | boolean | null

/** Lists leaves by path, such as `zones.0.name`. */
function leavesOf(value: unknown, path = ""): [string, Leaf][] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, item]) =>
      leavesOf(item, path ? `${path}.${key}` : key),
    )
  const isLeaf =
    value === null ||
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "boolean"
  return isLeaf ? [[path, value]] : []
}

export const leavesIn = (value: unknown): ReadonlyMap<string, Leaf> => new Map(leavesOf(value))

export interface Difference {
  path: string
  /** Undefined if missing on this side. */
  before: Leaf | undefined
  after: Leaf | undefined
}

/** Compares two JSON values at any depth. Lists paths in the order of the first value, then new ones of the second. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const old = leavesIn(before)
  const fresh = leavesIn(after)
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((path) => {
    const was = old.get(path)
    const is = fresh.get(path)
    return was === is ? [] : { path, before: was, after: is }
  })
}

const CONTEXT_LENGTH = 40

export function differingMiddle(before: string, after: string): [string, string] {
  const old = [...before]
  const fresh = [...after]
  const shorter = Math.min(old.length, fresh.length)
  let start = 0
  while (start < shorter && old[start] === fresh[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1
  const from = Math.max(0, start - CONTEXT_LENGTH)
  const to = Math.max(0, end - CONTEXT_LENGTH)
  const cut = (text: readonly string[]) =>
    `${from > 0 ? "…" : ""}${text.slice(from, text.length - to).join("")}${to > 0 ? "…" : ""}`
  return [cut(old), cut(fresh)]
}
