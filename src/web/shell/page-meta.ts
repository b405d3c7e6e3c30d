import type { MetaDescriptor } from "react-router"
import {
  currentLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  languageCodes,
  languagePath,
} from "#domain/languages/languages.ts"
import { defaultSite, type ShopIdentity, type Site } from "#web/navigation/site.ts"

export type Matches = readonly [
  { loaderData?: { site: Site; publicUrl: string } | undefined },
  ...unknown[],
]

export const shopOf = ([root]: Matches): ShopIdentity => ({
  name: (root.loaderData?.site ?? defaultSite).name,
  publicUrl: root.loaderData?.publicUrl ?? "",
})

export const pageTitle = (matches: Matches, page: string): string =>
  `${page} – ${shopOf(matches).name}`

export const titleMeta = (matches: Matches, page: string): MetaDescriptor[] => [
  { title: pageTitle(matches, page) },
]

/** Returns meta tags that keep a page out of search engines. */
export const unlistedMeta = (title: string): MetaDescriptor[] => [
  { title },
  { name: "robots", content: "noindex" },
]

/** Returns meta tags for a page with a secret address: no indexing, and no referrer to other sites. */
export const secretAddressMeta = (title: string): MetaDescriptor[] => [
  ...unlistedMeta(title),
  { name: "referrer", content: "no-referrer" },
]

interface PublicPage {
  /** Title before the shop's name; undefined for the home page. */
  name?: string
  description: string
  path: string
  picture?: { path: string; width: number; height: number }
  /** False for variants of a list: search engines follow their links but do not index them. */
  listed?: boolean
  matches: Matches
}

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
  const addressIn = (language: Language) => publicUrl + languagePath(language, path)
  const url = addressIn(currentLanguage())
  const alternates = languageCodes.map((language) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: language,
    href: addressIn(language),
  }))
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...alternates,
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: addressIn(DEFAULT_LANGUAGE) },
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

/** Returns an absolute URL; pictures may be on other hosts. */
const fullAddress = (address: string, publicUrl: string): string =>
  URL.canParse(address) ? address : publicUrl + address
