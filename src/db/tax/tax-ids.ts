import { and, asc, eq } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { taxIds } from "../schema/tax.ts"

export type TaxIdRow = typeof taxIds.$inferSelect

export const listTaxIdRows = (db: Executor, userId: string): Promise<TaxIdRow[]> =>
  db
    .select()
    .from(taxIds)
    .where(eq(taxIds.userId, userId))
    .orderBy(asc(taxIds.createdAt), asc(taxIds.id))

/** Those that count. */
export const listValidTaxIds = (db: Executor, userId: string): Promise<TaxIdRow[]> =>
  db
    .select()
    .from(taxIds)
    .where(and(eq(taxIds.userId, userId), eq(taxIds.state, "valid")))
    .orderBy(asc(taxIds.createdAt), asc(taxIds.id))
