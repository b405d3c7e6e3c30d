import { z } from "zod"
import { formatCount } from "#domain/shop/number-format.ts"
import { greet, list, offer, quote, say } from "./mail-content.ts"
import { mailTemplate } from "./mail-template.ts"
import { order, orderUrl, which } from "./order-mails.ts"

const newsOf = {
  asked: "We have your request to return goods. Keep them until you hear from us.",
  approved: "Your return is approved. You can send the goods back now.",
  refused: "We cannot take your return.",
  received: "Your return has arrived. We tell you once your refund is on its way.",
  withdrawn: "You took back your request to return goods.",
} as const

/** What became of a return, with the shop's words; its refund is told by the refund's own mail. */
export const orderReturn = mailTemplate(
  order.extend({
    state: z.enum(["asked", "approved", "refused", "received", "withdrawn"]),
    lines: z.array(z.object({ productName: z.string(), quantity: z.int() })),
    /** How many lines there are besides. */
    moreLines: z.int().min(0).default(0),
    answer: z.string().optional(),
    sendTo: z.string().optional(),
  }),
  (mail, shopUrl) => ({
    subject: `Your return of ${mail.productName}: ${mail.state}`,
    blocks: [
      greet(mail.name),
      say(newsOf[mail.state]),
      ...(mail.answer ? [quote(mail.answer)] : []),
      ...(mail.sendTo ? [say("Send it to:"), quote(mail.sendTo)] : []),
      list([
        ...mail.lines.map(({ productName, quantity }) => ({
          label: productName,
          value: formatCount(quantity),
          oneLine: true,
        })),
        ...(mail.moreLines > 0
          ? [{ label: `and ${formatCount(mail.moreLines)} more`, value: "" }]
          : []),
        ...which(mail),
      ]),
      offer("Your order", orderUrl(shopUrl, mail.orderId)),
    ],
  }),
)
