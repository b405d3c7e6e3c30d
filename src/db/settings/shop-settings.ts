import { and, eq, gt, inArray, sql } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { users } from "../schema/identity.ts"
import { shopSettings } from "../schema/settings.ts"

export interface KeptSettings {
  name: string
  value: Record<string, unknown>
  version: number
}

const kept = {
  name: shopSettings.name,
  value: shopSettings.value,
  version: shopSettings.version,
}

export const findSettings = (db: Executor, names: readonly string[]): Promise<KeptSettings[]> =>
  db
    .select(kept)
    .from(shopSettings)
    .where(inArray(shopSettings.name, [...names]))

/** Of groups that are a text, those in which there is one; the texts themselves are long. */
export const listWrittenTexts = (db: Executor, names: readonly string[]) =>
  db
    .select({ name: shopSettings.name, version: shopSettings.version })
    .from(shopSettings)
    .where(and(inArray(shopSettings.name, [...names]), sql`${shopSettings.value}->>'text' <> ''`))

/** Which groups were saved, when last and by whom; without a name where the account is gone. */
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

/** The version that it has now; undefined, and nothing written, where it is not as somebody saw it: 0 for never saved. */
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
