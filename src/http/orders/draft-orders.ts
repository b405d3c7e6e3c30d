import * as contract from "#contract/orders/draft-orders.ts"
import { ownPriceFrom } from "#contract/orders/prices.ts"
import { draftNumber } from "#domain/orders/draft-order.ts"
import { lineTotal, toAmount } from "#domain/pricing/money.ts"
import { acceptOffer, declineOffer, getOffer } from "#operations/orders/drafts/answer-offer.ts"
import {
  addDraft,
  type Draft,
  getDraftOrder,
  listDraftOrders,
  type PricedDraft,
  saveDraft,
  sendDraft,
  withdrawDraft,
} from "#operations/orders/drafts/drafts.ts"
import type { Server } from "../kernel/app-env.ts"
import { clientNetwork } from "../kernel/client-address.ts"
import { type Call, serve, written } from "../kernel/serve.ts"
import { presentPlaced } from "./present-order.ts"
import { presentTotals } from "./present-terms.ts"
import { presentPricedLine } from "./priced-lines.ts"

const goodsOf = ({ lines }: Draft): number =>
  lines.reduce((sum, line) => sum + lineTotal(line.unitPriceCents, line.quantity), 0)

const presentDraft = (draft: Draft) => ({
  _id: draft.id,
  number: draftNumber(draft.number),
  state: draft.state,
  version: draft.version,
  customerId: draft.userId,
  email: draft.email,
  name: draft.name,
  by: draft.author,
  goods: toAmount(goodsOf(draft)),
  lineCount: draft.lines.length,
  createdAt: draft.createdAt,
  sentAt: draft.sentAt ?? undefined,
  validUntil: draft.validUntil ?? undefined,
  declineReason: draft.declineReason || undefined,
  orderId: draft.orderId || undefined,
})

const presentPriced = ({ priced, terms }: PricedDraft) => ({
  lines: priced.lines.map(presentPricedLine),
  units: priced.units,
  ...presentTotals(priced.totalCents, terms),
})

const presentDraftLine = (line: Draft["lines"][number]) => ({
  partId: line.partId,
  quantity: line.quantity,
  unitPrice: toAmount(line.unitPriceCents),
  listPrice: toAmount(line.listCents),
  priceReason: line.reason || undefined,
})

type DraftInput = Call<typeof contract.saveDraftOrder>["body"]

const contentsFrom = ({ lines, addressId, delivery, deliveryPrice, note, days }: DraftInput) => ({
  lines: lines.map(({ partId, quantity, ...price }) => ({
    partId,
    quantity,
    own: ownPriceFrom(price),
  })),
  addressId,
  delivery,
  deliveryCents: deliveryPrice ?? undefined,
  note,
  days,
})

function serveDraftWrites(server: Server): void {
  const { shop } = server

  serve(server, contract.addDraftOrder, async ({ actor, body, key }) => {
    const insertedId = await addDraft(shop, actor, body.email, contentsFrom(body), key)
    return { ...written, insertedId }
  })

  serve(server, contract.saveDraftOrder, async ({ actor, params, headers, body }) => {
    const changed = { id: params.id, version: headers["if-match"], contents: contentsFrom(body) }
    return { ...written, modifiedCount: 1, version: await saveDraft(shop, actor, changed) }
  })

  serve(server, contract.sendDraftOrder, async ({ actor, params, headers, key }) => {
    const draft = { id: params.id, version: headers["if-match"] }
    const validUntil = await sendDraft(shop, actor, draft, key)
    return { ...written, validUntil }
  })

  serve(server, contract.withdrawDraftOrder, async ({ actor, params }) => {
    await withdrawDraft(shop, actor, params.id)
    return { ...written, modifiedCount: 1 }
  })
}

function serveOffers(server: Server): void {
  const { shop } = server

  serve(server, contract.getOffer, async ({ params, query, c }) => {
    const offer = await getOffer(shop, params.token, query.addressId)
    const { number, state, version, email, name, note, shipTo, validUntil, orderId } = offer
    c.header("cache-control", "no-store")
    return {
      number: draftNumber(number),
      state,
      version,
      // A link may be found long after its offer. It must not show where the customer lives then.
      ...(state === "sent" && { email, name, shipTo, addressId: offer.deliveryAddressId }),
      note,
      choosesAddress: offer.isAddressOpen,
      validUntil: validUntil ?? undefined,
      decidedAt: offer.decidedAt ?? undefined,
      orderId: orderId || undefined,
      priced: presentPriced(offer),
    }
  })

  serve(server, contract.acceptOffer, async ({ actor, params, body, c, key }) => {
    const { total, ...accepted } = body
    const network = clientNetwork(c, server.site)
    const acceptance = { ...accepted, agreed: body.agreed, totalCents: total, network }
    const { orderId } = await acceptOffer(shop, actor, params.token, acceptance, key)
    return presentPlaced(shop, orderId)
  })

  serve(server, contract.declineOffer, async ({ params, body }) => {
    await declineOffer(shop, params.token, body.reason)
    return written
  })
}

export function serveDraftOrders(server: Server): void {
  const { shop } = server

  serve(server, contract.listDraftOrders, async ({ query }) => {
    const { limit, after, state, buyer } = query
    return (await listDraftOrders(shop, { limit, afterId: after, state, buyer })).map(presentDraft)
  })

  serve(server, contract.getDraftOrder, async ({ params }) => {
    const draft = await getDraftOrder(shop, params.id)
    const { note, validDays: days, addressId, delivery, deliveryCents } = draft
    return {
      ...presentDraft(draft),
      note,
      days,
      addressId: addressId || undefined,
      delivery: delivery || undefined,
      deliveryPrice: deliveryCents === null ? undefined : toAmount(deliveryCents),
      wanted: draft.lines.map(presentDraftLine),
      priced: presentPriced(draft),
    }
  })

  serveDraftWrites(server)
  serveOffers(server)
}
