import { and, eq, ne, sql } from "drizzle-orm"
import type { Transaction } from "../connection/client.ts"
import { uploads } from "../schema/content.ts"

/** Certificates that are stored or being stored. */
const isKept = and(eq(uploads.kind, "certificate"), ne(uploads.state, "removing"))

/**
 * Sums bytes of certificates: of this account, and of undecided ones. Blocks concurrent uploads
 * until the transaction ends.
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

/** Marks certificate files that no tax id refers to for removal, of one address or of all. */
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
