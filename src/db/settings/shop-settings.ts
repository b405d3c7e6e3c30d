import { and, desc, eq, gt, inArray, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { hasRows } from "../connection/query-parts.ts"
import { users } from "../schema/identity.ts"
import { orders } from "../schema/orders.ts"
import { parts } from "../schema/parts.ts"
import { auditLog, shopSettings } from "../schema/records.ts"

export interface StoredSettings {
  name: string
  value: Record<string, unknown>
  version: number
}

const storedColumns = {
  name: shopSettings.name,
  value: shopSettings.value,
  version: shopSettings.version,
}

export const findSettings = (db: Executor, names: readonly string[]): Promise<StoredSettings[]> =>
  db
    .select(storedColumns)
    .from(shopSettings)
    .where(inArray(shopSettings.name, [...names]))

export const listWrittenTexts = (db: Executor, names: readonly string[]) =>
  db
    .select({ name: shopSettings.name, version: shopSettings.version })
    .from(shopSettings)
    .where(and(inArray(shopSettings.name, [...names]), sql`${shopSettings.value}->>'text' <> ''`))

/** Lists saved groups, with time and author. Closed accounts have no name. */
export const listSavedSettings = (db: Executor) =>
  db
    .select({
      name: shopSettings.name,
      version: shopSettings.version,
      changedAt: shopSettings.changedAt,
      changedBy: users.name,
    })
    .from(shopSettings)
    .leftJoin(users, eq(users.id, shopSettings.changedBy))
    .where(gt(shopSettings.version, 0))

/**
 * Saves settings and returns the new version. Returns undefined if the stored version is not `seenVersion`; 0 means
 * never saved.
 */
export async function putSettings(
  db: Executor,
  row: { name: string; value: Record<string, unknown>; changedBy: string },
  seenVersion: number,
): Promise<number | undefined> {
  const { value, changedBy } = row
  const [written] = await db
    .insert(shopSettings)
    .values(row)
    .onConflictDoUpdate({
      target: shopSettings.name,
      set: { value, changedBy, version: sql`${shopSettings.version} + 1`, changedAt: sql`now()` },
      setWhere: eq(shopSettings.version, seenVersion),
    })
    .returning({ version: shopSettings.version })
  return written?.version
}

/** Finds the text of a version, and when it was saved. Each save is one entry of the audit log. */
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

/** Lists the changes of a group by save, newest first. */
export const listSettingsChanges = (db: Executor, group: string, limit: number) =>
  db
    .select({ detail: auditLog.detail, savedAt: auditLog.createdAt })
    .from(auditLog)
    .where(and(eq(auditLog.action, "settings.save"), eq(auditLog.target, group)))
    .orderBy(desc(auditLog.id))
    .limit(limit)

/** Blocks new orders until the transaction ends. */
export async function blockNewOrders(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${orders} in share row exclusive mode`)
}

/** Blocks new parts until the transaction ends. */
export async function blockNewParts(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${parts} in share row exclusive mode`)
}

export const hasOrders = (db: Executor): Promise<boolean> =>
  hasRows(db.select({ id: orders.id }).from(orders).limit(1))

export const hasParts = (db: Executor): Promise<boolean> =>
  hasRows(db.select({ id: parts.id }).from(parts).limit(1))
