import { countryName } from "../shop/countries.ts"
import { formatWeight } from "../shop/format-weight.ts"
import { partFields } from "./part-fields.ts"
import type { SpecRow } from "./part-specs.ts"

interface Packed {
  packedWeightG?: number | undefined
  packedSizeMm?: string | undefined
  countryOfOrigin?: string | undefined
  tariffCode?: string | undefined
}

const group = "Packing and customs"

/** What is known of a part's box and of its way over borders, as rows beneath its specs. */
export function packingRows(part: Packed): SpecRow[] {
  const { packedWeightG: grams, packedSizeMm: size, countryOfOrigin, tariffCode } = part
  const said = [
    [partFields.packedWeightG.label, grams && formatWeight(grams)],
    [partFields.packedSizeMm.label, size && `${size.replaceAll("x", "×")} mm`],
    [partFields.countryOfOrigin.label, countryOfOrigin && countryName(countryOfOrigin)],
    [partFields.tariffCode.label, tariffCode],
  ] as const
  return said.flatMap(([label, value]) => (value ? [{ group, label, value }] : []))
}
