import { isDeepStrictEqual } from "node:util"
import type { AuditAction } from "#contract/shop/audit-actions.ts"
import { lockRights } from "#db/accounts/users.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import { hasAudit, insertAudit } from "#db/shop/audit-entries.ts"
import { consumeLimit } from "./rate-limits.ts"
import { refuse } from "./refusal.ts"
import type { Actor, Shop } from "./shop.ts"

/**
 * Wraps an administrator's work in a transaction. Its last statement locks the administrator's rights, or rolls back if
 * they were withdrawn in the meantime. The lock comes last, so that withdrawing rights does not wait.
 */
export const asAdmin =
  <Done>(
    shop: Pick<Shop, "adminsNeedSecondFactor">,
    admin: Pick<Actor, "id">,
    work: (tx: Transaction) => Promise<Done>,
  ) =>
  async (tx: Transaction): Promise<Done> => {
    const done = await work(tx)
    await lockAdminRights(tx, shop, admin)
    return done
  }

/** Runs an administrator's work in a transaction of its own. */
export const adminTransaction = <Done>(
  shop: Pick<Shop, "db" | "adminsNeedSecondFactor">,
  admin: Pick<Actor, "id">,
  work: (tx: Transaction) => Promise<Done>,
): Promise<Done> => shop.db.transaction(asAdmin(shop, admin, work))

/** Locks the administrator's rights until the transaction ends. Refuses if they are missing. */
export async function lockAdminRights(
  tx: Executor,
  shop: Pick<Shop, "adminsNeedSecondFactor">,
  { id }: Pick<Actor, "id">,
): Promise<void> {
  const rights = await lockRights(tx, id)
  if (rights?.role !== "admin") throw refuse("forbidden")
  if (shop.adminsNeedSecondFactor && !rights.secondFactor) throw refuse("second_factor_missing")
}

export interface AuditActor {
  id: string | null
  requestId?: string | undefined
}

/** Actor of jobs, webhooks and commands. */
export const systemActor: AuditActor = { id: null }

export const audit = (
  tx: Executor,
  { id: actorId, requestId }: AuditActor,
  action: AuditAction,
  target: string,
  detail?: Record<string, unknown>,
): Promise<void> => insertAudit(tx, { actorId, requestId, action, target, detail })

/**
 * Reports whether this administrator has made this change before, such as in a call whose reply was lost. `detail` is
 * that of the audit entry, without the state before the change. The caller checks that the change still holds.
 */
export const isRepeated = (
  tx: Executor,
  { id: actorId }: Pick<Actor, "id">,
  action: AuditAction,
  target: string,
  detail: Record<string, unknown>,
): Promise<boolean> => hasAudit(tx, { actorId, action, target, detail })

export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...keys].filter((key) => !isDeepStrictEqual(before[key], after[key]))
  const pick = (side: Record<string, unknown>) =>
    Object.fromEntries(changed.flatMap((key) => (key in side ? [[key, side[key]]] : [])))
  return { before: pick(before), after: pick(after) }
}

/** Counts an export against the administrator's limit and records it in the audit log. */
export async function recordExport(
  shop: Shop,
  admin: Actor,
  what: string,
  detail: object,
): Promise<void> {
  await consumeLimit(shop, "export", admin.id)
  await adminTransaction(shop, admin, (tx) => audit(tx, admin, "export", what, { ...detail }))
}
