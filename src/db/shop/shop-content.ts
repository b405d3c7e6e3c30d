import { and, asc, eq, or, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { pageContents, professionals, services } from "../schema/content.ts"

export const listServiceRows = (db: Executor) =>
  db.select().from(services).orderBy(asc(services.id)).limit(1000)

export const listProfessionalRows = (db: Executor) =>
  db.select().from(professionals).orderBy(asc(professionals.id)).limit(1000)

export const listPageContents = (db: Executor) => db.select().from(pageContents)

export async function findPageContent(db: Executor, name: string): Promise<unknown> {
  const [row] = await db.select().from(pageContents).where(eq(pageContents.name, name))
  return row?.content
}

export async function listFilledPages(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ name: pageContents.name })
    .from(pageContents)
    .where(
      or(
        and(eq(pageContents.name, "blog"), sql`jsonb_array_length(${pageContents.content}) > 0`),
        and(
          eq(pageContents.name, "portfolio"),
          sql`(${pageContents.content}->'person'->>'name' <> ''
            or jsonb_array_length(${pageContents.content}->'projects') > 0)`,
        ),
      ),
    )
  return rows.map(({ name }) => name)
}

export async function putPageContent(tx: Transaction, name: string, content: unknown) {
  await tx
    .insert(pageContents)
    .values({ name, content })
    .onConflictDoUpdate({ target: pageContents.name, set: { content } })
}

/** Replaces all services. Their ids keep the order. */
export async function replaceServices(
  tx: Transaction,
  rows: (typeof services.$inferInsert)[],
): Promise<void> {
  await tx.delete(services)
  if (rows.length > 0) await tx.insert(services).values(rows)
}

export async function replaceProfessionals(
  tx: Transaction,
  rows: (typeof professionals.$inferInsert)[],
): Promise<void> {
  await tx.delete(professionals)
  if (rows.length > 0) await tx.insert(professionals).values(rows)
}
