import { eq } from "drizzle-orm"
import type { Executor } from "../connection/client.ts"
import { shopSecrets } from "../schema/records.ts"

export async function findSharedSecret(db: Executor, name: string): Promise<string | undefined> {
  const [stored] = await db.select().from(shopSecrets).where(eq(shopSecrets.name, name))
  return stored?.value
}

/** Returns the shared secret of this name. The first process stores its proposal. */
export async function sharedSecret(db: Executor, name: string, proposal: string): Promise<string> {
  await db.insert(shopSecrets).values({ name, value: proposal }).onConflictDoNothing()
  const stored = await findSharedSecret(db, name)
  if (stored === undefined) throw new Error(`the secret ${name} could not be stored`)
  return stored
}
