import type { Specs } from "#domain/catalogue/spec-values.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { readSpecs } from "#domain/catalogue/vocabulary/read-specs.ts"
import { labelOf } from "#domain/catalogue/vocabulary/spec-words.ts"
import { attributeOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import { refuse } from "../kernel/refusal.ts"

/** Reads specs by the vocabulary. Refuses values that do not fit their attribute's type or unit. */
export function requireReadable(vocabulary: Vocabulary, category: string, given: Specs): Specs {
  const kind = vocabulary.kindOf(category)
  const { specs, unread } = readSpecs(kind, given)
  if (unread.length === 0) return specs
  const fields = unread.map(({ key, reason }) => {
    const attribute = attributeOf(kind, key)
    return [`specs.${key}`, `${attribute ? labelOf(attribute) : key} ${reason}`]
  })
  throw refuse("invalid_input", { fields: Object.fromEntries(fields) })
}
