import { z } from "zod"
import { refusal } from "../kernel/refusal.ts"

export const customerRefusals = {
  customer_not_found: refusal(404, "This customer does not exist."),
  customer_exists: refusal(409, "An account with this e-mail address already exists.", {
    customerId: z.string(),
  }),
  customer_signs_in: refusal(
    409,
    "This customer can sign in already. 'Forgot password' sends them a link of their own.",
  ),
  too_many_customer_notes: refusal(409, "This customer has reached the limit of notes."),
  too_many_tags: refusal(409, "At most 20 tags are allowed. Remove one first."),
}
