import type { Pool } from "pg"
import type { Database } from "#db/connection/client.ts"
import type { RateCounter } from "#db/connection/rate-limits.ts"
import type { ReadListFile } from "./list-file-port.ts"
import type { WritePaper } from "./paper.ts"
import type { Pictures } from "./picture-ports.ts"
import type { PaymentProvider } from "./ports.ts"
import type { EventCounts } from "./shop-events.ts"
import type { TaxIdChecker } from "./tax-id-checker.ts"

/** Writes one event with its facts. */
export interface Log {
  info(facts: object, event: string): void
  warn(facts: object, event: string): void
  error(facts: object, event: string): void
}

/** Numbers that an operator may want different. */
export interface Limits {
  /** How many unpaid orders an account may have at a time, before `RATE_LIMIT_SCALE`. */
  unpaidOrders: { proved: number; unproved: number }
  /** How many unpaid orders may lapse in a day before an account has to prove its address; scaled, too. */
  lapsedOrders: number
  /** How long an unpaid order is held; 0: for ever. */
  unpaidOrderHours: number
  tokenLifeMs: number
  tokenIdleMs: number
  /** Multiplies every rate limit; 0 turns them off. */
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

/** What every operation works with. */
export interface Shop {
  db: Database
  /** A few connections without time limits, for work as long as a file. */
  bulk: Pool
  /** Undefined when this shop takes no cards. */
  payments: PaymentProvider | undefined
  pictures: Pictures
  readListFile: ReadListFile
  taxIds: TaxIdChecker
  writePaper: WritePaper
  limits: Limits
  /** Whether administrators have no rights until they have a second factor. */
  adminsNeedSecondFactor: boolean
  /** The address people use, for links in mails. */
  publicUrl: string
  rates: RateCounter
  counters: EventCounts
  log: Log
}

/** Who is asking, with the rights of this request. */
export interface Actor {
  id: string
  email: string
  name: string
  role: "user" | "admin"
  /** An administrator whose rights wait for a second factor. */
  awaitsSecondFactor?: true
  /** The identity session they came by, where known. */
  sessionId?: string | null
  /** The request, for the audit log. */
  requestId?: string
}

export const isAdmin = (actor: Actor): boolean => actor.role === "admin"
