import { lastOrdersOf, type NotOffered, whyNotOffered } from "#domain/catalogue/lifecycle.ts"
import { nextAllowed } from "#domain/orders/quantity.ts"
import type { Reply } from "#web/api/api.ts"

/** Fields of a part that a small tile shows. */
export interface PartTileData {
  id: string
  slug: string
  name: string
  category: string
  image: string
  price: number
  minimum: number
  available: number
  notOffered?: NotOffered | null | undefined
  lastOrders: string | null
  backorder?: string | undefined
  least: number | null
}

export type FoundPart = Reply<"GET /catalogue">["parts"][number]

export const tileOf = (part: FoundPart): PartTileData => ({
  id: part._id,
  slug: part.slug,
  name: part.name,
  category: part.category,
  image: part.image,
  price: part.price,
  minimum: part.minimumQuantity,
  available: part.availableQuantity,
  notOffered: whyNotOffered(part.lifecycle) ?? null,
  backorder: part.backorder,
  lastOrders: lastOrdersOf(part.lifecycle),
  least: nextAllowed(part, 1) ?? null,
})
