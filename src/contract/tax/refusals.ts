import { refusal } from "../kernel/refusal.ts"

export const taxRefusals = {
  tax_not_charged: refusal(409, "This shop charges no tax."),
  tax_id_taken: refusal(409, "You have told one for this place. Remove it first."),
  tax_id_not_found: refusal(404, "This tax id does not exist."),
  tax_id_decided: refusal(409, "Somebody has decided on this already."),
}
