import * as contract from "#contract/catalogue/comparison.ts"
import { missingText, substituteSentence } from "#contract/catalogue/part-text.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { checkFit } from "#operations/catalogue/check-fit.ts"
import { compare, type MissingPart } from "#operations/catalogue/compare-parts.ts"
import { substitutesOf } from "#operations/catalogue/find-substitutes.ts"
import type { Server } from "../kernel/app-env.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve } from "../kernel/serve.ts"
import { presentPart } from "./parts.ts"

export function serveComparison(server: Server): void {
  serve(server, contract.compareParts, async ({ query, c }) => {
    const { parts, vocabulary, rows, missing } = await server.readCatalogue(
      readContextOf(c),
      (shop) => compare(shop, query.parts),
    )
    return {
      parts: parts.map((part) => presentPart(part, vocabulary)),
      rows: rows.map((row) => ({ ...row, values: row.values.map((value) => value ?? null) })),
      missing: missing.map((part) => ({ partId: part.id, message: whyMissing(part) })),
    }
  })
}

const whyMissing = (part: MissingPart): string =>
  part.why === "unknown" ? missingText.unknown() : missingText[part.why](part.name)

export function serveSubstitutes(server: Server): void {
  serve(server, contract.listSubstitutes, async ({ params, query, c }) => {
    const { quantity, substitutes } = await server.readCatalogue(readContextOf(c), (shop) =>
      substitutesOf(shop, params.id, query.quantity),
    )
    return {
      quantity,
      substitutes: substitutes.map((substitute) => {
        const { part, price } = substitute
        return {
          _id: part.id,
          sku: part.sku,
          slug: part.slug,
          name: part.name,
          image: part.image,
          unitPrice: toAmount(price.unitPriceCents),
          total: toAmount(price.totalCents),
          availableQuantity: part.availableQuantity,
          sentence: substituteSentence(substitute),
        }
      }),
    }
  })
}

export function serveFit(server: Server): void {
  serve(server, contract.checkFit, ({ body, c }) =>
    server.readCatalogue(readContextOf(c), (shop) => checkFit(shop, body.parts)),
  )
}
