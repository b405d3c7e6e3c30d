import { and, eq, type SQL, sql } from "drizzle-orm"
import { lockUser } from "../accounts/users.ts"
import type { Executor, Transaction } from "../connection/client.ts"
import { cartLines, carts } from "../schema/carts.ts"

/** Whose cart it is: an account's or, by the hash of a cookie's token, a visitor's. */
export type CartOwner =
  | { userId: string; tokenHash?: undefined }
  | { tokenHash: Buffer; userId?: undefined }

export interface CartRow {
  id: number
  version: number
}

const row = { id: carts.id, version: carts.version }

const ownedBy = ({ userId, tokenHash }: CartOwner): SQL =>
  userId === undefined ? eq(carts.tokenHash, tokenHash) : eq(carts.userId, userId)

export async function findCart(db: Executor, owner: CartOwner): Promise<CartRow | undefined> {
  const [cart] = await db.select(row).from(carts).where(ownedBy(owner))
  return cart
}

export interface CartSize {
  version: number
  lines: number
}

export async function findCartSize(db: Executor, owner: CartOwner): Promise<CartSize | undefined> {
  const lines = db.$count(cartLines, eq(cartLines.cartId, carts.id))
  const [size] = await db
    .select({ version: carts.version, lines })
    .from(carts)
    .where(ownedBy(owner))
  return size
}

/** Holds the cart until the transaction ends: its changes come one after another. */
export async function lockCart(tx: Transaction, owner: CartOwner): Promise<CartRow | undefined> {
  const [cart] = await tx.select(row).from(carts).where(ownedBy(owner)).for("update")
  return cart
}

/** The same, and makes it where there is none; undefined for an account that is closed. */
export async function openCart(tx: Transaction, owner: CartOwner): Promise<CartRow | undefined> {
  const known = await lockCart(tx, owner)
  if (known) return known
  if (owner.userId !== undefined && !(await lockUser(tx, owner.userId))) return undefined
  await tx.insert(carts).values(owner).onConflictDoNothing()
  return lockCart(tx, owner)
}

/** Notes that it has changed; undefined when somebody else has changed it since it was read. */
export async function nextVersion(
  tx: Transaction,
  { id, version }: CartRow,
): Promise<CartRow | undefined> {
  const [next] = await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(carts.id, id), eq(carts.version, version)))
    .returning(row)
  return next
}

export async function deleteCart(tx: Transaction, id: number): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, id))
}
