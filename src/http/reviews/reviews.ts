import * as contract from "#contract/reviews/reviews.ts"
import {
  addReview,
  hideReview,
  listReviews,
  type Review,
  type ReviewPage,
  readNewestReviews,
  readReviewPage,
} from "#operations/reviews/shop-reviews.ts"
import type { Server } from "../kernel/app-env.ts"
import type { SiteConfig } from "../kernel/browser.ts"
import { clientAddress } from "../kernel/client-address.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveReviews(
  server: Server,
  { trustedProxies }: Pick<SiteConfig, "trustedProxies">,
): void {
  const { shop, readCatalogue } = server

  serve(server, contract.listReviews, async ({ c }) =>
    (await readCatalogue(readContextOf(c), listReviews)).map(presentReview),
  )

  serve(server, contract.newestReviews, async ({ c }) => {
    const { total, reviews } = await readCatalogue(readContextOf(c), readNewestReviews)
    return { total, reviews: reviews.map(presentReview) }
  })

  serve(server, contract.listReviewPage, async ({ query, c }) =>
    presentPage(await readCatalogue(readContextOf(c), (from) => readReviewPage(from, query))),
  )

  serve(server, contract.listHiddenReviews, async ({ query }) =>
    presentPage(await readReviewPage(shop, { ...query, hidden: true })),
  )

  serve(server, contract.addReview, async ({ actor, headers, body, c }) => {
    const address = clientAddress(c, trustedProxies)
    const key = headers["idempotency-key"]
    return { ...written, insertedId: await addReview(shop, actor, address, body, key) }
  })

  serve(server, contract.hideReview, async ({ actor, params, body }) => ({
    ...written,
    modifiedCount: (await hideReview(shop, actor, params.id, body.hidden)) ? 1 : 0,
  }))
}

const presentReview = (review: Review) => ({
  _id: review.id,
  name: review.name,
  role: review.authorRole,
  description: review.description,
  photo: review.photo,
  rating: review.rating,
  createdAt: review.createdAt,
})

const presentPage = ({ reviews, ...page }: ReviewPage) => ({
  ...page,
  reviews: reviews.map(presentReview),
})
