import { groupCategories } from "#domain/catalogue/category-groups.ts"
import { languageCodes, languagePrefix } from "#domain/languages/languages.ts"
import { listCategories } from "#operations/catalogue/read-catalogue.ts"
import { listPartSlugs } from "#operations/catalogue/show-part.ts"
import { listOwnPages } from "#operations/shop/read-site.ts"
import type { Server } from "../kernel/app-env.ts"

const PAGES = ["/", "/parts"]

/** Paths excluded from search engines. */
const NOT_FOR_SEARCH = [
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
export function serveSiteMap({ app, shop }: Server, publicUrl: string): void {
  app.get("/robots.txt", (c) =>
    c.text(
      [
        "User-agent: *",
        ...languageCodes.flatMap((language) =>
          NOT_FOR_SEARCH.map((path) => `Disallow: ${languagePrefix(language)}${path}`),
        ),
        `Sitemap: ${publicUrl}/sitemap.xml`,
        "",
      ].join("\n"),
    ),
  )

  app.get("/sitemap.xml", async (c) => {
    const [slugs, own, categories] = await Promise.all([
      listPartSlugs(shop),
      listOwnPages(shop),
      listCategories(shop),
    ])
    const groups = groupCategories(categories) ?? []
    const addresses = [
      ...PAGES,
      ...own,
      ...groups.map(({ slug }) => `/category/${slug}`),
      ...slugs.map((slug) => `/parts/${encodeURIComponent(slug)}`),
    ]
    const urls = addresses.map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`)
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
      200,
      {
        "content-type": "application/xml; charset=utf-8",
        "cache-control": "public, max-age=0, must-revalidate",
      },
    )
  })
}

const XML_ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }

const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => XML_ENTITIES[character] ?? character)
