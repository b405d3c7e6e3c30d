import { refusal } from "../kernel/refusal.ts"

export const shopRefusals = {
  contact_off: refusal(404, "This shop does not accept messages here."),
}
