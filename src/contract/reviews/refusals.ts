import { refusal } from "../kernel/refusal.ts"

export const reviewRefusals = {
  review_not_found: refusal(404, "There is no such review."),
}
