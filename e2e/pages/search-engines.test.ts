import sharp from "sharp"
import { afterAll, expect, test } from "vitest"
import { openTestShop } from "#test/test-shop.ts"
import { readStructuredData } from "../structured-data.ts"

const shop = await openTestShop({ seed: "demo", rateLimitScale: 0 })
afterAll(shop.close)

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" }
const plain = (html: string) =>
  html.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)

/** Reads the head of a page. */
async function headOf(path: string) {
  const html = String((await shop.send(`GET ${path}`)).body.text)
  const first = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? "")
  const meta = (name: string) =>
    first(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
  return {
    html,
    title: first(/<title>([^<]*)</),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    meta,
    graph: readStructuredData(html),
  }
}

const PART = "/parts/prism-924-blower"
const pages = [
  { path: "/", title: "Computer Assembler" },
  { path: "/parts", title: "Parts – Computer Assembler" },
  { path: "/parts?category=Fans", title: "Fans – Computer Assembler" },
  { path: PART, title: "Prism 924 Blower – Computer Assembler" },
  { path: "/reviews", title: "Reviews – Computer Assembler" },
  { path: "/blog", title: "Blog – Computer Assembler" },
  { path: "/MyPortfolio", title: "Portfolio – Computer Assembler" },
  { path: "/login", title: "Login – Computer Assembler" },
  { path: "/register", title: "Register – Computer Assembler" },
]

test("every public page has a title, a description, an address and a picture with its size", async () => {
  const seen = new Set<string>()
  for (const { path, title } of pages) {
    const { meta, canonical, ...head } = await headOf(path)
    expect(head.title, path).toBe(title)
    expect(canonical, path).toMatch(/^http:\/\/[^/]+\//)
    expect(canonical.endsWith(path), `${canonical} for ${path}`).toBe(true)
    const description = meta("description")
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(25)
    expect(seen.has(description), `${path} repeats a description`).toBe(false)
    seen.add(description)
    expect([meta("og:title"), meta("og:url"), meta("og:description")], path).toEqual([
      title,
      canonical,
      description,
    ])
    const picture = await fetch(meta("og:image").replace(/^http:\/\/[^/]+/, shop.url))
    const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect([width, height].map(String), path).toEqual([
      meta("og:image:width"),
      meta("og:image:height"),
    ])
  }
})

test("the shop and its parts have structured data", async () => {
  const home = (await headOf("/")).graph
  expect(home.map((thing) => thing["@type"])).toEqual(["Organization", "WebSite"])
  expect(home[0]).toMatchObject({ name: "Computer Assembler", logo: expect.stringMatching(/svg$/) })
  const [product, trail] = (await headOf(PART)).graph
  expect(product).toMatchObject({
    "@type": "Product",
    name: "Prism 924 Blower",
    sku: "CA-GP-924B",
    offers: {
      "@type": "Offer",
      price: "949.00",
      priceCurrency: "USD",
      availability: "https://schema.org/OutOfStock",
    },
  })
  expect(trail).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Parts" }, { name: "Graphics cards" }, { name: "Prism 924 Blower" }],
  })
})

test("a filtered list is not indexed, and its address is that of its category", async () => {
  const { canonical, meta } = await headOf("/parts?category=Fans&size=120")
  expect(canonical).toMatch(/\/parts\?category=Fans$/)
  expect(meta("robots")).toBe("noindex, follow")
})

test("the site map lists every public page and part in both languages, and robots.txt names it", async () => {
  const robots = String((await shop.send("GET /robots.txt")).body.text)
  const map = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? ""
  expect(robots).toContain("Disallow: /dashboard")
  const xml = String((await shop.send(`GET ${new URL(map).pathname}`)).body.text)
  const listed = [...xml.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path)
  const slugs = (await shop.as()("GET /part")).map(({ slug }) => `/parts/${slug}`)
  const english = ["/", "/parts", "/reviews", "/blog", "/MyPortfolio", ...slugs]
  const german = english.map((path) => (path === "/" ? "/de" : `/de${path}`))
  expect(new Set(listed)).toEqual(new Set([...english, ...german]))
})

test("a missing page answers 404 with its picture, and is not indexed", async () => {
  const answer = await shop.send("GET /no/such/page")
  expect(answer.status).toBe(404)
  const html = String(answer.body.text)
  expect(html).toContain("A circuit trace leading to an empty socket")
  expect(html).toContain('content="noindex"')
})

test("a mistyped address of a part answers 404, and does not say that it is no longer made", async () => {
  const { title, html } = await headOf("/parts/prism-71b")
  expect(title).toBe("Page not found – Computer Assembler")
  expect(html).toMatch(/<h1[^>]*>Page not found</)
  expect(html).not.toContain("no longer made")
  expect((await shop.send("GET /parts/prism-71b")).status).toBe(404)
})

test("back-ordered, discontinued and upcoming parts state their own availability", async () => {
  const offersOf = async (part: Parameters<typeof shop.part>[0]) => {
    const params = { id: await shop.part({ minimumQuantity: 5, ...part }) }
    const { slug } = await shop.as(shop.admin)("GET /part/{id}", { params })
    return (await headOf(`/parts/${slug}`)).graph[0]?.offers
  }
  const availability = (name: string) => ({ availability: `https://schema.org/${name}` })
  const waiting = await offersOf({ name: "Corbel", availableQuantity: 3, backorder: "yes" })
  expect(waiting).toMatchObject(availability("BackOrder"))
  const former = await offersOf({ name: "Former corbel", lifecycle: "discontinued" })
  expect(former).toMatchObject(availability("Discontinued"))
  const coming = await offersOf({ name: "Coming corbel", lifecycle: "upcoming" })
  expect(coming).toMatchObject(availability("OutOfStock"))
})
