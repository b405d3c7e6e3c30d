import type { MetaDescriptor } from "react-router"
import { defaultSite, type ShownShop, type Site } from "../navigation/site.ts"

/** What a route's `meta` gets; the first is the root's. */
export type Matches = readonly [
  { loaderData?: { site: Site; publicUrl: string } | undefined },
  ...unknown[],
]

/** The shop's name, and the scheme and host that people use. */
export const shopOf = ([root]: Matches): ShownShop => ({
  name: (root.loaderData?.site ?? defaultSite).name,
  publicUrl: root.loaderData?.publicUrl ?? "",
})

/** A page's name before the shop's. */
export const pageTitle = (matches: Matches, page: string): string =>
  `${page} – ${shopOf(matches).name}`

interface PublicPage {
  /** Before the shop's name in the title; the home page has the shop's name alone. */
  name?: string
  description: string
  path: string
  /** Shown when the page is shared, in place of the shop's card. */
  picture?: { path: string; width: number; height: number }
  /** False for one of many lists of the same: search engines follow its links only. */
  listed?: boolean
  matches: Matches
}

/** Title, description, canonical address and what is shown when the page is shared. */
export function publicPageMeta({
  name,
  description,
  path,
  picture = { path: "/social-card.png", width: 1200, height: 630 },
  listed = true,
  matches,
}: PublicPage): MetaDescriptor[] {
  const shop = shopOf(matches)
  const { publicUrl } = shop
  const title = name ? pageTitle(matches, name) : shop.name
  const url = publicUrl + path
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: shop.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: fullAddress(picture.path, publicUrl) },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    { name: "twitter:card", content: "summary_large_image" },
    ...(listed ? [] : [{ name: "robots", content: "noindex, follow" }]),
  ]
}

/** A picture may be on another host. */
const fullAddress = (address: string, publicUrl: string): string =>
  URL.canParse(address) ? address : publicUrl + address
