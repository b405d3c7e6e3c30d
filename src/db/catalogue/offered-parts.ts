import { and, isNull, sql } from "drizzle-orm"
import type { ExpectedBatch } from "#domain/stock/promise.ts"
import type { Executor } from "../connection/client.ts"
import { parts } from "../schema/parts.ts"
import { expectedOfPart, waitingOfPart } from "../stock/expected-batches.ts"
import type { PartRow } from "./parts.ts"

/** Columns of a part that an order depends on or that identify it. */
export const offered = {
  id: parts.id,
  sku: parts.sku,
  mpn: parts.mpn,
  name: parts.name,
  version: parts.version,
  priceCents: parts.priceCents,
  minimumQuantity: parts.minimumQuantity,
  maximumQuantity: parts.maximumQuantity,
  orderMultiple: parts.orderMultiple,
  breaks: parts.breaks,
  availableQuantity: parts.availableQuantity,
  lifecycle: parts.lifecycle,
  taxClass: parts.taxClass,
  packedWeightG: parts.packedWeightG,
  backorder: parts.backorder,
}
export type OfferedPart = Pick<PartRow, keyof typeof offered>

interface Awaitable {
  expected: ExpectedBatch[] | null
  waiting: number
}

/** Columns of `offered` and those that lists of lines show. */
const listed = {
  ...offered,
  slug: parts.slug,
  image: parts.image,
  expected: expectedOfPart,
  waiting: waitingOfPart,
}
export type ListedPart = Pick<PartRow, Exclude<keyof typeof listed, keyof Awaitable>> & Awaitable

/** Lists the given parts that are on sale, in no particular order. */
export const listOfferedParts = (
  db: Executor,
  { ids, skus }: { ids: readonly string[]; skus: readonly string[] },
): Promise<ListedPart[]> =>
  db
    .select(listed)
    .from(parts)
    .where(
      and(
        isNull(parts.archivedAt),
        sql`(${parts.id} = any(${sql.param([...new Set(ids)])}) or ${parts.sku} = any(${sql.param([...new Set(skus)])}))`,
      ),
    )

/** Columns of `listed`, with the date of archiving, for carts and lists. */
export const storedPart = { ...listed, archivedAt: parts.archivedAt }
export type StoredPart = ListedPart & Pick<PartRow, "archivedAt">

/** Lists parts in no order, archived ones included. */
export const listStoredParts = (db: Executor, ids: readonly string[]): Promise<StoredPart[]> =>
  db
    .select(storedPart)
    .from(parts)
    .where(sql`${parts.id} = any(${sql.param([...new Set(ids)])})`)

export const listSupplies = (db: Executor, ids: readonly string[]) =>
  db
    .select({
      id: parts.id,
      availableQuantity: parts.availableQuantity,
      expected: expectedOfPart,
      waiting: waitingOfPart,
    })
    .from(parts)
    .where(sql`${parts.id} = any(${sql.param([...new Set(ids)])})`)
