import { countPartsOf, listUsedKeys, type UsedKey } from "#db/catalogue/spec-readings.ts"
import { isSource } from "#domain/catalogue/part-source.ts"
import type { Attribute } from "#domain/catalogue/vocabulary/attribute.ts"
import { keysOf, takenFor } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { attributeOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import type { Shop } from "../kernel/shop.ts"
import { loadVocabulary } from "./own-vocabulary.ts"
import { readingProgress } from "./reindex-specs.ts"

export interface UsedAttribute {
  attribute: Attribute
  group: string | undefined
  aliases: string[]
  parts: number
}

export interface UnknownKey extends UsedKey {
  /** The codes of what it is taken for, where values of it cannot be read. */
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

/** How many parts of a category say what, in the vocabulary and beside it. */
export async function vocabularyUse(
  shop: Pick<Shop, "db">,
  category: string,
): Promise<VocabularyUse> {
  const [vocabulary, parts, used, reading] = await Promise.all([
    loadVocabulary(shop.db),
    countPartsOf(shop.db, category),
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
      .map((one) => ({ ...one, codes: takenFor(kind, one.key) })),
  }
}
