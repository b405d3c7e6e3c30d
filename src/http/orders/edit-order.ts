import * as contract from "#contract/orders/edit-order.ts"
import { ownPriceIn } from "#contract/orders/own-price.ts"
import { cents, toAmount } from "#domain/pricing/money.ts"
import { type EditedOrder, editOrder, previewEdit } from "#operations/orders/desk/edit-order.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"
import { presentCharges } from "./present-terms.ts"

export const presentPrices = ({ before, after }: EditedOrder["totalCents"]) => ({
  before: toAmount(cents(before)),
  after: toAmount(cents(after)),
})

const presentAmounts = ({ quantity, unitPriceCents }: EditedOrder["changes"][number]["after"]) => ({
  quantity,
  unitPrice: toAmount(cents(unitPriceCents)),
})

export const presentLineChange = ({ before, after, ...line }: EditedOrder["changes"][number]) => ({
  ...line,
  ...(before && { before: presentAmounts(before) }),
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

  serve(server, contract.editOrder, async ({ actor, params, headers, body }) => {
    const { lines, delivery, deliveryPrice, reason = "", revision, preview } = body
    const wanted = {
      lines: lines.map(({ number, partId, quantity, ...price }) => ({
        number,
        partId,
        quantity,
        own: ownPriceIn(price),
      })),
      delivery,
      deliveryCents: deliveryPrice,
      reason,
      revision,
    }
    if (preview) return { ...written, ...presentEdited(await previewEdit(shop, params.id, wanted)) }
    const key = headers["idempotency-key"]
    const edited = await editOrder(shop, actor, params.id, wanted, key)
    return { ...written, modifiedCount: edited.isChanged ? 1 : 0, ...presentEdited(edited) }
  })
}
