import { z } from "zod"
import { joinLines } from "#domain/catalogue/field-texts.ts"
import {
  mapPartFields,
  mapTypedFields,
  type PartField,
  partFields,
} from "#domain/catalogue/part-fields.ts"
import { specsOfCell } from "#domain/imports/cell-values.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { MAX_ATTACHMENT_TEXT_LENGTH, MAX_ATTACHMENT_URL_LENGTH } from "#domain/pictures/uploads.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents } from "#domain/shop/number-format.ts"
import { fieldText } from "../kernel/field-text.ts"
import {
  amountIn,
  amountOrNone,
  amountOut,
  optional,
  pictureAddress,
  referenceOrNone,
  requiredText,
  text,
  wholeNumber,
  wholeNumberOr,
} from "../kernel/fields.ts"

const priceBreaks = ({ label, min, max, maxLength }: PartField<"priceBreaks">) =>
  z
    .array(
      z
        .object({
          quantity: wholeNumber("Quantity", min, max),
          price: amountIn("Price").refine((price) => price > 0, {
            error: () => fieldText.atLeast("Price", formatCents(cents(1))),
          }),
        })
        .transform(({ quantity, price }) => ({ from: quantity, unitPriceCents: price })),
      {
        error: () =>
          t("{label} must be a list of quantities and prices", { label: translate(label) }),
      },
    )
    .max(maxLength, { error: () => fieldText.tooMany(label, maxLength) })

/** Path of a datasheet, with or without our host. The shop checks that it exists. */
const datasheetAddress = (label: string) =>
  z
    .string({ error: () => fieldText.required(label) })
    .trim()
    .max(MAX_ATTACHMENT_URL_LENGTH, {
      error: () => fieldText.tooLong(label, MAX_ATTACHMENT_URL_LENGTH),
    })
    .regex(/^(?:https?:\/\/[^\s/]+)?\/datasheets\/[0-9a-f]{32}\.pdf$/, {
      error: () =>
        t("{label} must be a datasheet uploaded to this shop", { label: translate(label) }),
    })
    .meta({ example: "/datasheets/0123456789abcdef0123456789abcdef.pdf" })

const attachments = ({ label, maxLength, holds }: PartField<"attachments">) => {
  const url =
    holds === "picture" ? pictureAddress(label, MAX_ATTACHMENT_URL_LENGTH) : datasheetAddress(label)
  const words = text(label, MAX_ATTACHMENT_TEXT_LENGTH).default("")
  return z
    .array(z.object({ url, text: words }), {
      error: () => t("{label} must be a list", { label: translate(label) }),
    })
    .max(maxLength, { error: () => fieldText.tooMany(label, maxLength) })
    .refine((list) => new Set(list.map((item) => item.url)).size === list.length, {
      error: () => t("{label} contains the same entry twice", { label: translate(label) }),
    })
}

const typed = {
  text: ({ label, maxLength, isOneLine }: PartField<"text">) =>
    requiredText(label, maxLength).overwrite((value) => (isOneLine ? joinLines(value) : value)),
  optionalText: ({ label, maxLength, read, wanted }: PartField<"optionalText">) =>
    referenceOrNone(label, maxLength).transform((value, context) => {
      const kept = value === null || !read ? value : read(value)
      if (kept !== undefined) return kept
      context.addIssue({
        code: "custom",
        message: `${translate(label)} ${translate(wanted ?? "")}`,
      })
      return z.NEVER
    }),
  picture: ({ label, maxLength }: PartField<"picture">) => pictureAddress(label, maxLength),
  attachments,
  whole: ({ label, min, max }: PartField<"whole">) => wholeNumber(label, min, max),
  withDefault: ({ defaultValue, label, min, max }: PartField<"withDefault">) =>
    wholeNumberOr(defaultValue, label, min, max),
  optional: ({ label, min, max }: PartField<"optional">) => wholeNumberOr(null, label, min, max),
  price: ({ label }: PartField<"price">) => amountIn(label),
  optionalPrice: ({ label }: PartField<"optionalPrice">) => amountOrNone(label),
  priceBreaks,
}

export const typedFields = mapTypedFields(typed)

/** Fields of a new part, with defaults. */
export const newFields = mapTypedFields({
  ...typed,
  optionalText: (field) => typed.optionalText(field).default(null),
  attachments: (field) => typed.attachments(field).default([]),
  withDefault: (field) => typed.withDefault(field).default(field.defaultValue),
  optional: (field) => typed.optional(field).default(null),
  optionalPrice: (field) => typed.optionalPrice(field).default(null),
  priceBreaks: (field) => typed.priceBreaks(field).default([]),
})

/** Fields that programs may send, but forms do not. */
export const describedFields = {
  category: typed.text(partFields.category).optional(),
  specs: optional(
    z.record(z.string(), z.unknown()).superRefine((specs, context) => {
      specsOfCell(specs, partFields.specs.maxLength, (_, wrong) => {
        context.addIssue({
          code: "custom",
          message: `${translate(partFields.specs.label)} ${wrong}`,
        })
        return undefined
      })
    }),
    'Specs by key. Values may have units: `{"wattageW": "0.85 kW"}`.',
  ),
}

const attachmentsDescription = {
  picture: "Further pictures in their order, each with its caption. Missing if there are none.",
  datasheet: "PDFs in their order, each with its title. Missing if there are none.",
}

export const shownFields = mapPartFields({
  text: () => z.string(),
  optionalText: () => z.string().optional(),
  picture: () => z.string(),
  attachments: ({ holds }) =>
    optional(
      z.array(z.object({ url: z.string(), text: z.string() })),
      attachmentsDescription[holds],
    ),
  whole: () => z.int(),
  withDefault: () => z.int().optional(),
  optional: () => z.int().optional(),
  price: () => amountOut,
  optionalPrice: () => optional(amountOut, "For administrators only."),
  priceBreaks: () =>
    optional(
      z.array(z.object({ quantity: z.int(), price: amountOut })),
      "Unit price from each quantity. Missing if there are no price steps.",
    ),
  specs: () => z.record(z.string(), z.unknown()),
})
