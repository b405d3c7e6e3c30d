import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { Pool } from "pg"
import { style } from "./pages.ts"
import type { ProviderOptions } from "./provider.ts"

export interface OpenIdSandbox {
  /** Handles requests of browsers, below the issuer's path. */
  app: Hono
  /** Handles requests of the shop, without a network. */
  fetch: (url: string, init?: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

/** Headers of one connection, which are not forwarded. */
const CONNECTION_HEADERS = [
  "connection",
  "keep-alive",
  "transfer-encoding",
  "host",
  "content-length",
]

/**
 * Stand-in for Google: a complete OpenID provider. It uses Node's own HTTP on a private loopback port, to which all
 * requests are forwarded.
 */
export async function openIdSandbox(
  options: ProviderOptions & { origins: string[] },
): Promise<OpenIdSandbox> {
  await makeOpenIdTables(options.pool)
  const { pathname: mount, host, protocol } = new URL(options.issuer)
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    // A form redirects to the shop, at the origin under which it was opened. Policies cannot contain IPv6
    // addresses.
    `form-action 'self' ${options.origins.filter((origin) => !origin.includes("[")).join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ")
  let listening: Promise<Listening> | undefined

  const forward = async (request: Request): Promise<Response> => {
    listening ??= listen(options, mount)
    const { port } = await listening
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    for (const name of CONNECTION_HEADERS) headers.delete(name)
    headers.set("cookie", withoutSession(headers.get("cookie") ?? ""))
    headers.set("x-forwarded-host", host)
    headers.set("x-forwarded-proto", protocol.slice(0, -1))
    const response = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: request.method,
      headers,
      redirect: "manual",
      ...(request.body && { body: await request.arrayBuffer() }),
    })
    const responseHeaders = new Headers(response.headers)
    for (const name of CONNECTION_HEADERS) responseHeaders.delete(name)
    responseHeaders.set("content-security-policy", policy)
    responseHeaders.set("cache-control", responseHeaders.get("cache-control") ?? "no-store")
    return new Response(response.body, { status: response.status, headers: responseHeaders })
  }

  const app = new Hono()
  app.use(bodyLimit({ maxSize: 64 * 1024 }))
  app.get("/style.css", (c) => c.body(style, 200, { "content-type": "text/css; charset=utf-8" }))
  app.all("/*", (c) => forward(c.req.raw))
  return {
    app,
    fetch: (url, init) => forward(new Request(url, init)),
    close: async () => (await listening)?.close(),
  }
}

/** Removes the provider's session, so that the next sign-in can choose another person. */
const withoutSession = (cookies: string): string =>
  cookies
    .split("; ")
    .filter((cookie) => !cookie.startsWith("_session"))
    .join("; ")

interface Listening {
  port: number
  close: () => Promise<void>
}

/** Starts the provider's own server, mounted below the issuer's path. */
async function listen(options: ProviderOptions, mount: string): Promise<Listening> {
  // Loaded with the first sign-in, because it is large and rarely used.
  const { createProvider, interact } = await import("./provider.ts")
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

const tables = new URL("./tables.sql", import.meta.url)

/** Creates the provider's table unless it exists. Processes may run this concurrently. */
export async function makeOpenIdTables(database: Pick<Pool, "query">): Promise<void> {
  await database.query(await readFile(tables, "utf8"))
}
