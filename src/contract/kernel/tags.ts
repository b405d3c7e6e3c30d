import { z } from "zod"
import { oneLine } from "#domain/accounts/account-fields.ts"
import { t } from "#domain/languages/translate.ts"
import { MAX_TAG_LENGTH, MAX_TAGS } from "#domain/shop/tags.ts"
import { fieldText } from "./field-text.ts"
import { text } from "./fields.ts"

export const tagName = z
  .string({ error: () => fieldText.required("Tag") })
  .transform(oneLine)
  .pipe(text("Tag", MAX_TAG_LENGTH).min(1, { error: () => fieldText.required("Tag") }))
  .meta({ example: "Key account" })

const tagNames = z
  .array(tagName, { error: "Tags must be a list of texts" })
  .max(MAX_TAGS, { error: () => t("At most {most} tags at once", { most: MAX_TAGS }) })
  .default([])

export const tagChange = { add: tagNames, remove: tagNames }

export const shownTags = z
  .array(z.string())
  .optional()
  .meta({ description: "Tags of staff. For administrators only.", example: ["Key account"] })

export const tagList = z.array(z.string()).describe("Tags in use, by name.")
