import { z } from "zod"
import { lineProblemText } from "#contract/orders/refusals.ts"
import type { StoredPart } from "#db/catalogue/offered-parts.ts"
import type { Executor } from "#db/connection/client.ts"
import {
  findPartList,
  findSharedList,
  listPartListLines,
  listPartLists,
  listRevisions,
  type PartListLineRow,
  type PartListRow,
  type RevisionRow,
  recordShareOpened,
} from "#db/lists/part-lists.ts"
import {
  type BuildPlan,
  compareLines,
  type LineDifference,
  type PlannedLine,
  type PlannedList,
  planList,
} from "#domain/lists/parts-list.ts"
import { lineDetailsOf } from "#domain/orders/line-details.ts"
import { changeCartOf } from "../cart/change-cart.ts"
import { looksLikeToken, tokenHashOf } from "../kernel/identifiers.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"

export interface ListLine extends PartListLineRow {
  partId: string
  needed: number
  allowed: number | undefined
  planned: PlannedLine<StoredPart>
}

/** Revision with current prices and checks. */
export interface ReadRevision {
  saved: RevisionRow
  lines: ListLine[]
  sums: Omit<PlannedList<StoredPart>, "lines">
}

export interface ReadList extends ReadRevision {
  list: PartListRow
  revisions: RevisionRow[]
  compared: (ReadRevision & { differences: LineDifference<ListLine>[] }) | undefined
}

export const listLists = (shop: Shop, owner: Actor): Promise<PartListRow[]> =>
  listPartLists(shop.db, owner.id)

/** Reads one of the owner's lists or a revision of it, optionally compared with another revision. */
export async function readList(
  shop: Shop,
  owner: Actor,
  id: string,
  query: { revision?: number | undefined; compare?: number | undefined } = {},
): Promise<ReadList> {
  const list = await findPartList(shop.db, owner.id, id)
  if (!list) throw refuse("list_not_found")
  const revisions = await listRevisions(shop.db, id)
  const read = (number: number) => {
    const saved = revisions.find((revision) => revision.number === number)
    if (!saved) throw refuse("revision_not_found")
    return readRevision(shop.db, id, saved)
  }
  const shown = await read(query.revision ?? list.revision)
  const other = query.compare === undefined ? undefined : await read(query.compare)
  const compared = other && { ...other, differences: compareLines(other.lines, shown.lines) }
  return { list, revisions, ...shown, compared }
}

export async function readSharedList(shop: Shop, token: string): Promise<ReadRevision> {
  const list = await getSharedList(shop, token)
  return readRevision(shop.db, list.id, list.current)
}

/** Records that someone other than the owner opened a list by its link, but not who. */
export async function viewSharedList(
  shop: Shop,
  token: string,
  viewer: Actor | undefined,
): Promise<void> {
  const { id, userId } = await getSharedList(shop, token)
  if (userId !== viewer?.id) await recordShareOpened(shop.db, id)
}

async function getSharedList({ db }: Shop, token: string) {
  const list = looksLikeToken(token) && (await findSharedList(db, tokenHashOf(token)))
  if (!list) throw refuse("list_not_found")
  return list
}

const readRevision = async (db: Executor, id: string, saved: RevisionRow): Promise<ReadRevision> =>
  planRevision(saved, await listPartListLines(db, id, saved.number))

function planRevision(saved: RevisionRow, rows: readonly PartListLineRow[]): ReadRevision {
  const { lines, ...sums } = planRows(rows, saved)
  return {
    saved,
    sums,
    lines: rows.flatMap((row, index) => {
      const planned = lines[index]
      if (!planned) return []
      const { needed, allowed } = planned
      return [{ ...row, partId: row.part.id, needed, allowed, planned }]
    }),
  }
}

/** Plans lines at today's prices of the given parts. */
export function planRows(
  rows: readonly PartListLineRow[],
  plan: BuildPlan,
): PlannedList<StoredPart> {
  const lines = rows.map(({ part, quantity }) => ({ partId: part.id, quantity }))
  const onSale = rows.flatMap(({ part }) => (part.archivedAt ? [] : part))
  const planned = planList(lines, onSale, plan)
  if (!planned) throw refuse("total_not_chargeable")
  return planned
}

const omittedLine = z.object({
  partId: z.string(),
  sku: z.string(),
  name: z.string(),
  needed: z.number(),
  code: z.string(),
  message: z.string(),
  suggestions: z.array(z.number()),
})
const addedLines = z.object({ added: z.number(), units: z.number(), left: z.array(omittedLine) })
type AddedLines = z.output<typeof addedLines>

/**
 * Adds the quantities for all builds to the owner's cart. Returns the lines that cannot be ordered and were left out.
 */
export const addListToCart = (
  shop: Shop,
  owner: Actor,
  id: string,
  key?: string,
): Promise<AddedLines> =>
  withIdempotencyKey(shop, owner, {
    key,
    request: ["list to cart", id],
    answer: addedLines,
    count: () => consumeLimit(shop, "cartChange", owner.id),
    work: async (tx) => {
      const list = await findPartList(tx, owner.id, id)
      if (!list) throw refuse("list_not_found")
      const rows = await listPartListLines(tx, id, list.revision)
      const { lines } = planRows(rows, list.current)
      const add = lines.flatMap(({ part, quantity, problem }, index) =>
        part && !problem
          ? [{ partId: part.id, quantity, ...lineDetailsOf(rows[index] ?? {}) }]
          : [],
      )
      const { builds } = list.current
      const change = { builds, set: [], add, remove: [], accept: [] }
      if (add.length > 0) await changeCartOf(tx, { userId: owner.id }, change)
      return {
        added: add.length,
        units: add.reduce((sum, { quantity }) => sum + quantity, 0),
        left: rows.flatMap(({ part }, index) => refusedLine(part, lines[index])),
      }
    },
  })

function refusedLine(
  { id: partId, sku, name }: { id: string; sku: string; name: string },
  line: Pick<PlannedLine<unknown>, "needed" | "problem"> | undefined,
): AddedLines["left"] {
  if (!line?.problem) return []
  const { needed, problem } = line
  const suggestions = "suggestions" in problem ? problem.suggestions : []
  const { code } = problem
  return [{ partId, sku, name, needed, code, message: lineProblemText(problem), suggestions }]
}
