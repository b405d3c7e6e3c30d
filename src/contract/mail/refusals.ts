import { refusal } from "../kernel/refusal.ts"

export const mailRefusals = {
  mail_not_found: refusal(404, "There is no such mail."),
  mail_not_dead: refusal(409, "Only a failed mail can be sent again."),
}
