import type { z } from "zod"
import { settingsGroups } from "#contract/settings/settings.ts"
import type { SettingsGroup } from "#contract/settings/settings-group.ts"
import { findSettings, listSavedSettings } from "#db/settings/shop-settings.ts"
import type { Shop } from "../kernel/shop.ts"
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

/** All groups, with who saved them last. */
export async function listSettings({ db }: Pick<Shop, "db">) {
  const saved = await listSavedSettings(db)
  return settingsGroups.map(({ name, title, readers }) => {
    const { version = 0, changedAt, changedBy } = saved.find((row) => row.name === name) ?? {}
    return { name, title, readers, version, changedAt, changedBy }
  })
}
