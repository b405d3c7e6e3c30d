import type { PlainMessage } from "../languages/dictionary.ts"

/** Facts that all kinds of part fields share. */

interface Field<Kind extends string> {
  kind: Kind
  label: PlainMessage
  /** `false` excludes the field from forms: only files and API clients set it. */
  form?: false
  /** Whether the field is hidden from buyers. */
  staffOnly?: true
}

interface HelpText {
  help: PlainMessage
}

interface PageRow<Value> {
  /** Row below the specs on the part's page; shown if the field has a value. */
  row?: { group: PlainMessage; format: (value: Value) => string }
}

interface Text {
  maxLength: number
}

interface Range {
  min: number
  max: number
}

export interface FieldOfKind {
  text: Field<"text"> &
    Text & {
      /** Whether line breaks become spaces, because the form's field has one line. */
      isOneLine?: true
    }
  optionalText: Field<"optionalText"> &
    Text &
    HelpText &
    PageRow<string> & {
      /** Parses into the stored form; null if empty, undefined if invalid. `wanted` describes valid input. */
      read?: (text: string) => string | null | undefined
      wanted?: PlainMessage
      /** Word for an empty value that has a meaning of its own. */
      empty?: string
    }
  picture: Field<"picture"> & Text
  /** Optional pictures or datasheets in display order; `maxLength` is their maximum number. */
  attachments: Field<"attachments"> &
    HelpText & { holds: "picture" | "datasheet"; maxLength: number }
  whole: Field<"whole"> & Range
  /** A number with a default. The default value is not displayed. */
  withDefault: Field<"withDefault"> & Range & HelpText & { defaultValue: number }
  optional: Field<"optional"> &
    Range &
    HelpText &
    PageRow<number> & {
      /** Units accepted in files, with their factors to the stored unit. */
      units?: Readonly<Record<string, number>>
    }
  /** Price in minor units; people type an amount. */
  price: Field<"price"> & Range
  optionalPrice: Field<"optionalPrice"> & Range & HelpText
  /** Optional price breaks. `maxLength` is their maximum number; the range limits their quantities. */
  priceBreaks: Field<"priceBreaks"> & Range & HelpText & { maxLength: number }
  specs: Field<"specs"> & Text
}

export type FieldKind = keyof FieldOfKind
