import { DrizzleQueryError, sql } from "drizzle-orm"
import type { Database, Transaction } from "#db/connection/client.ts"
import { pageContents, professionals, reviews, services } from "#db/schema/content.ts"
import { parts } from "#db/schema/parts.ts"
import { shopSettings } from "#db/schema/records.ts"
import { moveStock } from "#db/stock/move-stock.ts"
import { DEMO_HELP_EMAIL } from "#domain/shop/demo-help-email.ts"
import { readDemoContent } from "./demo-content.ts"

/** Any number does, as long as nothing else in this database locks the same one. */
const SEED_LOCK = 6_032_850

/**
 * Fills a shop that has neither parts nor page texts with the demo content, all of it or nothing. Rows that
 * exist stay as they are. Safe when several processes start at once: one fills, the others find it done.
 */
export async function seedShop(
  db: Database,
  { log }: { log?: (message: string) => void } = {},
): Promise<{ seeded: boolean }> {
  const content = await readDemoContent()
  const seeded = await db.transaction((tx) => fillIfEmpty(tx, content)).catch(explain)
  if (seeded) log?.(`Filled the empty shop with ${content.parts.length} demo parts`)
  return { seeded }
}

type DemoContent = Awaited<ReturnType<typeof readDemoContent>>

async function fillIfEmpty(tx: Transaction, content: DemoContent): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
  if (!(await isEmpty(tx))) return false
  await insertContent(tx, content)
  return true
}

/** The message of a failed query lists all its values, here the whole catalogue. */
function explain(error: unknown): never {
  if (!(error instanceof DrizzleQueryError)) throw error
  const { cause } = error
  throw new Error(`The demo content was not written: ${cause?.message}`, { cause })
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  const [part] = await tx.select({ id: parts.id }).from(parts).limit(1)
  const [page] = await tx.select({ name: pageContents.name }).from(pageContents).limit(1)
  return !part && !page
}

async function insertContent(tx: Transaction, content: DemoContent): Promise<void> {
  await tx.insert(parts).values(content.parts.map((part) => ({ ...part, availableQuantity: 0 })))
  const stock = content.parts.map((part) => ({ partId: part.id, delta: part.availableQuantity }))
  await moveStock(tx, stock, { reason: "initial" })
  await tx.insert(services).values(content.services).onConflictDoNothing()
  await tx.insert(professionals).values(content.professionals).onConflictDoNothing()
  await tx
    .insert(reviews)
    .values(
      // Reviews are read newest first; a minute apart, they keep the order they are written in.
      content.reviews.map((review, index) => ({
        ...review,
        createdAt: sql`now() - make_interval(mins => ${index})`,
      })),
    )
    .onConflictDoNothing()
  await tx
    .insert(pageContents)
    .values(Object.entries(content.pages).map(([name, page]) => ({ name, content: page })))
  // Version 0: nobody saved it.
  await tx
    .insert(shopSettings)
    .values({ name: "shop", value: { email: DEMO_HELP_EMAIL }, version: 0 })
    .onConflictDoNothing()
}
