import { z } from "zod"
import { oneLine } from "#domain/accounts/account-fields.ts"
import { t } from "#domain/languages/translate.ts"
import { MAX_STEPPED } from "#domain/orders/order.ts"
import { shipmentRefusals } from "#domain/orders/order-actions.ts"
import { MAX_TRACE_NUMBER_LENGTH, MAX_TRACE_NUMBERS } from "#domain/orders/shipment.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  emptyUnless,
  idempotencyHeaders,
  idParams,
  instantOut,
  optional,
  pageQuery,
  referenceText,
  requiredText,
  subject,
  text,
  writes,
} from "../kernel/fields.ts"
import { lineNumber, lineQuantity, numberedLines } from "../kernel/lines-in.ts"
import { isTrackingLink } from "../settings/order-settings.ts"
import { orderStatusSchema } from "./order-status.ts"

const traceNumber = referenceText("Batch or serial number", MAX_TRACE_NUMBER_LENGTH).pipe(
  z.string().min(1, "A batch or serial number is empty"),
)

const tracking = {
  carrier: z
    .string({ error: "Carrier must be text" })
    .transform(oneLine)
    .pipe(text("Carrier", 60))
    .optional()
    .meta({
      description: "Carrier: one of the settings group `shipping`, or another.",
      example: "UPS",
    }),
  trackingNumber: referenceText("Tracking number", 60)
    .optional()
    .meta({ example: "1Z999AA10123456784" }),
  trackingUrl: optional(
    z
      .string({ error: "Tracking link must be text" })
      .trim()
      .max(500, "Tracking link must be at most 500 characters")
      .refine((link) => link === "" || isTrackingLink(link), {
        error: "Tracking link must begin with https://",
      }),
    "Tracking link, which begins with https://. Default: the carrier's link for this number, if the settings have one.",
  ),
}

const shipmentSchema = z
  .object({
    number: z.int().describe("Shipment number within the order, from 1."),
    shippedAt: instantOut,
    deliveredAt: instantOut.optional(),
    carrier: z.string().optional().meta({ example: "UPS" }),
    trackingNumber: z.string().optional(),
    trackingUrl: optional(z.string(), "Tracking link, which begins with https://."),
    lines: z.array(
      z.object({
        number: z.int().describe("Number of the order line."),
        quantity: z.int(),
        traceNumbers: z
          .array(z.string())
          .optional()
          .meta({ description: "Batch or serial numbers of these units.", example: ["B-2041"] }),
      }),
    ),
  })
  .meta({ id: "Shipment" })

export const shownShipments = {
  shipments: optional(
    z.array(shipmentSchema),
    "Shipments of the order, oldest first. Not in lists of orders.",
  ),
}

const lines = numberedLines(
  z.object({
    number: lineNumber,
    quantity: optional(lineQuantity, "Number of units. Default: all units that can be shipped."),
    traceNumbers: optional(
      z.array(traceNumber).max(MAX_TRACE_NUMBERS, {
        error: () => t("At most {most} numbers per line", { most: MAX_TRACE_NUMBERS }),
      }),
      "Batch or serial numbers, at most one per unit.",
    ),
  }),
)

export const shipOrder = endpoint({
  route: "POST /order/{id}/shipment",
  access: "admin",
  summary: "Ship a paid order, wholly or partly",
  params: idParams,
  headers: idempotencyHeaders,
  body: z.object({
    ...tracking,
    lines: optional(lines, "Units to ship. Default: all units that can be shipped."),
    inParts: optional(
      z.boolean({ error: "inParts must be true or false" }),
      "Whether the order may be shipped in parts although its buyer wants all units at once. Default: false.",
    ),
  }),
  maxBodyBytes: 2 * 1024 * 1024,
  ...writes({
    modifiedCount: z.int(),
    number: z.int().describe("Number of the shipment within the order."),
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
  summary: "Update a shipment's tracking, or mark it as delivered",
  params: shipmentParams,
  body: z.object({
    ...tracking,
    delivered: z.literal(true, { error: "delivered must be true" }).optional(),
  }),
  ...writes({ modifiedCount: z.int(), status: orderStatusSchema }),
  refusals: ["order_not_found", "shipment_not_found"],
})

export const undoShipment = endpoint({
  route: "DELETE /order/{id}/shipment/{number}",
  access: "admin",
  summary: "Undo an order's last shipment within ten seconds",
  params: shipmentParams,
  ...writes({ modifiedCount: z.int(), status: orderStatusSchema }),
  refusals: ["order_not_found", "shipment_not_found", "undo_too_late"],
})

export const getPackingSlip = endpoint({
  route: "GET /order/{id}/shipment/{number}/slip",
  access: "user",
  summary: "Download a packing slip without prices as PDF: own, or any for administrators",
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
  .describe(
    `Up to ${MAX_STEPPED} order ids, separated by commas. Orders with nothing to print are left out, and so are unknown ids.`,
  )

export const getPackingSlips = endpoint({
  route: "GET /packing-slips",
  access: "admin",
  summary: "Download packing slips as one PDF: units ready to ship, else the last shipment",
  query: z.object({ orders: orderIdsInQuery }),
  givesFile: "application/pdf",
  reply: z.string(),
  refusals: ["nothing_sent", "slips_too_long", "invoices_busy", "rate_limited"],
})

/** Parts to fetch for orders that can be shipped now. */
export const getPickList = endpoint({
  route: "GET /pick-list",
  access: "admin",
  summary: "Download a PDF pick list of units ready to ship in approved, paid orders",
  query: z.object({ orders: orderIdsInQuery }),
  givesFile: "application/pdf",
  reply: z.string(),
  refusals: ["nothing_to_pick", "too_much_to_pick", "invoices_busy", "rate_limited"],
})

const number = traceNumber.meta({
  description: "A whole batch or serial number. Case-insensitive.",
  example: "B-2041",
})

export const readRecall = endpoint({
  route: "GET /recall",
  access: "admin",
  summary: "Find orders that contain units with a batch or serial number",
  query: z.object({
    number,
    limit: pageQuery.limit,
    after: pageQuery.after,
  }),
  reply: z.object({
    orderCount: z.int(),
    buyerCount: z.int().describe("Number of buyers with an e-mail address."),
    orders: z.array(
      z.object({
        _id: z.string(),
        orderNumber: z.string(),
        userName: z.string(),
        email: z.string(),
        lines: z.array(
          z.object({
            shipment: z.int(),
            number: z.int().describe("Number of the order line."),
            name: z.string(),
            quantity: z.int().describe("Number of units of the line in this shipment."),
            returned: z.int().describe("Number of units of the line that came back with returns."),
            shippedAt: instantOut,
          }),
        ),
      }),
    ),
  }),
})

export const sendRecallLetter = endpoint({
  route: "POST /recall",
  access: "admin",
  summary: "Send a recall letter to all buyers of a batch, once per buyer and text",
  body: z.object({
    number,
    subject,
    message: requiredText("Message", 5000),
  }),
  ...writes({
    modifiedCount: z.int().describe("Number of buyers to whom this call sent the letter."),
  }),
  refusals: ["recall_not_found", "rate_limited"],
})
