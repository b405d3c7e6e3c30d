import { translate } from "../languages/translate.ts"
import { mapPartFields, type NameOf, noFields } from "./part-fields.ts"
import type { SpecRow } from "./part-specs.ts"
import { isRecord, type Specs } from "./spec-values.ts"

type ShownPart = { [Name in NameOf<"optionalText">]?: string | undefined } & {
  [Name in NameOf<"optional">]?: number | undefined
}

/** Returns the fields that have a row below the specs, as far as this part has them. */
export const partRows = (part: ShownPart): SpecRow[] =>
  Object.values(
    mapPartFields({
      ...noFields,
      specs: noFields.text,
      optionalText: ({ name, label, row }) => rowOf(label, row, part[name]),
      optional: ({ name, label, row }) => rowOf(label, row, part[name]),
    }),
  ).flat()

interface Row<Value> {
  group: string
  format: (value: Value) => string
}

const rowOf = <Value>(
  label: string,
  row: Row<Value> | undefined,
  value: Value | undefined,
): SpecRow[] =>
  row && value !== undefined
    ? [{ group: translate(row.group), label: translate(label), value: row.format(value) }]
    : []

const MIN_PAIRS = 3
/** Share of the pairs whose values are specs. */
const MIN_SHARE = 0.5
/** Share of the pieces that are pairs: values hold commas, too. */
const MIN_PAIRED = 0.7
/** Importers cut longer texts within their last pair. */
const MAX_WHOLE_LENGTH = 100
/** A key, then a value: `cas latency 32`, `socket: AM5`, `baseClock 400`. */
const PAIR = /^[a-z][a-zA-Z0-9_.]*(?: [a-z0-9_.]+)*[:=]? +\S/

/** Returns a part's description; empty if it only repeats specs as pairs of key and value. */
export const shownDescription = ({
  description,
  specs,
}: {
  description: string
  specs: Specs
}): string => (repeatsSpecs(description, specs) ? "" : description)

function repeatsSpecs(description: string, specs: Specs): boolean {
  const all = description.split(/[,;] |\n/)
  const pieces = description.length > MAX_WHOLE_LENGTH ? all.slice(0, -1) : all
  const pairs = pieces.filter((piece) => PAIR.test(piece.trim()))
  if (pairs.length < MIN_PAIRS || pairs.length < MIN_PAIRED * pieces.length) return false
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

/** Lists possible values of a pair: all that follows each blank. */
function endings(pair: string): string[] {
  const words = pair.trim().toLowerCase().split(" ")
  return words.map((_, at) => words.slice(at).join(" ")).slice(1)
}
