import { readFile } from "node:fs/promises"
import { gunzipSync } from "node:zlib"
import { z } from "zod"
import { readSpecs } from "#domain/catalogue/vocabulary/read-specs.ts"
import { kindOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import type { MatchedPart } from "#domain/matching/matched-part.ts"

const filePartSchema = z.object({
  sku: z.string(),
  id: z.string(),
  name: z.string(),
  category: z.string(),
  brand: z.string().nullish(),
  specs: z.record(z.string(), z.unknown()).default({}),
})
export type FilePart = z.output<typeof filePartSchema>

/** The parts of an import file, JSON Lines, gzip or not. */
export async function readCatalogueFile(file: string): Promise<FilePart[]> {
  const bytes = await readFile(file)
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString("utf8")
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => filePartSchema.parse(JSON.parse(line)))
}

/** As an import by id keeps it: the file's number is the maker's. */
export function asImported({ sku, id, name, category, brand, specs }: FilePart): MatchedPart {
  const given = { ...specs, ...(brand && { brand }) }
  const read = readSpecs(kindOf(category), given).specs
  return { id, sku: id, mpn: sku, name, category, specs: read }
}
