import { createHash } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import { findOwnVocabulary } from "#db/catalogue/own-vocabulary.ts"
import {
  areSpecsReadBy,
  findSpecReading,
  keepSpecReading,
  listSpecs,
  noteTextsOf,
  renewFacets,
  replaceSpecs,
} from "#db/catalogue/spec-readings.ts"
import { facetSources } from "#domain/catalogue/vocabulary/facet-sources.ts"
import { type OwnVocabulary, vocabularyWith } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { readSpecs } from "#domain/catalogue/vocabulary/read-specs.ts"
import { kinds } from "#domain/catalogue/vocabulary/vocabulary.ts"
import type { Shop } from "../kernel/shop.ts"

const AT_ONCE = 200
/** Raise it when the same data is read differently. */
const RULES = 2

/** Differs for every vocabulary. */
const fingerprintOf = (own: OwnVocabulary): string =>
  createHash("sha256")
    .update(JSON.stringify([RULES, kinds, facetSources, own]))
    .digest("hex")

/**
 * Brings the specs of all parts into the vocabulary of this release and shop, a few at a time while the shop sells. Done once for
 * each vocabulary; whoever dies midway leaves what is read, and the next begins anew.
 */
export async function reindexSpecs({ db }: Pick<Shop, "db">): Promise<void> {
  const own = await findOwnVocabulary(db)
  const fingerprint = fingerprintOf(own)
  if (await areSpecsReadBy(db, fingerprint)) return
  const { kindOf } = vocabularyWith(own)
  const codes = own.attributes.map(({ code }) => code)
  let read = 0
  for (let after = ""; ; ) {
    const parts = await listSpecs(db, after, AT_ONCE)
    const changes = parts.flatMap(({ id, category, specs: before }) => {
      const { specs } = readSpecs(kindOf(category), before)
      return isDeepStrictEqual(specs, before) ? [] : [{ id, before, after: specs }]
    })
    if (changes.length > 0) await replaceSpecs(db, changes)
    const ids = parts.map(({ id }) => id)
    await renewFacets(db, ids)
    if (codes.length > 0) await noteTextsOf(db, ids, codes)
    read += parts.length
    await keepSpecReading(db, fingerprint, { parts: read, isDone: parts.length === 0 })
    const last = parts.at(-1)
    if (!last) break
    after = last.id
  }
}

/** Returns the progress; undefined if all parts are read. */
export async function readingProgress({
  db,
}: Pick<Shop, "db">): Promise<{ read: number; of: number } | undefined> {
  const fingerprint = fingerprintOf(await findOwnVocabulary(db))
  return (await areSpecsReadBy(db, fingerprint)) ? undefined : findSpecReading(db, fingerprint)
}
