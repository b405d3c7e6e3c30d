import { z } from "zod"
import { oneLine } from "#domain/accounts/person-name.ts"
import { shipments } from "#domain/orders/shipment.ts"
import { id, instantOut, phone, text, wholeNumber } from "../kernel/fields.ts"

/** As a string, or as the JSON number that bare digits are to some clients. */
const purchaseOrder = z
  .union([z.int().transform(String), z.string()], { error: "Purchase order is text" })
  .transform(oneLine)
  .pipe(text("Purchase order", 100))

/** Where an order goes, and how. */
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

/** What a buyer writes beside the lines of an order. */
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

/** What of it an order shows, where there is any. */
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
