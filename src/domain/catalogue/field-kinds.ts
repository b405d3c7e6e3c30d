import type { PlainMessage } from "../languages/dictionary.ts"

/** The kinds of fields that a part has, by what may be written in them. */

interface Field<Kind extends string> {
  kind: Kind
  label: PlainMessage
  /** Forms leave it out: it comes by file or from a program. */
  form?: false
  /** Buyers do not see it. */
  staffOnly?: true
}

interface HelpText {
  /** Help for filling it in. */
  help: PlainMessage
}

interface PageRow<Value> {
  /** Its row below the specs on the part's page, where it has a value. */
  row?: { group: PlainMessage; format: (value: Value) => string }
}

interface Text {
  longest: number
}

interface Range {
  least: number
  most: number
}

/** Declaration of a field, by its kind. */
export interface FieldOfKind {
  text: Field<"text"> & Text
  /** A text that there need not be. */
  optionalText: Field<"optionalText"> &
    Text &
    HelpText &
    PageRow<string> & {
      /** How it is kept, null for nothing; undefined for what is not as `wanted` says. */
      read?: (text: string) => string | null | undefined
      wanted?: PlainMessage
    }
  picture: Field<"picture"> & Text
  /** Pictures or datasheets that there need not be: so many at most, in their order. */
  attachments: Field<"attachments"> & HelpText & { holds: "picture" | "datasheet"; longest: number }
  whole: Field<"whole"> & Range
  /** A number that is as usual where nobody says otherwise; then it is not shown either. */
  usual: Field<"usual"> & Range & HelpText & { usual: number }
  /** A number that there need not be. */
  optional: Field<"optional"> &
    Range &
    HelpText &
    PageRow<number> & {
      /** How many of its unit each other unit is, in which files may give it. */
      units?: Readonly<Record<string, number>>
    }
  /** In minor units; people write an amount. */
  price: Field<"price"> & Range
  /** An amount that there need not be. */
  optionalPrice: Field<"optionalPrice"> & Range & HelpText
  /** Price breaks: so many at most, each from a quantity within the range on. */
  ladder: Field<"ladder"> & Range & HelpText & { longest: number }
  specs: Field<"specs"> & Text
}

export type FieldKind = keyof FieldOfKind
