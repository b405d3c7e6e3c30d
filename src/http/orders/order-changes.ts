import * as contract from "#contract/orders/order-changes.ts"
import { ownPriceFrom } from "#contract/orders/prices.ts"
import { toAmount } from "#domain/pricing/money.ts"
import {
  type CancelledOrder,
  cancelOwnOrder,
  previewCancellation,
} from "#operations/orders/changes/cancel-own-order.ts"
import { changeDetails } from "#operations/orders/changes/change-details.ts"
import { type EditedOrder, editOrder, previewEdit } from "#operations/orders/desk/edit-order.ts"
import { declineFreight } from "#operations/orders/desk/set-freight.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"
import { answerRefund } from "./present-order.ts"
import { presentCharges } from "./present-terms.ts"

const presentCancelledOrder = ({
  isWhole,
  units,
  amountCents,
  totalCents,
  freeDelivery,
}: CancelledOrder) => ({
  whole: isWhole,
  units,
  amount: toAmount(amountCents),
  price: toAmount(totalCents),
  freeDelivery: freeDelivery && presentFreeDelivery(freeDelivery),
})

export const presentFreeDelivery = (free: NonNullable<CancelledOrder["freeDelivery"]>) =>
  free.lost ? { lost: true, delivery: toAmount(free.cents) } : { lost: false }

export function serveOrderChanges(server: Server): void {
  const { shop } = server

  serve(server, contract.cancelOrder, async ({ actor, params, body, c, key }) => {
    const { lines, reason = "", preview } = body
    const request = { lines, reason }
    if (preview) {
      const planned = await previewCancellation(shop, actor, params.id, request)
      return { ...written, ...presentCancelledOrder(planned) }
    }
    const done = await cancelOwnOrder(shop, actor, params.id, request, key)
    const reply = { ...written, modifiedCount: 1, ...presentCancelledOrder(done) }
    if (!done.state) return reply
    return answerRefund(c, reply, done.state)
  })

  serve(server, contract.declineFreight, async ({ actor, params, body }) => ({
    ...written,
    modifiedCount: (await declineFreight(shop, actor, params.id, body.reason)) ? 1 : 0,
  }))

  serve(server, contract.changeOrderDetails, async ({ actor, params, body }) => ({
    ...written,
    modifiedCount: (await changeDetails(shop, actor, params.id, body)) ? 1 : 0,
  }))
}

export const presentPrices = ({ before, after }: EditedOrder["totalCents"]) => ({
  before: toAmount(before),
  after: toAmount(after),
})

const presentAmounts = ({ quantity, unitPriceCents }: EditedOrder["changes"][number]["after"]) => ({
  quantity,
  unitPrice: toAmount(unitPriceCents),
})

export const presentLineChange = ({ before, after, ...line }: EditedOrder["changes"][number]) => ({
  ...line,
  before: before && presentAmounts(before),
  after: presentAmounts(after),
})

const presentEdited = ({ totalCents, charges, changes, revision }: EditedOrder) => ({
  price: presentPrices(totalCents),
  ...presentCharges(totalCents.after, charges),
  changes: changes.map(presentLineChange),
  revision,
})

export function serveOrderEdits(server: Server): void {
  const { shop } = server

  serve(server, contract.editOrder, async ({ actor, params, body, key }) => {
    const { lines, delivery, deliveryPrice, reason = "", revision, preview } = body
    const edit = {
      lines: lines.map(({ number, partId, quantity, ...price }) => ({
        number,
        partId,
        quantity,
        own: price.ownPrice === null ? null : ownPriceFrom(price),
      })),
      delivery,
      deliveryCents: deliveryPrice,
      reason,
      revision,
    }
    if (preview) return { ...written, ...presentEdited(await previewEdit(shop, params.id, edit)) }
    const edited = await editOrder(shop, actor, params.id, edit, key)
    return { ...written, modifiedCount: edited.isChanged ? 1 : 0, ...presentEdited(edited) }
  })
}
