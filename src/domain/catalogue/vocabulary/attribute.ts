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

/** How a value is read and written: plain, or as a shape. */
export const plainTypes = ["text", "number", "boolean", "list"] as const
export const valueTypes = [...plainTypes, ...shapeNames] as const
type ValueType = (typeof valueTypes)[number]

/** Another name of an attribute in foreign data. */
export interface Alias {
  key: string
  /** Unit of bare numbers, if not the attribute's. */
  unit?: string
  /** Reads only the first group of this pattern. */
  match?: string
  /** Keeps the value under its key, since it says more than this attribute. */
  stays?: true
  /** The value counts items of this name. */
  countOf?: string
  /** Counts the items of a list that match this pattern; no match means unknown. */
  itemsLike?: string
  /** Zero means unknown. */
  zero?: "unknown"
}

/** One value that foreign data holds in several keys. */
export interface JoinedAlias {
  keys: readonly string[]
  by: string
}

/** A property of parts of a kind. */
export interface Attribute {
  /** Key in a part's specs. */
  code: string
  label: string
  /** Set by what staff added, whose label stays as entered. */
  isOwn?: true
  type: ValueType
  /** Unit of its numbers. */
  unit?: string
  /** Tells which of two numbers is better, if that is beyond dispute. */
  better?: "more" | "less"
  /** A substitute must have the same value, or all values of a list. */
  decidesFit?: true
  /** Zero means unknown. */
  zero?: "unknown"
  aliases?: readonly (string | Alias | JoinedAlias)[]
  /** Meanings of single foreign words. */
  values?: Readonly<Record<string, string | boolean>>
  /** Patterns of other spellings with their replacements. */
  spellings?: readonly (readonly [pattern: string, instead: string])[]
  /** Order of a list's values. */
  order?: readonly string[]
  /** Texts for single values; `""` stands for an empty list or object. */
  words?: Readonly<Record<string, string>>
  /** Values are words, which other languages translate. */
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
  /** Foreign names. */
  aliases?: readonly string[]
  groups: readonly AttributeGroup[]
  /**
   * Chips of a card, most telling first; a chip with a value missing is left out. `{code}` stands for the value as it
   * is written, `{code.0}` for the first of a list, `{code?word}` for that word where the value is so, `{code.label}` for
   * the attribute's label unless the value is no.
   */
  chips?: readonly string[]
  /** Foreign keys that no attribute is guessed from. */
  kept?: readonly string[]
  /** Columns of the table: headings with their codes. */
  columns?: Readonly<Record<string, string>>
}

/** An attribute that the shop knows by itself: the dictionary has its label. */
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

/** A number with a unit. */
export const measure = (
  code: string,
  label: SpecWords,
  unit: string,
  details: AttributeDetails = {},
): BuiltInAttribute => count(code, label, { unit, ...details })

/** A value with a shape of its own. */
export const shaped = (
  code: string,
  label: SpecWords,
  shape: ShapeName,
  details: AttributeDetails = {},
): BuiltInAttribute => attributeOf(shape)(code, label, details)

/** A kind of part that the shop knows by itself: the dictionary has all its words. */
export interface BuiltInKind extends Kind {
  name: BuiltInCategory
  groups: readonly { name?: SpecWords; attributes: readonly BuiltInAttribute[] }[]
  chips?: readonly (SpecWords | `{${string}}`)[]
  columns?: Readonly<Partial<Record<SpecWords, string>>>
}

export const NONE_WORDS = { "": "None", "0": "None" }

export const SOCKET_SPELLINGS = [["^LGA *(?=\\d)", "LGA "]] as const
