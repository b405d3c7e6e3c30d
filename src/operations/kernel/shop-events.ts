/** What an operator wants counted as it happens; each is written down before it is counted. */
const shopEvents = [
  "order_placed",
  "order_paid",
  "order_revived",
  "payment_refund_due",
  "payment_does_not_cover_order",
] as const

export type ShopEvent = (typeof shopEvents)[number]

/** How often each has happened in this process. */
export class EventCounts {
  readonly #counts = new Map<ShopEvent, number>(shopEvents.map((event) => [event, 0]))

  add(event: ShopEvent): void {
    this.#counts.set(event, (this.#counts.get(event) ?? 0) + 1)
  }

  entries(): Iterable<[ShopEvent, number]> {
    return this.#counts
  }
}
