import type { AccessRow, Asked } from "#test/security/access/access-row.ts"
import { accessMatrix } from "#test/security/access-matrix.ts"
import { type Operation, readOperations, type Schema } from "../../fuzz/document.ts"
import type { ScanWorld } from "./scan-shop.ts"

/** One request to be spoilt by a scanner, at each place where `MARK` stands. */
export interface ScanTarget {
  /** `GET /order q` */
  name: string
  method: string
  /** From the shop's address on. */
  path: string
  headers: Record<string, string>
  body?: string
  /** The parameters that are marked. */
  places: string[]
}

export const MARK = "*"

/** Every parameter of every call in the shop's own description, each in one request that is right otherwise. */
export async function documentedTargets(shop: ScanWorld): Promise<ScanTarget[]> {
  const document: unknown = await (await fetch(`${shop.url}/openapi.json`)).json()
  const targets: ScanTarget[] = []
  for (const operation of readOperations(document)) {
    const route = `${operation.method} ${operation.path}`
    const row = accessMatrix.find((each) => each.route === route)
    if (!row) throw new Error(`${route} is documented, and not in test/security/access-matrix.ts`)
    targets.push(...(await targetsOf(shop, operation, row)))
  }
  return targets
}

async function targetsOf(
  shop: ScanWorld,
  operation: Operation,
  { route, ask }: AccessRow,
): Promise<ScanTarget[]> {
  const asked: Asked = (await ask?.(shop.world, shop.owner)) ?? {}
  const base = { method: operation.method, headers: asked.headers ?? {} }
  const params = paramsOf(shop, operation, asked)
  const queryOf = (name: string) => queryValue(shop, operation, name)
  const required = new URLSearchParams(asked.query)
  const withQuery = (path: string, query: URLSearchParams, marked?: string) => {
    const pairs = [...query].map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}${name === marked ? MARK : ""}`,
    )
    return pairs.length > 0 ? `${path}?${pairs.join("&")}` : path
  }
  const plainPath = pathOf(operation.path, params, "")
  const body = bodyOf(operation, asked)
  const sent = typeof body === "string" ? { body } : body && { body: JSON.stringify(body) }
  const targets: ScanTarget[] = []

  // What stands in the path and in headers, in one request.
  const markedHeaders = Object.keys(operation.headers)
  const places = [...operation.params, ...markedHeaders]
  if (places.length > 0)
    targets.push({
      ...base,
      ...sent,
      name: [route, ...places].join(" "),
      path: withQuery(pathOf(operation.path, params, MARK), required),
      headers: {
        ...base.headers,
        ...Object.fromEntries(markedHeaders.map((name) => [name, headerValue(name, route) + MARK])),
      },
      places,
    })
  // Each filter alone, so that there is something to find that it narrows.
  for (const name of Object.keys(operation.query)) {
    const query = new URLSearchParams(required)
    if (!query.has(name)) query.set(name, queryOf(name))
    targets.push({
      ...base,
      name: `${route} ?${name}`,
      path: withQuery(plainPath, query, name),
      places: [name],
    })
  }
  const path = withQuery(plainPath, required)
  if (typeof body === "string")
    targets.push({ ...base, name: `${route} body`, path, body: body + MARK, places: ["body"] })
  else if (body) {
    // Texts in one request; what is no text in another, as the text that would have to be taken for it.
    for (const isTexts of [true, false]) {
      const names = Object.keys(body).filter((name) => (typeof body[name] === "string") === isTexts)
      const spoilt = names.map((name) => [name, String(body[name]) + MARK])
      const marked = JSON.stringify({ ...body, ...Object.fromEntries(spoilt) })
      if (names.length > 0)
        targets.push({
          ...base,
          name: `${route} {${names.join(", ")}}`,
          path,
          body: marked,
          places: names,
        })
    }
  }
  return targets
}

function paramsOf(
  { importId, mailId }: ScanWorld,
  { path }: Operation,
  { params = {} }: Asked,
): Record<string, string> {
  if (path.startsWith("/import/")) return { id: importId }
  if (path.startsWith("/mail/")) return { id: mailId }
  // What exists answers with events for as long as anybody listens.
  if (path.endsWith("/events")) return { id: "0".repeat(24) }
  return params
}

const pathOf = (path: string, params: Record<string, string>, mark: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? "") + mark)

function queryValue({ facets, world }: ScanWorld, { path, query }: Operation, name: string) {
  const known: Record<string, string> = {
    q: "anvil",
    limit: "5",
    page: "1",
    minPrice: "1",
    maxPrice: "9999",
    minOrder: "9999",
    pageSize: "12",
    after: path === "/order" || path === "/user" ? world.partId : "1",
  }
  const first = query[name]?.enum?.[0]
  return String(
    first ?? (path === "/catalogue" ? facets.get(name) : undefined) ?? known[name] ?? "x",
  )
}

/** A key is for one kind of request only. */
const headerValue = (name: string, route: string): string =>
  name === "if-match" ? "pending" : `key-${route.replaceAll(/\W/g, "")}`

/** A right body with everything in it that may be in it; a text where it is no JSON object. */
function bodyOf(
  { path, body: schema }: Operation,
  { body }: Asked,
): Record<string, unknown> | string | undefined {
  if (path.endsWith("/file")) return "sku,name,price\r\nA-1,Anvil,1"
  if (typeof body === "string") return `${body}Content-Disposition: form-data; name="image"`
  const given = Array.isArray(body) ? {} : { ...Object(body) }
  const optional = Object.entries(schema?.properties ?? {}).map(([name, inner]) => [
    name,
    bodyValue(name, inner),
  ])
  const all = { ...Object.fromEntries(optional), ...given }
  return Object.keys(all).length > 0 ? all : undefined
}

function bodyValue(name: string, schema: Schema): unknown {
  const known: Record<string, unknown> = {
    callbackURL: "/dashboard",
    errorCallbackURL: "/login",
    email: "nobody@shop.example",
    phone: "1",
    amount: 1,
    image: "/img/parts/anvil-1000-960.webp",
  }
  const first = schema.enum?.[0]
  if (first !== undefined) return first
  if (name in known) return known[name]
  // What the scanned part costs.
  if (name === "price") return 149
  if (schema.type === "boolean") return false
  if (schema.type === "number" || schema.type === "integer" || schema.anyOf) return 1
  return "a text"
}

/** Pages, files, what providers bring back, and what every request has: sent by hand, since nothing describes it. */
export function otherTargets({ world, facets }: ScanWorld): ScanTarget[] {
  const { partId } = world
  const category = encodeURIComponent(facets.get("category") ?? "")
  const pages: [name: string, path: string][] = [
    ["GET /parts category q sort page", `/parts?category=${category}*&q=a*&sort=price*&page=1*`],
    ["GET /parts/{slug}", "/parts/anvil-1000*"],
    ["GET /purchase/{id}", `/purchase/${partId}*`],
    ["GET /dashboard/order/{id}", `/dashboard/order/${partId}*`],
    ["GET /dashboard/payment/{id}", `/dashboard/payment/${partId}*`],
    ["GET /dashboard/manageProduct/{id}", `/dashboard/manageProduct/${partId}*`],
    [
      "GET /dashboard/manageOrder q status page",
      "/dashboard/manageOrder?q=a*&status=pending*&page=1*",
    ],
    ["GET /login from error", "/login?from=/parts*&error=expired*"],
    ["GET /reset-password token", "/reset-password?token=x*"],
    ["GET /verify-email token", "/verify-email?token=x*"],
    ["GET /api/auth/callback/google code state", "/api/auth/callback/google?code=x*&state=y*"],
    ["GET /img/u/{name}", "/img/u/x*"],
    ["GET /assets/{name}", "/assets/x*"],
    ["GET /{anything}", "/anything*"],
  ]
  const everywhere = ["user-agent", "referer", "x-forwarded-for", "x-request-id", "accept-language"]
  const headers = {
    ...Object.fromEntries(everywhere.map((name) => [name, `x${MARK}`])),
    authorization: `Bearer x${MARK}`,
    cookie: `shop.session_token=x${MARK}`,
  }
  const get = { method: "GET", headers: {} }
  return [
    ...pages.map(([name, path]) => ({
      ...get,
      name,
      path,
      places: path.split(MARK).slice(1).map(String),
    })),
    ...["/account", "/api/auth/get-session", "/dashboard/account"].map((path) => ({
      method: "GET",
      name: `GET ${path} its headers`,
      path,
      headers,
      places: Object.keys(headers),
    })),
  ]
}

/** How it is answered when nothing of it is spoilt. */
export async function unspoilt(
  url: string,
  target: Pick<ScanTarget, "method" | "path" | "headers" | "body">,
) {
  const { method, path, headers, body } = target
  const clean = (text: string) => text.replaceAll(MARK, "")
  const type = body?.startsWith("{") ? { "content-type": "application/json" } : {}
  const pairs = Object.entries({ ...type, ...headers }).map(([name, value]) => [name, clean(value)])
  const init: RequestInit = { method, headers: Object.fromEntries(pairs), redirect: "manual" }
  if (body !== undefined) init.body = clean(body)
  const response = await fetch(url + clean(path), init)
  await response.body?.cancel()
  return response.status
}
