import { z } from "zod"
import { translated } from "#domain/languages/translate.ts"
import { type StaffTopic, staffTopics } from "#domain/shop/staff-topics.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { written } from "../kernel/fields.ts"

/** Names of the topics in the form. */
export const staffTopicText: Record<StaffTopic, string> = translated({
  order: "An order is paid",
  freight: "Freight of an order must be agreed",
  freight_declined: "A buyer declines the freight of an order",
  cancellation: "A paid order is cancelled in whole or in part",
  return: "A return is requested",
  offer: "A draft order is accepted or declined",
  tax_id: "A tax id is waiting for review",
  tax_id_invalid: "A VAT number is no longer valid",
  dispute: "A payment is disputed",
  low_stock: "A part is low in stock",
  mail_failing: "An e-mail cannot be delivered",
  backup_old: "The last backup is older than two days",
})

const topics = z.array(z.enum(staffTopics)).describe("Topics on which the administrator gets mail.")

export const putStaffNotifications = endpoint({
  route: "PUT /staff-notification",
  access: "admin",
  summary: "Set the topics on which the caller gets mail",
  body: z.object({ topics: topics.max(staffTopics.length) }),
  reply: z.object({ ...written, topics }),
})
