import { asc, count, eq } from "drizzle-orm"
import type { Executor, Transaction } from "../connection/client.ts"
import { users } from "../schema/identity.ts"
import { orderNotes } from "../schema/orders.ts"

export async function insertOrderNote(
  tx: Transaction,
  note: Pick<typeof orderNotes.$inferInsert, "orderId" | "authorId" | "text">,
): Promise<void> {
  await tx.insert(orderNotes).values(note)
}

export async function countOrderNotes(db: Executor, orderId: string): Promise<number> {
  const [counted] = await db
    .select({ notes: count() })
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
  return counted?.notes ?? 0
}

export const listOrderNotes = (db: Executor, orderId: string) =>
  db
    .select({ text: orderNotes.text, at: orderNotes.createdAt, by: users.email })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id))
