import type { Mailer } from "#operations/kernel/ports.ts"
import { tryConsumeLimit } from "#operations/kernel/rate-limits.ts"
import type { Shop } from "#operations/kernel/shop.ts"
import { findOrderHold } from "#operations/orders/hold-of-order.ts"
import { startJobs } from "#runtime/jobs.ts"
import { runEvery } from "#runtime/run-every.ts"
import { housekeeping } from "./housekeeping.ts"
import { startMailDelivery } from "./mail-delivery.ts"
import type { StartupContext } from "./startup-context.ts"

const EVENT_DELIVERY_MS = 500

interface Background {
  url: string
  shop: Shop
  /** Undefined if mail has to wait. */
  mailer: Mailer | undefined
  /** Delivers events of the card stand-in, where it runs. */
  deliverEvents: (() => Promise<unknown>) | undefined
}

/** Starts this process's share of background work. */
export async function startBackground(
  { config, log, cleanUps }: StartupContext,
  { url, shop, mailer, deliverEvents }: Background,
): Promise<void> {
  const jobs = await startJobs({ url, log })
  cleanUps.add(jobs.stop)
  if (mailer) {
    const { db, writePaper, publicUrl: shopUrl, limits } = shop
    const findHold = (id: string) => findOrderHold(db, id, limits.unpaidOrderHours)
    const mayTellStranger = (email: string) => tryConsumeLimit(shop, "orderMailToStranger", email)
    const from = config.mailFrom
    const deps = { db, mailer, from, mayTellStranger, findHold, writePaper, shopUrl, log }
    cleanUps.add(await startMailDelivery(jobs.boss, deps))
  }
  await Promise.all(housekeeping(shop).map(jobs.repeat))
  if (deliverEvents) cleanUps.add(runEvery(EVENT_DELIVERY_MS, deliverEvents, log))
}
