import { isRecord, type Specs } from "./spec-values.ts"

const MIN_PAIRS = 3
/** Importers cut long texts. */
const MIN_SHARE = 0.5
/** A key in small letters, then a value: `cas latency 32`, `socket: AM5`. */
const PAIR = /^[a-z][a-z0-9_.]*(?: [a-z0-9_.]+)*[:=]? +\S/

/** A part's description; empty if it only repeats specs as pairs of key and value. */
export const shownDescription = ({
  description,
  specs,
}: {
  description: string
  specs: Specs
}): string => (repeatsSpecs(description, specs) ? "" : description)

function repeatsSpecs(description: string, specs: Specs): boolean {
  const pairs = description.split(/[,;] |\n/).slice(0, -1)
  if (pairs.length < MIN_PAIRS || !pairs.every((pair) => PAIR.test(pair.trim()))) return false
  const values = new Set<string>()
  addValues(values, specs)
  const known = pairs.filter((pair) => endings(pair).some((ending) => values.has(ending)))
  return known.length >= MIN_SHARE * pairs.length
}

function addValues(values: Set<string>, held: unknown): void {
  if (Array.isArray(held)) for (const each of held) addValues(values, each)
  else if (isRecord(held)) for (const each of Object.values(held)) addValues(values, each)
  else if (typeof held === "string" || typeof held === "number")
    values.add(String(held).toLowerCase())
}

/** Matches possible values of a pair: all after each blank. */
function endings(pair: string): string[] {
  const words = pair.trim().toLowerCase().split(" ")
  return words.map((_, at) => words.slice(at).join(" ")).slice(1)
}
