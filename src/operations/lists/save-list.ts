import { z } from "zod"
import type { Transaction } from "#db/connection/client.ts"
import {
  addPartList,
  addPartListLines,
  addRevision,
  countPartLists,
  deletePartList,
  deleteRevisionsUntil,
  lockPartList,
  type PartListLineRow,
  setShare,
} from "#db/lists/part-lists.ts"
import {
  type BuildPlan,
  type ListLine,
  MAX_LISTS,
  MAX_REVISIONS,
} from "#domain/lists/parts-list.ts"
import { linePoints } from "#domain/orders/line-details.ts"
import { requireParts } from "../cart/change-cart.ts"
import { newId, newToken, tokenHashOf } from "../kernel/identifiers.ts"
import { lockOwnAccount } from "../kernel/lock-own-account.ts"
import {
  consumeLimit,
  consumeLimits,
  type LimitUse,
  restoreIfRefused,
} from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { countOrReplay, withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { planRows } from "./use-lists.ts"

export interface NewList extends BuildPlan {
  name: string
  /** Each part occurs once. */
  lines: readonly ListLine[]
}

const savedList = z.object({ listId: z.string() })
type SavedList = z.infer<typeof savedList>

/** Creates a list with one revision and returns its id. */
export async function addList(
  shop: Shop,
  owner: Actor,
  list: NewList,
  key?: string,
): Promise<string> {
  const work = async (tx: Transaction) => {
    // Locks the user, so that concurrent requests cannot exceed the limit.
    await lockOwnAccount(tx, owner)
    if ((await countPartLists(tx, owner.id)) >= MAX_LISTS)
      throw refuse("lists_full", { limit: MAX_LISTS })
    const listId = newId()
    await addPartList(tx, { id: listId, userId: owner.id })
    await writeRevision(tx, listId, 1, list)
    return { listId }
  }
  const request = ["list", list]
  const { listId } = await saveOnce(shop, owner, list, { key, request, work })
  return listId
}

interface SaveOptions {
  /** Revision on the owner's screen; undefined for any. */
  seenRevision: number | undefined
  key: string | undefined
}

/** Saves the whole list as its next revision. Deletes revisions beyond `MAX_REVISIONS`, the oldest first. */
export async function saveList(
  shop: Shop,
  owner: Actor,
  id: string,
  list: NewList,
  { seenRevision, key }: SaveOptions,
): Promise<void> {
  const work = async (tx: Transaction) => {
    const locked = await lockPartList(tx, owner.id, id)
    if (!locked) throw refuse("list_not_found")
    const { revision } = locked
    if (seenRevision !== undefined && seenRevision !== revision)
      throw refuse("list_changed", { revision })
    await writeRevision(tx, id, revision + 1, list)
    await deleteRevisionsUntil(tx, id, revision + 1 - MAX_REVISIONS)
    return { listId: id }
  }
  const request = ["list", id, list, seenRevision]
  await saveOnce(shop, owner, list, { key, request, work })
}

interface Save {
  key: string | undefined
  request: unknown
  work: (tx: Transaction) => Promise<SavedList>
}

/** Saves once per key. A refused save counts as a change, because it costs a look-up, but takes no lines. */
async function saveOnce(
  shop: Shop,
  owner: Actor,
  { lines }: NewList,
  save: Save,
): Promise<SavedList> {
  const who = owner.id
  const points = lines.reduce((sum, line) => sum + linePoints(line, CHARACTERS_OF_LINE), 0)
  const lineUses: LimitUse[] = points > 0 ? [{ name: "listLine", who, points }] : []
  const keyed = { ...save, answer: savedList }
  const stored = await countOrReplay(shop, owner, keyed, () =>
    consumeLimits(shop, [{ name: "listChange", who }, ...lineUses]),
  )
  if (stored) return stored
  return restoreIfRefused(shop, lineUses, () => withIdempotencyKey(shop, owner, keyed))
}

/** Characters of details that count as one line. */
const CHARACTERS_OF_LINE = 700

async function writeRevision(tx: Transaction, listId: string, number: number, list: NewList) {
  const { name, builds, spareBasisPoints } = list
  const rows = await rowsOf(tx, list.lines)
  const { buildCents, totalCents } = planRows(rows, list)
  await addRevision(tx, listId, number, {
    name,
    builds,
    spareBasisPoints,
    buildCents,
    totalCents,
    lineCount: rows.length,
  })
  await addPartListLines(tx, listId, number, rows)
}

async function rowsOf(tx: Transaction, lines: readonly ListLine[]): Promise<PartListLineRow[]> {
  const ids = lines.map(({ partId }) => partId)
  const parts = await requireParts(tx, ids)
  return lines.flatMap(({ partId, ...line }) => {
    const part = parts.get(partId)
    return part ? [{ ...line, part }] : []
  })
}

export async function deleteList(shop: Shop, owner: Actor, id: string): Promise<number> {
  const count = await deletePartList(shop.db, owner.id, id)
  if (count === 0) throw refuse("list_not_found")
  return count
}

/**
 * Creates a link to read the list, in place of any earlier one. Only the hash is stored, so it cannot be shown again.
 */
export async function shareList(
  shop: Shop,
  owner: Actor,
  id: string,
): Promise<{ token: string; sharedAt: Date }> {
  await consumeLimit(shop, "listChange", owner.id)
  const token = newToken()
  const shared = await setShare(shop.db, owner.id, id, tokenHashOf(token))
  if (!shared?.sharedAt) throw refuse("list_not_found")
  return { token, sharedAt: shared.sharedAt }
}

export async function stopSharing(shop: Shop, owner: Actor, id: string): Promise<void> {
  if (!(await setShare(shop.db, owner.id, id, null))) throw refuse("list_not_found")
}
