import * as contract from "#contract/reviews.ts"
import { addReview } from "#operations/add-review.ts"
import { listReviews } from "#operations/read-catalogue.ts"
import type { Server } from "./app-env.ts"
import { readerOf } from "./reader-of.ts"
import { serve, written } from "./serve.ts"

export function serveReviews(server: Server): void {
  const { shop, readCatalogue } = server

  serve(server, contract.listReviews, async ({ c }) =>
    (await readCatalogue(readerOf(c), listReviews)).map((review) => ({
      _id: review.id,
      name: review.name,
      role: review.authorRole,
      description: review.description,
      photo: review.photo,
      rating: review.rating,
      createdAt: review.createdAt.toISOString(),
    })),
  )

  serve(server, contract.addReview, async ({ actor, body }) => ({
    ...written,
    insertedId: await addReview(shop, actor, body),
  }))
}
