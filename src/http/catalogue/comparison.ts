import * as contract from "#contract/catalogue/comparison.ts"
import { missingText } from "#contract/catalogue/comparison-text.ts"
import { compare, type MissingPart } from "#operations/catalogue/compare-parts.ts"
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
