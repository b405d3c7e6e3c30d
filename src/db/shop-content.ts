import { asc, desc } from "drizzle-orm"
import type { Executor, Transaction } from "./client.ts"
import { pageContents, professionals, reviews, services } from "./schema/content.ts"

export const listServiceRows = (db: Executor) =>
  db.select().from(services).orderBy(asc(services.id)).limit(1000)

export const listProfessionalRows = (db: Executor) =>
  db.select().from(professionals).orderBy(asc(professionals.id)).limit(1000)

export const listPageContents = (db: Executor) => db.select().from(pageContents)

export const listReviewRows = (db: Executor) =>
  db.select().from(reviews).orderBy(desc(reviews.createdAt), desc(reviews.id)).limit(1000)

export async function insertReview(
  tx: Transaction,
  review: typeof reviews.$inferInsert,
): Promise<void> {
  await tx.insert(reviews).values(review)
}
