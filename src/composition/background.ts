import type { Mailer } from "#operations/kernel/ports.ts"
import { tryConsumeLimit } from "#operations/kernel/rate-limits.ts"
import type { Shop } from "#operations/kernel/shop.ts"
import { findOrderHold } from "#operations/orders/hold-of-order.ts"
import { startJobs } from "#runtime/jobs.ts"
import { runEvery } from "#runtime/run-every.ts"
import { subscribers } from "#subscribers/subscribers.ts"
import { startEventDelivery } from "./event-delivery.ts"
import { housekeeping } from "./housekeeping.ts"
import { startMailDelivery } from "./mail-delivery.ts"
import type { StartupContext } from "./startup-context.ts"

const CARD_EVENTS_MS = 500
/** How often events are passed on to their subscribers, and mails to the queue that sends them. */
const OUTBOX_MS = 500

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
  const { db, writePaper, publicUrl: shopUrl, limits } = shop
  const jobs = await startJobs({ url, log })
  cleanUps.add(jobs.stop)
  const active = subscribers.flatMap(({ start }) => start(config.subscriberVariables) ?? [])
  const dispatch = await startEventDelivery(jobs.boss, { db, subscribers: active, log })
  const findHold = (id: string) => findOrderHold(db, id, limits.unpaidOrderHours)
  const mayTellStranger = (email: string) => tryConsumeLimit(shop, "orderMailToStranger", email)
  const from = config.mailFrom
  const mailing = { db, from, mayTellStranger, findHold, writePaper, shopUrl, log }
  const handOverMails = mailer && (await startMailDelivery(jobs.boss, { ...mailing, mailer }))
  const passOn = async () => {
    await dispatch()
    await handOverMails?.()
  }
  cleanUps.add(runEvery(OUTBOX_MS, passOn, log))
  await Promise.all(housekeeping(shop).map(jobs.repeat))
  if (deliverEvents) cleanUps.add(runEvery(CARD_EVENTS_MS, deliverEvents, log))
}
