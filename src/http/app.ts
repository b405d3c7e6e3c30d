import { randomUUID } from "node:crypto"
import type { BlockList } from "node:net"
import { Hono, type MiddlewareHandler } from "hono"
import type { CatalogueSearch } from "#operations/catalogue/catalogue-search.ts"
import type { ReadCatalogue } from "#operations/catalogue/read-catalogue-from.ts"
import type { Log, Shop } from "#operations/kernel/shop.ts"
import type { RowMatcher } from "#operations/matching/match-rows.ts"
import { watchShopFigures } from "#operations/shop/read-overview.ts"
import type { PartWatch } from "#operations/stock/watch-parts.ts"
import { serveAccount, serveAddresses } from "./accounts/account.ts"
import { serveIdentity } from "./accounts/identity.ts"
import { serveUsers } from "./accounts/users.ts"
import { serveCart } from "./cart/cart.ts"
import {
  serveCatalogue,
  serveComparison,
  serveFit,
  serveSubstitutes,
} from "./catalogue/catalogue.ts"
import { servePartEvents } from "./catalogue/part-events.ts"
import { serveGridParts, serveParts } from "./catalogue/parts.ts"
import { serveVocabulary } from "./catalogue/vocabulary.ts"
import { serveCustomers } from "./customers/customers.ts"
import { servePartImports } from "./imports/part-imports.ts"
import { serveDailyRates, serveInvoiceRegister, serveInvoices } from "./invoices/invoices.ts"
import { logAccess } from "./kernel/access-log.ts"
import { answerError, refuseUnmatched } from "./kernel/answer-error.ts"
import type { AppEnv, Server, SiteConfig } from "./kernel/app-env.ts"
import { identitySessionOf } from "./kernel/authenticate.ts"
import { createBodyBudget, createKnownNetworks } from "./kernel/caller-budgets.ts"
import { type IsLocalRequest, recognizeLocalRequests } from "./kernel/client-address.ts"
import { normalizeCookies } from "./kernel/cookies.ts"
import type { EventStreams } from "./kernel/event-streams.ts"
import { serveOpenApi } from "./kernel/openapi.ts"
import { answerInLanguage } from "./kernel/read-context.ts"
import type { RequestQueues } from "./kernel/request-queues.ts"
import { allowOrigins, securityHeaders } from "./kernel/security-headers.ts"
import { serveLists } from "./lists/lists.ts"
import { type MailCarrierKind, serveMail } from "./mail/mail.ts"
import { serveMatching } from "./matching/match.ts"
import { type PeerProcesses, type PoolCounts, serveMetrics } from "./operator/metrics.ts"
import { type StandIns, serveOutbox, serveStandIns } from "./operator/stand-ins.ts"
import { serveDraftOrders } from "./orders/draft-orders.ts"
import {
  serveOrderAdministration,
  serveOrdersForCustomers,
  serveUnpaidOrders,
} from "./orders/order-administration.ts"
import { serveOrderChanges, serveOrderEdits } from "./orders/order-changes.ts"
import { serveOrderDesk, serveOrderList } from "./orders/order-desk.ts"
import { serveBoughtParts, serveMyOrders, serveOrders } from "./orders/orders.ts"
import { servePrices } from "./orders/priced-lines.ts"
import { serveRecall, serveShipments } from "./orders/shipments.ts"
import { serveDocs } from "./pages/docs-page.ts"
import { type RenderPage, serveFiles, servePages } from "./pages/pages.ts"
import { serveSiteMap } from "./pages/site-map.ts"
import { serveBankTransfers, servePayments } from "./payments/payments.ts"
import { serveDatasheets, servePictures } from "./pictures/pictures.ts"
import { serveReturns, serveWithdrawals } from "./returns/returns.ts"
import { servePartReviews, serveReviews } from "./reviews/reviews.ts"
import { serveSettings } from "./settings/settings.ts"
import { serveAccountExport } from "./shop/account-export.ts"
import { serveAudit } from "./shop/audit.ts"
import { serveDuties, serveHealth } from "./shop/health.ts"
import { serveExports, serveSalesReport } from "./shop/reports.ts"
import { type PublicConfig, serveContact, serveOverview, serveShop } from "./shop/shop.ts"
import { serveExpectedBatches, serveStock, serveStockLevels } from "./stock/stock.ts"
import { serveCertificates, servePostalRates, serveTaxIds } from "./tax/tax.ts"

export interface AppParts {
  shop: Shop
  readCatalogue: ReadCatalogue
  matcher: RowMatcher
  catalogue: CatalogueSearch
  queues: RequestQueues
  /** Public address of the shop. `otherOrigins` are further addresses of it. */
  publicUrl: string
  otherOrigins: string[]
  /** Origins of other sites whose pages may call with credentials. */
  allowedOrigins: ReadonlySet<string>
  trustedProxies: BlockList
  publicConfig: PublicConfig
  files: { bundle: string; pictures: string }
  renderPage: RenderPage
  /** Called after every request that may have written, before its response. */
  onWrite: () => void
  /** Address of live reload, in development. */
  reloadSocket?: string | undefined
  standIns: StandIns
  mailCarrier: MailCarrierKind
  dataDir: string
  outbox?: { path: string; reader: Hono } | undefined
  live: { watch: PartWatch; streams: EventStreams }
  ready: () => Promise<void>
  pool: PoolCounts
  peers?: PeerProcesses | undefined
  metricsToken: string | undefined
  trace?: MiddlewareHandler<AppEnv> | undefined
  logsAccess: boolean
  requestLog: (requestId: string) => Log
}

export function createApp(parts: AppParts): Hono<AppEnv> {
  const { shop, publicUrl, trustedProxies } = parts
  const app = new Hono<AppEnv>()
  const publicOrigins = new Set([publicUrl, ...parts.otherOrigins])
  const callingOrigins = publicOrigins.union(parts.allowedOrigins)
  const site: SiteConfig = { publicUrl, publicOrigins, callingOrigins, trustedProxies }
  const sessionOf = identitySessionOf(shop, site)
  const { readCatalogue, catalogue, queues } = parts
  const knownNetworks = createKnownNetworks()
  const holdBody = createBodyBudget()
  const callers = { knownNetworks, holdBody, sessionOf }
  const base = { app, endpoints: [], shop, site }
  const server: Server = { ...base, readCatalogue, catalogue, queues, ...callers }

  const isLocalRequest = recognizeLocalRequests(parts)
  prepareRequests(app, parts)
  app.onError(answerError)
  serveOperatorEndpoints(server, parts, isLocalRequest)
  if (parts.trace) app.use(parts.trace)
  // Comes before other origins are allowed, because only our own pages may read mail.
  if (parts.outbox) serveOutbox(server, { ...parts.outbox, isLocalRequest })
  if (parts.allowedOrigins.size > 0) app.use(allowOrigins(parts.allowedOrigins))
  serveStandIns(server, parts.standIns, isLocalRequest)
  serveCalls(server, parts)
  serveFiles(app, parts.files)
  servePages(server, {
    render: parts.renderPage,
    foreignOrigins: {
      cardProvider: parts.publicConfig.payment?.provider === "stripe",
      socket: parts.reloadSocket,
      pictures: pictureOrigins(shop),
    },
  })
  refuseUnmatched(app)
  return app
}

function prepareRequests(app: Hono<AppEnv>, parts: AppParts): void {
  app.use(async (c, next) => {
    const requestId = c.env?.requestId ?? randomUUID()
    c.set("requestId", requestId)
    c.set("log", parts.requestLog(requestId))
    await next()
    c.res.headers.set("x-request-id", requestId)
    // Nobody reads the body. An open file would keep its connection to the database.
    if (c.req.method === "HEAD") await c.res.body?.cancel()
    if (c.env?.incoming && c.get("userId") === undefined)
      await parts.queues.throttleVisitor(0, () => c.env.outgoing?.destroyed === true)
  })
  app.use(normalizeCookies)
  app.use(answerInLanguage)
  if (parts.logsAccess) app.use(logAccess)
  app.use(async (c, next) => {
    await next()
    // An unknown caller has written nothing.
    if (c.get("mayHaveWritten") && c.get("refusal") !== "unauthenticated") parts.onWrite()
  })
  app.use(securityHeaders(parts.publicUrl.startsWith("https:")))
}

function serveOperatorEndpoints(
  server: Server,
  parts: AppParts,
  isLocalRequest: IsLocalRequest,
): void {
  const { app, shop } = server
  serveMetrics(
    server,
    { pool: parts.pool, streams: parts.live.streams, readOpenWork: watchShopFigures(shop) },
    { token: parts.metricsToken, isLocalRequest },
    parts.peers,
  )
  app.get("/healthz", (c) => c.json({ ok: true }))
  app.get("/readyz", async (c) => {
    await parts.ready()
    return c.json({ ok: true })
  })
}

function serveCalls(server: Server, parts: AppParts): void {
  serveIdentity(server)
  serveAccount(server)
  serveAccountExport(server)
  serveAddresses(server)
  serveTaxIds(server)
  servePostalRates(server)
  serveCertificates(server)
  serveParts(server)
  serveGridParts(server)
  serveStock(server)
  serveStockLevels(server)
  serveExpectedBatches(server)
  servePartEvents(server, parts.live)
  servePartImports(server)
  serveAudit(server)
  serveExports(server)
  serveCatalogue(server)
  serveFit(server)
  serveVocabulary(server)
  serveComparison(server)
  serveSubstitutes(server)
  serveCart(server)
  serveLists(server)
  serveSiteMap(server)
  serveContact(server)
  serveReviews(server)
  servePartReviews(server)
  serveShop(server, parts.publicConfig)
  serveUsers(server)
  serveCustomers(server)
  serveOrderDesk(server)
  serveOrderList(server)
  serveOrders(server)
  serveOrdersForCustomers(server)
  serveOrderAdministration(server)
  serveOrderEdits(server)
  serveDraftOrders(server)
  serveShipments(server)
  serveMyOrders(server)
  serveRecall(server)
  serveInvoices(server)
  serveInvoiceRegister(server)
  serveDailyRates(server)
  serveBoughtParts(server)
  servePrices(server)
  serveMatching(server, parts.matcher)
  servePayments(server)
  serveBankTransfers(server)
  serveReturns(server)
  serveWithdrawals(server)
  servePictures(server, { isEmbeddable: parts.allowedOrigins.size > 0 })
  serveDatasheets(server)
  serveMail(server, parts.mailCarrier)
  serveOverview(server)
  serveDuties(server)
  serveSalesReport(server)
  serveHealth(server, {
    carrier: parts.mailCarrier,
    cards: parts.publicConfig.payment?.provider ?? "none",
    dataDir: parts.dataDir,
  })
  serveSettings(server)
  serveOrderChanges(server)
  serveUnpaidOrders(server)
  serveOpenApi(server)
  serveDocs(server)
}

const pictureOrigins = ({ pictures }: Shop): string[] => [
  ...new Set([...[...pictures.hosts].map((host) => `https://${host}`), ...pictures.store.origins]),
]
