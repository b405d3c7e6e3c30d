import * as contract from "#contract/reviews/part-reviews.ts"
import { cents, toAmount } from "#domain/pricing/money.ts"
import { listBought } from "#operations/reviews/read-part-reviews.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"
import { presentPricedLine } from "./present-priced-line.ts"

export function serveBoughtParts(server: Server): void {
  serve(server, contract.listBoughtParts, async ({ actor }) =>
    (await listBought(server.shop, actor)).map(
      ({ orderedAt, quantity, unitPriceCents, now, mpn, reviewable, ...part }) => ({
        ...part,
        mpn: mpn ?? undefined,
        last: {
          orderedAt: orderedAt.toISOString(),
          quantity,
          unitPrice: toAmount(cents(unitPriceCents)),
        },
        now: presentPricedLine(now),
        ...(reviewable && {
          review: { slug: reviewable.slug, written: reviewable.isWritten },
        }),
      }),
    ),
  )
}
