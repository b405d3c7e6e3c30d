import { createHash } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import {
  countPartsWith,
  deleteOwnAttribute,
  findOwnAttribute,
  findOwnVocabulary,
  insertOwnAttribute,
  updateOwnAttribute,
} from "#db/catalogue/own-vocabulary.ts"
import {
  areSpecsReadBy,
  countPartsOnSale,
  listSpecs,
  listUsedKeys,
  markForReindexing,
  readSpecProgress,
  recordSpecReading,
  renewFacets,
  replaceSpecs,
  type UsedKey,
} from "#db/catalogue/spec-readings.ts"
import { isSource } from "#domain/catalogue/spec-values.ts"
import type { Attribute } from "#domain/catalogue/vocabulary/attribute.ts"
import { facetSources } from "#domain/catalogue/vocabulary/facet-sources.ts"
import {
  candidateCodes,
  keysOf,
  type OwnAttribute,
  type OwnVocabulary,
  vocabularyWith,
} from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { readSpecs } from "#domain/catalogue/vocabulary/read-specs.ts"
import { attributeOf, attributesOf, kinds } from "#domain/catalogue/vocabulary/vocabulary.ts"
import { adminTransaction, audit, changesBetween } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { loadVocabulary } from "./own-vocabulary.ts"

const AT_ONCE = 200
/** Version of the reading rules; increase it when the same data must be read differently. */
const RULES = 2

/** Returns a hash of the vocabulary and the reading rules. */
const fingerprintOf = (own: OwnVocabulary): string =>
  createHash("sha256")
    .update(JSON.stringify([RULES, kinds, facetSources, own]))
    .digest("hex")

/**
 * Rereads the specs of all parts with the vocabulary of this release and shop, in batches while the shop is open. Runs
 * once per vocabulary. After an interruption, specs already written stay and the next run starts over.
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
    if (codes.length > 0) await markForReindexing(db, ids, codes)
    read += parts.length
    await recordSpecReading(db, fingerprint, { parts: read, isDone: parts.length === 0 })
    const last = parts.at(-1)
    if (!last) break
    after = last.id
  }
}

/** Returns the progress of reindexing; undefined if it is complete. */
async function readingProgress({
  db,
}: Pick<Shop, "db">): Promise<{ read: number; of: number } | undefined> {
  const fingerprint = fingerprintOf(await findOwnVocabulary(db))
  return (await areSpecsReadBy(db, fingerprint)) ? undefined : readSpecProgress(db, fingerprint)
}

interface AttributeInput extends Omit<OwnAttribute, "zero" | "unit"> {
  unit: string | null
  zeroUnknown: boolean
  place: number
}

const builtIn = new Set(kinds.flatMap(attributesOf).map(({ code }) => code))

/** Adds an attribute (`seenVersion` 0), or changes the version that was seen. */
export function putOwnAttribute(
  shop: Shop,
  admin: Actor,
  attribute: AttributeInput,
  seenVersion: number,
): Promise<void> {
  return adminTransaction(shop, admin, async (tx) => {
    if (builtIn.has(attribute.code)) throw refuse("attribute_built_in")
    const { categories, aliases, bounds } = attribute
    const row = {
      ...attribute,
      categories: [...categories],
      aliases: [...aliases],
      bounds: [...bounds],
    }
    const before = await findOwnAttribute(tx, attribute.code)
    const isWritten =
      seenVersion === 0
        ? await insertOwnAttribute(tx, row)
        : await updateOwnAttribute(tx, row, seenVersion)
    if (!isWritten) throw refuse("attribute_changed")
    await audit(
      tx,
      admin,
      "vocabulary.attribute",
      attribute.code,
      changesBetween(before ?? {}, row),
    )
  })
}

/**
 * Deletes an attribute. With `keepsValues`, parts keep its values under an unknown key; else an attribute in use is
 * refused.
 */
export function removeOwnAttribute(
  shop: Shop,
  admin: Actor,
  code: string,
  { keepsValues }: { keepsValues: boolean },
): Promise<void> {
  return adminTransaction(shop, admin, async (tx) => {
    const parts = keepsValues ? 0 : await countPartsWith(tx, code)
    if (parts > 0) throw refuse("attribute_in_use", { parts })
    const before = await findOwnAttribute(tx, code)
    if (!(await deleteOwnAttribute(tx, code))) throw refuse("attribute_unknown")
    await audit(tx, admin, "vocabulary.attribute_remove", code, { before, after: {} })
  })
}

interface UsedAttribute {
  attribute: Attribute
  group: string | undefined
  aliases: string[]
  parts: number
}

interface UnknownKey extends UsedKey {
  /** Codes of the attributes that the key stands for, if its values cannot be read. */
  codes: string[]
}

export interface VocabularyUse {
  kind: string
  parts: number
  attributes: UsedAttribute[]
  keys: UnknownKey[]
  reading: { read: number; of: number } | undefined
}

const MAX_KEYS = 200

/** Counts the parts of a category per attribute, and per key that is not in the vocabulary. */
export async function vocabularyUse(
  shop: Pick<Shop, "db">,
  category: string,
): Promise<VocabularyUse> {
  const [vocabulary, parts, used, reading] = await Promise.all([
    loadVocabulary(shop.db),
    countPartsOnSale(shop.db, category),
    listUsedKeys(shop.db, category),
    readingProgress(shop),
  ])
  const kind = vocabulary.kindOf(category)
  const partsWith = new Map(used.map(({ key, parts }) => [key, parts]))
  return {
    kind: kind.name,
    parts,
    reading,
    attributes: kind.groups.flatMap(({ name: group, attributes }) =>
      attributes.map((attribute) => ({
        attribute,
        group,
        aliases: [...new Set((attribute.aliases ?? []).flatMap(keysOf))],
        parts: partsWith.get(attribute.code) ?? 0,
      })),
    ),
    keys: used
      .filter(({ key }) => !attributeOf(kind, key) && !isSource(key))
      .slice(0, MAX_KEYS)
      .map((one) => ({ ...one, codes: candidateCodes(kind, one.key) })),
  }
}
