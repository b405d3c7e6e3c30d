import type { IncomingMessage, ServerResponse } from "node:http"
import type { BlockList } from "node:net"
import type { Context, Hono } from "hono"
import type { DeclaredEndpoint, RefusalCode } from "#contract/refusals.ts"
import type { CatalogueSearch } from "#operations/catalogue/catalogue-search.ts"
import type { ReadCatalogue } from "#operations/catalogue/read-catalogue-from.ts"
import type { IdentitySession } from "#operations/kernel/identity.ts"
import type { Actor, Log, Shop } from "#operations/kernel/shop.ts"
import type { BodyBudget, KnownNetworks } from "./caller-budgets.ts"
import type { RequestQueues } from "./request-queues.ts"

/** Network connection of a client, for reading its address and for disconnecting it. */
export interface Connection {
  incoming: { socket: { remoteAddress?: string | undefined; readonly bytesRead?: number } }
  outgoing: {
    readonly destroyed: boolean
    destroy(): void
    once(event: "close", listener: () => void): void
  }
}

/** Answers a request of Node's server, or calls `next`. */
export type NodeMiddleware = (
  request: IncomingMessage,
  reply: ServerResponse,
  next: () => void,
) => void

export interface AppEnv {
  /** In-process calls have no connection. */
  Bindings: Partial<Connection> & {
    /** Viewer of our own page. Only in-process calls set it. */
    viewer?: Actor
    requestId?: string
    address?: string
  }
  Variables: {
    requestId: string
    /** Declared route, such as `/order/{id}`; absent for pages and files. */
    route?: string
    /** Set once a handler that writes begins, whatever it answers. */
    mayHaveWritten?: true
    fromOtherOrigin?: true
    log: Log
    userId?: string
    /** Counters of the endpoint, added to its refusals after authorization. */
    failure?: Record<string, string | number | boolean>
    refusal?: RefusalCode
  }
}

/** Origins of our own pages, and trusted proxies. */
export interface SiteConfig {
  publicUrl: string
  publicOrigins: ReadonlySet<string>
  /** Our own origins, and other origins that may call with cookies. */
  callingOrigins: ReadonlySet<string>
  trustedProxies: BlockList
}

export interface Server {
  app: Hono<AppEnv>
  /** Served endpoints, which the API description lists. */
  endpoints: DeclaredEndpoint[]
  shop: Shop
  site: SiteConfig
  readCatalogue: ReadCatalogue
  catalogue: CatalogueSearch
  queues: RequestQueues
  /** Networks from which users have signed in. */
  knownNetworks: KnownNetworks
  holdBody: BodyBudget
  /** Reads the identity session of callers from permitted pages. */
  sessionOf: (c: Context<AppEnv>) => Promise<IdentitySession | undefined>
}
