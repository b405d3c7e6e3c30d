import { z } from "zod"
import { oneLine } from "#domain/accounts/email-address.ts"
import { t } from "#domain/languages/translate.ts"
import { MAX_STEPPED } from "#domain/orders/order.ts"
import { shipmentRefusals } from "#domain/orders/order-actions.ts"
import { MAX_TRACE_NUMBER_LENGTH, MAX_TRACE_NUMBERS } from "#domain/orders/shipment.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import {
  emptyUnless,
  idempotencyHeaders,
  idParams,
  instantOut,
  numberText,
  pageQuery,
  requiredText,
  text,
  wholeNumber,
  written,
} from "../kernel/fields.ts"
import { lineNumber, linesNamed, lineUnits } from "../kernel/lines-in.ts"
import { isTrackingLink } from "../settings/order-settings.ts"
import { orderStatusSchema } from "./order-status.ts"

const traceNumber = numberText("Batch or serial number", MAX_TRACE_NUMBER_LENGTH).pipe(
  z.string().min(1, "A batch or serial number is empty"),
)

const tracking = {
  carrier: z
    .string({ error: "Carrier is text" })
    .transform(oneLine)
    .pipe(text("Carrier", 60))
    .optional()
    .meta({ description: "One of the group of settings `shipping`, or another", example: "UPS" }),
  trackingNumber: numberText("Tracking number", 60)
    .optional()
    .meta({ example: "1Z999AA10123456784" }),
  trackingUrl: z
    .string({ error: "Tracking link is text" })
    .trim()
    .max(500, "Tracking link must be at most 500 characters")
    .refine((link) => link === "" || isTrackingLink(link), {
      error: "Tracking link must begin with https://",
    })
    .optional()
    .meta({
      description: "Without it, the carrier's own for this number where the settings say one",
    }),
}

const shipmentSchema = z
  .object({
    number: z.int().meta({ description: "Within its order, from 1" }),
    shippedAt: instantOut,
    deliveredAt: instantOut.optional(),
    carrier: z.string().optional().meta({ example: "UPS" }),
    trackingNumber: z.string().optional(),
    trackingUrl: z.string().optional().meta({ description: "Begins with https://" }),
    lines: z.array(
      z.object({
        number: z.int().meta({ description: "Of the order's line" }),
        quantity: z.int(),
        traceNumbers: z
          .array(z.string())
          .optional()
          .meta({ description: "The batch or serial numbers of these units", example: ["B-2041"] }),
      }),
    ),
  })
  .meta({ id: "Shipment" })

/** Shipments of an order, if there are any. */
export const shownShipments = {
  shipments: z
    .array(shipmentSchema)
    .optional()
    .meta({ description: "What was sent of it, in the order it was sent; not in lists of orders" }),
}

const lines = linesNamed(
  z.object({
    number: lineNumber,
    quantity: lineUnits.optional().meta({ description: "All that can go where it is left out" }),
    traceNumbers: z
      .array(traceNumber)
      .max(MAX_TRACE_NUMBERS, {
        error: () => t("At most {most} numbers for a line", { most: MAX_TRACE_NUMBERS }),
      })
      .optional()
      .meta({ description: "Batch or serial numbers; no more than units" }),
  }),
)

const failure = { success: false, modifiedCount: 0 } as const

export const shipOrder = endpoint({
  route: "POST /order/{id}/shipment",
  access: "admin",
  summary: "Ship a paid order, or a part of it",
  params: idParams,
  headers: idempotencyHeaders,
  body: z.object({
    ...tracking,
    lines: lines
      .optional()
      .meta({ description: "Which goods go; all that can where it is left out" }),
    inParts: z.boolean({ error: "inParts is true or false" }).optional().meta({
      description: "Whether an order whose buyer wants all of it at once may be sent in parts",
    }),
  }),
  largestBodyBytes: 2 * 1024 * 1024,
  reply: z.object({
    ...written,
    modifiedCount: z.int(),
    number: z.int().meta({ description: "The shipment's, within its order" }),
    status: orderStatusSchema,
  }),
  refusals: [
    ...shipmentRefusals,
    "shipment_exceeds",
    "shipment_awaits_stock",
    "shipment_not_complete",
    "trace_numbers_exceed",
    "idempotency_key_reused",
  ],
  failure,
})

const shipmentParams = idParams.extend({
  number: z
    .string()
    .transform(emptyUnless(/^[1-9]\d{0,8}$/))
    .transform(Number)
    .meta({ example: "1" }),
})

export const changeShipment = endpoint({
  route: "PUT /order/{id}/shipment/{number}",
  access: "admin",
  summary: "Change how a shipment is tracked, or say that it has arrived",
  params: shipmentParams,
  body: z.object({
    ...tracking,
    delivered: z.literal(true, { error: "delivered is true" }).optional(),
  }),
  reply: z.object({ ...written, modifiedCount: z.int(), status: orderStatusSchema }),
  refusals: ["order_not_found", "shipment_not_found"],
  failure,
})

export const undoShipment = endpoint({
  route: "DELETE /order/{id}/shipment/{number}",
  access: "admin",
  summary: "Take back an order's last shipment, within ten seconds",
  params: shipmentParams,
  reply: z.object({ ...written, modifiedCount: z.int(), status: orderStatusSchema }),
  refusals: ["order_not_found", "shipment_not_found", "undo_too_late"],
  failure,
})

export const getPackingSlip = endpoint({
  route: "GET /order/{id}/shipment/{number}/slip",
  access: "user",
  summary:
    "A shipment's packing slip as PDF, without prices: of one's own order, or any for an administrator",
  params: shipmentParams,
  givesFile: "application/pdf",
  reply: z.string(),
  refusals: ["order_not_found", "shipment_not_found", "invoices_busy", "rate_limited"],
})

const readOrderIds = (list: string): string[] => [
  ...new Set(list.split(",").filter((id) => /^[0-9a-f]{24}$/.test(id))),
]

const orderIdsInQuery = z
  .string()
  .transform(readOrderIds)
  .pipe(
    z.array(z.string()).max(MAX_STEPPED, {
      error: () => t("At most {most} orders at once", { most: MAX_STEPPED }),
    }),
  )
  .meta({ description: "Their ids, with commas between them" })

export const getPackingSlips = endpoint({
  route: "GET /packing-slips",
  access: "admin",
  summary: `Packing slips of up to ${MAX_STEPPED} orders, as one PDF: of what can be sent now of each, else of what was sent last; orders with neither are left out`,
  query: z.object({ orders: orderIdsInQuery }),
  givesFile: "application/pdf",
  reply: z.string(),
  refusals: ["nothing_sent", "slips_too_long", "invoices_busy", "rate_limited"],
})

/** Parts to fetch for orders that can be shipped now. */
export const getPickList = endpoint({
  route: "GET /pick-list",
  access: "admin",
  summary: `What can be sent now of up to ${MAX_STEPPED} orders that are approved and paid, by part, as PDF`,
  query: z.object({ orders: orderIdsInQuery }),
  givesFile: "application/pdf",
  reply: z.string(),
  refusals: ["nothing_to_pick", "too_much_to_pick", "invoices_busy", "rate_limited"],
})

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
