import { z } from "zod"
import { oneLine } from "#domain/accounts/account-fields.ts"
import { MAX_DETAIL_LENGTHS } from "#domain/orders/line-details.ts"
import { shipments } from "#domain/orders/shipment.ts"
import {
  amountIn,
  amountOut,
  id,
  instantOut,
  optional,
  phone,
  referenceText,
  text,
  wholeNumber,
} from "../kernel/fields.ts"

/** Details of a line, in a request. */
export const lineDetailsIn = {
  designators: text("Designators", MAX_DETAIL_LENGTHS.designators)
    .optional()
    .meta({ description: "Positions of the part in the machine.", example: "J4, J5" }),
  note: text("Note", MAX_DETAIL_LENGTHS.note).optional().meta({ example: "For the workshop" }),
  customerPartNumber: referenceText("Customer part number", MAX_DETAIL_LENGTHS.customerPartNumber)
    .optional()
    .meta({ description: "The buyer's own number of the part.", example: "4711-0815" }),
  targetPrice: amountIn("Target price")
    .refine((amount) => amount > 0, "Target price must be at least 0.01")
    .nullable()
    .optional()
    .meta({
      description:
        "Unit price that the buyer wants to pay, at least 0.01. Compared with the price, never charged. null if none.",
      example: 4.5,
    }),
}

export const shownNumbersOfLine = {
  customerPartNumber: z
    .string()
    .optional()
    .meta({ description: "The buyer's own number of the part.", example: "4711-0815" }),
  targetPrice: amountOut
    .optional()
    .meta({ description: "Unit price that the buyer wants to pay.", example: 4.5 }),
}

export const shownLineDetails = {
  ...shownNumbersOfLine,
  designators: z.string().optional().meta({
    description: "Positions of the part in the machine. Not in lists of orders.",
    example: "J4, J5",
  }),
  note: z.string().optional().meta({
    description: "Note on the line. Not in lists of orders.",
    example: "For the workshop",
  }),
}

/** A text, or a JSON number, because some clients send bare digits as a number. */
const purchaseOrder = z
  .union([z.int().transform(String), z.string()], { error: "Purchase order must be text" })
  .transform(oneLine)
  .pipe(text("Purchase order", 100))

export const destination = {
  addressId: optional(
    id,
    "Id of the buyer's delivery address, in shops that deliver to addresses. Default: the address of their last order, else their default address.",
  ),
  delivery: z.string().max(60).optional().meta({
    description:
      "Id of one of the order's `deliveryMethods`. Default: the first method for the address.",
    example: "standard",
  }),
}

const agreedVersion = wholeNumber("Version", 1, 2_147_483_647).optional()

/** Texts of a buyer that concern the whole order. */
export const orderDetails = {
  phone: phone.optional(),
  purchaseOrder: purchaseOrder
    .optional()
    .meta({ description: "The buyer's own number of the order.", example: "PO-4711" }),
  shipTo: text("Ship to", 500).optional().meta({
    description: "Delivery address, in lines as on a label.",
    example: "Northmere Systems\nDock 4, 12 Shore Road\nLeith EH6 6QN\nScotland",
  }),
  note: text("Note", 1000).optional().meta({ example: "Please ring before you deliver." }),
  billingAddressId: optional(
    id,
    "Id of the buyer's address for the invoice. Default: the delivery address.",
  ),
  agreed: z
    .object({ terms: agreedVersion, privacy: agreedVersion, returns: agreedVersion })
    .optional()
    .meta({
      description:
        "Versions of the texts that the buyer agrees to, in shops that require agreement.",
      example: { terms: 3 },
    }),
  shipment: optional(
    z.enum(shipments),
    "Shipping of an order with units that must wait: `complete` ships all units together, `parts` ships them as they become available.",
  ),
}

export const shownOrderDetails = {
  purchaseOrder: z.string().optional().meta({ example: "PO-4711" }),
  shipTo: z.string().optional().meta({ example: "Northmere Systems\nDock 4, 12 Shore Road" }),
  billTo: z.string().optional().meta({
    description: "Billing address. Present if it differs from the delivery address.",
    example: "Northmere Systems",
  }),
  note: z.string().optional().meta({ example: "Please ring before you deliver." }),
  agreed: z
    .array(
      z.object({ page: z.string(), title: z.string(), version: z.int(), at: instantOut }).meta({
        id: "Agreement",
        description:
          "Text that the buyer agreed to. Retrieve it with `GET /legal-text/{page}/{version}`.",
      }),
    )
    .optional(),
  shipment: z.enum(shipments).optional(),
}
