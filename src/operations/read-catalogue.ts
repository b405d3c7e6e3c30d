import { findLivePart, listLiveParts, type PartRow } from "#db/parts.ts"
import {
  listPageContents,
  listProfessionalRows,
  listReviewRows,
  listServiceRows,
} from "#db/shop-content.ts"
import { refuse } from "./refusal.ts"
import type { Shop } from "./shop.ts"

/** What everybody may read. */

export const listParts = (shop: Shop) => listLiveParts(shop.db)
export const listServices = (shop: Shop) => listServiceRows(shop.db)
export const listProfessionals = (shop: Shop) => listProfessionalRows(shop.db)
export const listReviews = (shop: Shop) => listReviewRows(shop.db)
export const readPageContents = (shop: Shop) => listPageContents(shop.db)

export async function getPart(shop: Shop, id: string): Promise<PartRow> {
  const part = await findLivePart(shop.db, id)
  if (!part) throw refuse("part_not_found")
  return part
}

export type Part = PartRow
