import { z } from "zod"
import { mapPartFields, mapTypedFields } from "#domain/catalogue/part-fields.ts"
import {
  dollars,
  dollarsOut,
  pictureAddress,
  requiredText,
  wholeNumber,
  wholeNumberOr,
} from "../kernel/fields.ts"

/** A part's fields as a form or a client sends them. */
export const typedFields = mapTypedFields({
  text: ({ label, longest }) => requiredText(label, longest),
  picture: ({ label, longest }) => pictureAddress(label, longest),
  whole: ({ label, least, most }) => wholeNumber(label, least, most),
  usual: ({ label, least, most, usual }) => wholeNumberOr(usual, label, least, most).optional(),
  optional: ({ label, least, most }) => wholeNumberOr(null, label, least, most).optional(),
  price: ({ label }) => dollars(label),
})

/** And as every part on the wire shows them. */
export const shownFields = mapPartFields({
  text: () => z.string(),
  picture: () => z.string(),
  whole: () => z.int(),
  usual: () => z.int().optional(),
  optional: () => z.int().optional(),
  price: () => dollarsOut,
  specs: () => z.record(z.string(), z.unknown()),
})
