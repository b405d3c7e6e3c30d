import { and, eq, ne, sql } from "drizzle-orm"
import type { Transaction } from "../connection/client.ts"
import { uploads } from "../schema/content.ts"

/** Certificates that are kept or being stored. */
const isKept = and(eq(uploads.kind, "certificate"), ne(uploads.state, "removing"))

/**
 * How many bytes of certificates are kept: of this account, and of all that nobody has decided on. Holds others who
 * store one back until the transaction ends.
 */
export async function countCertificateBytes(
  tx: Transaction,
  userId: string,
): Promise<{ ofAccount: number; undecided: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('certificate bytes', 0))`)
  const [found] = await tx
    .select({
      ofAccount: sql<string>`coalesce(sum(${uploads.bytes}) filter (where ${uploads.uploadedBy} = ${userId}), 0)`,
      undecided: sql<string>`coalesce(sum(${uploads.bytes}) filter (where not exists (
        select from tax_ids where certificate = ${uploads.address} and state <> 'waiting')), 0)`,
    })
    .from(uploads)
    .where(isKept)
  return { ofAccount: Number(found?.ofAccount), undecided: Number(found?.undecided) }
}

/** Has the files of an account's certificates removed that no tax id names any more: of one address, or all. */
export async function removeCertificateFiles(
  tx: Transaction,
  userId: string,
  address?: string,
): Promise<void> {
  await tx
    .update(uploads)
    .set({ state: "removing" })
    .where(
      and(
        isKept,
        eq(uploads.uploadedBy, userId),
        address === undefined ? undefined : eq(uploads.address, address),
        sql`not exists (select from tax_ids where certificate = ${uploads.address})`,
      ),
    )
}
