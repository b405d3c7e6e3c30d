import { createHash, randomBytes } from "node:crypto"
import { serveStatic } from "@hono/node-server/serve-static"
import type { Context, Hono } from "hono"
import { html, raw } from "hono/html"
import { type ApiClient, createClient } from "#contract/client.ts"
import {
  currentLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  languageCodes,
  languagePath,
  languagePrefix,
  readLanguagePath,
} from "#domain/languages/languages.ts"
import { t } from "#domain/languages/translate.ts"
import { countCart } from "#operations/cart/cart.ts"
import { runInLanguage } from "#operations/kernel/run-in-language.ts"
import type { Actor } from "#operations/kernel/shop.ts"
import { findSessionActor } from "#operations/sessions/access-token.ts"
import { signOut } from "#operations/sessions/sign-in.ts"
import { answerError } from "../kernel/answer-error.ts"
import type { AppEnv, Server, SiteConfig } from "../kernel/app-env.ts"
import { requireOrigin } from "../kernel/authenticate.ts"
import { clientAddress } from "../kernel/client-address.ts"
import { cartCookieOf } from "../kernel/cookies.ts"
import { serveActor, visitorAt, visitorBodyReader } from "../kernel/queue-calls.ts"
import { chosenLanguage } from "../kernel/read-context.ts"
import { type ForeignOrigins, pagePolicy } from "../kernel/security-headers.ts"

const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { display: grid; place-items: center; min-height: 100dvh; margin: 0; padding: 1rem;
  box-sizing: border-box; background: light-dark(#fafbf9, #0e1311); color: light-dark(#141a17, #eef2ef); }
main { max-width: 34rem; text-align: center; }
h1 { font-size: 2rem; line-height: 1.15; letter-spacing: -0.015em; }
p { color: light-dark(#46504a, #b7c1bb); }
a { color: light-dark(#0b6b47, #35b981); display: inline-block; padding: 0.75rem; }
`

const styleHash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`

/** Answers a browser with a page while the shop is too busy to render one. The page needs no other file. */
function answerBusyPage(c: Context<AppEnv>): Response | Promise<Response> {
  c.header(
    "content-security-policy",
    `default-src 'none'; style-src ${styleHash}; frame-ancestors 'none'`,
  )
  c.header("cache-control", "no-store")
  const title = t("The shop is busy")
  const page = html`<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${t("Try again in a moment. If you have just placed or paid for an order, check My Order before you do it again.")}</p>
<a href="">${t("Try again")}</a>
</main>
</body>
</html>`
  return c.html(page, 503)
}

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
  others: ForeignOrigins
}

export function servePages(server: Server, pages: Pages): void {
  const { shop, site } = server
  const answer = async (c: Context<AppEnv>, request = c.req.raw) => {
    const viewer = await viewerOf(server, c)
    if (viewer) c.set("userId", viewer.id)
    const { language } = readLanguagePath(new URL(request.url).pathname.replace(/\.data$/, ""))
    const chosen = chosenLanguage(c, viewer)
    if (language === DEFAULT_LANGUAGE && chosen && chosen !== language && isDocument(c.req.raw))
      return c.redirect(languagePath(chosen, ownAddress(request.url)))
    const nonce = randomBytes(16).toString("base64")
    const traits: PageTraits = { retryAfter: "", isOwn: viewer !== null }
    const page: PageRequest = {
      api: createInProcessApi(server, lookingAs(viewer, c, site), c, traits),
      viewer,
      countCart: async () => (viewer ? countCart(shop, viewer) : undefined),
      signOut: () => signOut(shop, c.req.raw.headers),
      language,
      nonce,
      requestId: c.get("requestId"),
      report: (error) => c.get("log").error({ err: error }, "page_failed"),
      publicUrl: site.publicUrl,
    }
    // The pages are a separate program. Code that they call here must know the language, too.
    const render = () => runInLanguage(language, () => pages.render(request, page))
    const response = await (viewer
      ? serveActor(server, c, viewer, render)
      : server.queues.serveInLane("page", visitorAt(server, c), c.req.raw.signal, render))
    if (traits.retryAfter && response.status === 500) {
      c.header("retry-after", traits.retryAfter)
      return answerBusy(c)
    }
    response.headers.set("content-security-policy", pagePolicy(nonce, pages.others))
    if (traits.isOwn) response.headers.set("cache-control", "no-store")
    if (isPrefetch(c.req.raw)) {
      // Valid until the click that is expected, and only for the same user.
      response.headers.set("cache-control", "private, max-age=10")
      response.headers.append("vary", "Cookie")
    }
    return response
  }
  server.app.get("*", async (c) => {
    try {
      return await answer(c)
    } catch (thrown) {
      const refused = answerError(thrown, c)
      return refused.status === 503 ? answerBusy(c) : refused
    }
  })
  const readVisitorForm = visitorBodyReader(server)
  // The pages that take a form, with or without script.
  server.app.on("POST", FORMS, (c) => {
    requireOrigin(c, site.publicOrigins)
    return readVisitorForm(c, (form) => answer(c, formRequest(c, form)))
  })
}

const FORMS = [
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

function ownAddress(url: string): string {
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
  isOwn: boolean
}

interface PageReader {
  viewer: Actor | null
  address: string
  cart: Record<string, string>
}

const lookingAs = (viewer: Actor | null, c: Context<AppEnv>, site: SiteConfig): PageReader => ({
  viewer,
  address: clientAddress(c, site),
  cart: cartCookieOf(c, site.publicUrl),
})

/** Calls the app in-process, with the same checks and replies. */
function createInProcessApi(
  server: Server,
  { viewer, address, cart }: PageReader,
  c: Context<AppEnv>,
  traits: PageTraits,
): ApiClient {
  const requestId = c.get("requestId")
  const { signal } = c.req.raw
  return createClient(async (path, init) => {
    const env = { requestId, address, ...(viewer && { viewer }) }
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(cart)) headers.set(name, value)
    const answer = await server.app.request(path, { signal, ...init, headers }, env)
    traits.retryAfter = answer.headers.get("retry-after") ?? traits.retryAfter
    traits.isOwn ||= answer.headers.get("cache-control") === "no-store"
    return answer
  })
}

/**
 * Answers a request for a page that cannot be rendered now. The router shows a status without a body in the shop's
 * frame.
 */
function answerBusy(c: Context<AppEnv>): Response | Promise<Response> {
  if (!isDocument(c.req.raw)) return c.body(null, 503)
  const { language } = readLanguagePath(c.req.path)
  return runInLanguage(language, () => answerBusyPage(c))
}

const FOREVER = "public, max-age=31536000, immutable"

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
        onFound: (_, c) => c.header("cache-control", FOREVER),
      }),
    )
  immutable("/assets/*", bundle)
  immutable("/img/*", pictures)
  app.use("/*", serveStatic({ root: bundle }))
}
