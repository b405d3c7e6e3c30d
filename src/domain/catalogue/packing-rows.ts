import { countryName } from "../shop/countries.ts"
import { formatWeight } from "../shop/number-format.ts"
import { partFields } from "./part-fields.ts"
import type { SpecRow } from "./part-specs.ts"

interface Packing {
  packedWeightG?: number | undefined
  packedSizeMm?: string | undefined
  countryOfOrigin?: string | undefined
  tariffCode?: string | undefined
}

/** Returns what is known of a part's box and customs as rows below its specs. */
export const packingRows = (part: Packing): SpecRow[] => [
  ...rowOf("packedWeightG", part.packedWeightG, formatWeight),
  ...rowOf("packedSizeMm", part.packedSizeMm, (size) => `${size.replaceAll("x", "×")} mm`),
  ...rowOf("countryOfOrigin", part.countryOfOrigin, countryName),
  ...rowOf("tariffCode", part.tariffCode, (code) => code),
]

function rowOf<Value>(
  name: keyof Packing,
  value: Value | undefined,
  format: (value: Value) => string,
): SpecRow[] {
  if (value === undefined) return []
  return [{ group: "Packing and customs", label: partFields[name].label, value: format(value) }]
}
