import { z } from "zod"
import { oneLine } from "#domain/accounts/person-name.ts"
import { MAX_TRACE_NUMBER_LENGTH } from "#domain/orders/trace-numbers.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import { instantOut, pageQuery, requiredText, wholeNumber, written } from "../kernel/fields.ts"

const number = z
  .string({ error: () => fieldText.required("Number") })
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(1, { error: () => fieldText.required("Number") })
      .max(MAX_TRACE_NUMBER_LENGTH, {
        error: () => fieldText.tooLong("Number", MAX_TRACE_NUMBER_LENGTH),
      })
      .regex(/^\P{Cc}*$/u, "Number holds a control character"),
  )
  .meta({
    description: "A batch or serial number, whole; capitals do not matter",
    example: "B-2041",
  })

export const findRecall = endpoint({
  route: "GET /recall",
  access: "admin",
  summary: "The orders that units of a batch, or with a serial number, went out with",
  query: z.object({
    number,
    limit: wholeNumber("limit", 1, 500).optional(),
    after: pageQuery.after,
  }),
  reply: z.object({
    orderCount: z.int(),
    buyerCount: z.int().meta({ description: "Of those who can be written to" }),
    orders: z.array(
      z.object({
        _id: z.string(),
        orderNumber: z.string(),
        userName: z.string(),
        email: z.string(),
        lines: z.array(
          z.object({
            shipment: z.int(),
            number: z.int().meta({ description: "Of the order's line" }),
            name: z.string(),
            quantity: z.int().meta({ description: "The line's units in this shipment" }),
            shippedAt: instantOut,
          }),
        ),
      }),
    ),
  }),
  refusals: [],
})

export const writeRecall = endpoint({
  route: "POST /recall",
  access: "admin",
  summary:
    "Write to all buyers of a batch; the same words reach each of them once, however often they are sent",
  body: z.object({
    number,
    subject: z
      .string({ error: () => fieldText.required("Subject") })
      .transform(oneLine)
      .pipe(requiredText("Subject", 120)),
    message: requiredText("Message", 5000),
  }),
  reply: z.object({
    ...written,
    modifiedCount: z.int().meta({ description: "To how many buyers this call wrote" }),
  }),
  refusals: ["recall_not_found", "rate_limited"],
  failure: { success: false, modifiedCount: 0 },
})
