import { listSpecsById } from "#db/catalogue/catalogue-parts.ts"
import type { Executor } from "#db/connection/client.ts"
import { type Finding, type FitVerdict, worstOf } from "#domain/compatibility/finding.ts"
import { checkBuild } from "#domain/compatibility/fits.ts"
import { isMachine } from "#domain/compatibility/machine-rules.ts"

export interface Fit {
  isMachine: boolean
  verdict: FitVerdict
  findings: Finding[]
}

/** Checks whether parts in these quantities make one machine. */
export async function checkFit(
  shop: { db: Executor },
  asked: readonly { partId: string; quantity: number }[],
): Promise<Fit> {
  const quantities = new Map<string, number>()
  for (const { partId, quantity } of asked)
    quantities.set(partId, (quantities.get(partId) ?? 0) + quantity)
  const parts = await listSpecsById(shop.db, [...quantities.keys()])
  const known = new Set(parts.map(({ id }) => id))
  const build = parts.map((part) => ({ ...part, quantity: quantities.get(part.id) ?? 0 }))
  const findings = checkBuild(
    build,
    [...quantities.keys()].filter((id) => !known.has(id)),
  )
  const verdict = worstOf(findings.map((finding) => finding.verdict))
  return { isMachine: isMachine(build), verdict, findings }
}
