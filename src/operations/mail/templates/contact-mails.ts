import { z } from "zod"
import { greet, list, note, offer, quote, say } from "./mail-content.ts"
import { mailTemplate } from "./mail-template.ts"

const written = { subject: z.string(), message: z.string(), orderNumber: z.string().optional() }

/** For the shop; nothing in it is proved but what it says of the account. */
export const contactMessage = mailTemplate(
  z.object({
    ...written,
    from: z.object({ name: z.string(), email: z.string() }),
    account: z.object({ email: z.string(), proved: z.boolean() }).optional(),
    orderId: z.string().optional(),
  }),
  ({ from, account, orderId, ...mail }, shopUrl) => ({
    subject: `Contact form: ${mail.subject}`,
    replyTo: from.email,
    blocks: [
      greet(undefined),
      say("Somebody wrote to you by the contact form:"),
      quote(mail.message),
      list([
        { label: "From", value: from.name },
        { label: "E-mail", value: from.email },
        { label: "Signed in as", value: signedInAs(account) },
        ...(mail.orderNumber ? [{ label: "Order", value: mail.orderNumber }] : []),
      ]),
      ...(orderId ? [offer("Look at the order", `${shopUrl}/dashboard/order/${orderId}`)] : []),
      note(`Your answer to this mail goes to ${from.email}.`),
    ],
  }),
)

const signedInAs = (account: { email: string; proved: boolean } | undefined): string => {
  if (!account) return "Nobody: whose address it is, is not known"
  return account.proved ? account.email : `${account.email}, which is not confirmed`
}

/** For who wrote it, at an address that is theirs. */
export const contactCopy = mailTemplate(
  z.object({ ...written, name: z.string().optional() }),
  (mail) => ({
    subject: `Your message: ${mail.subject}`,
    blocks: [
      greet(mail.name),
      say("Your message has reached us. We answer by e-mail. This is what you wrote:"),
      quote(mail.message),
      ...(mail.orderNumber ? [list([{ label: "Order", value: mail.orderNumber }])] : []),
    ],
  }),
)
