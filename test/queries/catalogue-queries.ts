import {
  findPartBySlug,
  listCategoryRows,
  listCheapestParts,
  listNearbyParts,
  listPartsById,
  listSlugs,
} from "#db/catalogue/catalogue-parts.ts"
import { type GridView, listGridParts } from "#db/catalogue/grid-parts.ts"
import { listOfferedParts, listPartStates } from "#db/catalogue/offered-parts.ts"
import { listWrittenParts, readPartWrites } from "#db/catalogue/part-writes.ts"
import * as parts from "#db/catalogue/parts.ts"
import type { Transaction } from "#db/connection/client.ts"
import * as choices from "#db/matching/match-choices.ts"
import * as batches from "#db/stock/expected-batches.ts"
import { listMovementRows } from "#db/stock/move-stock.ts"
import { id, type Queries, user } from "./queries.ts"

const newestFirst: GridView = { search: "", category: undefined, sort: undefined }

/** Queries about parts, stock and the matching of lists. */
export const catalogueQueries: Queries = {
  "live parts": (tx) => parts.listLiveParts(tx),
  "a part": (tx) => parts.findPart(tx, id),
  "a part's changes": (tx) => parts.listPartChangeRows(tx, id, 100),
  "a part's batches": (tx) => batches.listOpenBatches(tx, id),
  "a part's batches, counted": (tx) => batches.countOpenBatches(tx, id),
  "a batch, locked": (tx) => batches.lockBatch(tx, id),
  "states of parts": (tx) => listPartStates(tx, [id]),
  "a part's movements": (tx) => listMovementRows(tx, id, 100),
  "products, first page": (tx) => parts.listPartsPage(tx, { search: "", limit: 50, offset: 0 }),
  "products, a far page": (tx) => parts.listPartsPage(tx, { search: "", limit: 50, offset: 4900 }),
  "products by name": (tx) => parts.listPartsPage(tx, { search: "c4ca4", limit: 50, offset: 0 }),
  "products by number": (tx) => parts.listPartsPage(tx, { search: "SKU-77", limit: 50, offset: 0 }),
  "the grid, parts without a weight": (tx) =>
    listGridParts(tx, { ...newestFirst, missing: "packedWeightG" }, { offset: 0, limit: 5 }),
  "the grid, first rows": (tx) => listGridParts(tx, newestFirst, { offset: 0, limit: 100 }),
  "the grid by name": (tx) =>
    listGridParts(tx, { ...newestFirst, search: "c4ca4" }, { offset: 0, limit: 100 }),
  "parts by id": (tx) => listPartsById(tx, [id]),
  "a part by its address": (tx) => findPartBySlug(tx, "part-77"),
  "substitutes of a part": (tx) =>
    listNearbyParts(tx, { partId: id, category: "Kind 3", priceCents: 5000, quantity: 10 }),
  // A table this small is best read whole.
  "the cheapest parts of categories": (tx) => listCheapestParts(tx, ["Kind 3", "Kind 7"], 50),
  "parts by ids and numbers": (tx) =>
    listOfferedParts(tx, { ids: ["a".repeat(24)], skus: ["CA-F-120", "CA-TM5-6032"] }),
  "parts written since a snapshot": async (tx) => readPartWrites(tx, await snapshotOf(tx)),
  "an account's choices of parts": (tx) => choices.listMatchChoices(tx, user),
  "choices for some rows": (tx) => choices.listChoicesForRows(tx, user, ["number:76"]),
  "a choice, saved": (tx) =>
    choices.saveMatchChoice(tx, {
      id: "choice-0",
      userId: user,
      partId: id,
      rowKey: "number:77",
      written: "77",
      most: 9,
    }),
  "a choice, deleted": (tx) => choices.deleteMatchChoice(tx, user, "choice-76"),
  "written parts on sale": (tx) => listWrittenParts(tx, [{ id, textsBy: -1 }]),
  "categories with pictures": (tx) => listCategoryRows(tx),
  "addresses of the site map": (tx) => listSlugs(tx, 49_000),
}

async function snapshotOf(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ snapshot: string }>(
    "select pg_current_snapshot()::text as snapshot",
  )
  return rows[0]?.snapshot ?? ""
}
