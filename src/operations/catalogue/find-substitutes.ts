import { listNearbyParts } from "#db/catalogue/catalogue-parts.ts"
import { findPart, findPartByNumber, type PartRow } from "#db/catalogue/parts.ts"
import { findSubstitutes, type Substitute } from "#domain/compatibility/substitutes.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import { loadVocabulary } from "./own-vocabulary.ts"

/** Finds substitutes, also of archived parts. */
export async function substitutesOf(
  shop: Shop,
  partId: string,
  asked: number | undefined,
): Promise<{ quantity: number; substitutes: Substitute<PartRow>[] }> {
  const part = await findPart(shop.db, partId)
  if (!part) throw refuse("part_unknown")
  const { category, priceCents, minimumQuantity } = part
  const quantity = asked ?? minimumQuantity
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
      isLeast: asked === undefined,
      vocabulary,
      successor,
    }),
  }
}
