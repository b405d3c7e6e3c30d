import type { Executor } from "../connection/client.ts"
import { auditLog } from "../schema/records.ts"

/** Records who did what to which thing, in the transaction that does it. */
export async function insertAudit(
  tx: Executor,
  entry: typeof auditLog.$inferInsert,
): Promise<void> {
  await tx.insert(auditLog).values(entry)
}
