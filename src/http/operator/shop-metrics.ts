import { Counter, Gauge, type Registry } from "prom-client"
import type { EventCounts } from "#operations/kernel/shop-events.ts"
import type { ShopFigures } from "#operations/shop/shop-figures.ts"

/** The same in every process, so that the highest is the truth, and no sum. */
const aggregator = "max"

/**
 * What the shop itself does: orders and payments as they are counted by each process, and what waits, as the
 * database tells it. While it does not, what waits is not told either. Returns what brings the latter up to date.
 */
export function shopMetrics(
  registry: Registry,
  counters: EventCounts,
  readFigures: () => Promise<ShopFigures | undefined>,
): () => Promise<void> {
  const registers = [registry]
  new Counter({
    name: "shop_events_total",
    help: "Orders placed, paid and revived; payments that go back or do not cover their order",
    labelNames: ["event"],
    registers,
    collect() {
      this.reset()
      for (const [event, count] of counters.entries()) this.inc({ event }, count)
    },
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, aggregator, registers })
  const orders = gauge("shop_orders_open", "Orders not delivered yet, up to 10,000", ["state"])
  const payments = gauge("shop_payments_open", "Payments begun over a minute ago, up to 10,000")
  const unchecked = gauge("shop_payments_unchecked", "Open payments not looked at for ten minutes")
  const refunds = gauge("shop_refunds_due", "Refunds that the card provider has not made yet")
  const oldestRefund = gauge("shop_refund_oldest_due_seconds", "How long the oldest has been due")
  const mails = gauge("shop_mails", "Mails that wait or were given up, up to 10,000", ["state"])
  const oldestMail = gauge("shop_mail_oldest_waiting_seconds", "How long the oldest has waited")
  const jobs = gauge("shop_jobs", "Jobs by queue, as pg-boss last counted", ["queue", "state"])
  const up = gauge("shop_database_up", "Whether the database tells what waits")
  const labelled = [orders, mails, jobs]
  const plain = [payments, unchecked, refunds, oldestRefund, oldestMail]

  return async () => {
    const figures = await readFigures()
    up.set(figures ? 1 : 0)
    for (const each of labelled) each.reset()
    for (const each of plain) each.remove()
    if (!figures) return
    for (const [state, count] of Object.entries(figures.orders)) orders.set({ state }, count)
    payments.set(figures.openPaymentsOverAMinute)
    unchecked.set(figures.uncheckedPayments)
    refunds.set(figures.refundsDue)
    oldestRefund.set(figures.oldestRefundDueSeconds)
    mails.set({ state: "waiting" }, figures.mailsWaiting)
    mails.set({ state: "dead" }, figures.mailsDead)
    oldestMail.set(figures.oldestMailWaitingSeconds)
    for (const { queue, ...counts } of figures.jobs)
      for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count)
  }
}
