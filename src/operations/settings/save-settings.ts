import { isDeepStrictEqual } from "node:util"
import type { z } from "zod"
import { putSettings } from "#db/settings/shop-settings.ts"
import { asAdmin } from "../kernel/as-admin.ts"
import { audit } from "../kernel/audit.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { type Group, readSettings } from "./read-settings.ts"

/** Sets a whole group as it was seen, or as it is where no version is named. Answers its version. */
export function saveSettings(
  shop: Shop,
  admin: Actor,
  group: Group<z.ZodObject>,
  settings: Record<string, unknown>,
  seenVersion: number | undefined,
): Promise<number> {
  const { name } = group
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const before = await readSettings({ db: tx }, group)
      const row = { name, value: settings, changedBy: admin.id }
      const version = await putSettings(tx, row, seenVersion ?? before.version)
      if (version === undefined)
        throw refuse("settings_changed", {
          version: (await readSettings({ db: tx }, group)).version,
        })
      await audit(tx, admin, "settings.save", name, changesOf(before.settings, settings))
      return version
    }),
  )
}

/** What was set otherwise before, and as what. */
function changesOf(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(after).filter((key) => !isDeepStrictEqual(before[key], after[key]))
  const pick = (settings: Record<string, unknown>) =>
    Object.fromEntries(changed.map((key) => [key, settings[key]]))
  return { before: pick(before), after: pick(after) }
}
