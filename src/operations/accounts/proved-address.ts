import { isUserProved } from "#db/accounts/users.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

/** Whether somebody has shown that their address is theirs: an account alone costs nothing. */
export const hasProvedAddress = ({ db }: Shop, { id }: Actor): Promise<boolean> =>
  isUserProved(db, id)
