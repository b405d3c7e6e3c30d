/** The kinds of fields that a part has, by what may be written in them. */

interface Field<Name extends string> {
  name: Name
  label: string
}

interface Helped {
  /** What an administrator may want to know before filling it in. */
  help: string
}

export interface TextField extends Field<"name" | "category" | "description"> {
  longest: number
}

/** A text that there need not be. */
export interface OptionalTextField
  extends Field<
      | "mpn"
      | "imageAlt"
      | "lifecycle"
      | "backorder"
      | "replacedBy"
      | "packedSizeMm"
      | "countryOfOrigin"
      | "tariffCode"
      | "taxClass"
    >,
    Helped {
  longest: number
  /** How it is kept, null for nothing; undefined for what is not as `wanted` says. */
  read?: (text: string) => string | null | undefined
  wanted?: string
}

export interface PictureField extends Field<"image"> {
  longest: number
}

/** Pictures or datasheets that there need not be: so many at most, in their order. */
export interface AttachmentsField extends Field<"pictures" | "datasheets">, Helped {
  holds: "picture" | "datasheet"
  longest: number
}

interface Range {
  least: number
  most: number
}

export interface WholeField extends Field<"minimumQuantity" | "availableQuantity">, Range {}

/** A number that is as usual where nobody says otherwise; then it is not shown either. */
export interface UsualField extends Field<"orderMultiple">, Range, Helped {
  usual: number
}

/** A number that there need not be. */
export interface OptionalField extends Field<"maximumQuantity" | "packedWeightG">, Range, Helped {}

/** In cents; people write dollars. */
export interface PriceField extends Field<"price">, Range {}

/** Price breaks: so many at most, each from a quantity within the range on. */
export interface LadderField extends Field<"breaks">, Range, Helped {
  longest: number
}

export interface SpecsField extends Field<"specs"> {
  longest: number
}

export interface FieldOfKind {
  text: TextField
  optionalText: OptionalTextField
  picture: PictureField
  attachments: AttachmentsField
  whole: WholeField
  usual: UsualField
  optional: OptionalField
  price: PriceField
  ladder: LadderField
  specs: SpecsField
}

export type FieldKind = keyof FieldOfKind

/** What makes one thing of each kind of field. */
export type Makers<Made> = {
  [Kind in keyof Made]: (field: FieldOfKind[Kind & FieldKind]) => Made[Kind]
}
