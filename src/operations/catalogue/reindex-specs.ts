import { createHash } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import { findOwnVocabulary } from "#db/catalogue/own-vocabulary.ts"
import {
  isReindexed,
  listSpecs,
  markForReindexing,
  readReindexProgress,
  recordReindexing,
  refreshFacets,
  replaceSpecs,
  startReindexing,
} from "#db/catalogue/spec-readings.ts"
import { facetSources } from "#domain/catalogue/vocabulary/facet-sources.ts"
import { type OwnVocabulary, vocabularyWith } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { readSpecs } from "#domain/catalogue/vocabulary/read-specs.ts"
import { kinds } from "#domain/catalogue/vocabulary/vocabulary.ts"
import type { Shop } from "../kernel/shop.ts"

const BATCH_SIZE = 200
/** Version of the reading rules; increase it when the same data must be read differently. */
const RULES_VERSION = 2

/** Returns a hash of the vocabulary and the reading rules. */
const fingerprintOf = (own: OwnVocabulary): string =>
  createHash("sha256")
    .update(JSON.stringify([RULES_VERSION, kinds, facetSources, own]))
    .digest("hex")

/**
 * Rereads the specs of all parts with the vocabulary of this release and shop, in batches while the shop is open. Runs
 * once per vocabulary, and after imports that leave specs unread. After an interruption, specs already written stay and
 * the next run starts over.
 */
export async function reindexSpecs({ db }: Pick<Shop, "db">): Promise<void> {
  const own = await findOwnVocabulary(db)
  const fingerprint = fingerprintOf(own)
  if (await isReindexed(db, fingerprint)) return
  await startReindexing(db, fingerprint)
  const { kindOf } = vocabularyWith(own)
  const codes = own.attributes.map(({ code }) => code)
  let read = 0
  for (let after = ""; ; ) {
    const parts = await listSpecs(db, after, BATCH_SIZE)
    const changes = parts.flatMap(({ id, category, specs: before }) => {
      const { specs } = readSpecs(kindOf(category), before)
      return isDeepStrictEqual(specs, before) ? [] : [{ id, before, after: specs }]
    })
    if (changes.length > 0) await replaceSpecs(db, changes)
    const ids = parts.map(({ id }) => id)
    await refreshFacets(db, ids)
    if (codes.length > 0) await markForReindexing(db, ids, codes)
    read += parts.length
    await recordReindexing(db, fingerprint, { parts: read, isDone: parts.length === 0 })
    const last = parts.at(-1)
    if (!last) break
    after = last.id
  }
}

/** Returns the progress of reindexing; undefined if it is complete. */
export async function reindexProgress({
  db,
}: Pick<Shop, "db">): Promise<{ read: number; of: number } | undefined> {
  const fingerprint = fingerprintOf(await findOwnVocabulary(db))
  return (await isReindexed(db, fingerprint)) ? undefined : readReindexProgress(db, fingerprint)
}
