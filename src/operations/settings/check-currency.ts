import { shopSettings } from "#contract/settings/shop-settings.ts"
import type { Transaction } from "#db/connection/client.ts"
import { hasOrders, hasParts, lockOrders } from "#db/settings/shop-settings.ts"
import { t } from "#domain/languages/translate.ts"
import { currencyOf } from "#domain/pricing/currency.ts"

/**
 * Refuses another currency once an order exists, and one with other decimals while there are prices. The lock makes
 * orders that are being placed wait.
 */
export async function checkCurrency(
  tx: Transaction,
  before: unknown,
  wanted: unknown,
): Promise<Record<string, string>> {
  const was = shopSettings.fields.parse(before).currency
  const { currency } = shopSettings.fields.parse(wanted)
  if (was === currency) return {}
  await lockOrders(tx)
  if (await hasOrders(tx)) return { currency: t("The currency is fixed since the first order.") }
  const isRescaled = currencyOf(was).decimals !== currencyOf(currency).decimals
  return isRescaled && (await hasParts(tx))
    ? {
        currency: t(
          "Prices of products are in {currency}. Remove the products before you choose a currency with other decimals.",
          { currency: was },
        ),
      }
    : {}
}
