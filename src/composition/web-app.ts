import { boundedReads } from "#db/connection/bounded-reads.ts"
import { type AppParts, createApp } from "#http/app.ts"
import type { NodeMiddleware } from "#http/kernel/app-env.ts"
import { eventStreams } from "#http/kernel/event-streams.ts"
import { createRequestQueues } from "#http/kernel/request-queues.ts"
import type { RenderPage } from "#http/pages/pages.ts"
import { CatalogueSearch } from "#operations/catalogue/catalogue-search.ts"
import type { DataVersion } from "#operations/catalogue/data-version.ts"
import { readCatalogueFrom } from "#operations/catalogue/read-catalogue-from.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import type { Shop } from "#operations/kernel/shop.ts"
import { RowMatcher } from "#operations/matching/match-rows.ts"
import { watchParts } from "#operations/stock/watch-parts.ts"
import { openPeerProcesses } from "#runtime/workers.ts"
import type { Databases } from "./databases.ts"
import { CARD_SANDBOX_PATH, type CardPayments, type MailCarrier } from "./providers.ts"
import { GOOGLE_SANDBOX_PATH, type SignIn } from "./sign-in.ts"
import { folders, type SiteIdentity, type StartupContext } from "./startup-context.ts"

/** Source of pages: the built bundle, or the sources during development. */
export interface PageSource {
  render: RenderPage
  /** Handles requests before the shop does. */
  middleware?: NodeMiddleware
  reloadSocket?: string
  close?: () => Promise<void>
}

export interface Services {
  databases: Databases
  site: SiteIdentity
  cards: CardPayments
  signIn: SignIn
  mail: MailCarrier
  pages: PageSource
}

/** Builds the request handler with its streams and search. */
export function openApp(
  context: StartupContext,
  shop: Shop,
  services: Services,
  dataVersion: DataVersion,
) {
  const { config, log } = context
  const { databases, site, cards, signIn, mail, pages } = services
  const { main, replica, tracing } = databases
  const streams = eventStreams(shop)
  const reads = boundedReads(main.pool)
  const catalogue = new CatalogueSearch({
    db: shop.db,
    read: readCatalogueFrom(shop, reads, dataVersion, undefined),
    dataVersion,
  })
  const queues = createRequestQueues()
  const app = createApp({
    shop,
    readCatalogue: readCatalogueFrom(shop, reads, dataVersion, replica),
    matcher: new RowMatcher(catalogue),
    catalogue,
    queues,
    publicUrl: site.publicUrl,
    otherOrigins: site.otherOrigins,
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    publicConfig: { payment: cards.public, ...signIn.public, testMode: config.sandbox },
    files: folders,
    renderPage: pages.render,
    onWrite: dataVersion.changed,
    reloadSocket: pages.reloadSocket,
    standIns: standIns(context, services),
    mailCarrier: mail.kind,
    dataDir: config.dataDir,
    outbox: mail.outbox,
    live: { watch: watchParts(shop, dataVersion), streams },
    pool: main.pool,
    peers: openPeerProcesses(),
    metricsToken: config.metricsToken,
    ready: async () => {
      await main.pool.query("select 1")
      if (!catalogue.isReady()) throw refuse("shop_busy")
    },
    trace: tracing?.requests,
    logsAccess: config.accessLog,
    requestLog: (requestId) => log.child({ requestId }),
  })
  return { app, streams, catalogue, queues }
}

const standIns = (
  { config }: StartupContext,
  { cards, signIn }: Services,
): AppParts["standIns"] => ({
  sandboxes: {
    ...(cards.sandbox && { [CARD_SANDBOX_PATH]: cards.sandbox.app }),
    ...(signIn.sandbox && { [GOOGLE_SANDBOX_PATH]: signIn.sandbox.app }),
  },
  isPublic: config.sandboxIsPublic,
})
