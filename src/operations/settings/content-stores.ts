import { engineerSettings, serviceSettings } from "#contract/settings/content-settings.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import {
  findPageContent,
  listProfessionalRows,
  listServiceRows,
  putPageContent,
  replaceProfessionals,
  replaceServices,
} from "#db/shop/shop-content.ts"

export interface SettingsSource {
  db: Executor
}

/** Where settings are that have tables of their own. */
export interface ContentStore {
  find(source: SettingsSource): Promise<object | undefined>
  put(tx: Transaction, settings: Record<string, unknown>): Promise<void>
}

/** The text of a page, which is the settings, or what these have under a name. */
const page = (name: string, key?: string): ContentStore => ({
  async find({ db }) {
    const content = await findPageContent(db, name)
    if (key) return { [key]: content }
    return typeof content === "object" && content !== null ? content : undefined
  },
  put: (tx, settings) => putPageContent(tx, name, key ? settings[key] : settings),
})

/** What the pages of the shop show, and the calls that tell it: by the group that sets it. */
export const contentStores = new Map<string, ContentStore>([
  ["banner", page("banner", "slides")],
  ["stats", page("stats", "stats")],
  ["blog", page("blog", "entries")],
  ["portfolio", page("portfolio")],
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
