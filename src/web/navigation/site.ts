import { createContext, use } from "react"
import { commonText } from "#contract/kernel/common-text.ts"
import { DEFAULT_CURRENCY } from "#domain/pricing/currency.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "./paths.ts"

export type Site = Reply<"GET /site">

export interface ShopIdentity {
  name: string
  publicUrl: string
}

export const defaultSite: Site = {
  name: commonText.title,
  email: "",
  timeZone: "UTC",
  currency: DEFAULT_CURRENCY,
  about: "",
  links: [],
}

/** Returns section, label and path of each content page that is not hidden. */
export const listContentPages = ({ hides = [] }: Site) =>
  (
    [
      ["blog", commonText.nav.blog, paths.blog],
      ["portfolio", commonText.nav.portfolio, paths.portfolio],
    ] as const
  ).filter(([section]) => !hides.includes(section))

export const SiteContext = createContext(defaultSite)
export const useSite = (): Site => use(SiteContext)
