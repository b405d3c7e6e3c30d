import { z } from "zod"
import { returnStates } from "#domain/returns/return-state.ts"
import { refusal } from "../kernel/refusal.ts"

const state = z.enum(returnStates)

export const returnRefusals = {
  returns_not_offered: refusal(409, "This shop takes no returns by itself. Write to it."),
  return_not_found: refusal(404, "This return does not exist."),
  return_not_approved: refusal(409, "A return has a slip once it is approved.", { state }),
  return_lines_exceed: refusal(409, "That is more of a line than can be returned.", {
    lines: z.array(
      z.object({
        number: z.int(),
        returnable: z.int().meta({ description: "How many units can be" }),
      }),
    ),
  }),
  return_changed: refusal(
    412,
    "This return changed meanwhile. Look at it as it is now before you go on.",
    { version: z.int(), state },
  ),
  return_step_refused: refusal(409, "A return in this state does not take this step.", { state }),
  goods_returned: refusal(
    409,
    "Some of these goods came back before. Give the money back without putting them on sale again.",
    {
      lines: z.array(
        z.object({
          number: z.int(),
          restockable: z.int().meta({ description: "How many units can be put on sale" }),
        }),
      ),
    },
  ),
}
