import { insertReview } from "#db/shop-content.ts"
import { newId } from "./new-id.ts"
import { countOne } from "./rate-limits.ts"
import { requirePicture } from "./require-picture.ts"
import type { Actor, Shop } from "./shop.ts"
import { storedAddress } from "./stored-address.ts"

export interface NewReview {
  name: string
  description: string
  photo: string
  rating: number
}

/** Publishes a review under the name given; the author is whoever is signed in. Returns its id. */
export async function addReview(shop: Shop, author: Actor, review: NewReview): Promise<string> {
  const photo = storedAddress(shop.publicUrl, review.photo)
  await requirePicture(shop, "photo", photo)
  await countOne(shop, "review", author.id)
  const id = newId()
  await shop.db.transaction((tx) => insertReview(tx, { ...review, photo, id, userId: author.id }))
  return id
}
