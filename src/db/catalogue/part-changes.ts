import { and, desc, eq, inArray, lt, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { users } from "../schema/identity.ts"
import { partImports } from "../schema/parts.ts"
import { auditLog } from "../schema/records.ts"

const actions = ["part.add", "part.edit", "part.archive", "part.import", "part.import_undo"]

/**
 * Lists changes of a part before an entry, newest first, with author and file. Stock is left out.
 */
export const listPartChangeRows = (
  db: Executor,
  partId: string,
  limit: number,
  beforeId?: number,
) =>
  db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      detail: auditLog.detail,
      actorEmail: users.email,
      fileName: partImports.fileName,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(partImports, eq(partImports.id, sql`${auditLog.detail}->>'import'`))
    .where(
      and(
        eq(auditLog.target, partId),
        inArray(auditLog.action, actions),
        beforeId === undefined ? undefined : lt(auditLog.id, beforeId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
