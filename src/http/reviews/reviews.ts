import * as partReviews from "#contract/reviews/part-reviews.ts"
import * as shopReviews from "#contract/reviews/reviews.ts"
import {
  deletePartReview,
  listReviewableOfOrder,
  moderatePartReview,
  type PartReview,
  readModeratedReviews,
  readOwnPartReview,
  readPartReviews,
  reportPartReview,
  writePartReview,
} from "#operations/reviews/part-reviews.ts"
import {
  addReview,
  listReviews,
  type Review,
  type ReviewPage,
  readNewestReviews,
  readReviewPage,
  setReviewHidden,
} from "#operations/reviews/shop-reviews.ts"
import type { Server } from "../kernel/app-env.ts"
import { clientAddress } from "../kernel/client-address.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveReviews(server: Server): void {
  const { shop, readCatalogue } = server

  serve(server, shopReviews.listReviews, async ({ c }) =>
    (await readCatalogue(readContextOf(c), listReviews)).map(presentReview),
  )

  serve(server, shopReviews.newestReviews, async ({ c }) => {
    const { total, reviews } = await readCatalogue(readContextOf(c), readNewestReviews)
    return { total, reviews: reviews.map(presentReview) }
  })

  serve(server, shopReviews.listReviewPage, async ({ query, c }) =>
    presentPage(await readCatalogue(readContextOf(c), (from) => readReviewPage(from, query))),
  )

  serve(server, shopReviews.listHiddenReviews, async ({ query }) =>
    presentPage(await readReviewPage(shop, { ...query, hidden: true })),
  )

  serve(server, shopReviews.addReview, async ({ actor, body, c, key }) => {
    const address = clientAddress(c, server.site)
    return { ...written, insertedId: await addReview(shop, actor, address, body, key) }
  })

  serve(server, shopReviews.hideReview, async ({ actor, params, body }) => ({
    ...written,
    modifiedCount: (await setReviewHidden(shop, actor, params.id, body.hidden)) ? 1 : 0,
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

/** Presents a review to everyone, without its author. */
export const presentPartReview = (review: PartReview) => ({
  _id: String(review.id),
  name: review.name,
  rating: review.rating,
  title: review.title,
  text: review.body,
  pictures: [...review.pictures],
  units: review.units,
  createdAt: review.createdAt,
  editedAt: review.editedAt ?? undefined,
  answer: review.answeredAt ? { text: review.answer, answeredAt: review.answeredAt } : undefined,
})

const presentWithState = (review: PartReview) => ({
  ...presentPartReview(review),
  state: review.state,
  hiddenReason: review.hiddenReason || undefined,
})

type ModeratedReview = Awaited<ReturnType<typeof readModeratedReviews>>["reviews"][number]

const presentModerated = (review: ModeratedReview) => ({
  ...presentWithState(review),
  version: review.version,
  email: review.email,
  openReports: review.openReports,
  part: { _id: review.partId, slug: review.slug, name: review.partName },
  reports: review.reports.map(({ createdAt, ...report }) => ({
    ...report,
    createdAt: new Date(createdAt),
  })),
})

export function servePartReviews(server: Server): void {
  const { shop, readCatalogue } = server

  serve(server, partReviews.listPartReviews, async ({ params, query, c }) => {
    const { after, sort = "newest", rating } = query
    const { next, reviews, ...summary } = await readCatalogue(readContextOf(c), (from) =>
      readPartReviews(from, params.id, { sort, rating, after }),
    )
    return {
      ...summary,
      reviews: reviews.map(presentPartReview),
      next: next && `${next.rating}-${next.id}`,
    }
  })

  serve(server, partReviews.listReviewableParts, async ({ actor, params }) =>
    (await listReviewableOfOrder(shop, actor, params.id)).map(({ isWritten, ...part }) => ({
      ...part,
      written: isWritten,
    })),
  )

  serve(server, partReviews.getOwnPartReview, async ({ actor, params }) => {
    const { mayWrite, review } = await readOwnPartReview(shop, actor, params.id)
    return { mayWrite, review: review && presentWithState(review) }
  })

  serve(server, partReviews.writePartReview, async ({ actor, params, body }) => ({
    ...written,
    state: await writePartReview(shop, actor, params.id, body),
  }))

  serve(server, partReviews.deletePartReview, async ({ actor, params }) => ({
    ...written,
    deletedCount: (await deletePartReview(shop, actor, params.id)) ? 1 : 0,
  }))

  serve(server, partReviews.reportPartReview, async ({ actor, params, body, c }) => {
    const address = clientAddress(c, server.site)
    await reportPartReview(shop, actor, { id: params.id, reason: body.reason, address })
    return written
  })

  serve(server, partReviews.listModeratedReviews, async ({ query: { view = "queued", after } }) => {
    const { reviews, ...page } = await readModeratedReviews(shop, view, after)
    return { ...page, reviews: reviews.map(presentModerated) }
  })

  serve(server, partReviews.moderatePartReview, async ({ actor, params, headers, body }) => {
    const seen = headers["if-match"]
    return { ...written, version: await moderatePartReview(shop, actor, params.id, body, seen) }
  })
}
