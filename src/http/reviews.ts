import * as contract from "#contract/reviews.ts"
import { addReview } from "#operations/add-review.ts"
import { listReviews } from "#operations/read-catalogue.ts"
import type { Server } from "./app-env.ts"
import { serve, written } from "./serve.ts"

export function serveReviews(server: Server): void {
  const { shop } = server

  serve(server, contract.listReviews, async () =>
    (await listReviews(shop)).map((review) => ({
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
