import { z } from "zod"
import { refusal } from "../kernel/refusal.ts"

export const catalogueRefusals = {
  attribute_built_in: refusal(409, "This code is one that every shop knows. Choose another."),
  attribute_changed: refusal(409, "Someone added or changed this attribute meanwhile. Reload it."),
  attribute_unknown: refusal(404, "There is no such attribute."),
  attribute_in_use: refusal(
    409,
    "Products have values of this attribute. Say that they stay, as specs the shop does not know.",
    { parts: z.int() },
  ),
  names_changed: refusal(
    409,
    "Someone said something else of these names meanwhile. Reload them.",
    {
      names: z.array(z.string()),
    },
  ),
  part_not_found: refusal(404, "This part is no longer made.", {
    part: z
      .object({ _id: z.string(), name: z.string(), category: z.string() })
      .optional()
      .meta({ description: "Which it was, where it was asked for by itself" }),
  }),
  part_unknown: refusal(404, "There is no such part."),
  part_changed: refusal(409, "Someone changed this part meanwhile. Reload it and try again.", {
    version: z.int(),
  }),
}
