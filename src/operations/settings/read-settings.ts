import type { z } from "zod"
import { engineerSettings, serviceSettings } from "#contract/settings/content-settings.ts"
import { deliverySettings } from "#contract/settings/delivery-settings.ts"
import { feeSettings } from "#contract/settings/fee-settings.ts"
import { settingsGroups } from "#contract/settings/settings.ts"
import type { SettingsGroup } from "#contract/settings/settings-group.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import { isLegalPage, legalPages } from "#contract/settings/shop-text.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import {
  blockNewOrders,
  blockNewParts,
  findSettings,
  findTextOf,
  hasOrders,
  hasParts,
  listSavedSettings,
} from "#db/settings/shop-settings.ts"
import {
  findPageContent,
  listProfessionalRows,
  listServiceRows,
  putPageContent,
  replaceProfessionals,
  replaceServices,
} from "#db/shop/shop-content.ts"
import { t } from "#domain/languages/translate.ts"
import { currencyOf, setShopCurrency } from "#domain/pricing/currency.ts"
import { setShopTimeZone } from "#domain/shop/days.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"

interface SettingsSource {
  db: Executor
}

interface ContentStore {
  find(source: SettingsSource): Promise<object | undefined>
  put(tx: Transaction, settings: Record<string, unknown>): Promise<void>
}

/** Stores settings in the content of a page, as a whole or under a key. */
const pageStore = (name: string, key?: string): ContentStore => ({
  async find({ db }) {
    const content = await findPageContent(db, name)
    if (key) return { [key]: content }
    return typeof content === "object" && content !== null ? content : undefined
  },
  put: (tx, settings) => putPageContent(tx, name, key ? settings[key] : settings),
})

export const contentStores = new Map<string, ContentStore>([
  ["banner", pageStore("banner", "slides")],
  ["stats", pageStore("stats", "stats")],
  ["blog", pageStore("blog", "entries")],
  ["portfolio", pageStore("portfolio")],
  [
    "services",
    {
      find: async ({ db }) => ({ services: await listServiceRows(db) }),
      put: (tx, settings) => replaceServices(tx, serviceSettings.fields.parse(settings).services),
    },
  ],
  [
    "engineers",
    {
      find: async ({ db }) => ({ engineers: await listProfessionalRows(db) }),
      put: (tx, settings) =>
        replaceProfessionals(tx, engineerSettings.fields.parse(settings).engineers),
    },
  ],
])

export type ReadableGroup<Fields extends z.ZodObject> = Pick<
  SettingsGroup<string, Fields>,
  "name" | "fields"
>

/** Reads settings with their defaults. Queries a small row each time, so that every process is up to date. */
export async function readSettings<Fields extends z.ZodObject>(
  source: SettingsSource,
  { name, fields }: ReadableGroup<Fields>,
): Promise<{ version: number; settings: z.output<Fields> }> {
  const [stored] = await findSettings(source.db, [name])
  const content = await contentStores.get(name)?.find(source)
  return { version: stored?.version ?? 0, settings: fields.parse(content ?? stored?.value ?? {}) }
}

/** Reads the shop's currency. Makes it and the shop's time zone those of this process. */
export async function readCurrency(source: SettingsSource): Promise<string> {
  const { currency, timeZone } = (await readSettings(source, shopSettings)).settings
  setShopCurrency(currency)
  setShopTimeZone(timeZone)
  return currency
}

export async function listSettings({ db }: Pick<Shop, "db">) {
  const saved = await listSavedSettings(db)
  return settingsGroups.map(({ name, title, readers }) => {
    const { version = 0, changedAt, changedBy } = saved.find((row) => row.name === name) ?? {}
    return { name, title, readers, version, changedAt, changedBy }
  })
}

/** Reads a version of a legal page. Refuses unknown ones. */
export async function readLegalText({ db }: SettingsSource, page: string, version: number) {
  if (!isLegalPage(page)) throw refuse("legal_text_not_found")
  const found = await findTextOf(db, page, version)
  if (!found?.text) throw refuse("legal_text_not_found")
  return { page, title: legalPages[page], version, text: found.text, savedAt: found.savedAt }
}

/**
 * Refuses another currency once an order exists, and one with other decimals while there are prices. Locks orders
 * and parts, so that new ones wait.
 */
export async function checkCurrency(
  tx: Transaction,
  stored: unknown,
  wanted: unknown,
): Promise<Record<string, string>> {
  const { currency: before } = shopSettings.fields.parse(stored)
  const { currency } = shopSettings.fields.parse(wanted)
  if (before === currency) return {}
  await blockNewOrders(tx)
  if (await hasOrders(tx))
    return { currency: t("The currency cannot be changed after the first order.") }
  if (currencyOf(before).decimals === currencyOf(currency).decimals) return {}
  await blockNewParts(tx)
  if (await hasParts(tx))
    return {
      currency: t(
        "Prices of products are in {currency}. Remove the products before you choose a currency with other decimals.",
        { currency: before },
      ),
    }
  return (await haveSettingsPrices(tx))
    ? {
        currency: t(
          "Prices of delivery and fees are in {currency}. Remove them before you choose a currency with other decimals.",
          { currency: before },
        ),
      }
    : {}
}

async function haveSettingsPrices(tx: Transaction): Promise<boolean> {
  const { zones, collection } = (await readSettings({ db: tx }, deliverySettings)).settings
  const { fees } = (await readSettings({ db: tx }, feeSettings)).settings
  const hasPrice = zones
    .flatMap(({ methods }) => methods)
    .some(({ steps, furtherKg, freeFrom }) => steps.length > 0 || (furtherKg ?? freeFrom) !== null)
  return hasPrice || collection.price !== null || fees.length > 0
}
