import { settingsGroups } from "#contract/settings/settings.ts"
import type { SettingsGroup } from "#contract/settings/settings-group.ts"
import { type AccessRow, adminOnly, allowedBut, open } from "./access-row.ts"

const groups: readonly SettingsGroup[] = settingsGroups

export const settingsAccess: AccessRow[] = [
  { route: "GET /site", expected: open },
  // Public, but the text is empty.
  {
    route: "GET /legal-text/{page}/{version}",
    expected: allowedBut(404, open),
    ask: () => ({ params: { page: "terms", version: "1000" } }),
  },
  { route: "GET /settings", expected: adminOnly },
  ...groups.flatMap(({ read, write, readers }): AccessRow[] => [
    { route: read.route, expected: readers === "admin" ? adminOnly : open },
    {
      route: write.route,
      expected: adminOnly,
      ask: () => ({ body: {}, headers: { "if-match": "*" } }),
    },
  ]),
]
