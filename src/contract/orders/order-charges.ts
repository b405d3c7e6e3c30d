import { z } from "zod"
import { amountOut, instantOut } from "../kernel/fields.ts"

/** Charges of an order beside its lines; absent if there are none. */

const orderChargeSchema = z
  .object({
    kind: z.enum(["delivery", "fee", "tax"]),
    name: z.string().meta({ example: "Delivery" }),
    amount: amountOut.meta({ description: "Below zero for what is taken off" }),
    included: amountOut.optional().meta({
      description: "Of a tax that the prices contain: how much. Its amount is 0",
    }),
    sentence: z
      .string()
      .optional()
      .meta({ description: "Why it is that much", example: "Free from $500.00." }),
  })
  .meta({ id: "OrderCharge" })

export const shownCharges = {
  subtotal: amountOut.optional().meta({ description: "What the goods cost without the charges" }),
  charges: z.array(orderChargeSchema).optional(),
}

export const shownTaxNumber = z
  .object({
    number: z.string().meta({ example: "FR40303265045" }),
    checkedAt: instantOut.optional().meta({
      description: "When its authority answered; absent if an administrator decided alone",
    }),
    consultation: z
      .string()
      .optional()
      .meta({ description: "Number that the authority gave the check" }),
    unansweredAt: instantOut
      .optional()
      .meta({ description: "When the authority was asked later and did not answer" }),
  })
  .optional()
  .meta({
    description:
      "The buyer's VAT number that the order is taxed by, as it was checked then; administrators alone are told",
  })

/** Charges of what could be ordered now, with address, delivery and problems. */
export const shownTerms = {
  ...shownCharges,
  needsAddress: z
    .literal(true)
    .optional()
    .meta({ description: "It goes to one of the buyer's addresses" }),
  addressId: z
    .string()
    .optional()
    .meta({ description: "Which it goes to, and the charges are for, unless another is named" }),
  delivery: z
    .string()
    .optional()
    .meta({ description: "Which of its methods the charges are for, unless another is named" }),
  deliveryMethods: z
    .array(
      z
        .object({
          id: z.string().meta({ example: "standard" }),
          name: z.string().meta({ example: "Standard" }),
          amount: amountOut.meta({ description: "0 also where it is yet to be agreed on" }),
          agreed: z.literal(true).optional().meta({
            description: "The order is placed without a price for it, which is agreed on later",
          }),
          sentence: z.string().meta({ example: "Germany, up to 10 kg." }),
          day: z.string().optional().meta({
            description: "When it arrives, if it is paid today and all of it is in stock",
            example: "2026-12-01",
          }),
        })
        .meta({ id: "DeliveryMethod" }),
    )
    .optional()
    .meta({ description: "How it may reach its buyer: at this address, or by collecting it" }),
  weight: z
    .object({
      grams: z.number().meta({ description: "Of what is known" }),
      linesWithoutWeight: z.int().meta({ description: "How many lines more there are" }),
      sentence: z.string().meta({
        example: "About 412 kg. The weight of 3 lines is not known. We assume 800 g for each.",
      }),
    })
    .optional(),
  termsProblem: z
    .object({
      code: z.string().meta({ example: "address_needed" }),
      message: z.string(),
    })
    .optional()
    .meta({ description: "Why it cannot be ordered so; its charges are not known then" }),
}
