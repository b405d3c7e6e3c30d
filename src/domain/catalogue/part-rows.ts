import { translate } from "../languages/translate.ts"
import { mapPartFields, type NameOf, noFields } from "./part-fields.ts"
import type { SpecRow } from "./part-specs.ts"
import { isRecord, type Specs } from "./spec-values.ts"

type ShownPart = { [Name in NameOf<"optionalText">]?: string | undefined } & {
  [Name in NameOf<"optional">]?: number | undefined
}

/** Returns the rows below the specs for the fields that this part has. */
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
/** Minimum share of pairs whose value occurs in the specs. */
const MIN_SHARE = 0.5
/** Minimum share of pieces that are pairs. It is below 1, because values may contain commas. */
const MIN_PAIRED = 0.7
/** Importers cut longer texts, so that their last pair may be incomplete. */
const MAX_WHOLE_LENGTH = 100
/** Matches a key followed by a value: `cas latency 32`, `socket: AM5`, `baseClock 400`. */
const PAIR = /^[a-z][a-zA-Z0-9_.]*(?: [a-z0-9_.]+)*[:=]? +\S/

/** Returns a part's description; empty if it only repeats specs as key-value pairs. */
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

/** Lists the possible values of a pair: the text after each space. */
function endings(pair: string): string[] {
  const words = pair.trim().toLowerCase().split(" ")
  return words.map((_, at) => words.slice(at).join(" ")).slice(1)
}
