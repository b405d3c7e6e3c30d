import * as contract from "#contract/tax/postal-rates.ts"
import type { PostalRate } from "#domain/tax/postal-rate.ts"
import { percentOf } from "#domain/tax/tax-rate.ts"
import * as operations from "#operations/tax/postal-rates.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

const present = ({ milliPercent, ...rate }: PostalRate) => ({
  ...rate,
  percent: percentOf(milliPercent),
})

export function servePostalRates(server: Server): void {
  const { shop } = server

  serve(server, contract.readPostalRates, async ({ query: { postalCode } }) => {
    const { count, states, replaced, rate } = await operations.readPostalRates(shop, postalCode)
    return {
      count,
      states,
      replacedAt: replaced?.at.toISOString() ?? null,
      replacedBy: replaced?.by ?? null,
      ...(rate && { rate: present(rate) }),
    }
  })

  serve(server, contract.previewPostalRates, async ({ file = new Uint8Array() }) => {
    const { isFraction, faults, examples, ...found } = await operations.previewPostalRates(
      shop,
      file,
    )
    return {
      ...found,
      fractions: isFraction,
      faultCount: faults.length,
      faults: faults.slice(0, contract.postalRateFile.shownFaults),
      examples: examples.map(present),
    }
  })

  serve(server, contract.replacePostalRates, async ({ actor, file = new Uint8Array() }) => ({
    ...written,
    count: await operations.replacePostalRates(shop, actor, file),
  }))

  serve(server, contract.removePostalRates, async ({ actor }) => ({
    ...written,
    deletedCount: await operations.removePostalRates(shop, actor),
  }))
}
