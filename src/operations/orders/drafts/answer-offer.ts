import * as contract from "#contract/orders/draft-orders.ts"
import { findAddress } from "#db/accounts/addresses.ts"
import type { Transaction } from "#db/connection/client.ts"
import { type DraftRow, findDraftByToken, lockDraft, updateDraft } from "#db/orders/draft-orders.ts"
import { updateOrder } from "#db/orders/orders.ts"
import { draftNumber, refuseAnswer } from "#domain/orders/draft-order.ts"
import type { Cents } from "#domain/pricing/money.ts"
import { addLines } from "../../accounts/addresses.ts"
import { publish } from "../../events/publish.ts"
import { tokenHashOf } from "../../kernel/identifiers.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import type { AgreedVersions } from "../agree-on-order.ts"
import { type PlacedOrder, placeOrder } from "../place-order.ts"
import { destinationOf, type PricedDraft, priceDraft, requireDraft, wantedLines } from "./drafts.ts"

const refuse = refuseFor([...contract.acceptOffer.refusals, ...contract.declineOffer.refusals])

const findOffer = async (shop: Shop, token: string): Promise<DraftRow> =>
  requireDraft(await findDraftByToken(shop.db, tokenHashOf(token)))

/** Returns a draft as its customer sees it. */
export async function getOffer(
  shop: Shop,
  token: string,
): Promise<PricedDraft & { shipTo: string | undefined }> {
  const row = await findOffer(shop, token)
  const offer = await priceDraft(shop, row)
  const addressId = offer.terms?.addressId
  const address = addressId ? await findAddress(shop.db, row.userId, addressId) : undefined
  const shipTo = address && (await addLines(address)).lines.join("\n")
  return { ...offer, shipTo }
}

interface Acceptance {
  version: number
  /** Total that the customer saw. */
  totalCents: Cents
  purchaseOrder?: string | undefined
  note?: string | undefined
  agreed?: AgreedVersions | undefined
  network: string | undefined
}

/** Places the order at the prices of its draft, once. Takes the stock now. */
export async function acceptOffer(
  shop: Shop,
  buyer: Actor,
  token: string,
  { version, totalCents, purchaseOrder, note, agreed, network }: Acceptance,
  key: string | undefined,
): Promise<PlacedOrder> {
  const draft = await findOffer(shop, token)
  if (draft.userId !== buyer.id) throw refuse("forbidden")
  return placeOrder(
    shop,
    buyer,
    {
      lines: wantedLines(draft),
      ...destinationOf(draft),
      details: { phone: "", purchaseOrder, note },
      expected: { totalCents },
      agreed,
      network,
    },
    {
      key,
      request: ["offer", draft.id, version, totalCents, purchaseOrder, note],
      inSameTransaction: async (tx, orderId) => {
        const row = await lockOffer(tx, draft.id)
        if (row.version !== version || row.version !== draft.version)
          throw refuse("draft_changed", { version: row.version })
        await updateOrder(tx, orderId, { placedBy: row.createdBy })
        await updateDraft(tx, row.id, { state: "accepted", orderId, decidedAt: new Date() })
        await publishAnswer(tx, row, "accepted", "")
      },
    },
  )
}

async function lockOffer(tx: Transaction, id: string): Promise<DraftRow> {
  const row = requireDraft(await lockDraft(tx, id))
  const refusal = refuseAnswer(row, new Date())
  if (refusal) throw refuse(refusal)
  return row
}

/** Declines an offer. Possession of the link suffices. */
export async function declineOffer(shop: Shop, token: string, reason: string): Promise<void> {
  const draft = await findOffer(shop, token)
  await shop.db.transaction(async (tx) => {
    const row = await lockOffer(tx, draft.id)
    const declined = { state: "declined", declineReason: reason, decidedAt: new Date() } as const
    await updateDraft(tx, row.id, declined)
    await publishAnswer(tx, row, "declined", reason)
  })
}

const publishAnswer = (
  tx: Transaction,
  row: DraftRow,
  answer: "accepted" | "declined",
  reason: string,
): Promise<void> =>
  publish(tx, "draft.answered", row.id, {
    email: row.email,
    name: row.name,
    draftId: row.id,
    draftNumber: draftNumber(row.number),
    answer,
    reason,
  })
