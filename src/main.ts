import cluster from "node:cluster"
import { randomBytes } from "node:crypto"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import type pino from "pino"
import { betterAuthIdentity } from "#adapters/identity/better-auth.ts"
import { demoPictures } from "#adapters/images/demo-pictures.ts"
import { pictureEncoder } from "#adapters/images/encode-picture.ts"
import { buildPages } from "#cli/build-pages.ts"
import { readOwnPages } from "#cli/demo-content.ts"
import { seedShop } from "#cli/seed-shop.ts"
import { cardPayments, SANDBOX_PATH } from "#composition/card-payments.ts"
import { mailCarrier } from "#composition/mail-carrier.ts"
import { startMailDelivery } from "#composition/mail-delivery.ts"
import { openTraces } from "#composition/open-traces.ts"
import { pictureStorage } from "#composition/picture-storage.ts"
import { GOOGLE_SANDBOX_PATH, signInProviders } from "#composition/sign-in-providers.ts"
import { superviseShop } from "#composition/supervisor.ts"
import { upkeep } from "#composition/upkeep.ts"
import { endSessions } from "#db/accounts/sessions.ts"
import { boundedReads } from "#db/connection/bounded-reads.ts"
import { connectDatabase } from "#db/connection/client.ts"
import { watchForHang } from "#db/connection/hang-watch.ts"
import { migrate } from "#db/connection/migrate.ts"
import { connectReplica } from "#db/connection/replica.ts"
import { startEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import * as identityTables from "#db/schema/identity.ts"
import { postgresRateCounter } from "#db/shop/rate-limits.ts"
import { sharedSecret } from "#db/shop/shop-secrets.ts"
import { createApp } from "#http/app.ts"
import { logShared } from "#http/kernel/access-log.ts"
import { eventStreams } from "#http/kernel/event-streams.ts"
import { sharedAnswers } from "#http/kernel/shared-answers.ts"
import type { RenderPage } from "#http/pages/pages.ts"
import { ensureAdministrator } from "#operations/accounts/ensure-administrator.ts"
import { mailPasswordReset } from "#operations/accounts/mail-links.ts"
import { isFirstUse } from "#operations/accounts/second-factor.ts"
import { watchFreshness } from "#operations/catalogue/freshness.ts"
import { readCatalogueFrom } from "#operations/catalogue/read-catalogue-from.ts"
import { isWithinLimit } from "#operations/kernel/rate-limits.ts"
import { defaultLimits, type Shop } from "#operations/kernel/shop.ts"
import { EventCounts } from "#operations/kernel/shop-events.ts"
import { watchParts } from "#operations/stock/watch-parts.ts"
import type { Config } from "#runtime/config.ts"
import { trackInFlight } from "#runtime/in-flight.ts"
import { startJobs } from "#runtime/jobs.ts"
import { LONGEST_STOP_MS, listen, type Middleware, type Peer } from "#runtime/listen.ts"
import { loopbackTwins, ownAddress } from "#runtime/own-address.ts"
import { runEvery } from "#runtime/run-every.ts"
import { stopOnSignal } from "#runtime/stop-on-signal.ts"
import { notifySupervisor, otherProcesses } from "#runtime/worker.ts"

const root = join(import.meta.dirname, "..")
const SEED_PICTURES = join(root, "seed/pictures")
const BULK_CONNECTIONS = 4
const LONGEST_BULK_STOP_MS = 1_000
const EVENT_DELIVERY_MS = 500
/** Clients that are busy ask for something within this time, and learn that the connection ends. */
const LEAVE_MS = 1_000

export interface RunningShop {
  address: string
  /** Everything it answers: `GET /part/:id`. */
  routes: string[]
  /** An administrator made at this start, to be shown once. */
  newAdministrator: { email: string; password: string } | undefined
  /** Connections that are kept open have `graceMs` to notice. */
  stop(graceMs?: number): Promise<void>
}

/** Where pages come from: the bundle, or their sources while someone works on them. */
export interface PageSource {
  render: RenderPage
  /** Answers what the source itself serves, before the shop does. */
  middleware?: Middleware
  reloadSocket?: string
  close?: () => Promise<void>
}

async function openBuiltPages(): Promise<PageSource> {
  await buildPages(console.log)
  const { renderPage } = await import(join(root, "build/server/index.js"))
  return { render: renderPage }
}

/** Everything meets here: database, adapters, operations, the API and the pages, listening. */
export async function startShop(
  config: Config,
  log: pino.Logger,
  openPages: () => Promise<PageSource> = openBuiltPages,
): Promise<RunningShop> {
  const cleanUps: CleanUp[] = []
  const stop = async (graceMs?: number) => {
    const troubles: unknown[] = []
    for (const cleanUp of cleanUps.splice(0).reverse())
      await Promise.resolve(graceMs)
        .then(cleanUp)
        .catch((trouble) => troubles.push(trouble))
    if (troubles.length > 0) throw troubles[0]
  }
  try {
    const [url, pages] = await Promise.all([databaseUrl(config, log, cleanUps), openPages()])
    cleanUps.push(() => pages.close?.())
    const { databasePoolSize: maxConnections, databasePooler: pooler } = config
    const database = await connectDatabase({ url, maxConnections, pooler, log })
    cleanUps.push(() => database.close())
    const tracing = await openTraces(config, database.pool, log)
    if (tracing) cleanUps.push(tracing.close)
    cleanUps.push(watchForHang({ pool: database.pool, url, log }))
    const bulk = await connectDatabase({
      url,
      maxConnections: BULK_CONNECTIONS,
      pooler,
      log,
      applicationName: "computer-assembler files",
      statementTimeoutMs: 0,
    })
    // What is still under way is undone when its connection goes with the process.
    cleanUps.push(() =>
      Promise.race([bulk.close(), delay(LONGEST_BULK_STOP_MS, undefined, { ref: false })]),
    )
    await migrate(url)
    if (config.seed === "demo") await seedShop(database.db, { log: (line) => log.info(line) })

    const address = config.publicUrl ?? ownAddress(config)
    const otherOrigins = config.publicUrl ? [] : loopbackTwins(config)
    const secret =
      config.authSecret ??
      (await sharedSecret(database.db, "auth", randomBytes(32).toString("base64url")))
    const rates = postgresRateCounter(database.pool)
    const signIn = await signInProviders(config, {
      database,
      secret,
      publicUrl: address,
      otherOrigins,
      log,
    })
    cleanUps.push(() => signIn.sandbox?.close())
    const identity = betterAuthIdentity({
      database: database.db,
      tables: identityTables,
      secret,
      publicUrl: address,
      otherOrigins,
      providers: signIn.providers,
      passwordChanging: async (userId, except) => {
        await endSessions(database.db, userId, { except })
      },
      isFirstUse: (userId, code) => isFirstUse(rates, userId, code),
      sendReset: (user, token) => mailPasswordReset(database.db, address, user, token),
      log: (level, message) => log[level]({ source: "identity" }, message),
    })
    const deliver = (body: string, signature: string) => {
      const headers = { "stripe-signature": signature }
      return app.request("/webhook/stripe", { method: "POST", headers, body })
    }
    const cards = await cardPayments(config, database, secret, log, deliver, tracing?.cardCalls)
    const shop: Shop = {
      db: database.db,
      bulk: bulk.pool,
      payments: cards.provider,
      pictures: {
        encode: pictureEncoder(),
        hosts: config.imageHosts,
        store: await pictureStorage(config),
        demo: await demoPictures(SEED_PICTURES),
      },
      pages: await readOwnPages(),
      limits: { ...defaultLimits, rateScale: config.rateLimitScale },
      publicUrl: address,
      adminsNeedSecondFactor: config.adminTotp === "required",
      rates,
      happened: new EventCounts(),
      log,
    }
    const freshness = watchFreshness(shop)
    const replica =
      config.replicaUrl === undefined
        ? undefined
        : connectReplica({ url: config.replicaUrl, maxConnections, pooler, log })
    cleanUps.push(() => replica?.close())

    const mail = mailCarrier(config, log)
    cleanUps.push(mail.close)
    const jobs = await startJobs({ url, log })
    cleanUps.push(jobs.stop)
    if (mail.mailer) {
      const mayTellStranger = (email: string) => isWithinLimit(shop, "orderMailToStranger", email)
      const office = {
        db: database.db,
        mailer: mail.mailer,
        from: config.mailFrom,
        mayTellStranger,
      }
      cleanUps.push(await startMailDelivery(jobs.boss, { ...office, shopUrl: address, log }))
    }

    const streams = eventStreams(shop)
    const app = createApp({
      shop,
      readCatalogue: readCatalogueFrom(shop, boundedReads(database.pool), freshness, replica),
      identity,
      publicUrl: address,
      otherOrigins,
      allowedOrigins: config.allowedOrigins,
      trustedProxies: config.trustedProxies,
      publicConfig: { payment: cards.public, ...signIn.public, testMode: config.sandbox },
      files: { bundle: join(root, "build/client"), pictures: SEED_PICTURES },
      renderPage: pages.render,
      wrote: freshness.changed,
      reloadSocket: pages.reloadSocket,
      standIns: {
        sandboxes: {
          ...(cards.sandbox && { [SANDBOX_PATH]: cards.sandbox.app }),
          ...(signIn.sandbox && { [GOOGLE_SANDBOX_PATH]: signIn.sandbox.app }),
        },
        forStrangers: config.sandboxForStrangers,
      },
      outbox: mail.outbox,
      live: { watch: watchParts(shop, freshness), streams },
      pool: database.pool,
      peers: otherProcesses(),
      metricsToken: config.metricsToken,
      ready: async () => {
        await database.pool.query("select 1")
      },
      trace: tracing?.requests,
      logsAccess: config.accessLog,
      requestLog: (requestId) => log.child({ requestId }),
    })
    await Promise.all(upkeep(shop, config.unpaidOrderHours).map(jobs.repeat))
    if (cards.sandbox) cleanUps.push(runEvery(EVENT_DELIVERY_MS, cards.sandbox.deliverDue, log))
    const answers = trackInFlight((request: Request, env?: Peer) => app.fetch(request, env))
    const shared = sharedAnswers(answers.handle, freshness, config.allowedOrigins)
    // Late, since a password that is invented is told only by a shop that opened.
    const newAdministrator = await ensureAdministrator(shop, identity, config.admin)
    // What loading left behind would stay for long, and nobody is kept waiting yet.
    await globalThis.gc?.({ type: "major", execution: "async", flavor: "last-resort" })
    const listening = await listen(
      answers.handle,
      config,
      pages.middleware ?? (config.accessLog ? logShared(shared, log) : shared),
    )
    cleanUps.push(async (graceMs) => {
      const tooLong = delay(LONGEST_STOP_MS, undefined, { ref: false })
      await listening.close(graceMs)
      await Promise.race([answers.settled(), tooLong])
    })
    cleanUps.push(streams.close)
    const routes = app.routes.map(({ method, path }) => `${method} ${path}`)
    return { address, routes, newAdministrator, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type CleanUp = (graceMs?: number) => Promise<void> | void

async function databaseUrl(config: Config, log: pino.Logger, cleanUps: CleanUp[]): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  const server = await startEmbeddedDatabase({
    dataDir: config.dataDir,
    log,
    address: ownAddress(config),
  })
  cleanUps.push(() => server.stop())
  return server.url
}

/** Opens the shop as one process or as several, and says so to whoever started it. */
export async function runShop(
  config: Config,
  log: pino.Logger,
  openPages?: () => Promise<PageSource>,
): Promise<void> {
  const opened =
    config.webConcurrency > 1 && cluster.isPrimary
      ? await superviseShop(config, log, ownAddress(config))
      : await runProcess(config, log, openPages)
  const { address, newAdministrator } = opened
  if (cluster.isWorker) return notifySupervisor({ is: "open", address, newAdministrator })
  console.log(`Computer Assembler is open at ${address}`)
  if (newAdministrator)
    console.log(
      `Administrator, shown once: ${newAdministrator.email} / ${newAdministrator.password}`,
    )
}

function runProcess(
  config: Config,
  log: pino.Logger,
  openPages?: () => Promise<PageSource>,
): Promise<RunningShop> {
  const starting = startShop(config, log, openPages)
  stopOnSignal(() => stopStarted(starting))
  return starting
}

/** Ends a shop in order, also one that is still starting. */
export async function stopStarted(starting: Promise<RunningShop>): Promise<void> {
  const shop = await starting.catch(() => undefined)
  await shop?.stop(LEAVE_MS)
}
