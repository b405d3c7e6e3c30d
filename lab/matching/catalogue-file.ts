import { readFile } from "node:fs/promises"
import { gunzipSync } from "node:zlib"
import { z } from "zod"
import type { WrittenPart } from "#db/catalogue/part-writes.ts"
import { readSpecs } from "#domain/catalogue/vocabulary/read-specs.ts"
import { kindOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import { CatalogueIndex } from "#operations/catalogue/search-index/catalogue-index.ts"

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

/** An index of parts as an import by id keeps them: the file's number is the maker's. */
export function indexOf(parts: readonly FilePart[]): CatalogueIndex {
  const index = new CatalogueIndex()
  for (const [position, part] of parts.entries()) {
    index.put(asImported(part, position))
    index.pack(true)
  }
  index.packAll()
  return index
}

function asImported(part: FilePart, position: number): WrittenPart {
  const { sku, id, name, category, brand, specs } = part
  const given = { ...specs, ...(brand && { brand }) }
  const read = readSpecs(kindOf(category), given).specs
  return {
    id,
    position,
    priceCents: 100,
    minimumQuantity: 1,
    availableQuantity: 1,
    lifecycle: null,
    textsBy: 1,
    texts: { name, sku: id, mpn: sku, category, description: "", specs: read, facets: [] },
  }
}
