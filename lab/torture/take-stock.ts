import type { Checkouts } from "./checkouts.ts"
import { findLosses, type Losses, waitForRightBooks } from "./compare.ts"
import type { OpenShop } from "./stage-shop.ts"

/** What is left after a crash, held against everything that was ever acknowledged. */
export interface Stocktaking {
  acknowledged: number
  /** How many cancellations, shipments, steps of returns, carts, invoices and reviews. */
  beside: string
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
  const beside = nouns.map((noun) => {
    const count = entries.filter(({ what }) => what === `${noun} acknowledged`).length
    return `${count} ${noun}s`
  })
  return { acknowledged, beside: beside.join(", "), losses, broken, booksMs }
}

const nouns = ["cancellation", "shipment", "return", "cart", "invoice", "review"]

export function inWords({ acknowledged, beside, losses, broken, booksMs }: Stocktaking): string {
  const lost = Object.entries(losses).flatMap(([what, ids]) =>
    ids.length > 0 ? [`${ids.length} ${what} lost, such as ${ids[0]}`] : [],
  )
  const wrong = [...lost, ...broken].join("; ")
  return `${acknowledged} orders acknowledged, beside them ${beside}: ${wrong || "none lost"}, books ${broken.length === 0 ? "right" : "wrong"} after ${Math.round(booksMs)} ms`
}
