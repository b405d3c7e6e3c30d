import { sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { auditLog } from "../schema/records.ts"

/**
 * What a group that is a text said in this version, and since when. Each save is one entry of the audit log, written in its turn, with
 * the text where that changed.
 */
export async function findTextOf(db: Executor, group: string, version: number) {
  const saved = db
    .select({
      text: sql<string | null>`${auditLog.detail}->'after'->>'text'`.as("text"),
      savedAt: auditLog.createdAt,
      version: sql<number>`row_number() over (order by ${auditLog.id})`.as("version"),
      last: sql<number>`count(*) over ()`.as("last"),
    })
    .from(auditLog)
    .where(sql`${auditLog.action} = 'settings.save' and ${auditLog.target} = ${group}`)
    .as("saved")
  const [found] = await db
    .select({ text: saved.text, savedAt: saved.savedAt })
    .from(saved)
    .where(
      sql`${saved.version} <= ${version} and ${version} <= ${saved.last} and ${saved.text} is not null`,
    )
    .orderBy(sql`${saved.version} desc`)
    .limit(1)
  return found
}
