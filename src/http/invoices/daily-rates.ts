import * as contract from "#contract/invoices/daily-rates.ts"
import { shopCurrency } from "#domain/pricing/currency.ts"
import { deleteDailyRate, readDailyRates, setDailyRate } from "#operations/invoices/daily-rates.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveDailyRates(server: Server): void {
  const { shop } = server

  serve(server, contract.listDailyRates, async () => {
    const { isMissing, ...known } = await readDailyRates(shop)
    return { currency: shopCurrency().code, ...known, missing: isMissing }
  })

  serve(server, contract.putDailyRate, async ({ actor, params: { day }, body: { rate } }) => {
    await setDailyRate(shop, actor, { day, rate })
    return written
  })

  serve(server, contract.removeDailyRate, async ({ actor, params: { day } }) => ({
    ...written,
    deletedCount: await deleteDailyRate(shop, actor, day),
  }))
}
