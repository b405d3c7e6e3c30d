import { fieldText } from "#contract/kernel/field-text.ts"
import type { Specs } from "#domain/catalogue/spec-values.ts"
import type { Kind } from "#domain/catalogue/vocabulary/attribute.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { readSpecs } from "#domain/catalogue/vocabulary/read-specs.ts"
import { labelOf } from "#domain/catalogue/vocabulary/spec-words.ts"
import { attributeOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import { readTypedMeasure } from "#domain/pricing/typed-number.ts"
import { refuse } from "../kernel/refusal.ts"

/** Reads specs by the vocabulary. Refuses values that do not fit their attribute's type or unit. */
export function requireReadable(vocabulary: Vocabulary, category: string, given: Specs): Specs {
  const kind = vocabulary.kindOf(category)
  const { specs, unread } = readSpecs(kind, inPlainNumbers(kind, given))
  if (unread.length === 0) return specs
  const fields = unread.map(({ key, reason }) => {
    const attribute = attributeOf(kind, key)
    return [`specs.${key}`, `${attribute ? labelOf(attribute) : key} ${reason}`]
  })
  throw refuse("invalid_input", { fields: Object.fromEntries(fields) })
}

/** Turns numbers as they are typed in the language of the call into those with a decimal point. */
function inPlainNumbers(kind: Kind, given: Specs): Specs {
  const unclear: Record<string, string> = {}
  const plain = Object.entries(given).map(([key, value]) => {
    const attribute = attributeOf(kind, key)
    if (attribute?.type !== "number" || typeof value !== "string") return [key, value]
    const read = readTypedMeasure(value)
    if (read === undefined) unclear[`specs.${key}`] = fieldText.unclear(labelOf(attribute), value)
    return [key, read]
  })
  if (Object.keys(unclear).length > 0) throw refuse("invalid_input", { fields: unclear })
  return Object.fromEntries(plain)
}
