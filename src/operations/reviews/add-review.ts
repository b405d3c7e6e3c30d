import { z } from "zod"
import { insertReview } from "#db/reviews/reviews.ts"
import { networkOf } from "#domain/network.ts"
import { newId } from "../kernel/new-id.ts"
import { consumeLimit, restoreLimit } from "../kernel/rate-limits.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { claimPicture } from "../pictures/claim-picture.ts"

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
  key: string | undefined,
): Promise<string> {
  const photo = await claimPicture(shop, "photo", review.photo)
  await countReview(shop, author, networkOf(address))
  return withIdempotencyKey(shop, author, {
    key,
    request: ["review", review],
    answer: z.string(),
    work: async (tx) => {
      const id = newId()
      await insertReview(tx, { ...review, photo, id, userId: author.id })
      return id
    },
  })
}

/** Of this account and, because accounts cost nothing, of this network. */
async function countReview(shop: Shop, author: Actor, network: string): Promise<void> {
  await consumeLimit(shop, "review", author.id)
  try {
    await consumeLimit(shop, "reviewOfAddress", network)
  } catch (error) {
    await restoreLimit(shop, "review", author.id)
    throw error
  }
}
