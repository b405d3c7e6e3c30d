import { type Attachment, MAX_ATTACHMENT_TEXT_LENGTH } from "../pictures/uploads.ts"
import { MAX_CHARGE_CENTS } from "../pricing/card-limits.ts"
import type { Cents } from "../pricing/money.ts"
import type { PriceBreak } from "../pricing/price-for.ts"
import { formatWeight } from "../shop/measure-format.ts"
import { countryName } from "../shop/places.ts"
import { readTaxClass, TAX_CLASS_WANTED } from "../tax/tax-rate.ts"
import { readBackorder } from "./backorder.ts"
import type { FieldKind, FieldOfKind } from "./field-kinds.ts"
import {
  ADDRESS_WANTED,
  COUNTRY_WANTED,
  MAX_ADDRESS_LENGTH,
  readAddress,
  readCountry,
  readSize,
  readTariffCode,
  SIZE_WANTED,
  TARIFF_WANTED,
} from "./field-texts.ts"
import { readLifecycle } from "./lifecycle.ts"
import type { Specs } from "./spec-values.ts"

const PACKING = "Packing and customs"

const ORDERABLE = { min: 1, max: 1_000_000 }

/** All fields of a part that people enter by form, API or file, in the column order of files. */
const declared = {
  name: { kind: "text", label: "Name", maxLength: 120, isOneLine: true },
  mpn: {
    kind: "optionalText",
    label: "Manufacturer's number",
    help: "The manufacturer's own part number, if it is known.",
    maxLength: 500,
  },
  category: { kind: "text", label: "Category", maxLength: 100, form: false },
  description: { kind: "text", label: "Description", maxLength: 4000 },
  image: { kind: "picture", label: "Photo", maxLength: 500 },
  imageAlt: {
    kind: "optionalText",
    label: "What the first picture shows",
    help: "For people who cannot see it. Empty: the name.",
    maxLength: MAX_ATTACHMENT_TEXT_LENGTH,
  },
  pictures: {
    kind: "attachments",
    label: "More pictures",
    help: "Up to seven besides the photo, in this order.",
    holds: "picture",
    maxLength: 7,
  },
  datasheets: {
    kind: "attachments",
    label: "Datasheets",
    help: "Up to five PDFs of 10 MB at most, in this order.",
    holds: "datasheet",
    maxLength: 5,
  },
  minimumQuantity: { kind: "whole", label: "Minimum Quantity", ...ORDERABLE },
  maximumQuantity: {
    kind: "optional",
    label: "Maximum Quantity",
    help: "The most units that one order can have. Empty: no limit.",
    ...ORDERABLE,
  },
  orderMultiple: {
    kind: "withDefault",
    label: "Order Multiple",
    help: "Quantities must be multiples of it. Empty: single units.",
    ...ORDERABLE,
    defaultValue: 1,
  },
  // Includes stock held by unpaid orders, since it may come back.
  availableQuantity: {
    kind: "whole",
    label: "Available Quantity",
    min: 0,
    max: 1_000_000_000,
  },
  price: { kind: "price", label: "Price", min: 1, max: MAX_CHARGE_CENTS },
  cost: {
    kind: "optionalPrice",
    label: "Cost",
    help: "Cost of one unit, without tax. Buyers do not see it. Empty: unknown.",
    min: 0,
    max: MAX_CHARGE_CENTS,
    staffOnly: true,
  },
  breaks: {
    kind: "priceBreaks",
    label: "Price breaks",
    help: "Optional. Lower unit prices from a quantity on.",
    min: 2,
    max: 1_000_000,
    maxLength: 10,
  },
  lifecycle: {
    kind: "optionalText",
    label: "Lifecycle",
    help: "upcoming, discontinued, while stock lasts, or last orders until 2026-12-31. Empty: active.",
    maxLength: 40,
    read: readLifecycle,
    empty: "active",
    wanted:
      "must be active, upcoming, discontinued, while stock lasts or last orders until YYYY-MM-DD",
  },
  replacedBy: {
    kind: "optionalText",
    label: "Replaced by",
    help: "Part number of its replacement.",
    maxLength: 500,
  },
  backorder: {
    kind: "optionalText",
    label: "Back-order",
    help: "yes: it can be ordered beyond its stock, and missing units are backordered. Empty: no.",
    maxLength: 10,
    read: readBackorder,
    wanted: "must be yes or no",
  },
  packedWeightG: {
    kind: "optional",
    label: "Packed weight",
    help: "Of one unit with its packing, in grams. Empty if unknown.",
    min: 1,
    max: 1_000_000,
    units: { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 },
    row: { group: PACKING, format: formatWeight },
  },
  packedSizeMm: {
    kind: "optionalText",
    label: "Packed size",
    help: "Length x width x height in millimetres: 310 x 220 x 90.",
    maxLength: 40,
    read: readSize,
    wanted: SIZE_WANTED,
    row: { group: PACKING, format: (size) => `${size.replaceAll("x", "×")} mm` },
  },
  countryOfOrigin: {
    kind: "optionalText",
    label: "Country of origin",
    help: "Two-letter country code, such as DE.",
    maxLength: 40,
    read: readCountry,
    wanted: COUNTRY_WANTED,
    row: { group: PACKING, format: countryName },
  },
  tariffCode: {
    kind: "optionalText",
    label: "Tariff code",
    help: "Of the Harmonized System: six to ten digits.",
    maxLength: 20,
    read: readTariffCode,
    wanted: TARIFF_WANTED,
    row: { group: PACKING, format: (code) => code },
  },
  taxClass: {
    kind: "optionalText",
    label: "Tax class",
    help: "reduced or zero. Empty for the standard rate.",
    maxLength: 20,
    read: readTaxClass,
    empty: "standard",
    wanted: TAX_CLASS_WANTED,
  },
  reorderPoint: {
    kind: "optional",
    label: "Reorder point",
    help: "Staff see the part when at most this many units are available and incoming.",
    min: 1,
    max: 1_000_000_000,
    staffOnly: true,
  },
  binLocation: {
    kind: "optionalText",
    label: "Bin location",
    help: "Where it is in the warehouse, such as A-04-2. Shown on pick lists, never to buyers.",
    maxLength: 40,
    staffOnly: true,
  },
  manufacturer: {
    kind: "optionalText",
    label: "Manufacturer",
    help: "Its name. Its addresses are in the settings 'Manufacturers'.",
    maxLength: 100,
  },
  manufacturerAddress: {
    kind: "optionalText",
    label: "Manufacturer's address",
    help: "Postal and electronic address. Replaces the one in the settings.",
    maxLength: MAX_ADDRESS_LENGTH,
    read: readAddress,
    wanted: ADDRESS_WANTED,
  },
  responsiblePerson: {
    kind: "optionalText",
    label: "Responsible person in the EU",
    help: "Name, postal and electronic address. Replaces the one in the settings.",
    maxLength: MAX_ADDRESS_LENGTH,
    read: readAddress,
    wanted: ADDRESS_WANTED,
  },
  specs: { kind: "specs", label: "Specs", maxLength: 60_000, form: false },
} as const satisfies Record<string, FieldOfKind[FieldKind]>

type FieldMap = typeof declared
export type PartFieldName = keyof FieldMap

function withNames<Fields extends Record<string, object>>(
  fields: Fields,
): { [Name in keyof Fields]: Fields[Name] & { name: Name } }
function withNames(fields: Record<string, object>): object {
  const named = Object.entries(fields).map(([name, field]) => [name, { ...field, name }])
  return Object.fromEntries(named)
}

/** Fields by name. Their names are also the column headings of files. */
export const partFields = withNames(declared)

export type NameOf<Kind extends FieldKind> = {
  [Name in PartFieldName]: FieldMap[Name]["kind"] extends Kind ? Name : never
}[PartFieldName]

export type PartField<Kind extends FieldKind> = FieldOfKind[Kind] & { name: NameOf<Kind> }

type Makers<Made> = {
  [Kind in keyof Made]: (field: PartField<Kind & FieldKind>) => Made[Kind]
}

type FormFieldName = {
  [Name in PartFieldName]: FieldMap[Name] extends { form: false } ? never : Name
}[PartFieldName]

/**
 * Maps fields by name. Holds the type assertions, because the compiler cannot infer that each function receives fields
 * of its own kind.
 */
function makeEach<Made>(fields: readonly { kind: string; name: string }[], to: object): Made {
  const makers = to as Record<string, (field: object) => unknown>
  return Object.fromEntries(
    fields.map((field) => [field.name, makers[field.kind]?.(field)]),
  ) as Made
}

/** Maps all fields with the function of their kind. */
export const mapPartFields = <Made extends Record<FieldKind, unknown>>(to: Makers<Made>) =>
  makeEach<{ [Name in PartFieldName]: Made[FieldMap[Name]["kind"]] }>(Object.values(partFields), to)

/** Maps the fields that forms have. */
export const mapTypedFields = <Made extends Record<Exclude<FieldKind, "specs">, unknown>>(
  to: Makers<Made>,
) =>
  makeEach<{ [Name in FormFieldName]: Made[FieldMap[Name]["kind"] & keyof Made] }>(
    Object.values(partFields).filter((field) => !("form" in field)),
    to,
  )

const none = () => []

/** Maps every field of forms to an empty list. */
export const noFields = {
  text: none,
  optionalText: none,
  picture: none,
  attachments: none,
  whole: none,
  withDefault: none,
  optional: none,
  price: none,
  optionalPrice: none,
  priceBreaks: none,
}

/** Cell text that clears an optional value; an empty cell leaves it unchanged. */
export const NONE = "none"

const nothing = (): undefined => undefined

export const partFieldNames = Object.values(partFields).map(({ name }) => name)

export type PartValues = ReturnType<
  typeof mapPartFields<{
    text: string
    optionalText: string | null
    picture: string
    attachments: readonly Attachment[]
    whole: number
    withDefault: number
    optional: number | null
    price: Cents
    optionalPrice: Cents | null
    priceBreaks: readonly PriceBreak[]
    specs: Specs
  }>
>

export const defaultValues = mapPartFields({
  text: nothing,
  optionalText: nothing,
  picture: nothing,
  attachments: (): readonly Attachment[] => [],
  whole: nothing,
  withDefault: ({ defaultValue }) => defaultValue,
  optional: nothing,
  price: nothing,
  optionalPrice: nothing,
  priceBreaks: (): readonly PriceBreak[] => [],
  specs: nothing,
})

export interface NewPart extends Omit<PartValues, "price" | "category" | "specs"> {
  priceCents: Cents
  sku?: string | null | undefined
  category?: string | undefined
  specs?: Specs | undefined
}

export type PartChanges = Partial<Omit<NewPart, "availableQuantity" | "sku">>

export const gridSorts = [
  "sku",
  "name",
  "price",
  "availableQuantity",
  "minimumQuantity",
  "category",
  "mpn",
] as const

export type GridSort = (typeof gridSorts)[number]
