import { z } from "zod"
import { onOff } from "./setting-fields.ts"
import { settingsGroup } from "./settings-group.ts"

const shown = (label: string, help?: string) => onOff(label, help, true)

/** Sections of the site. Content of a section stays while it is off. */
export const sectionSettings = settingsGroup({
  name: "sections",
  title: "Sections of the site",
  readers: "public",
  fields: z.object({
    stats: shown("Figures", "Below the banner."),
    services: shown("Services"),
    reviews: shown("Reviews", "On the home page and at /reviews."),
    engineers: shown("Engineers"),
    blog: shown("Blog", "The page /blog and the links to it, once there is an entry."),
    portfolio: shown("Portfolio", "The page /MyPortfolio and the links to it, once it has a name."),
  }),
})

const names = sectionSettings.fields.keyof().options
export type Section = (typeof names)[number]
export const sectionName = z.enum(names)

export const sectionsHidden = (settings: z.output<typeof sectionSettings.fields>): Section[] =>
  names.filter((name) => !settings[name])
