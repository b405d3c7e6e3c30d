import type { BuiltInCategory, SpecWords } from "./spec-words.ts"

const shapeNames = [
  "dimensions",
  "fans",
  "links",
  "m2Slots",
  "pcieSlots",
  "powerLeads",
  "radiators",
] as const
export type ShapeName = (typeof shapeNames)[number]

/** Value types: plain ones and shapes. */
export const plainTypes = ["text", "number", "boolean", "list"] as const
export const valueTypes = [...plainTypes, ...shapeNames] as const
type ValueType = (typeof valueTypes)[number]

/** Another name of an attribute in foreign data. */
export interface Alias {
  key: string
  /** Unit of numbers without one, if it differs from the attribute's. */
  unit?: string
  /** Pattern whose first group holds the value. */
  match?: string
  /** Keeps the value under its key, too, because it contains more than this attribute. */
  stays?: true
  /** Name of the items that the value counts. */
  countOf?: string
  /** Pattern of the list items to count; no match means unknown. */
  itemsLike?: string
  /** Zero means unknown. */
  zero?: "unknown"
}

/** One value that foreign data splits over several keys. */
export interface JoinedAlias {
  keys: readonly string[]
  by: string
}

/** Attribute of parts of a kind. */
export interface Attribute {
  code: string
  label: string
  /** Set for attributes that staff added; their labels are not translated. */
  isOwn?: true
  type: ValueType
  unit?: string
  /** Which of two numbers is objectively better; missing if neither is. */
  better?: "more" | "less"
  /** Whether a substitute must have the same value, or all values of a list. */
  decidesFit?: true
  /** Zero means unknown. */
  zero?: "unknown"
  aliases?: readonly (string | Alias | JoinedAlias)[]
  /** Meanings of complete foreign values. */
  values?: Readonly<Record<string, string | boolean>>
  /** Patterns of other spellings, with their replacements. */
  spellings?: readonly (readonly [pattern: string, instead: string])[]
  /** Order of the values of a list. */
  order?: readonly string[]
  /** Texts for particular values; `""` is the key of an empty list or object. */
  words?: Readonly<Record<string, string>>
  /** Whether values are words that are translated. */
  hasWords?: true
  /** Writes 2000 GB as 2 TB. */
  asTerabytes?: true
}

interface AttributeGroup {
  name?: string
  attributes: readonly Attribute[]
}

/** A kind of part: the attributes of a category. */
export interface Kind {
  name: string
  /** Names in foreign data. */
  aliases?: readonly string[]
  groups: readonly AttributeGroup[]
  /**
   * Chips of a card, most important first; a chip with a missing value is omitted. `{code}` stands for the formatted
   * value, `{code.0}` for the first of a list, `{code?word}` for the word if the value is true or equals it,
   * `{code.label}` for the attribute's label unless the value is false.
   */
  chips?: readonly string[]
  /** Foreign keys for which no attribute is guessed. */
  kept?: readonly string[]
  /** Table columns: headings with their codes. */
  columns?: Readonly<Record<string, string>>
}

/** A built-in attribute; the dictionary has its label. */
export interface BuiltInAttribute extends Attribute {
  label: SpecWords
}

type AttributeDetails = Omit<BuiltInAttribute, "code" | "label" | "type">

const attributeOf =
  (type: ValueType) =>
  (code: string, label: SpecWords, details: AttributeDetails = {}): BuiltInAttribute => ({
    code,
    label,
    type,
    ...details,
  })

export const text = attributeOf("text")
export const count = attributeOf("number")
export const boolean = attributeOf("boolean")
export const list = attributeOf("list")

/** Declares a number with a unit. */
export const measure = (
  code: string,
  label: SpecWords,
  unit: string,
  details: AttributeDetails = {},
): BuiltInAttribute => count(code, label, { unit, ...details })

/** Declares a value of a shape. */
export const shaped = (
  code: string,
  label: SpecWords,
  shape: ShapeName,
  details: AttributeDetails = {},
): BuiltInAttribute => attributeOf(shape)(code, label, details)

/** A built-in kind; the dictionary has all its words. */
export interface BuiltInKind extends Kind {
  name: BuiltInCategory
  groups: readonly { name?: SpecWords; attributes: readonly BuiltInAttribute[] }[]
  chips?: readonly (SpecWords | `{${string}}`)[]
  columns?: Readonly<Partial<Record<SpecWords, string>>>
}

export const NONE_WORDS = { "": "None", "0": "None" }

export const SOCKET_SPELLINGS = [["^LGA *(?=\\d)", "LGA "]] as const
