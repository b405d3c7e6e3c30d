import { z } from "zod"
import { refusal } from "../kernel/refusal.ts"

export const reviewRefusals = {
  review_not_found: refusal(404, "There is no such review."),
  part_not_bought: refusal(409, "Only buyers who have paid for this part can review it."),
  reviews_off: refusal(409, "This shop does not accept part reviews."),
  review_changed: refusal(409, "Someone else has changed this review. Reload the page.", {
    version: z.int(),
  }),
}
