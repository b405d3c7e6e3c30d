import { z } from "zod"
import { formatCount } from "#domain/shop/number-format.ts"
import { greet, list, offer, quote, say } from "./mail-content.ts"
import { mailTemplate } from "./mail-template.ts"

/** To whom units of a batch were sent, in an administrator's words. */
export const recall = mailTemplate(
  z.object({
    name: z.string().optional(),
    subject: z.string(),
    message: z.string(),
    number: z.string(),
    orders: z.array(z.string()),
    moreOrders: z.int(),
  }),
  ({ name, subject, message, number, orders, moreOrders }, shopUrl) => ({
    subject,
    blocks: [
      greet(name),
      say("We write to you about something that we sent you:"),
      quote(message),
      list([
        { label: "Batch or serial number", value: number },
        ...orders.map((order) => ({ label: "Order", value: order })),
        ...(moreOrders > 0 ? [{ label: `and ${formatCount(moreOrders)} more`, value: "" }] : []),
      ]),
      offer("Your orders", `${shopUrl}/dashboard/myOrder`),
    ],
  }),
)
