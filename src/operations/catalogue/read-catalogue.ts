import { listCategoryRows } from "#db/catalogue/catalogue-parts.ts"
import {
  countGridParts,
  type GridPart,
  type GridView,
  listGridCategories,
  listGridParts,
} from "#db/catalogue/grid-parts.ts"
import { findPart, listLiveParts, listPartsPage, type PartRow } from "#db/catalogue/parts.ts"
import { listPageContents, listProfessionalRows, listServiceRows } from "#db/shop/shop-content.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"

export const listParts = (shop: Shop) => listLiveParts(shop.db)
export const listCategories = (shop: Shop) => listCategoryRows(shop.db)
export const listServices = (shop: Shop) => listServiceRows(shop.db)
export const listProfessionals = (shop: Shop) => listProfessionalRows(shop.db)

/** Returns the page texts that were changed, by name. */
export async function readPageContents(shop: Shop): Promise<Record<string, unknown>> {
  const rows = await listPageContents(shop.db)
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]))
}

const PAGE_SIZE = 50

/** Returns a page of parts on sale; the last page if the number is too high. */
export async function listPartsOnSale(
  shop: Shop,
  query: { search: string; page: number; limit: number | undefined },
): Promise<{ total: number; page: number; parts: PartRow[] }> {
  const { search, limit = PAGE_SIZE } = query
  const read = (page: number) =>
    listPartsPage(shop.db, { search, limit, offset: (page - 1) * limit })
  const found = await read(query.page)
  const page = Math.min(query.page, Math.max(1, Math.ceil(found.total / limit)))
  const { rows } = page === query.page ? found : await read(page)
  return { total: found.total, page, parts: rows }
}

/** Reads a range of parts on sale. The first range also has the categories. */
export async function readGrid(
  shop: Shop,
  view: GridView,
  range: { offset: number; limit: number },
): Promise<{ total: number; rows: GridPart[]; categories?: { name: string; count: number }[] }> {
  const [total, rows, categories] = await Promise.all([
    countGridParts(shop.db, view),
    listGridParts(shop.db, view, range),
    range.offset === 0 ? listGridCategories(shop.db) : undefined,
  ])
  return { total, rows, ...(categories && { categories }) }
}

export const getPart = async (shop: Shop, id: string): Promise<PartRow> =>
  requireOnSale(await findPart(shop.db, id))

/** Refuses a part that is archived or unknown. */
export function requireOnSale(part: PartRow | undefined): PartRow {
  if (!part) throw refuse("part_unknown")
  const { id: _id, name, category, archivedAt } = part
  if (archivedAt) throw refuse("part_not_found", { part: { _id, name, category } })
  return part
}

export type { GridPart }
export type Part = PartRow
