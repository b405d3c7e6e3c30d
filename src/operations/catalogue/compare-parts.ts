import { listKnownParts } from "#db/catalogue/catalogue-parts.ts"
import type { PartRow } from "#db/catalogue/parts.ts"
import { type ComparedRow, compareParts } from "#domain/catalogue/compare-parts.ts"
import { MAX_COMPARED } from "#domain/catalogue/compared-limits.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import type { Shop } from "../kernel/shop.ts"
import { loadVocabulary } from "./own-vocabulary.ts"

export interface Comparison {
  parts: PartRow[]
  vocabulary: Vocabulary
  rows: ComparedRow[]
  missing: MissingPart[]
}

export type MissingPart =
  | { id: string; why: "unknown" }
  | { id: string; why: "archived" | "tooMany"; name: string }

/** Compares parts that are on sale, and says why others are missing. */
export async function compare(shop: Shop, ids: readonly string[]): Promise<Comparison> {
  const [known, vocabulary] = await Promise.all([
    listKnownParts(shop.db, ids),
    loadVocabulary(shop.db),
  ])
  const parts = known.filter(({ archivedAt }) => archivedAt === null).slice(0, MAX_COMPARED)
  const shown = new Set(parts.map(({ id }) => id))
  const missing = ids.filter((id) => !shown.has(id))
  return {
    parts,
    vocabulary,
    rows: compareParts(parts, vocabulary),
    missing: missing.map((id) =>
      asMissing(
        id,
        known.find((part) => part.id === id),
      ),
    ),
  }
}

function asMissing(id: string, part: PartRow | undefined): MissingPart {
  if (!part) return { id, why: "unknown" }
  return { id, why: part.archivedAt ? "archived" : "tooMany", name: part.name }
}
