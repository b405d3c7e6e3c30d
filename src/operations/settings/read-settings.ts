import type { z } from "zod"
import { footerSettings } from "#contract/settings/content-settings.ts"
import { legalPages } from "#contract/settings/legal-pages.ts"
import { settingsGroups } from "#contract/settings/settings.ts"
import type { SettingsGroup } from "#contract/settings/settings-group.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import { findSettings, listSavedSettings, listWrittenTexts } from "#db/settings/shop-settings.ts"
import type { Shop } from "../kernel/shop.ts"
import { chargesNothing, chargingGroups } from "../orders/order-terms.ts"
import { contentStores, type SettingsSource } from "./content-stores.ts"

export type Group<Fields extends z.ZodObject> = Pick<
  SettingsGroup<string, Fields>,
  "name" | "fields"
>

/** What is set now, and the default of what nobody set. One small row is read each time: so every process knows. */
export async function readSettings<Fields extends z.ZodObject>(
  source: SettingsSource,
  { name, fields }: Group<Fields>,
): Promise<{ version: number; settings: z.output<Fields> }> {
  const [[kept], content] = await Promise.all([
    findSettings(source.db, [name]),
    contentStores.get(name)?.find(source),
  ])
  return { version: kept?.version ?? 0, settings: fields.parse(content ?? kept?.value ?? {}) }
}

/** What every page shows. */
export async function readSite(shop: Pick<Shop, "db">) {
  const { links, own, ...site } = await readOwnWords(shop)
  return { ...site, links: [...links, ...own] }
}

/** Where the pages are that somebody wrote or switched on. */
export const listOwnPages = async (shop: Pick<Shop, "db">): Promise<string[]> =>
  (await readOwnWords(shop)).own.map(({ href }) => href)

async function readOwnWords({ db }: Pick<Shop, "db">) {
  const [rows, written] = await Promise.all([
    findSettings(db, [shopSettings.name, footerSettings.name, ...chargingGroups]),
    listWrittenTexts(db, Object.keys(legalPages)),
  ])
  const setIn = ({ name }: { name: string }) => rows.find((row) => row.name === name)?.value ?? {}
  const { name, email, contact } = shopSettings.fields.parse(setIn(shopSettings))
  const { about, links } = footerSettings.fields.parse(setIn(footerSettings))
  const legal = Object.entries(legalPages)
    .filter(([page]) => written.includes(page))
    .map(([page, label]) => ({ label, href: `/legal/${page}` }))
  const own = [...(contact ? [{ label: "Contact", href: "/contact" }] : []), ...legal]
  const needsAddress = !chargesNothing(rows) && { ordersNeedAddress: true as const }
  return { name, email, about, links, own, ...needsAddress }
}

/** All groups, with who saved them last. */
export async function listSettings({ db }: Pick<Shop, "db">) {
  const saved = await listSavedSettings(db)
  return settingsGroups.map(({ name, title, readers }) => {
    const { version = 0, changedAt, changedBy } = saved.find((row) => row.name === name) ?? {}
    return { name, title, readers, version, changedAt, changedBy }
  })
}
