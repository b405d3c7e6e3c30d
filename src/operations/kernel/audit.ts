import type { Transaction } from "#db/connection/client.ts"
import { insertAudit } from "#db/shop/audit-log.ts"
import type { Actor } from "./shop.ts"

/** Records what this person did to which thing, in the transaction that does it. */
export const audit = (
  tx: Transaction,
  actor: Pick<Actor, "id" | "requestId">,
  action: string,
  target: string,
  detail?: Record<string, unknown>,
): Promise<void> =>
  insertAudit(tx, { actorId: actor.id, requestId: actor.requestId, action, target, detail })
