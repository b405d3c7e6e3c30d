import { z } from "zod"
import { oneLine } from "#domain/accounts/person-name.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import {
  emailAddress,
  idempotencyHeaders,
  requiredName,
  requiredText,
  text,
  written,
} from "../kernel/fields.ts"

export const sendMessage = endpoint({
  route: "POST /contact",
  access: "visitor",
  summary: "Write to the shop; a form as browsers send it is answered with its page",
  sharesPage: true,
  headers: idempotencyHeaders,
  body: z.object({
    name: requiredName,
    email: emailAddress("Enter a valid Email").meta({ description: "Where the answer goes" }),
    subject: z
      .string({ error: fieldText.required("Subject") })
      .transform(oneLine)
      .pipe(requiredText("Subject", 120)),
    message: requiredText("Message", 5000),
    orderNumber: text("Order number", 40)
      .default("")
      .meta({ description: "One of one's own orders, for who is signed in" }),
  }),
  reply: z.object({
    ...written,
    copied: z.boolean().meta({ description: "To the sender's own address, which is proved" }),
  }),
  refusals: ["contact_off", "foreign_origin", "rate_limited"],
  failure: { success: false },
})
