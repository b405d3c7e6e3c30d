import { z } from "zod"
import { amountOut, instantOut, optional } from "../kernel/fields.ts"

/** Charges of an order other than its lines; absent if there are none. */

const orderChargeSchema = z
  .object({
    kind: z.enum(["delivery", "fee", "tax"]),
    name: z.string().meta({ example: "Delivery" }),
    amount: amountOut.describe("Amount of the charge. Negative for a deduction."),
    included: optional(
      amountOut,
      "Tax that the prices already contain; `amount` is then 0. Missing for other charges.",
    ),
    sentence: z
      .string()
      .optional()
      .meta({ description: "Explanation of the amount.", example: "Free from $500.00." }),
  })
  .meta({ id: "OrderCharge" })

export const shownCharges = {
  subtotal: optional(
    amountOut,
    "Total of the goods, without charges. Missing if there are no charges.",
  ),
  charges: z.array(orderChargeSchema).optional(),
}

export const shownTaxNumber = optional(
  z.object({
    number: z.string().meta({ example: "FR40303265045" }),
    checkedAt: optional(
      instantOut,
      "Time of the authority's answer. Missing if an administrator decided alone.",
    ),
    consultation: optional(z.string(), "Number that the authority gave the check."),
    unansweredAt: optional(
      instantOut,
      "Time when the authority was asked later and did not answer.",
    ),
  }),
  "VAT number of the buyer that decided the order's tax, as checked at that time. For administrators only.",
)

/** Charges of an order that could be placed now, with address, delivery and problems. */
export const shownTerms = {
  ...shownCharges,
  needsAddress: optional(
    z.literal(true),
    "Present if the order must have one of the buyer's addresses.",
  ),
  addressId: optional(
    z.string(),
    "Id of the address that the charges are for. Used unless the order names another.",
  ),
  delivery: optional(
    z.string(),
    "Id of the delivery method that the charges are for. Used unless the order names another.",
  ),
  deliveryMethods: optional(
    z.array(
      z
        .object({
          id: z.string().meta({ example: "standard" }),
          name: z.string().meta({ example: "Standard" }),
          amount: amountOut.describe(
            "Price of delivery. Also 0 if the freight is to be agreed on.",
          ),
          agreed: optional(
            z.literal(true),
            "Present if the order is placed without a price for delivery, which is agreed on later.",
          ),
          sentence: z.string().meta({ example: "Germany, up to 10 kg." }),
          day: z.string().optional().meta({
            description:
              "Day of arrival of all units if the order is paid today. Missing if the freight is to be agreed on, or units have no expected day.",
            example: "2026-12-01",
          }),
        })
        .meta({ id: "DeliveryMethod" }),
    ),
    "Delivery methods for this address, including collection.",
  ),
  weight: z
    .object({
      grams: z.number().describe("Total weight in grams of the lines whose weight is known."),
      linesWithoutWeight: z.int().describe("Number of further lines, whose weight is unknown."),
      sentence: z.string().meta({
        example: "About 412 kg. The weight of 3 lines is not known. We assume 800 g for each.",
      }),
    })
    .optional(),
  termsProblem: optional(
    z.object({
      code: z.string().meta({ example: "address_needed" }),
      message: z.string(),
    }),
    "Reason why the order cannot be placed like this. Its charges are then unknown.",
  ),
}
