import { randomBytes } from "node:crypto"
import type { NodePgDatabase } from "drizzle-orm/node-postgres"
import type { WireGroup } from "./wire.ts"

export type Database = NodePgDatabase
export type Tx = Parameters<Parameters<Database["transaction"]>[0]>[0]

/** One request: key, origin and the transaction of its work. */
export interface Call {
  tx: Tx
  access: Access
  /** The stand-in's address for browsers: `http://host/sandbox/stripe`. */
  base: string
  requestId: string
  idempotencyKey: string | undefined
}

/** The secret key permits everything, the publishable key only what a payment page needs. */
export type Access = "secret" | "publishable"

export interface Endpoint {
  method: "GET" | "POST"
  path: string
  /** Accepts the publishable key. The work itself then requires the intent's client secret. */
  browser: boolean
  /**
   * Checks the parameters and returns the work for a transaction. A refusal thrown here is not stored under an
   * idempotency key. A refusal thrown by the work is stored, together with what the work wrote.
   */
  prepare(input: WireGroup, id: string): (call: Call) => Promise<object>
}

/** Makes an id: `pi_` and 24 random hexadecimal digits. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`

export const toUnixSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000)
