import cluster from "node:cluster"
import type pino from "pino"
import { buildPages } from "#cli/build-pages.ts"
import { seedShop } from "#cli/seed-shop.ts"
import { startBackground } from "#composition/background.ts"
import { databaseUrl, openDatabases } from "#composition/databases.ts"
import { cardPayments, mailCarrier } from "#composition/providers.ts"
import { assembleShop, pictureStorage } from "#composition/shop.ts"
import { openSignIn } from "#composition/sign-in.ts"
import { startServer, superviseShop } from "#composition/start-server.ts"
import {
  readSiteIdentity,
  type StartupContext,
  serverBundle,
} from "#composition/startup-context.ts"
import { openApp, type PageSource } from "#composition/web-app.ts"
import { migrate } from "#db/connection/migrate.ts"
import { postgresRateCounter } from "#db/connection/rate-limits.ts"
import { ensureAdministrator } from "#operations/accounts/administrators.ts"
import { watchDataVersion } from "#operations/catalogue/data-version.ts"
import { readCurrency } from "#operations/settings/read-settings.ts"
import { collectGarbage } from "#runtime/collect-garbage.ts"
import type { Config } from "#runtime/config.ts"
import { ownAddress } from "#runtime/port.ts"
import { CleanUps, stopOnSignal } from "#runtime/stop-on-signal.ts"
import { joinsRunningShop, notifySupervisor } from "#runtime/workers.ts"

/** Time in which active clients send another request, and learn from its answer that the connection ends. */
const CLOSE_GRACE_MS = 1_000

interface OpenShop {
  address: string
  /** Served routes: `GET /part/:id`. */
  routes: string[]
  /** Administrator created at this start; the password is shown once. */
  newAdministrator: { email: string; password: string } | undefined
}

export interface RunningShop extends OpenShop {
  /** Keep-alive connections have `graceMs` to learn that they end. */
  stop(graceMs?: number): Promise<void>
}

type OpenPages = () => Promise<PageSource>

export async function openBuiltPages(): Promise<PageSource> {
  await buildPages(console.log)
  const { renderPage }: { renderPage: PageSource["render"] } = await import(serverBundle)
  return { render: renderPage }
}

/** Opens the shop in this process. Closes everything again if a part of it cannot be opened. */
export async function startShop(
  config: Config,
  log: pino.Logger,
  openPages: OpenPages = openBuiltPages,
): Promise<RunningShop> {
  const cleanUps = new CleanUps()
  try {
    const open = await openShop({ config, log, cleanUps }, openPages)
    return { ...open, stop: (graceMs) => cleanUps.run(graceMs) }
  } catch (error) {
    await cleanUps.run()
    throw error
  }
}

/** Connects database, adapters, operations, API and pages, and listens. */
async function openShop(context: StartupContext, openPages: OpenPages): Promise<OpenShop> {
  const { config, log, cleanUps } = context
  const [url, pages] = await Promise.all([databaseUrl(context), openPages()])
  cleanUps.add(() => pages.close?.())
  const databases = await openDatabases(context, url)
  const { main, tracing } = databases
  await migrate(url)
  if (config.seed === "demo") {
    const store = await pictureStorage(config)
    await seedShop(main.db, { log: (line) => log.info(line), store })
  }

  await readCurrency(main)
  const site = await readSiteIdentity(config, main.db)
  const rates = postgresRateCounter(main.pool)
  const signIn = await openSignIn(context, main, site, rates)
  const deliver = (body: string, signature: string) => {
    const headers = { "stripe-signature": signature }
    return app.request("/webhook/stripe", { method: "POST", headers, body })
  }
  const cards = await cardPayments(config, {
    database: main,
    secret: site.secret,
    log,
    deliver,
    traceCalls: tracing?.cardCalls,
  })
  const mail = await mailCarrier(config, log)
  cleanUps.add(mail.close)
  const shop = await assembleShop(context, databases, {
    identity: signIn.identity,
    payments: cards.provider,
    publicUrl: site.publicUrl,
    rates,
  })
  const dataVersion = watchDataVersion(shop)
  const services = { databases, site, cards, signIn, mail, pages }
  const { app, streams, catalogue, queues } = openApp(context, shop, services, dataVersion)

  const deliverCardEvents = cards.sandbox?.deliverDue
  await startBackground(context, { url, shop, mailer: mail.mailer, deliverCardEvents })
  // Comes late, because the generated password is shown only if the shop opens.
  const newAdministrator = await ensureAdministrator(shop, config.admin)
  await catalogue.open(joinsRunningShop())
  const served = { fetch: app.fetch.bind(app), dataVersion, shop, queues }
  await startServer(context, served, pages.middleware)
  cleanUps.add(streams.close)
  const routes = app.routes.map(({ method, path }) => `${method} ${path}`)
  return { address: site.publicUrl, routes, newAdministrator }
}

/** Opens the shop as one process or several, and prints its address. */
export async function runShop(
  config: Config,
  log: pino.Logger,
  openPages?: OpenPages,
): Promise<void> {
  const opened =
    config.webConcurrency > 1 && cluster.isPrimary
      ? await superviseShop(config, log, ownAddress(config))
      : await runProcess(config, log, openPages)
  const { address, newAdministrator } = opened
  if (cluster.isWorker) return notifySupervisor({ type: "open", address, newAdministrator })
  console.log(`Computer Assembler is open at ${address}`)
  if (newAdministrator)
    console.log(
      `Administrator, shown once: ${newAdministrator.email} / ${newAdministrator.password}`,
    )
}

async function runProcess(
  config: Config,
  log: pino.Logger,
  openPages?: OpenPages,
): Promise<RunningShop> {
  const starting = startShop(config, log, openPages)
  stopOnSignal(() => stopStarted(starting))
  const shop = await starting
  await collectGarbage()
  return shop
}

/** Stops a shop gracefully, also one that is still starting. */
export async function stopStarted(starting: Promise<RunningShop>): Promise<void> {
  const shop = await starting.catch(() => undefined)
  await shop?.stop(CLOSE_GRACE_MS)
}
