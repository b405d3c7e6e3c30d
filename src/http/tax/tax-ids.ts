import * as contract from "#contract/tax/tax-ids.ts"
import * as operations from "#operations/tax/tax-ids.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"
import { presentTaxId } from "./present-tax-id.ts"

export function serveTaxIds(server: Server): void {
  const { shop } = server

  serve(server, contract.listTaxIds, async ({ actor }) =>
    (await operations.listTaxIds(shop, actor)).map(({ awaits, ...row }) => ({
      ...presentTaxId(row),
      awaits,
    })),
  )

  serve(server, contract.addTaxId, async ({ actor, body }) => {
    const { id, state } = await operations.addTaxId(shop, actor, body)
    return { ...written, insertedId: id, state }
  })

  serve(server, contract.checkTaxId, async ({ actor, params }) => ({
    ...written,
    state: await operations.checkTaxId(shop, actor, params.id),
  }))

  serve(server, contract.deleteTaxId, async ({ actor, params }) => {
    await operations.deleteTaxId(shop, actor, params.id)
    return { ...written, deletedCount: 1 }
  })

  serve(server, contract.listWaitingTaxIds, async ({ query }) => {
    const filter = { limit: query.limit, afterId: query.after }
    return (await operations.listWaitingTaxIds(shop, filter)).map(({ taxId, ...about }) => ({
      ...presentTaxId(taxId),
      ...about,
    }))
  })

  serve(server, contract.decideTaxId, async ({ actor, params, body }) => ({
    ...written,
    state: await operations.decideTaxId(shop, actor, params.id, body.valid),
  }))
}
