import type { Specs } from "./spec-values.ts"

/** Where an import by id keeps the maker's number; what stands in `sku` is then the file's id. */
export const PART_NUMBER = "partNumber"

/** The number by which people know a part. */
export function partNumber({ sku, specs }: { sku: string; specs: Specs }): string {
  const given = specs[PART_NUMBER]
  const text = typeof given === "string" || typeof given === "number" ? String(given).trim() : ""
  return text || sku
}
