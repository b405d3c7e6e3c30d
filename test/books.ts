import { expect } from "vitest"
import { auditBooks } from "#db/shop/books.ts"
import type { TestShop } from "./test-shop.ts"

const MAX_DELIVERY_MS = 60_000

/** Expects the books to have no error once the card provider's events have arrived. */
export async function expectBooksRight(shop: Pick<TestShop, "db" | "sql">): Promise<void> {
  await expect
    .poll(() => countUndelivered(shop), { timeout: MAX_DELIVERY_MS, interval: 50 })
    .toBe(0)
  await expectNoBreaches(shop, 0)
}

/** Expects the books to have no error, except what pending events of the card provider may still correct. */
export async function expectNoBreaches(
  { db }: Pick<TestShop, "db">,
  graceSeconds?: number,
): Promise<void> {
  const findings = await auditBooks(db, { withLedger: true, graceSeconds })
  expect(findings.filter(({ breaches }) => breaches.length > 0)).toEqual([])
}

async function countUndelivered({ sql }: Pick<TestShop, "sql">): Promise<unknown> {
  const [row] = await sql(
    "select count(*)::int as count from sandbox.events where delivered_at is null",
  )
  return row?.count
}
