import * as contract from "#contract/orders/order-administration.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { setFreight } from "#operations/orders/desk/set-freight.ts"
import { advanceOrder, restoreOrder, undoAdvance } from "#operations/orders/order-steps.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

/** An ETag's quotes may be left out. */
const unquoted = (tag: string) => tag.replace(/^"|"$/g, "")

export function serveOrderAdministration(server: Server): void {
  const { shop } = server

  serve(server, contract.restoreOrder, async ({ actor, params }) => ({
    ...written,
    modifiedCount: await restoreOrder(shop, actor, params.id),
  }))

  serve(server, contract.setFreight, async ({ actor, params, body }) => {
    const totalCents = await setFreight(shop, actor, params.id, body.amount)
    return { ...written, modifiedCount: 1, price: toAmount(totalCents) }
  })

  serve(server, contract.advanceOrder, async ({ actor, params, headers }) => {
    const seen = unquoted(headers["if-match"] ?? "*")
    const status = await advanceOrder(shop, actor, params.id, seen === "*" ? undefined : seen)
    return { ...written, modifiedCount: 1, status }
  })

  serve(server, contract.undoAdvance, async ({ actor, params, headers }) => {
    const seen = unquoted(headers["if-match"])
    return { ...written, modifiedCount: 1, status: await undoAdvance(shop, actor, params.id, seen) }
  })
}
