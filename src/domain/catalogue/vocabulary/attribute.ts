export const shapeNames = [
  "dimensions",
  "fans",
  "links",
  "m2Slots",
  "pcieSlots",
  "powerLeads",
  "radiators",
] as const
export type ShapeName = (typeof shapeNames)[number]

/** How a value is read and written: plain, or with a shape of its own. */
export const plainTypes = ["text", "number", "boolean", "list"] as const
export const valueTypes = [...plainTypes, ...shapeNames] as const
export type ValueType = (typeof valueTypes)[number]

/** Another name under which data of others holds an attribute. */
export interface Alias {
  key: string
  /** What a bare number is in, where that is not the attribute's unit. */
  unit?: string
  /** Only the first group of this is meant. */
  match?: string
  /** The value says more than this attribute holds, and stays for others or as it is. */
  stays?: true
  /** The value is how many there are of this. */
  countOf?: string
  /** A list, of which the items like this are counted; where there are none, nobody said. */
  itemsLike?: string
  /** Where there are none of them, nobody said. */
  zero?: "unknown"
}

/** One value that others hold in several keys. */
export interface JoinedAlias {
  keys: readonly string[]
  by: string
}

/** Something that can be said of parts of a kind: as data, which reading, writing and finding go by. */
export interface Attribute {
  /** Its key in a part's specs. */
  code: string
  label: string
  type: ValueType
  /** What its numbers are in. */
  unit?: string
  /** Which of two numbers serves its buyer better, where nobody would dispute it. */
  better?: "more" | "less"
  /** What takes another part's place must have the same, of a list all of it. */
  decidesFit?: true
  /** Zero says nothing: nobody knows, or nobody said. */
  zero?: "unknown"
  aliases?: readonly (string | Alias | JoinedAlias)[]
  /** What single words of others mean. */
  values?: Readonly<Record<string, string | boolean>>
  /** Other spellings, as a pattern and what to write instead. */
  spellings?: readonly (readonly [pattern: string, instead: string])[]
  /** A list stands in this order. */
  order?: readonly string[]
  /** What people read in place of single values; `""` stands for an empty list or object. */
  words?: Readonly<Record<string, string>>
  /** 2000 GB is sold as 2 TB. */
  asTerabytes?: true
}

export interface AttributeGroup {
  name?: string
  attributes: readonly Attribute[]
}

/** What parts of a category have in common. */
export interface Kind {
  name: string
  /** What others call it. */
  aliases?: readonly string[]
  /** In reading order. */
  groups: readonly AttributeGroup[]
  /**
   * What a card shows, most telling first; a chip with a value missing is left out. `{code}` stands for the value as it
   * is written, `{code.0}` for the first of a list, `{code?word}` for that word where the value is so, `{code.label}` for
   * the attribute's label unless the value is no.
   */
  chips?: readonly string[]
  /** Keys of others that are nothing the shop knows, whatever they look like. */
  kept?: readonly string[]
  /** By what parts are compared in a table: each heading with its code. */
  columns?: Readonly<Record<string, string>>
}

export const NONE_WORDS = { "": "None", "0": "None" }

export const SOCKET_SPELLINGS = [["^LGA *(?=\\d)", "LGA "]] as const
