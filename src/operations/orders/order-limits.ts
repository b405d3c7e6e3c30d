import { orderLimitRefusals } from "#contract/orders/refusals.ts"
import { bankTransferSettings } from "#contract/settings/bank-transfer-settings.ts"
import type { Executor } from "#db/connection/client.ts"
import { findSettings, type StoredSettings } from "#db/settings/shop-settings.ts"
import { type OrderCharge, sumOfCharges } from "#domain/orders/charges.ts"
import { payable } from "#domain/pricing/card-limits.ts"
import { refuseFor } from "../kernel/refusal.ts"
import { totalOf } from "./charge-calculator.ts"

const refuse = refuseFor(orderLimitRefusals)

/** Names of the settings that limit an order as a whole. */
export const limitGroups: readonly string[] = [bankTransferSettings.name]

export const savedOf = (
  settings: readonly StoredSettings[],
  name: string,
): StoredSettings | undefined => settings.find((one) => one.name === name)

interface WholeOrder {
  lines: readonly { quantity: number; totalCents: number }[]
  charges: readonly OrderCharge[]
}

/** Refuses an order that the shop does not accept as a whole, whether it is placed, offered or edited. */
export function requireWithinLimits(
  { lines, charges }: WholeOrder,
  settings: readonly StoredSettings[],
): void {
  const transfers = savedOf(settings, bankTransferSettings.name)
  const byTransfer = transfers?.value.on === true
  if (!payable(totalOf(lines) + sumOfCharges(charges), { byTransfer }))
    throw refuse("total_not_chargeable")
}

/** Refuses an order by the current settings. */
export const requireWithinLimitsNow = async (db: Executor, order: WholeOrder): Promise<void> =>
  requireWithinLimits(order, await findSettings(db, limitGroups))
