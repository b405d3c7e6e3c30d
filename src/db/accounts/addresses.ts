import { and, asc, desc, eq, sql } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { first } from "../connection/query-parts.ts"
import { addresses } from "../schema/identity.ts"

export type AddressRow = typeof addresses.$inferSelect
export type AddressFields = Omit<AddressRow, "id" | "userId" | "createdAt" | "updatedAt">

export const listAddressRows = (db: Executor, userId: string): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))

export const countAddresses = (db: Executor, userId: string): Promise<number> =>
  db.$count(addresses, eq(addresses.userId, userId))

const isOwned = (userId: string, id: string) =>
  and(eq(addresses.id, id), eq(addresses.userId, userId))

export const findAddress = (db: Executor, userId: string, id: string) =>
  first(db.select().from(addresses).where(isOwned(userId, id)))

/** Finds the address of the last order, if the account still has it; else the default. */
export async function findUsualAddress(db: Executor, userId: string) {
  const last = sql`(select delivery_address->>'id' from orders
    where user_id = ${userId} and delivery_address is not null order by created_at desc, id desc limit 1)`
  const [found] = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(sql`${addresses.id} = ${last} desc nulls last`, desc(addresses.isDefault))
    .limit(1)
  return found
}

export const findDefaultAddress = async (db: Executor, userId: string) =>
  (await listAddressRows(db, userId)).find(({ isDefault }) => isDefault)

export async function insertAddress(
  tx: Transaction,
  row: AddressFields & { id: string; userId: string },
): Promise<void> {
  await tx.insert(addresses).values(row)
}

export async function updateAddress(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
  fields: AddressFields,
): Promise<void> {
  await tx
    .update(addresses)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(isOwned(userId, id))
}

export async function removeAddress(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx.delete(addresses).where(isOwned(userId, id))
}

export async function clearDefaultAddress(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
}

/** Makes the oldest address the default if there is none. */
export async function ensureDefaultAddress(tx: Transaction, userId: string): Promise<void> {
  const [oldest] = await listAddressRows(tx, userId)
  if (oldest && !oldest.isDefault)
    await tx.update(addresses).set({ isDefault: true }).where(isOwned(userId, oldest.id))
}
