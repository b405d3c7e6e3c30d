import type { Executor } from "#db/connection/client.ts"
import { type DraftFilter, type DraftRow, findDraft, listDrafts } from "#db/orders/draft-orders.ts"
import { draftStateNow, type ShownDraftState } from "#domain/orders/draft-order.ts"
import { cents } from "#domain/pricing/money.ts"
import { refuse } from "../../kernel/refusal.ts"
import type { Shop } from "../../kernel/shop.ts"
import { type ShownTerms, showTerms } from "../order-terms.ts"
import { type PricedLines, priceLines } from "../price-lines.ts"

export interface Draft extends Omit<DraftRow, "state"> {
  state: ShownDraftState
}

/** A draft with what could be ordered of it now, at its own prices. */
export interface PricedDraft extends Draft {
  priced: PricedLines
  terms: ShownTerms | undefined
}

const SHOWN = 50

const draftNow = (row: DraftRow): Draft => ({ ...row, state: draftStateNow(row, new Date()) })

export async function listDraftOrders(
  { db }: Shop,
  { limit = SHOWN, ...filter }: Omit<DraftFilter, "limit"> & { limit: number | undefined },
): Promise<Draft[]> {
  return (await listDrafts(db, { ...filter, limit })).map(draftNow)
}

export async function getDraftOrder(shop: Shop, id: string): Promise<PricedDraft> {
  return priceDraft(shop, requireDraft(await findDraft(shop.db, id)))
}

export function requireDraft(row: DraftRow | undefined): DraftRow {
  if (!row) throw refuse("draft_not_found")
  return row
}

/** Lines of a draft, each at the price that holds. */
export const wantedLines = ({ lines }: Pick<DraftRow, "lines">) =>
  lines.map(({ partId, quantity, unitPriceCents, reason }) => ({
    partId,
    quantity,
    own: { unitPriceCents: cents(unitPriceCents), reason: reason || OFFERED },
  }))

const OFFERED = "Price of a draft order"

export const destinationOf = ({
  addressId,
  delivery,
  deliveryCents,
}: Pick<DraftRow, "addressId" | "delivery" | "deliveryCents">) => ({
  addressId: addressId ?? undefined,
  delivery: delivery ?? undefined,
  deliveryCents: deliveryCents === null ? undefined : cents(deliveryCents),
})

export async function priceDraft(shop: { db: Executor }, row: DraftRow): Promise<PricedDraft> {
  const priced = await priceLines(shop, wantedLines(row))
  const buyer = async () => ({ id: row.userId })
  const terms = await showTerms(shop, { lines: priced.lines, buyer, ...destinationOf(row) })
  return { ...draftNow(row), priced, terms }
}
