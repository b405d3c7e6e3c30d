import {
  countPartsWith,
  deleteOwnAttribute,
  findOwnAttribute,
  insertOwnAttribute,
  updateOwnAttribute,
} from "#db/catalogue/own-vocabulary.ts"
import { countPartsOnSale, listUsedKeys, type UsedKey } from "#db/catalogue/spec-readings.ts"
import { isSource } from "#domain/catalogue/spec-values.ts"
import type { Attribute } from "#domain/catalogue/vocabulary/attribute.ts"
import {
  candidateCodes,
  keysOf,
  type OwnAttribute,
} from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { attributeOf, attributesOf, kinds } from "#domain/catalogue/vocabulary/vocabulary.ts"
import { adminTransaction, audit, changesBetween } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { loadVocabulary } from "./own-vocabulary.ts"
import { reindexProgress } from "./reindex-specs.ts"

interface AttributeInput extends Omit<OwnAttribute, "zero" | "unit"> {
  unit: string | null
  zeroUnknown: boolean
  place: number
}

const builtIn = new Set(kinds.flatMap(attributesOf).map(({ code }) => code))

/** Adds an attribute (`seenVersion` 0), or changes the version that was seen. */
export const putOwnAttribute = (
  shop: Shop,
  admin: Actor,
  attribute: AttributeInput,
  seenVersion: number,
): Promise<void> =>
  adminTransaction(shop, admin, async (tx) => {
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

/**
 * Deletes an attribute. With `keepsValues`, parts keep its values under an unknown key; else an attribute in use is
 * refused.
 */
export const removeOwnAttribute = (
  shop: Shop,
  admin: Actor,
  code: string,
  { keepsValues }: { keepsValues: boolean },
): Promise<void> =>
  adminTransaction(shop, admin, async (tx) => {
    const parts = keepsValues ? 0 : await countPartsWith(tx, code)
    if (parts > 0) throw refuse("attribute_in_use", { parts })
    const before = await findOwnAttribute(tx, code)
    if (!(await deleteOwnAttribute(tx, code))) throw refuse("attribute_unknown")
    await audit(tx, admin, "vocabulary.attribute_remove", code, { before, after: {} })
  })

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
    reindexProgress(shop),
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
