import type { Pool } from "pg"
import type { Database } from "#db/connection/client.ts"
import type { RateCounter } from "#db/connection/rate-limits.ts"
import type { Identity } from "./identity.ts"
import type { WritePaper } from "./paper.ts"
import type { Pictures } from "./picture-ports.ts"
import type { PaymentProvider, ReadListFile, ReadSheet, TaxIdChecker } from "./ports.ts"

export interface Log {
  info(facts: object, event: string): void
  warn(facts: object, event: string): void
  error(facts: object, event: string): void
}

export interface Limits {
  /** Maximum number of unpaid orders per account, before `RATE_LIMIT_SCALE`. */
  unpaidOrders: { proved: number; unproved: number }
  /** Number of lapsed orders per day from which an account must prove its address; scaled. */
  lapsedOrders: number
  /** Hours for which unpaid orders are held; 0 for no limit. */
  unpaidOrderHours: number
  tokenLifeMs: number
  tokenIdleMs: number
  /** Factor of every rate limit; 0 turns them off. */
  rateScale: number
}

export const defaultLimits: Limits = {
  unpaidOrders: { proved: 50, unproved: 10 },
  lapsedOrders: 2,
  unpaidOrderHours: 48,
  tokenLifeMs: 12 * 60 * 60 * 1000,
  tokenIdleMs: 2 * 60 * 60 * 1000,
  rateScale: 1,
}

export interface Shop {
  db: Database
  identity: Identity
  /** Connections without time limits, for long work. */
  bulk: Pool
  /** Undefined if the shop does not accept cards. */
  payments: PaymentProvider | undefined
  pictures: Pictures
  readListFile: ReadListFile
  readSheet: ReadSheet
  taxIds: TaxIdChecker
  writePaper: WritePaper
  limits: Limits
  adminsNeedSecondFactor: boolean
  /** Public address, for links in mails. */
  publicUrl: string
  rates: RateCounter
  counters: EventCounts
  log: Log
}

export interface Actor {
  id: string
  email: string
  name: string
  role: "user" | "admin"
  /** Set for an administrator whose rights wait for a second factor. */
  awaitsSecondFactor?: true
  /** Language that the user chose. */
  language?: string | null
  sessionId?: string | null
  requestId?: string
}

export const isAdmin = (actor: Actor): boolean => actor.role === "admin"

/** Events that metrics count. Each is stored before it is counted. */
const shopEvents = [
  "order_placed",
  "order_paid",
  "order_revived",
  "payment_refund_due",
  "payment_does_not_cover_order",
] as const

export type CountedEvent = (typeof shopEvents)[number]

export class EventCounts {
  readonly #counts = new Map<CountedEvent, number>(shopEvents.map((event) => [event, 0]))

  add(event: CountedEvent): void {
    this.#counts.set(event, (this.#counts.get(event) ?? 0) + 1)
  }

  entries(): Iterable<[CountedEvent, number]> {
    return this.#counts
  }
}
