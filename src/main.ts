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
  findSiteIdentity,
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

/** Clients that are busy ask for something within this time, and learn that the connection ends. */
const LEAVE_MS = 1_000

interface OpenShop {
  address: string
  /** Everything it answers: `GET /part/:id`. */
  routes: string[]
  /** An administrator made at this start, to be shown once. */
  newAdministrator: { email: string; password: string } | undefined
}

export interface RunningShop extends OpenShop {
  /** Connections that are kept open have `graceMs` to notice. */
  stop(graceMs?: number): Promise<void>
}

type OpenPages = () => Promise<PageSource>

export async function openBuiltPages(): Promise<PageSource> {
  await buildPages(console.log)
  const { renderPage }: { renderPage: PageSource["render"] } = await import(serverBundle)
  return { render: renderPage }
}

/** Opens the shop in this process; what was opened is closed again if the rest cannot be. */
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

/** Everything meets here: database, adapters, operations, the API and the pages, listening. */
async function openShop(opening: StartupContext, openPages: OpenPages): Promise<OpenShop> {
  const { config, log, cleanUps } = opening
  const [url, pages] = await Promise.all([databaseUrl(opening), openPages()])
  cleanUps.add(() => pages.close?.())
  const databases = await openDatabases(opening, url)
  const { main, tracing } = databases
  await migrate(url)
  if (config.seed === "demo") {
    const store = await pictureStorage(config)
    await seedShop(main.db, { log: (line) => log.info(line), store })
  }

  await readCurrency(main)
  const place = await findSiteIdentity(config, main.db)
  const rates = postgresRateCounter(main.pool)
  const signIn = await openSignIn(opening, main, place, rates)
  const deliver = (body: string, signature: string) => {
    const headers = { "stripe-signature": signature }
    return app.request("/webhook/stripe", { method: "POST", headers, body })
  }
  const cards = await cardPayments(config, main, place.secret, log, deliver, tracing?.cardCalls)
  const mail = await mailCarrier(config, log)
  cleanUps.add(mail.close)
  const shop = await assembleShop(opening, databases, {
    identity: signIn.identity,
    payments: cards.provider,
    publicUrl: place.publicUrl,
    rates,
  })
  const dataVersion = watchDataVersion(shop)
  const services = { databases, place, cards, signIn, mail, pages }
  const { app, streams, catalogue, queues } = openApp(opening, shop, services, dataVersion)

  const deliverEvents = cards.sandbox?.deliverDue
  await startBackground(opening, { url, shop, mailer: mail.mailer, deliverEvents })
  // Late, since a password that is invented is told only by a shop that opened.
  const newAdministrator = await ensureAdministrator(shop, config.admin)
  await catalogue.open(joinsRunningShop())
  const behind = { fetch: app.fetch.bind(app), dataVersion, shop, queues }
  await startServer(opening, behind, pages.middleware)
  cleanUps.add(streams.close)
  const routes = app.routes.map(({ method, path }) => `${method} ${path}`)
  return { address: place.publicUrl, routes, newAdministrator }
}

/** Opens the shop as one process or as several, and says so to whoever started it. */
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

/** Ends a shop in order, also one that is still starting. */
export async function stopStarted(starting: Promise<RunningShop>): Promise<void> {
  const shop = await starting.catch(() => undefined)
  await shop?.stop(LEAVE_MS)
}
