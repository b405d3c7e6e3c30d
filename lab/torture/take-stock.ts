import type { Checkouts } from "./checkouts.ts"
import { findLosses, type Losses, waitForRightBooks } from "./compare.ts"
import type { Entry } from "./journal.ts"
import type { OpenShop } from "./stage-shop.ts"

/** What is left after a crash, held against everything that was ever acknowledged. */
export interface Stocktaking {
  acknowledged: number
  /** Cancellations, shipments and steps of returns. */
  later: number
  losses: Losses
  /** Rules of the books that were still broken after a minute. */
  broken: string[]
  booksMs: number
}

const RECONCILED_WITHIN_MS = 60_000

export async function takeStock(stage: OpenShop, { journal }: Checkouts): Promise<Stocktaking> {
  const { broken, tookMs: booksMs } = await waitForRightBooks(stage, RECONCILED_WITHIN_MS)
  const entries = await journal.read()
  const database = await stage.database()
  const losses = await findLosses(database, entries).finally(() => database.close())
  const acknowledged = entries.filter(({ what }) => what === "order acknowledged").length
  const later = entries.filter(({ what }) => comesLater.has(what)).length
  return { acknowledged, later, losses, broken, booksMs }
}

const comesLater = new Set<Entry["what"]>([
  "cancellation acknowledged",
  "shipment acknowledged",
  "return acknowledged",
])

export function inWords({ acknowledged, later, losses, broken, booksMs }: Stocktaking): string {
  const lost = Object.entries(losses).flatMap(([what, ids]) =>
    ids.length > 0 ? [`${ids.length} ${what} lost, such as ${ids[0]}`] : [],
  )
  const wrong = [...lost, ...broken].join("; ")
  return `${acknowledged} orders acknowledged and ${later} steps after them, ${wrong || "none lost"}, books ${broken.length === 0 ? "right" : "wrong"} after ${Math.round(booksMs)} ms`
}
