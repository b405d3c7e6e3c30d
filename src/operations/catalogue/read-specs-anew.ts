import { createHash } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import {
  areSpecsReadBy,
  keepSpecReading,
  listSpecs,
  renewFacets,
  replaceSpecs,
} from "#db/catalogue/spec-readings.ts"
import { facetSources } from "#domain/catalogue/vocabulary/facet-sources.ts"
import { readSpecs } from "#domain/catalogue/vocabulary/read-specs.ts"
import { kindOf, kinds } from "#domain/catalogue/vocabulary/vocabulary.ts"
import type { Shop } from "../kernel/shop.ts"

const AT_ONCE = 200
/** To be raised where the same data is read otherwise. */
const RULES = 1

/** Another for every vocabulary. */
const fingerprint = createHash("sha256")
  .update(JSON.stringify([RULES, kinds, facetSources]))
  .digest("hex")

/**
 * Brings the specs of all parts into the vocabulary of this release, a few at a time while the shop sells. Done once for
 * each vocabulary; whoever dies midway leaves what is read, and the next begins anew.
 */
export async function readSpecsAnew({ db }: Pick<Shop, "db">): Promise<void> {
  if (await areSpecsReadBy(db, fingerprint)) return
  for (let after = ""; ; ) {
    const parts = await listSpecs(db, after, AT_ONCE)
    const changes = parts.flatMap(({ id, category, specs: before }) => {
      const { specs } = readSpecs(kindOf(category), before)
      return isDeepStrictEqual(specs, before) ? [] : [{ id, before, after: specs }]
    })
    if (changes.length > 0) await replaceSpecs(db, changes)
    await renewFacets(
      db,
      parts.map(({ id }) => id),
    )
    const last = parts.at(-1)
    if (!last) break
    after = last.id
  }
  await keepSpecReading(db, fingerprint)
}
