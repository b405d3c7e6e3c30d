import { isDeepStrictEqual } from "node:util"
import { differenceOf } from "#db/catalogue/part-field-columns.ts"
import { lockLivePart, type PartRow, updatePart } from "#db/catalogue/parts.ts"
import { withBrandOf } from "#domain/catalogue/brand-of-maker.ts"
import type { PartChanges } from "#domain/catalogue/part-fields.ts"
import type { Specs } from "#domain/catalogue/spec-values.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { readSpecs } from "#domain/catalogue/vocabulary/read-specs.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { claimUploads } from "../pictures/claim-uploads.ts"
import { requireOrderable } from "./manage-parts.ts"
import { loadVocabulary } from "./own-vocabulary.ts"
import { requireReadable } from "./require-readable.ts"

/**
 * Changes a part that is still as the administrator saw it; returns its new version. Orders keep the
 * name and the price they were made with.
 */
export async function editPart(
  shop: Shop,
  admin: Actor,
  id: string,
  seenVersion: number,
  wanted: PartChanges,
): Promise<number> {
  const changes = { ...wanted, ...(await claimUploads(shop, wanted)) }
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const part = await lockLivePart(tx, id)
      if (!part) throw refuse("part_not_found")
      const specs = specsOf(await loadVocabulary(tx), part, changes)
      if (part.version !== seenVersion) {
        // A retry after a lost response is no conflict.
        if (isAlready(part, { ...changes, ...(specs && { specs }) })) return part.version
        throw refuse("part_changed", { version: part.version })
      }
      const { priceCents = part.priceCents, breaks = part.breaks } = changes
      const { minimumQuantity = part.minimumQuantity } = changes
      const { maximumQuantity = part.maximumQuantity, orderMultiple = part.orderMultiple } = changes
      const { lifecycle = part.lifecycle, backorder = part.backorder } = changes
      const limits = { minimumQuantity, maximumQuantity, orderMultiple }
      requireOrderable({ priceCents, breaks, ...limits, lifecycle, backorder })
      const updated = await updatePart(tx, id, { ...changes, specs })
      if (!updated) throw refuse("part_not_found")
      await audit(tx, admin, "part.edit", id, differenceOf(part, updated))
      return updated.version
    }),
  )
}

function isAlready(part: PartRow, changes: PartChanges): boolean {
  const now = new Map<string, unknown>(Object.entries(part))
  return Object.entries(changes).every(
    ([field, value]) => value === undefined || isDeepStrictEqual(now.get(field), value),
  )
}

/** The same specs may mean something else in another category, and their brand follows the manufacturer. */
function specsOf(
  vocabulary: Vocabulary,
  part: PartRow,
  { category, specs: wanted, manufacturer = part.manufacturer }: PartChanges,
): Specs | undefined {
  const branded = withBrandOf(wanted ?? part.specs, manufacturer, part.manufacturer)
  if (wanted) return requireReadable(vocabulary, category ?? part.category, branded)
  return category === undefined && branded === part.specs
    ? undefined
    : readSpecs(vocabulary.kindOf(category ?? part.category), branded).specs
}
