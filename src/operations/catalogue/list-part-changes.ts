import { z } from "zod"
import { type ChangedFields, fieldsOfColumns } from "#db/catalogue/part-field-columns.ts"
import { findPart, listPartChangeRows } from "#db/catalogue/parts.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"

const columns = z.record(z.string(), z.unknown()).default({})
const entrySchema = z.discriminatedUnion("action", [
  z.object({ action: z.literal("part.add"), detail: z.unknown() }),
  z.object({ action: z.literal("part.edit"), detail: z.object({ was: columns, is: columns }) }),
  z.object({ action: z.literal("part.archive"), detail: z.unknown() }),
  z.object({ action: z.literal("part.sold_off"), detail: z.unknown() }),
  z.object({
    action: z.enum(["part.import", "part.import_undo"]),
    detail: z.object({
      kind: z.enum(["new", "changed", "returning", "archived"]),
      was: columns,
      is: columns,
    }),
  }),
])

const importEvents = {
  new: "added",
  changed: "edited",
  returning: "returned",
  archived: "archived",
} as const

export interface PartChange {
  id: number
  event: "added" | "edited" | "archived" | "returned" | "undone"
  /** Empty if not recorded. */
  before: ChangedFields
  after: ChangedFields
  actorEmail: string | null
  fileName: string | null
  createdAt: Date
}

const PAGE_SIZE = 100
const nothing: ChangedFields = new Map()

interface PartPage {
  limit?: number | undefined
  /** Id of the last row of the previous page. */
  after?: string | undefined
}

/** Reads the page of a list about a part, which may be archived. A malformed id counts as none. */
export async function pageOfPart(
  shop: Shop,
  partId: string,
  page: PartPage,
): Promise<{ limit: number; after: number | undefined }> {
  if (!(await findPart(shop.db, partId))) throw refuse("part_unknown")
  const after = Number(page.after)
  return { limit: page.limit ?? PAGE_SIZE, after: Number.isSafeInteger(after) ? after : undefined }
}

/** Lists the changes of a part with their authors, newest first. The part may be archived. */
export async function listPartChanges(
  shop: Shop,
  partId: string,
  page: PartPage,
): Promise<PartChange[]> {
  const { limit, after } = await pageOfPart(shop, partId, page)
  const rows = await listPartChangeRows(shop.db, partId, limit, after)
  return rows.map(({ action, detail, ...row }) => ({ ...row, ...changeOf({ action, detail }) }))
}

/** Reads the event and the changed fields from an audit entry of a part. */
export function changeOf(row: {
  action: string
  detail: unknown
}): Pick<PartChange, "event" | "before" | "after"> {
  const entry = entrySchema.parse(row)
  if (entry.action === "part.add") return { event: "added", before: nothing, after: nothing }
  if (entry.action === "part.archive" || entry.action === "part.sold_off")
    return { event: "archived", before: nothing, after: nothing }
  const { was, is } = entry.detail
  const sides = { before: fieldsOfColumns(was), after: fieldsOfColumns(is) }
  if (entry.action === "part.edit") return { event: "edited", ...sides }
  const { kind } = entry.detail
  const event = entry.action === "part.import_undo" ? "undone" : importEvents[kind]
  // All fields of a new part are new, so none is listed.
  return kind === "new" ? { event, before: nothing, after: nothing } : { event, ...sides }
}
