import { z } from "zod"
import { oneLine } from "#domain/accounts/email-address.ts"
import { MAX_DETAIL_LENGTHS } from "#domain/orders/line-details.ts"
import { shipments } from "#domain/orders/shipment.ts"
import {
  amountIn,
  amountOut,
  id,
  instantOut,
  numberText,
  phone,
  text,
  wholeNumber,
} from "../kernel/fields.ts"

/** Details of a line, in a request. */
export const lineDetailsIn = {
  designators: text("Designators", MAX_DETAIL_LENGTHS.designators)
    .optional()
    .meta({ description: "Where the part goes", example: "J4, J5" }),
  note: text("Note", MAX_DETAIL_LENGTHS.note).optional().meta({ example: "For the workshop" }),
  customerPartNumber: numberText("Customer part number", MAX_DETAIL_LENGTHS.customerPartNumber)
    .optional()
    .meta({ description: "The buyer's own number of the part", example: "4711-0815" }),
  targetPrice: amountIn("Target price")
    .refine((amount) => amount > 0, "Target price must be at least 0.01")
    .nullable()
    .optional()
    .meta({
      description: "What the buyer wants to pay for one; compared, never charged",
      example: 4.5,
    }),
}

const own = {
  customerPartNumber: z
    .string()
    .optional()
    .meta({ description: "The buyer's own number of the part", example: "4711-0815" }),
  targetPrice: amountOut
    .optional()
    .meta({ description: "What the buyer wants to pay for one", example: 4.5 }),
}

/** Details of a line, if there are any. */
export const shownLineDetails = {
  /** Details of lines that always have designators and a note, perhaps empty. */
  own,
  all: {
    ...own,
    designators: z
      .string()
      .optional()
      .meta({ description: "Not in lists of orders", example: "J4, J5" }),
    note: z
      .string()
      .optional()
      .meta({ description: "Not in lists of orders", example: "For the workshop" }),
  },
}

/** A text, or the JSON number that some clients send for bare digits. */
const purchaseOrder = z
  .union([z.int().transform(String), z.string()], { error: "Purchase order must be text" })
  .transform(oneLine)
  .pipe(text("Purchase order", 100))

/** Destination of an order and delivery method. */
export const destination = {
  addressId: id.optional().meta({
    description:
      "Which of the buyer's addresses it goes to, where that is asked; else their usual one",
  }),
  delivery: z.string().max(60).optional().meta({
    description: "The id of one of its `deliveryMethods`; without it the first for the address",
    example: "standard",
  }),
}

const agreedVersion = wholeNumber("Version", 1, 2_147_483_647).optional()

/** Texts of a buyer beside the lines of an order. */
export const orderDetails = {
  phone: phone.optional(),
  purchaseOrder: purchaseOrder
    .optional()
    .meta({ description: "The buyer's own number of it", example: "PO-4711" }),
  shipTo: text("Ship to", 500).optional().meta({
    description: "Where it goes, in lines as on a label",
    example: "Northmere Systems\nDock 4, 12 Shore Road\nLeith EH6 6QN\nScotland",
  }),
  note: text("Note", 1000).optional().meta({ example: "Please ring before you deliver." }),
  billingAddressId: id.optional().meta({
    description: "Which of the buyer's addresses its invoice goes to, if not to where it goes",
  }),
  agreed: z
    .object({ terms: agreedVersion, privacy: agreedVersion, returns: agreedVersion })
    .optional()
    .meta({
      description: "The versions that the buyer agrees to, where the shop asks for that",
      example: { terms: 3 },
    }),
  shipment: z.enum(shipments).optional().meta({
    description: "Where some of it has to wait: whether it goes out complete, or in parts",
  }),
}

/** Texts of an order, if there are any. */
export const shownOrderDetails = {
  purchaseOrder: z.string().optional().meta({ example: "PO-4711" }),
  shipTo: z.string().optional().meta({ example: "Northmere Systems\nDock 4, 12 Shore Road" }),
  billTo: z
    .string()
    .optional()
    .meta({ description: "Where its invoice goes, if elsewhere", example: "Northmere Systems" }),
  note: z.string().optional().meta({ example: "Please ring before you deliver." }),
  agreed: z
    .array(
      z.object({ page: z.string(), title: z.string(), version: z.int(), at: instantOut }).meta({
        id: "Agreement",
        description: "Its text: GET /legal-text/{page}/{version}",
      }),
    )
    .optional(),
  shipment: z.enum(shipments).optional(),
}
