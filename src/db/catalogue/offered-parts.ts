import { and, isNull, or, sql } from "drizzle-orm"
import type { ExpectedBatch } from "#domain/stock/promise.ts"
import type { Executor } from "../connection/client.ts"
import { isOneOf } from "../connection/query-parts.ts"
import { parts } from "../schema/parts.ts"
import { expectedOfPart, waitingOfPart } from "../stock/expected-batches.ts"
import type { PartRow } from "./parts.ts"

/** Columns that determine which quantities can be ordered, and at what price. */
const stateColumns = {
  id: parts.id,
  priceCents: parts.priceCents,
  minimumQuantity: parts.minimumQuantity,
  maximumQuantity: parts.maximumQuantity,
  orderMultiple: parts.orderMultiple,
  breaks: parts.breaks,
  availableQuantity: parts.availableQuantity,
  lifecycle: parts.lifecycle,
  backorder: parts.backorder,
}

/** Columns of a part that an order depends on or that identify it. */
export const offeredColumns = {
  ...stateColumns,
  sku: parts.sku,
  mpn: parts.mpn,
  name: parts.name,
  version: parts.version,
  taxClass: parts.taxClass,
  packedWeightG: parts.packedWeightG,
}
export type OfferedPart = Pick<PartRow, keyof typeof offeredColumns>

interface PartSupply {
  expected: ExpectedBatch[] | null
  waiting: number
}
const supplyColumns = { expected: expectedOfPart, waiting: waitingOfPart }

export type PartState = Pick<PartRow, keyof typeof stateColumns> &
  PartSupply & { archived: boolean }

/** Lists price and stock of parts, archived ones included. */
export const listPartStates = (db: Executor, ids: readonly string[]): Promise<PartState[]> =>
  db
    .select({
      ...stateColumns,
      ...supplyColumns,
      archived: sql<boolean>`${parts.archivedAt} is not null`,
    })
    .from(parts)
    .where(isOneOf(parts.id, ids))

/** Columns of `offeredColumns` and those that lists of lines show. */
const listedColumns = {
  ...offeredColumns,
  slug: parts.slug,
  image: parts.image,
  ...supplyColumns,
}
export type ListedPart = Pick<PartRow, Exclude<keyof typeof listedColumns, keyof PartSupply>> &
  PartSupply

/** Lists the given parts that are on sale, in no particular order. */
export const listOfferedParts = (
  db: Executor,
  { ids, skus }: { ids: readonly string[]; skus: readonly string[] },
): Promise<ListedPart[]> =>
  db
    .select(listedColumns)
    .from(parts)
    .where(and(isNull(parts.archivedAt), or(isOneOf(parts.id, ids), isOneOf(parts.sku, skus))))

/** Columns of `listedColumns`, with the date of archiving, for carts and lists. */
export const storedColumns = { ...listedColumns, archivedAt: parts.archivedAt }
export type StoredPart = ListedPart & Pick<PartRow, "archivedAt">

/** Lists parts in no order, archived ones included. */
export const listStoredParts = (db: Executor, ids: readonly string[]): Promise<StoredPart[]> =>
  db.select(storedColumns).from(parts).where(isOneOf(parts.id, ids))

export const listSupplies = (db: Executor, ids: readonly string[]) =>
  db
    .select({ id: parts.id, availableQuantity: parts.availableQuantity, ...supplyColumns })
    .from(parts)
    .where(isOneOf(parts.id, ids))
