import { createContext, use } from "react"
import { text } from "#contract/kernel/text.ts"
import type { Reply } from "../api/api.ts"
import { paths } from "./paths.ts"

/** What the shop says of itself on every page. */
export type Site = Reply<"GET /site">

/** As search engines are told of it. */
export interface ShownShop {
  name: string
  /** Scheme and host that people use. */
  publicUrl: string
}

/** Of a shop that does not tell just now. */
export const defaultSite: Site = {
  name: text.title,
  email: text.email,
  timeZone: "UTC",
  about: "",
  links: [],
}

/** The pages of the shop's own that it has. */
export const ownPages = ({ hides = [] }: Site) =>
  (
    [
      ["blog", text.nav.blog, paths.blog],
      ["portfolio", text.nav.portfolio, paths.portfolio],
    ] as const
  ).filter(([section]) => !hides.includes(section))

export const SiteContext = createContext(defaultSite)
export const useSite = (): Site => use(SiteContext)
