import { z } from "zod"
import { editRefusals, payRefusals } from "#domain/orders/order.ts"
import {
  askReturnRefusals,
  buyerCancelRefusals,
  buyerChangeRefusals,
  declineRefusals,
  deleteRefusals,
  refundRefusals,
  shipmentRefusals,
} from "#domain/orders/order-actions.ts"
import { amountOut } from "../kernel/fields.ts"

const action = <Code extends string>(refusals: readonly Code[], description: string) =>
  z
    .object({
      allowed: z.boolean(),
      reason: z.enum(refusals).optional().meta({ description: "Why not" }),
      message: z.string().optional().meta({ description: "The reason in words" }),
    })
    .meta({ description })

/** Actions that are allowed on an order now. Each call checks the same rules again. */
export const orderActionsSchema = z
  .object({
    pay: action(payRefusals, "By its buyer: `POST /create-payment-intent`"),
    refund: action(refundRefusals, "By administrators: `POST /order/{id}/refund`").extend({
      amount: amountOut.optional().meta({ description: "So much at most" }),
    }),
    cancel: action(buyerCancelRefusals, "By its buyer: `POST /order/{id}/cancel`"),
    ship: action(shipmentRefusals, "By administrators: `POST /order/{id}/shipment`"),
    return: action(askReturnRefusals, "By its buyer: `POST /order/{id}/return`"),
    change: action(buyerChangeRefusals, "By its buyer: `PUT /order/{id}/details`"),
    edit: action(editRefusals, "By administrators: `POST /order/{id}/edit`"),
    decline: action(
      declineRefusals,
      "Its freight, by its buyer, once staff have set it: `POST /order/{id}/decline`",
    ),
    delete: action(deleteRefusals, "By who reads it: `DELETE /order/{id}`"),
  })
  .meta({ id: "OrderActions" })
