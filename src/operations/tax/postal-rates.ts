import { taxSettings } from "#contract/settings/tax-settings.ts"
import {
  comparePostalRates,
  countPostalRates,
  findLastReplacement,
  findPostalRate,
  writePostalRates,
} from "#db/tax/postal-rates.ts"
import type { PostalRate } from "#domain/tax/postal-rate.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { readPostalRateFile } from "./postal-rate-file.ts"

const total = (states: readonly { count: number }[]): number =>
  states.reduce((sum, { count }) => sum + count, 0)

export async function readPostalRates({ db }: Pick<Shop, "db">, postalCode: string | undefined) {
  const [states, replaced, rate] = await Promise.all([
    countPostalRates(db),
    findLastReplacement(db),
    postalCode === undefined ? undefined : findPostalRate(db, postalCode),
  ])
  return { count: total(states), states, replaced, rate }
}

const EXAMPLES = 5

/** Says what a file would change, with all its faults. */
export async function previewPostalRates({ db }: Pick<Shop, "db">, file: Uint8Array) {
  const { rates, faults, isFraction } = await readPostalRateFile(file)
  const states = [...Map.groupBy(rates, ({ state }) => state)]
    .map(([state, { length }]) => ({ state, count: length }))
    .toSorted((one, other) => one.state.localeCompare(other.state))
  const changes = await comparePostalRates(db, rates)
  return {
    ...changes,
    states,
    count: rates.length,
    isFraction,
    faults,
    examples: rates.slice(0, EXAMPLES),
  }
}

/** Replaces all rates by those of a file; refuses one with faults. */
export async function replacePostalRates(
  shop: Shop,
  admin: Actor,
  file: Uint8Array,
): Promise<number> {
  const { rates, faults } = await readPostalRateFile(file)
  if (faults.length > 0) throw refuse("postal_rates_faulty")
  await writeRates(shop, admin, rates)
  return rates.length
}

/** Returns how many there were. */
export const removePostalRates = (shop: Shop, admin: Actor): Promise<number> =>
  writeRates(shop, admin, [])

const writeRates = (shop: Shop, admin: Actor, rates: readonly PostalRate[]): Promise<number> =>
  shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const before = await writePostalRates(tx, taxSettings.name, rates)
      const counts = { before: { count: before }, after: { count: rates.length } }
      await audit(tx, admin, "tax_rates.replace", taxSettings.name, counts)
      return before
    }),
  )
