import type { BlockList } from "node:net"
import type { OpenAPIHono } from "@hono/zod-openapi"
import type { Context } from "hono"
import type { RefusalCode } from "#contract/refusals.ts"
import type { CatalogueSearch } from "#operations/catalogue/catalogue-search.ts"
import type { ReadCatalogue } from "#operations/catalogue/read-catalogue-from.ts"
import type { IdentitySession } from "#operations/kernel/ports.ts"
import type { Actor, Log, Shop } from "#operations/kernel/shop.ts"
import type { BodyBudget } from "./body-budget.ts"
import type { KnownNetworks } from "./known-networks.ts"
import type { RequestQueues } from "./request-queues.ts"

/** What travels with one request. */
export interface AppEnv {
  Bindings: {
    /** Set only by our own pages, which call the app in-process; no network request can carry it. */
    viewer?: Actor
    /** Of the page that calls: the log tells both as one. */
    requestId?: string
    /** Of the page that calls: where its reader is. */
    address?: string
    /** The connection; absent when the app is called without a network. */
    incoming?: { socket: { remoteAddress?: string | undefined; readonly bytesRead?: number } }
    /** Its answer, for when a reader must be given up. */
    outgoing?: {
      readonly destroyed: boolean
      destroy(): void
      once(event: "close", listener: () => void): void
    }
  }
  Variables: {
    requestId: string
    /** The declared call being served, as `/order/{id}`; absent for pages and files. */
    route?: string
    /** It is a declared call that only reads, whatever its method. */
    readsOnly?: boolean
    /** A page of another origin that may call asks. */
    fromOtherOrigin?: true
    log: Log
    /** Who is calling, once that is known. */
    userId?: string
    /** Counters of the endpoint being served, merged into its refusals after authorisation. */
    failure?: Record<string, string | number | boolean>
    /** The refusal that this request is answered with. */
    refusal?: RefusalCode
  }
}

/** What every resource file needs to serve its endpoints. */
export interface Server {
  app: OpenAPIHono<AppEnv>
  shop: Shop
  readCatalogue: ReadCatalogue
  catalogue: CatalogueSearch
  queues: RequestQueues
  /** From where somebody proved who they are. */
  knownNetworks: KnownNetworks
  trustedProxies: BlockList
  holdBody: BodyBudget
  /** The identity session of who calls, from a page that may use it. */
  sessionOf: (c: Context<AppEnv>) => Promise<IdentitySession | undefined>
}
