import * as contract from "#contract/orders/draft-orders.ts"
import { findAddress } from "#db/accounts/addresses.ts"
import type { Transaction } from "#db/connection/client.ts"
import { type DraftRow, findDraftByToken, lockDraft, updateDraft } from "#db/orders/draft-orders.ts"
import { findOrder, updateOrder } from "#db/orders/orders.ts"
import { isSameTown } from "#domain/accounts/postal-address.ts"
import { draftNumber, refuseAnswer } from "#domain/orders/draft-order.ts"
import type { Cents } from "#domain/pricing/money.ts"
import { addLines } from "../../accounts/addresses.ts"
import { publish } from "../../events/publish.ts"
import { audit } from "../../kernel/as-admin.ts"
import { tokenHashOf } from "../../kernel/identifiers.ts"
import { refuseFor } from "../../kernel/refusal.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import type { AgreedVersions } from "../agree-on-order.ts"
import { ownAddress } from "../choose-address.ts"
import { type PlacedOrder, placeOrder } from "../place-order.ts"
import {
  destinationOf,
  draftAddress,
  isAddressOpen,
  type PricedDraft,
  priceDraft,
  requireDraft,
  wantedLines,
} from "./drafts.ts"

const refuse = refuseFor([...contract.acceptOffer.refusals, ...contract.declineOffer.refusals])

const findOffer = async (shop: Shop, token: string): Promise<DraftRow> =>
  requireDraft(await findDraftByToken(shop.db, tokenHashOf(token)))

interface Offer extends PricedDraft {
  shipTo: string | undefined
  /** Whether the customer may choose another of their addresses. */
  isAddressOpen: boolean
}

/** Returns a draft as its customer sees it, for the offered address or another one of the customer's. */
export async function getOffer(
  shop: Shop,
  token: string,
  addressId: string | undefined,
): Promise<Offer> {
  const row = await findOffer(shop, token)
  const offer = await priceDraft(shop, row, addressId)
  const address = offer.deliveryAddressId
    ? await findAddress(shop.db, row.userId, offer.deliveryAddressId)
    : row.deliveryAddress
  const shipTo = address ? (await addLines(address)).lines.join("\n") : undefined
  return { ...offer, shipTo, isAddressOpen: isAddressOpen(row) }
}

interface Acceptance {
  version: number
  /** Total that the customer saw. */
  totalCents: Cents
  addressId?: string | undefined
  billingAddressId?: string | undefined
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
  { version, totalCents, agreed, network, ...accepted }: Acceptance,
  key: string | undefined,
): Promise<PlacedOrder> {
  const draft = await findOffer(shop, token)
  if (draft.userId !== buyer.id) throw refuse("forbidden")
  const { purchaseOrder, note, billingAddressId } = accepted
  const addressId = await draftAddress(shop.db, draft, accepted.addressId)
  if (draft.deliveryAddress && addressId === undefined) throw refuse("offer_address_fixed")
  const shipTo = addressId && (await ownAddress(shop.db, buyer.id, addressId)).shipTo
  return placeOrder(
    shop,
    buyer,
    {
      lines: wantedLines(draft),
      ...destinationOf(draft),
      addressId,
      billingAddressId,
      details: { phone: "", purchaseOrder, note, shipTo },
      expected: { totalCents },
      agreed,
      network,
    },
    {
      key,
      request: ["offer", draft.id, version, totalCents, accepted],
      inSameTransaction: async (tx, orderId) => {
        const row = requireOffer(await lockDraft(tx, draft.id))
        if (row.version !== version || row.version !== draft.version)
          throw refuse("draft_changed", { version: row.version })
        await requireOfferedTown(tx, row, orderId)
        // Staff chose whom to offer, so the order is held like one that they placed.
        await updateOrder(tx, orderId, { placedBy: buyer.id })
        await updateDraft(tx, row.id, { state: "accepted", orderId, decidedAt: new Date() })
        await audit(tx, buyer, "draft.accept", orderId, { draft: draftNumber(row.number) })
        await publishAnswer(tx, row, "accepted", "")
      },
    },
  )
}

/** Refuses an order to another town than the offered one, if the address changed while the order was placed. */
async function requireOfferedTown(
  tx: Transaction,
  { deliveryAddress: offered }: DraftRow,
  orderId: string,
): Promise<void> {
  const placed = offered && (await findOrder(tx, orderId))?.deliveryAddress
  if (placed && !isSameTown(placed, offered)) throw refuse("offer_address_fixed")
}

function requireOffer(found: DraftRow | undefined): DraftRow {
  const row = requireDraft(found)
  const refusal = refuseAnswer(row, new Date())
  if (refusal) throw refuse(refusal)
  return row
}

/** Declines an offer. Possession of the link suffices. Repeating it with the same reason changes nothing. */
export async function declineOffer(shop: Shop, token: string, reason: string): Promise<void> {
  const draft = await findOffer(shop, token)
  await shop.db.transaction(async (tx) => {
    const found = await lockDraft(tx, draft.id)
    if (found?.state === "declined" && found.declineReason === reason) return
    const row = requireOffer(found)
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
