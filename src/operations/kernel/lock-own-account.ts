import { lockUser } from "#db/accounts/users.ts"
import type { Transaction } from "#db/connection/client.ts"
import { refuse } from "./refusal.ts"
import type { Actor } from "./shop.ts"

/** Locks the actor's account until the transaction ends. Refuses if it was closed in the meantime. */
export async function lockOwnAccount(tx: Transaction, { id }: Pick<Actor, "id">): Promise<void> {
  if (!(await lockUser(tx, id))) throw refuse("unauthenticated")
}
