import { z } from "zod"
import { refusal } from "../kernel/refusal.ts"

export const reviewRefusals = {
  review_not_found: refusal(404, "There is no such review."),
  part_not_bought: refusal(409, "Only who bought and paid this part can review it."),
  reviews_off: refusal(409, "This shop takes no reviews of parts."),
  review_changed: refusal(409, "Someone changed this review meanwhile. Reload it.", {
    version: z.int(),
  }),
}
