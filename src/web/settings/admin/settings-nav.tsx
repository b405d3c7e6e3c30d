import { settingsAreas } from "#contract/settings/settings.ts"
import { paths } from "#web/navigation/paths.ts"
import { TabLinks } from "#web/ui/tab-links.tsx"

/** All pages of settings, by what they are about. */
export const SettingsNav = ({ shown }: { shown: string }) => (
  <div className="mt-4 mb-8 grid gap-x-4 gap-y-3 border-y border-border py-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-1">
    {Object.entries(settingsAreas).map(([area, groups]) => (
      <div key={area} className="sm:contents">
        <p className="text-sm text-text-3 sm:py-2">{area}</p>
        <TabLinks
          label={`Settings: ${area}`}
          className="max-sm:-mx-3"
          tabs={groups.map(({ name, title }) => ({
            to: paths.settings(name),
            label: title,
            isShown: name === shown,
          }))}
        />
      </div>
    ))}
  </div>
)
