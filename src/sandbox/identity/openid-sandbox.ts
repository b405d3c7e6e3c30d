import { once } from "node:events"
import { createServer } from "node:http"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { makeOpenIdTables } from "./make-tables.ts"
import { style } from "./pages.ts"
import type { ProviderOptions } from "./provider.ts"

export interface OpenIdSandbox {
  /** What people's browsers ask, below the issuer's path. */
  app: Hono
  /** Asks it from inside, without a network in between. */
  fetch: (url: string, init?: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

/** Headers about one connection, which are not passed on to another. */
const OF_THE_CONNECTION = [
  "connection",
  "keep-alive",
  "transfer-encoding",
  "host",
  "content-length",
]

/**
 * The stand-in for Google: a complete OpenID provider, which speaks Node's own HTTP. It listens on a loopback
 * port of its own that only we know, and everything goes to it through here.
 */
export async function openIdSandbox(
  options: ProviderOptions & { origins: string[] },
): Promise<OpenIdSandbox> {
  await makeOpenIdTables(options.pool)
  const { pathname: mount, host, protocol } = new URL(options.issuer)
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    // A form's answer leads back to the shop, under whichever of its names it was opened. Policies know no
    // IPv6 addresses.
    `form-action 'self' ${options.origins.filter((origin) => !origin.includes("[")).join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ")
  let listening: Promise<Listening> | undefined

  const pass = async (request: Request): Promise<Response> => {
    listening ??= listen(options, mount)
    const { port } = await listening
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    for (const name of OF_THE_CONNECTION) headers.delete(name)
    headers.set("cookie", withoutSession(headers.get("cookie") ?? ""))
    headers.set("x-forwarded-host", host)
    headers.set("x-forwarded-proto", protocol.slice(0, -1))
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: request.method,
      headers,
      redirect: "manual",
      ...(request.body && { body: await request.arrayBuffer() }),
    })
    const passed = new Headers(answer.headers)
    for (const name of OF_THE_CONNECTION) passed.delete(name)
    passed.set("content-security-policy", policy)
    passed.set("cache-control", passed.get("cache-control") ?? "no-store")
    return new Response(answer.body, { status: answer.status, headers: passed })
  }

  const app = new Hono()
  app.use(bodyLimit({ maxSize: 64 * 1024 }))
  app.get("/style.css", (c) => c.body(style, 200, { "content-type": "text/css; charset=utf-8" }))
  app.all("/*", (c) => pass(c.req.raw))
  return {
    app,
    fetch: (url, init) => pass(new Request(url, init)),
    close: async () => (await listening)?.close(),
  }
}

/** Who was chosen last is not who is meant now: the provider remembers nobody. */
const withoutSession = (cookies: string): string =>
  cookies
    .split("; ")
    .filter((cookie) => !cookie.startsWith("_session"))
    .join("; ")

interface Listening {
  port: number
  close: () => Promise<void>
}

/** The provider's own server; it thinks of itself as mounted below the issuer's path. */
async function listen(options: ProviderOptions, mount: string): Promise<Listening> {
  // Large, and rarely used: it is loaded by the first who signs in this way.
  const [{ createProvider }, { interact }] = await Promise.all([
    import("./provider.ts"),
    import("./interaction.ts"),
  ])
  const provider = createProvider(options)
  const answer = provider.callback()
  const server = createServer((request, reply) => {
    const url = request.url ?? "/"
    Object.assign(request, { originalUrl: url, url: url.slice(mount.length) || "/" })
    if (!request.url?.startsWith("/interaction/")) return void answer(request, reply)
    interact(provider, options.pool, request, reply).catch(() => {
      if (!reply.headersSent) reply.writeHead(500)
      reply.end()
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  return {
    port: address.port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
