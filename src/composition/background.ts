import { mergeOrderTotals } from "#db/orders/order-totals.ts"
import { deleteExpired } from "#db/shop/expired.ts"
import { archiveSoldOff } from "#operations/catalogue/manage-parts.ts"
import { reindexSpecs } from "#operations/catalogue/reindex-specs.ts"
import { eventDispatcher } from "#operations/events/subscriber.ts"
import { issueInvoices } from "#operations/invoices/issue-invoices.ts"
import type { Mailer } from "#operations/kernel/ports.ts"
import { tryConsumeLimit } from "#operations/kernel/rate-limits.ts"
import type { Shop } from "#operations/kernel/shop.ts"
import { reconcilePayments } from "#operations/orders/reconcile-payments.ts"
import { expireUnpaidOrders, findOrderHold } from "#operations/orders/unpaid-orders.ts"
import { removeUnusedUploads } from "#operations/pictures/uploads.ts"
import { alertStaff } from "#operations/shop/alert-staff.ts"
import { recheckTaxIds } from "#operations/tax/check-with-authority.ts"
import { runEvery, startJobs } from "#runtime/jobs.ts"
import { subscribers } from "#subscribers/subscribers.ts"
import { startMailDelivery } from "./mail-delivery.ts"
import { type RecurringJob, startRecurringJobs } from "./recurring-jobs.ts"
import type { StartupContext } from "./startup-context.ts"

const CARD_EVENTS_MS = 500
/** Interval of passing events to subscribers and mails to the queue. */
const OUTBOX_MS = 500

interface BackgroundParts {
  url: string
  shop: Shop
  /** Undefined if no mail can be sent yet. */
  mailer: Mailer | undefined
  /** Delivers events of the card stand-in, if it runs. */
  deliverCardEvents: (() => Promise<unknown>) | undefined
}

export async function startBackground(
  { config, log, cleanUps }: StartupContext,
  { url, shop, mailer, deliverCardEvents }: BackgroundParts,
): Promise<void> {
  const { db, writePaper, publicUrl: shopUrl, limits } = shop
  const jobs = await startJobs({ url, log })
  cleanUps.add(jobs.stop)
  const activeSubscribers = subscribers.flatMap(
    ({ start }) => start(config.subscriberVariables) ?? [],
  )
  const dispatchEvents = eventDispatcher({ db, subscribers: activeSubscribers, log })
  const findHold = (id: string) => findOrderHold(db, id, limits.unpaidOrderHours)
  const canMailUnverified = (email: string) => tryConsumeLimit(shop, "orderMailToStranger", email)
  const from = config.mailFrom
  const mailDeps = { db, from, canMailUnverified, findHold, writePaper, shopUrl, log }
  const enqueueMails = mailer && (await startMailDelivery(jobs.boss, { ...mailDeps, mailer }))
  const processOutbox = async () => {
    await dispatchEvents()
    await enqueueMails?.()
  }
  cleanUps.add(runEvery(OUTBOX_MS, processOutbox, log))
  cleanUps.add(await startRecurringJobs(db, recurringJobs(shop), log))
  if (deliverCardEvents) cleanUps.add(runEvery(CARD_EVENTS_MS, deliverCardEvents, log))
}

const HOUR_SECONDS = 3600
/** Time for a payment to finish by itself. With the interval of the job, payments are reconciled within a minute. */
const PAYMENT_GRACE_MS = 20_000

const recurringJobs = (shop: Shop): RecurringJob[] => [
  {
    name: "payments",
    everySeconds: 30,
    // At startup, reconciles immediately what an earlier process left unfinished.
    work: async (isFirst) => {
      await reconcilePayments(shop, isFirst ? 0 : PAYMENT_GRACE_MS)
      await expireUnpaidOrders(shop, shop.limits.unpaidOrderHours)
    },
  },
  { name: "vocabulary", everySeconds: 60, work: () => reindexSpecs(shop) },
  { name: "order-totals", everySeconds: 60, work: () => mergeOrderTotals(shop.db) },
  // All paid orders are checked occasionally, because the start date of invoices may have changed.
  { name: "invoices", everySeconds: 10, work: () => issueInvoices(shop, { withinDays: 2 }) },
  { name: "all-invoices", everySeconds: 600, work: () => issueInvoices(shop, {}) },
  { name: "tax-ids", everySeconds: 600, work: () => recheckTaxIds(shop) },
  { name: "sold-off", everySeconds: 300, work: () => archiveSoldOff(shop) },
  { name: "staff-alerts", everySeconds: 300, work: () => alertStaff(shop) },
  { name: "expired", everySeconds: HOUR_SECONDS, work: () => deleteExpired(shop.db) },
  { name: "pictures", everySeconds: HOUR_SECONDS, work: () => removeUnusedUploads(shop) },
]
