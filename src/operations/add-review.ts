import { insertReview } from "#db/reviews.ts"
import { networkOf } from "#domain/network.ts"
import { newId } from "./new-id.ts"
import { countOne, giveBackOne } from "./rate-limits.ts"
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
export async function addReview(
  shop: Shop,
  author: Actor,
  address: string,
  review: NewReview,
): Promise<string> {
  const photo = storedAddress(shop.publicUrl, review.photo)
  await requirePicture(shop, "photo", photo)
  await countReview(shop, author, networkOf(address))
  const id = newId()
  await shop.db.transaction((tx) => insertReview(tx, { ...review, photo, id, userId: author.id }))
  return id
}

/** Of this account and, because accounts cost nothing, of this network. */
async function countReview(shop: Shop, author: Actor, network: string): Promise<void> {
  await countOne(shop, "review", author.id)
  try {
    await countOne(shop, "reviewOfAddress", network)
  } catch (error) {
    await giveBackOne(shop, "review", author.id)
    throw error
  }
}
