import { getLegalText } from "#contract/settings/law-settings.ts"
import { getSite, listSettings, settingsGroups } from "#contract/settings/settings.ts"
import type { SettingsGroup } from "#contract/settings/settings-group.ts"
import { currentLanguage, type Language } from "#domain/languages/languages.ts"
import * as operations from "#operations/settings/read-settings.ts"
import { readSite } from "#operations/shop/read-site.ts"
import { saveSettings } from "#operations/shop/save-settings.ts"
import type { Server } from "../kernel/app-env.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveSettings(server: Server): void {
  const { shop, readCatalogue } = server
  serve(server, listSettings, async () =>
    (await operations.listSettings(shop)).map(({ changedAt, changedBy, ...group }) => ({
      ...group,
      changedAt: changedAt ?? null,
      changedBy: changedBy ?? null,
    })),
  )
  const sites = new Map<Language, Awaited<ReturnType<typeof readSite>>>()
  serve(server, getSite, async ({ c }) => {
    const language = currentLanguage()
    try {
      const site = await readCatalogue(readContextOf(c), readSite)
      sites.set(language, site)
      return site
    } catch (error) {
      // A shop keeps its name while its database is unavailable.
      const site = sites.get(language)
      if (!site) throw error
      return site
    }
  })
  serve(server, getLegalText, async ({ params: { page, version }, c }) => {
    return readCatalogue(readContextOf(c), (of) => operations.readLegalText(of, page, version))
  })
  for (const group of settingsGroups) serveGroup(server, group)
}

function serveGroup(server: Server, group: SettingsGroup): void {
  const { shop, readCatalogue } = server
  serve(server, group.read, ({ c }) =>
    readCatalogue(readContextOf(c), (of) => operations.readSettings(of, group)),
  )
  serve(server, group.write, async ({ actor, headers, body }) => {
    const seenVersion = headers["if-match"]
    return { ...written, version: await saveSettings(shop, actor, group, body, seenVersion) }
  })
}
