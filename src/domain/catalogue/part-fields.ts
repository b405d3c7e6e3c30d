import { MAX_CHARGE_CENTS } from "../payments/card-limits.ts"
import { type Attachment, MAX_ATTACHMENT_TEXT_LENGTH } from "../pictures/attachment.ts"
import type { Cents } from "../pricing/money.ts"
import type { PriceBreak } from "../pricing/price-for.ts"
import { readTaxClass, TAX_CLASS_WANTED } from "../tax/tax-rate.ts"
import { BACKORDER_WANTED, readBackorder } from "./backorder.ts"
import type { FieldKind, FieldOfKind, Makers } from "./field-kinds.ts"
import { LIFECYCLE_WANTED, readLifecycle } from "./lifecycle.ts"
import {
  COUNTRY_WANTED,
  readCountry,
  readSize,
  readTariffCode,
  SIZE_WANTED,
  TARIFF_WANTED,
} from "./packing.ts"
import type { Specs } from "./spec-values.ts"

const ORDERABLE = { least: 1, most: 1_000_000 }

/** What people write of a part, in a form, by the API or in a file: said here, and nowhere else. */
export const partFields = {
  name: { name: "name", label: "Name", longest: 120 },
  mpn: {
    name: "mpn",
    label: "Manufacturer's number",
    help: "What its maker calls it, if that is known.",
    longest: 500,
  },
  category: { name: "category", label: "Category", longest: 100 },
  description: { name: "description", label: "Description", longest: 4000 },
  image: { name: "image", label: "Photo", longest: 500 },
  imageAlt: {
    name: "imageAlt",
    label: "What the first picture shows",
    help: "For who cannot see it. Empty: the name.",
    longest: MAX_ATTACHMENT_TEXT_LENGTH,
  },
  pictures: {
    name: "pictures",
    label: "More pictures",
    help: "Up to seven besides the photo, in this order.",
    holds: "picture",
    longest: 7,
  },
  datasheets: {
    name: "datasheets",
    label: "Datasheets",
    help: "Up to five PDFs of 10 MB at most, in this order.",
    holds: "datasheet",
    longest: 5,
  },
  minimumQuantity: { name: "minimumQuantity", label: "Minimum Quantity", ...ORDERABLE },
  maximumQuantity: {
    name: "maximumQuantity",
    label: "Maximum Quantity",
    help: "The most that one order takes. Empty for no limit.",
    ...ORDERABLE,
  },
  orderMultiple: {
    name: "orderMultiple",
    label: "Order Multiple",
    help: "Orders are multiples of it. Empty for single units.",
    ...ORDERABLE,
    usual: 1,
  },
  // What unpaid orders hold counts, since it may come back.
  availableQuantity: {
    name: "availableQuantity",
    label: "Available Quantity",
    least: 0,
    most: 1_000_000_000,
  },
  price: { name: "price", label: "Price", least: 1, most: MAX_CHARGE_CENTS },
  breaks: {
    name: "breaks",
    label: "Price breaks",
    help: "From a quantity on, each costs less. You may leave them out.",
    least: 2,
    most: 1_000_000,
    longest: 10,
  },
  lifecycle: {
    name: "lifecycle",
    label: "Lifecycle",
    help: "upcoming, discontinued, or last orders until 2026-12-31. Empty while it is made.",
    longest: 40,
    read: readLifecycle,
    wanted: LIFECYCLE_WANTED,
  },
  replacedBy: {
    name: "replacedBy",
    label: "Replaced by",
    help: "Part number of what takes its place.",
    longest: 500,
  },
  backorder: {
    name: "backorder",
    label: "Back-order",
    help: "yes: it can be ordered beyond its stock, and what is not there waits. Empty: no.",
    longest: 10,
    read: readBackorder,
    wanted: BACKORDER_WANTED,
  },
  packedWeightG: {
    name: "packedWeightG",
    label: "Packed weight",
    help: "Of one unit with its packing, in grams. Empty where nobody knows.",
    least: 1,
    most: 1_000_000,
  },
  packedSizeMm: {
    name: "packedSizeMm",
    label: "Packed size",
    help: "Length x width x height in millimetres: 310 x 220 x 90.",
    longest: 40,
    read: readSize,
    wanted: SIZE_WANTED,
  },
  countryOfOrigin: {
    name: "countryOfOrigin",
    label: "Country of origin",
    help: "Its code of two letters, such as DE.",
    longest: 40,
    read: readCountry,
    wanted: COUNTRY_WANTED,
  },
  tariffCode: {
    name: "tariffCode",
    label: "Tariff code",
    help: "Of the Harmonized System: six to ten digits.",
    longest: 20,
    read: readTariffCode,
    wanted: TARIFF_WANTED,
  },
  taxClass: {
    name: "taxClass",
    label: "Tax class",
    help: "reduced or zero. Empty for the standard rate.",
    longest: 20,
    read: readTaxClass,
    wanted: TAX_CLASS_WANTED,
  },
  specs: { name: "specs", label: "Specs", longest: 60_000 },
} as const satisfies Record<string, FieldOfKind[FieldKind]>

/** One thing of each field that is typed in a form, by its kind; category and specs come by file or from a program. */
export const mapTypedFields = <Made extends Record<Exclude<FieldKind, "specs">, unknown>>(
  to: Makers<Made>,
) => ({
  name: to.text(partFields.name),
  mpn: to.optionalText(partFields.mpn),
  description: to.text(partFields.description),
  image: to.picture(partFields.image),
  imageAlt: to.optionalText(partFields.imageAlt),
  pictures: to.attachments(partFields.pictures),
  datasheets: to.attachments(partFields.datasheets),
  minimumQuantity: to.whole(partFields.minimumQuantity),
  maximumQuantity: to.optional(partFields.maximumQuantity),
  orderMultiple: to.usual(partFields.orderMultiple),
  availableQuantity: to.whole(partFields.availableQuantity),
  price: to.price(partFields.price),
  breaks: to.ladder(partFields.breaks),
  lifecycle: to.optionalText(partFields.lifecycle),
  replacedBy: to.optionalText(partFields.replacedBy),
  backorder: to.optionalText(partFields.backorder),
  packedWeightG: to.optional(partFields.packedWeightG),
  packedSizeMm: to.optionalText(partFields.packedSizeMm),
  countryOfOrigin: to.optionalText(partFields.countryOfOrigin),
  tariffCode: to.optionalText(partFields.tariffCode),
  taxClass: to.optionalText(partFields.taxClass),
})

/** The same of every field, in the order that files have them. */
export const mapPartFields = <Made extends Record<FieldKind, unknown>>(to: Makers<Made>) => {
  const { name, mpn, ...typed } = mapTypedFields(to)
  return {
    name,
    mpn,
    category: to.text(partFields.category),
    ...typed,
    specs: to.specs(partFields.specs),
  }
}

/** Takes an optional value away where a file says so; an empty cell leaves it. */
export const NONE = "none"

const nothing = (): undefined => undefined

export type PartFieldName = keyof typeof partFields

export const partFieldNames = Object.values(partFields).map(({ name }) => name)

/** What each holds. */
export type PartValues = ReturnType<
  typeof mapPartFields<{
    text: string
    optionalText: string | null
    picture: string
    attachments: readonly Attachment[]
    whole: number
    usual: number
    optional: number | null
    price: Cents
    ladder: readonly PriceBreak[]
    specs: Specs
  }>
>

/** What a part has where nobody said otherwise. */
export const usualValues = mapPartFields({
  text: nothing,
  optionalText: nothing,
  picture: nothing,
  attachments: (): readonly Attachment[] => [],
  whole: nothing,
  usual: ({ usual }) => usual,
  optional: nothing,
  price: nothing,
  ladder: (): readonly PriceBreak[] => [],
  specs: nothing,
})

/** What an administrator says of a new part. */
export interface NewPart extends Omit<PartValues, "price" | "category" | "specs"> {
  priceCents: Cents
  sku?: string | null | undefined
  category?: string | undefined
  specs?: Specs | undefined
}

/** What an administrator may change of one. */
export type PartChanges = Partial<Omit<NewPart, "availableQuantity" | "sku">>
