import { randomBytes } from "node:crypto"
import { serveStatic } from "@hono/node-server/serve-static"
import type { Context, Hono } from "hono"
import { type ApiClient, createClient } from "#contract/client.ts"
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageCodes,
  languagePath,
  languagePrefix,
  readLanguagePath,
} from "#domain/languages/languages.ts"
import { countCart } from "#operations/cart/cart.ts"
import { runInLanguage } from "#operations/kernel/run-in-language.ts"
import type { Actor } from "#operations/kernel/shop.ts"
import { findSessionActor } from "#operations/sessions/access-token.ts"
import { signOut } from "#operations/sessions/sign-in.ts"
import { answerError } from "../kernel/answer-error.ts"
import type { AppEnv, Server } from "../kernel/app-env.ts"
import { requireOrigin } from "../kernel/authenticate.ts"
import { clientAddress } from "../kernel/client-address.ts"
import { cartCookieOf } from "../kernel/cookies.ts"
import { bodyReader, serveActor, visitorAt } from "../kernel/queue-calls.ts"
import { chosenLanguage } from "../kernel/read-context.ts"
import { type ForeignOrigins, pagePolicy } from "../kernel/security-headers.ts"
import { answerBusyPage } from "./busy-page.ts"

/** Context given to the page renderer, of the same shape as PageContext. */
interface PageRequest {
  api: ApiClient
  viewer: Actor | null
  countCart: () => ReturnType<typeof countCart>
  signOut: () => Promise<Headers>
  language: Language
  nonce: string
  requestId: string
  report: (error: unknown) => void
  publicUrl: string
}

export type RenderPage = (request: Request, page: PageRequest) => Promise<Response>

export interface Pages {
  render: RenderPage
  foreignOrigins: ForeignOrigins
}

export function servePages(server: Server, pages: Pages): void {
  const readForm = bodyReader(server)
  server.app.get("*", (c) => orBusyPage(c, () => answerPage(server, pages, c)))
  server.app.on("POST", FORM_PATHS, (c) =>
    orBusyPage(c, () => {
      requireOrigin(c, server.site.publicOrigins)
      return readForm(c, undefined, (form) => answerPage(server, pages, c, formRequest(c, form)))
    }),
  )
}

/** Answers a refusal of a busy shop with its page. */
async function orBusyPage(c: Context<AppEnv>, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (thrown) {
    const response = answerError(thrown, c)
    return response.status === 503 ? answerBusyPage(c) : response
  }
}

async function answerPage(
  server: Server,
  { render, foreignOrigins }: Pages,
  c: Context<AppEnv>,
  request = c.req.raw,
): Promise<Response> {
  const { shop, site } = server
  const viewer = await viewerOf(server, c)
  if (viewer) c.set("userId", viewer.id)
  const { language } = readLanguagePath(new URL(request.url).pathname.replace(/\.data$/, ""))
  const chosen = chosenLanguage(c, viewer)
  if (language === DEFAULT_LANGUAGE && chosen && chosen !== language && isDocument(c.req.raw))
    return c.redirect(languagePath(chosen, pathAndQueryOf(request.url)))
  const nonce = randomBytes(16).toString("base64")
  const traits: PageTraits = { retryAfter: "", isPersonal: viewer !== null }
  const page: PageRequest = {
    api: createInProcessApi(server, c, viewer, traits),
    viewer,
    countCart: async () => (viewer ? countCart(shop, viewer) : undefined),
    signOut: () => {
      c.set("mayHaveWritten", true)
      return signOut(shop, c.req.raw.headers)
    },
    language,
    nonce,
    requestId: c.get("requestId"),
    report: (error) => c.get("log").error({ err: error }, "page_failed"),
    publicUrl: site.publicUrl,
  }
  // The pages are a separate program. Code that they call here must know the language, too.
  const renderPage = () => runInLanguage(language, () => render(request, page))
  const response = await (viewer
    ? serveActor(server, c, viewer, renderPage)
    : server.queues.serveInLane("page", visitorAt(server, c), c.req.raw.signal, renderPage))
  if (traits.retryAfter && response.status === 500) {
    c.header("retry-after", traits.retryAfter)
    return answerBusyPage(c)
  }
  response.headers.set("content-security-policy", pagePolicy(nonce, foreignOrigins))
  if (traits.isPersonal) response.headers.set("cache-control", "no-store")
  if (isPrefetch(c.req.raw)) {
    // Valid until the click that is expected, and only for the same user.
    response.headers.set("cache-control", "private, max-age=10")
    response.headers.append("vary", "Cookie")
  }
  return response
}

/** Pages that accept a form, with or without script. */
const FORM_PATHS = [
  "/language",
  ...languageCodes
    .flatMap((language) =>
      ["/logout", "/contact", "/withdraw"].map((path) => languagePrefix(language) + path),
    )
    .flatMap((path) => [path, `${path}.data`]),
]

/** Removes the origin, which was checked, because the router does not know about proxies. */
function formRequest({ req: { raw } }: Context<AppEnv>, form: Buffer): Request {
  const headers = new Headers(raw.headers)
  headers.delete("origin")
  return new Request(raw.url, {
    method: "POST",
    headers,
    body: new Uint8Array(form),
    signal: raw.signal,
  })
}

const isDocument = ({ method, url }: Request): boolean =>
  (method === "GET" || method === "HEAD") && !new URL(url).pathname.endsWith(".data")

function pathAndQueryOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Recognizes prefetches by browsers, and by the router for public pages. */
const isPrefetch = ({ url, headers }: Request): boolean =>
  new URL(url).pathname.endsWith(".data") &&
  [headers.get("sec-purpose"), headers.get("purpose")].includes("prefetch")

export async function viewerOf(server: Server, c: Context<AppEnv>): Promise<Actor | null> {
  if (!c.req.header("cookie")) return null
  const session = await server.shop.identity.sessionOf(c.req.raw.headers)
  return (session && (await findSessionActor(server.shop, session))) ?? null
}

interface PageTraits {
  retryAfter: string
  /** True if the page depends on the viewer or their cart. */
  isPersonal: boolean
}

/** Calls the app in-process as the viewer, with the same checks and replies. Records traits of the page. */
function createInProcessApi(
  { app, site }: Server,
  c: Context<AppEnv>,
  viewer: Actor | null,
  traits: PageTraits,
): ApiClient {
  const env = {
    requestId: c.get("requestId"),
    address: clientAddress(c, site),
    ...(viewer && { viewer }),
  }
  const cartCookie = cartCookieOf(c, site.publicUrl)
  const { signal } = c.req.raw
  return createClient(async (path, init) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(cartCookie)) headers.set(name, value)
    const answer = await app.request(path, { signal, ...init, headers }, env)
    traits.retryAfter = answer.headers.get("retry-after") ?? traits.retryAfter
    traits.isPersonal ||= answer.headers.get("cache-control") === "no-store"
    return answer
  })
}

const IMMUTABLE = "public, max-age=31536000, immutable"

/** Serves static files. Files with hashed names are cached forever. */
export function serveFiles(
  app: Hono<AppEnv>,
  { bundle, pictures }: { bundle: string; pictures: string },
): void {
  const immutable = (path: string, root: string) =>
    app.use(
      path,
      serveStatic({
        root,
        precompressed: true,
        rewriteRequestPath: (requested) => requested.replace(/^\/img\//, "/"),
        onFound: (_, c) => c.header("cache-control", IMMUTABLE),
      }),
    )
  immutable("/assets/*", bundle)
  immutable("/img/*", pictures)
  app.use("/*", serveStatic({ root: bundle }))
}
