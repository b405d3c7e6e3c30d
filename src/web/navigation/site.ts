import { createContext, use } from "react"
import { text } from "#contract/kernel/text.ts"
import type { Reply } from "../api/api.ts"

/** What the shop says of itself on every page. */
export type Site = Reply<"GET /site">

/** As search engines are told of it. */
export interface ShownShop {
  name: string
  /** Scheme and host that people use. */
  publicUrl: string
}

/** Of a shop that does not tell just now. */
export const defaultSite: Site = { name: text.title, email: text.email, about: "", links: [] }

export const SiteContext = createContext(defaultSite)
export const useSite = (): Site => use(SiteContext)
