import { z } from "zod"
import { optional } from "../kernel/fields.ts"
import { refusal } from "../kernel/refusal.ts"

export const catalogueRefusals = {
  attribute_built_in: refusal(409, "This code is built in. Choose another."),
  attribute_changed: refusal(
    409,
    "Someone else has added or changed this attribute. Reload the page.",
  ),
  attribute_unknown: refusal(404, "There is no such attribute."),
  attribute_in_use: refusal(
    409,
    "Products have values for this attribute. Confirm that they are kept as other specs.",
    { parts: z.int() },
  ),
  category_unknown: refusal(404, "There is no such category."),
  names_changed: refusal(409, "Someone else has changed these names. Reload the page.", {
    names: z.array(z.string()),
  }),
  part_not_found: refusal(404, "This part is no longer made.", {
    part: optional(
      z.object({ _id: z.string(), name: z.string(), category: z.string() }),
      "Id of the part. Present if the request named one.",
    ),
  }),
  part_unknown: refusal(404, "There is no such part."),
  part_changed: refusal(409, "Someone else has changed this part. Reload it and try again.", {
    version: z.int(),
  }),
}
