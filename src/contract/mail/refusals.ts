import { refusal } from "../kernel/refusal.ts"

export const mailRefusals = {
  mail_not_found: refusal(404, "This e-mail does not exist."),
  mail_not_dead: refusal(409, "Only a failed e-mail can be sent again."),
}
