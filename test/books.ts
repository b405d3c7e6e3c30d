import { expect } from "vitest"
import { auditBooks } from "#db/shop/books.ts"
import type { TestShop } from "./test-shop.ts"

const MAX_DELIVERY_MS = 60_000

/** Expects the books to have no error once the card provider's events have arrived. */
export async function expectBooksRight(shop: Pick<TestShop, "db" | "sql">): Promise<void> {
  await expect
    .poll(() => countUndelivered(shop), { timeout: MAX_DELIVERY_MS, interval: 50 })
    .toBe(0)
  const findings = await auditBooks(shop.db, { withLedger: true, graceSeconds: 0 })
  expect(findings.filter(({ breaches }) => breaches.length > 0)).toEqual([])
}

async function countUndelivered({ sql }: Pick<TestShop, "sql">): Promise<unknown> {
  const [row] = await sql(
    "select count(*)::int as count from sandbox.events where delivered_at is null",
  )
  return row?.count
}
