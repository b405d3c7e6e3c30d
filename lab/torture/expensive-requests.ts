import { settingsGroups } from "#contract/settings/settings.ts"
import { facetNames } from "#domain/catalogue/facets.ts"
import { shopClient } from "#test/shop-client.ts"
import type { StageShop } from "./stage-shop.ts"

export interface ExpensiveRequest {
  name: string
  method: "GET" | "HEAD" | "POST" | "PUT"
  path: string
  headers?: Record<string, string>
  body?: string
}

interface ShopContent {
  partId: string
  partIds: readonly string[]
  slug: string
  values: ReadonlyMap<string, readonly string[]>
  cart: string
}

const json = { "content-type": "application/json" }
const plain = { "accept-encoding": "identity" }
const br = { "accept-encoding": "br" }

const numbers = Array.from({ length: 30 }, (_, n) => String(n))

const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

const get = (
  name: string,
  path: string,
  headers: Record<string, string> = {},
): ExpensiveRequest => ({
  name,
  method: "GET",
  path,
  headers,
})

const post = (path: string, body: object, headers = {}): ExpensiveRequest => ({
  name: `POST ${path}`,
  method: "POST",
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
})

/** The most expensive requests to every public endpoint. */
export const expensiveRequests = (content: ShopContent): ExpensiveRequest[] => [
  ...catalogueRequests(content),
  ...listRequests(content),
  ...pageRequests(content),
  ...bodyRequests(content),
]

/** Facet values that no part has. */
const unknown = query(Object.fromEntries(facetNames.map((name) => [name, numbers.join(",")])))

function catalogueRequests({ slug, partIds, values, cart }: ShopContent): ExpensiveRequest[] {
  const known = query(
    Object.fromEntries(
      facetNames.map((name) => [name, (values.get(name) ?? []).join(",").slice(0, 110)]),
    ),
  )
  const words = query({ q: "a me dr bo su ca po to pr ha fj ke", sort: "featured" })
  const deep = query({ sort: "available", page: "450", pageSize: "100" })
  return [
    get(`${facetNames.length} facets × ${numbers.length} values`, `/catalogue?${unknown}`),
    get(`${facetNames.length} facets, values that there are`, `/catalogue?${known}`),
    get("the same of a category", `/catalogue?category=Memory&${known}`),
    get("twelve words", `/catalogue?${words}`),
    get("one letter", "/catalogue?q=a&sort=name&pageSize=100"),
    get("a part of a word", "/catalogue?q=art&sort=-price&pageSize=100"),
    get("the last page by stock", `/catalogue?${deep}`),
    get("a large cart", "/cart", { cookie: cart }),
    get("a category", "/catalogue?category=Memory&sort=available&pageSize=100"),
    get("the same for somebody signed in", `/catalogue?${unknown}`, {
      cookie: "shop.session_token=none",
      authorization: "Bearer none",
    }),
    get("a part and what fits it", `/catalogue/${slug}`),
    get("suggestions", "/suggest?q=a+me+dr"),
    get("suggestions for a misspelt word", "/suggest?q=memroy+kti"),
    get("whether rows can be matched", "/match/ready"),
    get("categories", "/category"),
    get("an unknown offer", `/order-offer/${"x".repeat(43)}`),
    get("twelve parts side by side", `/comparison?parts=${partIds.slice(0, 12).join(",")}`),
    get("what may take a part's place", `/part/${partIds[0]}/substitutes?quantity=1`),
  ]
}

const listRequests = ({ partId }: ShopContent): ExpensiveRequest[] => [
  get("all parts, uncompressed", "/part", plain),
  get("all parts, each time by another address", "/part?n=1", br),
  get("stock of a part", `/part/${partId}/stock`),
  get("the worst reviews of a part", `/part/${partId}/review?sort=lowest&after=1-999999999`),
  get("events of no part", "/part/000000000000000000000000/events"),
  get("reviews", "/review", plain),
  get("newest reviews", "/review/newest"),
  get("reviews by page", "/review/page?page=1000"),
  get("page of reviews", "/reviews?page=1000"),
  get("services", "/service", plain),
  get("engineers", "/professional", plain),
  get("a list that nobody shares", `/shared-list/${"a".repeat(43)}`),
  get("contents", "/content"),
  get("configuration", "/config"),
  get("the shop's name, address and footer", "/site"),
  get("an old text", "/legal-text/terms/999999"),
  ...settingsGroups
    .filter(({ readers }) => readers === "public")
    .map(({ name }) => get(`settings: ${name}`, `/settings/${name}`)),
  get("session", "/api/auth/get-session", { cookie: "shop.session_token=none.none" }),
  get("documents for programs", "/openapi.json"),
  get("documents for people", "/docs"),
  get("site map", "/sitemap.xml"),
  get("robots", "/robots.txt"),
  get("health", "/healthz"),
  get("readiness", "/readyz"),
]

const pageRequests = ({ partId, slug }: ShopContent): ExpensiveRequest[] => [
  get("home page", "/", plain),
  get("home page that is not shared", "/?n=1"),
  get("home page by another spelling", "/."),
  get("data of the home page", "/_.data"),
  get("home page of a session", "/", { cookie: "shop.session_token=none.none" }),
  get("page of the catalogue", `/parts?${unknown}`),
  get("page of a category, as a table", "/parts?category=Memory&view=table"),
  get("page of a part", `/parts/${slug}`),
  get("data of a page", "/parts.data?category=Memory"),
  get("page that there is not", "/nothing/at/all"),
  get("login page", "/login"),
  get("page to write to the shop", "/contact"),
  get("page of the shop's words", "/legal/terms"),
  get("quick order", "/quick-order"),
  get("purchase page", `/purchase/${partId}`),
  get("picture", "/img/parts/anvil-1000-960.webp"),
  { name: "HEAD of the site map", method: "HEAD", path: "/sitemap.xml" },
]

const lineOf = (partId: string) => ({ partId, quantity: 1 })

const bodyRequests = ({ partId, partIds }: ShopContent): ExpensiveRequest[] => [
  post("/api/auth/sign-in/email", { email: "nobody@shop.example", password: "a guess of mine" }),
  {
    ...post("/price", { lines: Array(2000).fill(lineOf(partId)) }),
    name: "prices of 2,000 lines",
  },
  { ...post("/fit", { parts: partIds.map(lineOf) }), name: "fit of 2,000 parts" },
  {
    ...post("/match", { rows: Array(200).fill({ description: "memroy 32 gb of dr5 6000 kit" }) }),
    name: "200 rows to match",
  },
  {
    name: "a list of 50,000 cells",
    method: "POST",
    path: "/match/file",
    headers: { "content-type": "text/csv" },
    body: `Qty,MPN${",x".repeat(196)}\n${`1${",1".repeat(197)}\n`.repeat(250)}`,
  },
  {
    name: "a mail of 4 kB",
    method: "POST",
    path: "/match/file",
    headers: { "content-type": "text/plain" },
    body: "For each room we need two of the CA-TM5-6032 and three fans.\n".repeat(66),
  },
  post("/api/auth/request-password-reset", { email: "nobody@shop.example" }),
  post("/contact", {
    name: "Ada",
    email: "nobody@shop.example",
    subject: "Fans",
    message: "x".repeat(5000),
  }),
  post("/purchase", { purchaseId: partId, quantity: 1 }),
  { ...post("/webhook/stripe", { what: "x".repeat(100_000) }), name: "webhook of 100 kB" },
  {
    name: "a token for somebody",
    method: "PUT",
    path: "/user/nobody@shop.example",
    headers: { ...json, authorization: "Bearer none" },
    body: JSON.stringify({ email: "nobody@shop.example" }),
  },
]

const MANY_LINES = 5_000
const LISTS = 3

/** The most expensive requests that a free account can send about its own data. */
export async function openAccountRequests(shop: StageShop): Promise<ExpensiveRequest[]> {
  const { url } = shop
  const account = { name: "One Account", email: "one@buyers.example", password: "a free account" }
  const { as, enter } = shopClient(url, url)
  const person = await enter("/sign-up/email", account)
  const lines = await manyLines(shop)
  await as(person)("PATCH /cart", { body: { set: lines } })
  const lists = await Promise.all(
    Array.from({ length: LISTS }, (_, n) =>
      as(person)("POST /list", { body: { name: `List ${n}`, lines } }),
    ),
  )
  const id = lists[0]?.insertedId ?? ""
  const { token } = await as(person)("POST /list/{id}/share", { params: { id } })
  const tokenHeaders = { authorization: `Bearer ${person.token}` }
  const sessionHeaders = { cookie: person.cookie }
  const visitor = { cookie: await visitorsCart(url, lines) }
  return [
    get("account: its cart", "/cart", tokenHeaders),
    get("account: page of its cart", "/cart", { ...sessionHeaders, accept: "text/html" }),
    get("account: its list", `/list/${id}`, tokenHeaders),
    get("account: page of its list", `/dashboard/lists/${id}`, sessionHeaders),
    get("account: all its lists", "/list", tokenHeaders),
    get("account: its export", "/account/export", tokenHeaders),
    get("account: its orders", "/myorder", tokenHeaders),
    get("account: itself", "/account", tokenHeaders),
    get("account: home page", "/", sessionHeaders),
    get("account: page of the catalogue", "/parts", sessionHeaders),
    get("account: a search", "/catalogue?q=a&sort=name&pageSize=100", tokenHeaders),
    get("account: a shared list", `/shared-list/${token}`),
    get("account: page of a shared list", `/list/${token}`),
    { ...post("/price", { lines: lines.slice(0, 2_000) }, tokenHeaders), name: "account: prices" },
    {
      ...post("/purchase", { purchaseId: "none", quantity: 1 }, tokenHeaders),
      name: "account: a refused purchase",
    },
    get("visitor: a large cart", "/cart", visitor),
    get("visitor: page of a large cart", "/cart", { ...visitor, accept: "text/html" }),
  ]
}

async function manyLines(shop: StageShop) {
  const { pool, close } = await shop.database()
  const sold = "select id from parts where archived_at is null limit $1"
  const { rows } = await pool.query(sold, [MANY_LINES])
  await close()
  return rows.map(({ id }) => ({ partId: String(id), quantity: 1 }))
}

/** Creates a visitor's cart with these lines and returns its cookie. */
export async function visitorsCart(
  url: string,
  set: { partId: string; quantity: number }[],
): Promise<string> {
  const body = JSON.stringify({ set })
  const headers = { "content-type": "application/json" }
  const answer = await fetch(`${url}/cart`, { method: "PATCH", headers, body })
  if (!answer.ok) throw new Error(`no cart: ${answer.status} ${await answer.text()}`)
  return answer.headers.get("set-cookie")?.split(";", 1)[0] ?? ""
}
