import { isDeepStrictEqual } from "node:util"
import type { AuditAction } from "#contract/shop/audit-actions.ts"
import type { Executor } from "#db/connection/client.ts"
import { insertAudit } from "#db/shop/audit-log.ts"

/** Who did it, and by which request. */
interface Doer {
  id: string | null
  requestId?: string | undefined
}

/** What nobody asked for at this moment: a job, the card provider's word, the command line. */
export const systemActor: Doer = { id: null }

/** Records what somebody did to which thing, in the transaction that does it. */
export const audit = (
  tx: Executor,
  { id: actorId, requestId }: Doer,
  action: AuditAction,
  target: string,
  detail?: Record<string, unknown>,
): Promise<void> => insertAudit(tx, { actorId, requestId, action, target, detail })

/** What of it changed: as it was, and as it is. */
export function changedIn(before: Record<string, unknown>, after: Record<string, unknown>) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...keys].filter((key) => !isDeepStrictEqual(before[key], after[key]))
  const pick = (side: Record<string, unknown>) =>
    Object.fromEntries(changed.flatMap((key) => (key in side ? [[key, side[key]]] : [])))
  return { before: pick(before), after: pick(after) }
}
