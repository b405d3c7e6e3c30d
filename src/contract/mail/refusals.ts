import { refusal } from "../kernel/refusal.ts"

export const mailRefusals = {
  mail_not_found: refusal(404, "There is no such mail."),
  mail_not_dead: refusal(409, "Only a mail that was given up can be sent again."),
}
