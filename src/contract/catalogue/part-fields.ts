import { z } from "zod"
import { mapPartFields } from "#domain/catalogue/part-fields.ts"
import { dollars, dollarsOut, pictureAddress, requiredText, wholeNumber } from "../kernel/fields.ts"

/** A part's fields as they come from whoever writes them. */
export const writtenFields = mapPartFields({
  text: ({ label, longest }) => requiredText(label, longest),
  picture: ({ label, longest }) => pictureAddress(label, longest),
  whole: ({ label, least, most }) => wholeNumber(label, least, most),
  price: ({ label }) => dollars(label),
  specs: () => z.record(z.string(), z.unknown()),
})

/** And as every part on the wire shows them. */
export const shownFields = mapPartFields({
  text: () => z.string(),
  picture: () => z.string(),
  whole: () => z.int(),
  price: () => dollarsOut,
  specs: () => z.record(z.string(), z.unknown()),
})
