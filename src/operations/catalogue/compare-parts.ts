import { listKnownParts, listNearbyParts, listSpecsById } from "#db/catalogue/catalogue-parts.ts"
import { findPart, findPartByNumber, type PartRow } from "#db/catalogue/parts.ts"
import type { Executor } from "#db/connection/client.ts"
import { type ComparedRow, compareParts, MAX_COMPARED } from "#domain/catalogue/compare-parts.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { type Finding, type FitVerdict, worstOf } from "#domain/compatibility/finding.ts"
import { checkBuild } from "#domain/compatibility/fits.ts"
import { isMachine } from "#domain/compatibility/machine-rules.ts"
import { findSubstitutes, type Substitute } from "#domain/compatibility/substitutes.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import { loadVocabulary } from "./own-vocabulary.ts"

export interface Fit {
  isMachine: boolean
  verdict: FitVerdict
  findings: Finding[]
}

/** Checks whether parts in these quantities make one machine. */
export async function checkFit(
  shop: { db: Executor },
  requested: readonly { partId: string; quantity: number }[],
): Promise<Fit> {
  const quantities = new Map<string, number>()
  for (const { partId, quantity } of requested)
    quantities.set(partId, (quantities.get(partId) ?? 0) + quantity)
  const parts = await listSpecsById(shop.db, [...quantities.keys()])
  const known = new Set(parts.map(({ id }) => id))
  const build = parts.map((part) => ({ ...part, quantity: quantities.get(part.id) ?? 0 }))
  const findings = checkBuild(
    build,
    [...quantities.keys()].filter((id) => !known.has(id)),
  )
  const verdict = worstOf(findings.map((finding) => finding.verdict))
  return { isMachine: isMachine(build), verdict, findings }
}

export interface Comparison {
  parts: PartRow[]
  vocabulary: Vocabulary
  rows: ComparedRow[]
  missing: MissingPart[]
}

export type MissingPart =
  | { id: string; why: "unknown" }
  | { id: string; why: "archived" | "tooMany"; name: string }

/** Compares parts that are on sale, and gives the reason why others are missing. */
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
      missingPart(
        id,
        known.find((part) => part.id === id),
      ),
    ),
  }
}

function missingPart(id: string, part: PartRow | undefined): MissingPart {
  if (!part) return { id, why: "unknown" }
  return { id, why: part.archivedAt ? "archived" : "tooMany", name: part.name }
}

/** Finds substitutes for a part, which may be archived. */
export async function substitutesOf(
  shop: Shop,
  partId: string,
  requested: number | undefined,
): Promise<{ quantity: number; substitutes: Substitute<PartRow>[] }> {
  const part = await findPart(shop.db, partId)
  if (!part) throw refuse("part_unknown")
  const { category, priceCents, minimumQuantity } = part
  const quantity = requested ?? minimumQuantity
  const [nearby, successor, vocabulary] = await Promise.all([
    listNearbyParts(shop.db, { partId, category, priceCents, quantity }),
    part.replacedBy ? findPartByNumber(shop.db, part.replacedBy) : undefined,
    loadVocabulary(shop.db),
  ])
  const others = nearby.filter(({ id }) => id !== successor?.id)
  return {
    quantity,
    substitutes: findSubstitutes(part, others, {
      quantity,
      isMinimum: requested === undefined,
      vocabulary,
      successor,
    }),
  }
}
