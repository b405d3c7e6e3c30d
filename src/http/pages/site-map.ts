import { escapeUTF8 } from "entities/escape"
import { groupCategories } from "#domain/catalogue/category-groups.ts"
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageCodes,
  languagePath,
  languagePrefix,
} from "#domain/languages/languages.ts"
import { listCategories } from "#operations/catalogue/read-catalogue.ts"
import { listPartSlugs } from "#operations/catalogue/show-part.ts"
import { listOwnPages } from "#operations/shop/read-site.ts"
import type { Server } from "../kernel/app-env.ts"

const MAIN_PAGES = ["/", "/parts"]

const DISALLOWED_PATHS = [
  "/dashboard",
  "/purchase",
  "/cart",
  "/checkout",
  "/login",
  "/register",
  "/api",
  "/sandbox",
]

/** Serves the site map and robots.txt. */
export function serveSiteMap({ app, shop, site: { publicUrl } }: Server): void {
  app.get("/robots.txt", (c) =>
    c.text(
      [
        "User-agent: *",
        ...languageCodes.flatMap((language) =>
          DISALLOWED_PATHS.map((path) => `Disallow: ${languagePrefix(language)}${path}`),
        ),
        `Sitemap: ${publicUrl}/sitemap.xml`,
        "",
      ].join("\n"),
    ),
  )

  app.get("/sitemap.xml", async (c) => {
    const [slugs, ownPages, categories] = await Promise.all([
      listPartSlugs(shop),
      listOwnPages(shop),
      listCategories(shop),
    ])
    const groups = groupCategories(categories) ?? []
    const addresses = [
      ...MAIN_PAGES,
      ...ownPages,
      ...groups.map(({ slug }) => `/category/${slug}`),
      ...slugs.map((slug) => `/parts/${encodeURIComponent(slug)}`),
    ]
    const isFull = addresses.length * languageCodes.length > MAX_URLS
    const listed = isFull ? [DEFAULT_LANGUAGE] : languageCodes
    const urls = addresses.flatMap((path) => urlsOf(publicUrl, path, listed))
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${urls.join("\n")}\n</urlset>\n`,
      200,
      {
        "content-type": "application/xml; charset=utf-8",
        "cache-control": "public, max-age=0, must-revalidate",
      },
    )
  })
}

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/**
 * Maximum number of addresses in a map. A full map lists pages of other languages only as alternates of the English
 * ones.
 */
const MAX_URLS = 50_000

/** Lists a page in these languages. Each entry refers to the page in all languages. */
function urlsOf(publicUrl: string, path: string, listed: readonly Language[]): string[] {
  const addresses = languageCodes.map((language) => ({
    language,
    address: escapeUTF8(publicUrl + languagePath(language, path)),
  }))
  const alternates = addresses
    .map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    )
    .join("")
  return addresses
    .filter(({ language }) => listed.includes(language))
    .map(({ address }) => `<url><loc>${address}</loc>${alternates}</url>`)
}
