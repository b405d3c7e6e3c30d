import { randomBytes } from "node:crypto"
import type { NodePgDatabase } from "drizzle-orm/node-postgres"
import type { WireGroup } from "./wire-form.ts"

export type Database = NodePgDatabase
export type Tx = Parameters<Parameters<Database["transaction"]>[0]>[0]

/** What one request brings: who asks, where from, and the transaction its work belongs to. */
export interface Call {
  tx: Tx
  access: Access
  /** Where a browser reaches the stand-in: `http://host/sandbox/stripe`. */
  base: string
  requestId: string
  idempotencyKey: string | undefined
}

/** The secret key may do everything; the publishable one only what a payment page must. */
export type Access = "secret" | "publishable"

export interface Endpoint {
  method: "GET" | "POST"
  path: string
  /** Open to the publishable key; the work itself then asks for the intent's client secret. */
  browser: boolean
  /**
   * Checks the parameters, and returns the work to be done in a transaction. A refusal thrown here is
   * not remembered under an idempotency key; one thrown by the work is, with whatever it wrote.
   */
  prepare(input: WireGroup, id: string): (call: Call) => Promise<object>
}

/** `pi_` and 24 random hexadecimal digits. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`

export const toUnixSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000)
