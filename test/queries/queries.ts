import { createHash } from "node:crypto"
import type { Transaction } from "#db/connection/client.ts"

/** Queries for one row or one page of rows, by what they read or change. */
export type Queries = Record<string, (tx: Transaction) => Promise<unknown>>

/** Rows that many-rows.ts inserts. */
export const user = "user-77"
export const email = "buyer-77@example.com"
export const id = "77".padStart(24, "0")
export const tokenHash = createHash("sha256").update("token-77").digest()
export const recently = new Date(Date.now() - 60_000)
export const page = { limit: 100 }
