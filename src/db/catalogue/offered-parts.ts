import { and, isNull, sql } from "drizzle-orm"
import type { ExpectedBatch } from "#domain/stock/expected-batch.ts"
import type { Executor } from "../connection/client.ts"
import { parts } from "../schema/parts.ts"
import { waitingOfPart } from "../stock/back-orders.ts"
import { expectedOfPart } from "../stock/expected-batches.ts"
import type { PartRow } from "./parts.ts"

/** What of a part an order depends on. */
export const offered = {
  id: parts.id,
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
  /** What is on its way, the soonest first. */
  expected: ExpectedBatch[] | null
  /** How many orders wait for. */
  waiting: number
}

/** The same, and what a list of lines shows of it. */
export const listed = {
  ...offered,
  sku: parts.sku,
  mpn: parts.mpn,
  slug: parts.slug,
  image: parts.image,
  expected: expectedOfPart,
  waiting: waitingOfPart,
}
export type ListedPart = Pick<PartRow, Exclude<keyof typeof listed, keyof Awaitable>> & Awaitable

/** Those of them that are on sale, in no order. */
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

/** The same, and whether it is sold no more: of what people keep in carts and lists. */
export const keptPart = { ...listed, archivedAt: parts.archivedAt }
export type KeptPart = ListedPart & Pick<PartRow, "archivedAt">

/** What there is of these parts, in no order, also of what is no longer sold. */
export const listKeptParts = (db: Executor, ids: readonly string[]): Promise<KeptPart[]> =>
  db
    .select(keptPart)
    .from(parts)
    .where(sql`${parts.id} = any(${sql.param([...new Set(ids)])})`)

/** What there is of parts, and will be. */
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
