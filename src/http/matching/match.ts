import * as contract from "#contract/matching/match.ts"
import { matchReasonText } from "#contract/matching/match-reason-text.ts"
import type { RowMatch } from "#domain/matching/matched-part.ts"
import { readQuantity } from "#domain/matching/read-quantity.ts"
import { networkOf } from "#domain/network.ts"
import { consumeLimit } from "#operations/kernel/rate-limits.ts"
import type { RowMatcher } from "#operations/matching/match-rows.ts"
import type { Server } from "../kernel/app-env.ts"
import type { SiteConfig } from "../kernel/browser.ts"
import { clientAddress } from "../kernel/client-address.ts"
import { serve } from "../kernel/serve.ts"

export function serveMatching(server: Server, matcher: RowMatcher, site: SiteConfig): void {
  const { shop } = server
  serve(server, contract.matchRows, async ({ body: { rows }, c }) => {
    const place = networkOf(clientAddress(c, site.trustedProxies))
    await consumeLimit(shop, "matchedRowOfAddress", place, rows.length)
    const matches = await matcher.match(rows, c.req.raw.signal)
    return {
      rows: matches.map((match, at) => presentMatch(match, rows[at]?.quantity ?? "")),
    }
  })
}

const presentMatch = ({ state, partId, confidence, candidates }: RowMatch, quantity: string) => ({
  state,
  quantity: quantity.trim() === "" ? 1 : (readQuantity(quantity) ?? null),
  ...(partId !== undefined && { partId }),
  confidence: rounded(confidence),
  candidates: candidates.map(({ why, confidence: sure, mpn, ...part }) => ({
    ...part,
    ...(mpn !== undefined && { mpn }),
    why: matchReasonText(why),
    confidence: rounded(sure),
  })),
})

const rounded = (confidence: number): number => Math.round(confidence * 1000) / 1000
