import { z } from "zod"
import { refusal } from "../kernel/refusal.ts"

export const catalogueRefusals = {
  part_not_found: refusal(404, "This part is no longer made."),
  part_unknown: refusal(404, "There is no such part."),
  part_changed: refusal(409, "Someone changed this part meanwhile. Reload it and try again.", {
    version: z.int(),
  }),
}
