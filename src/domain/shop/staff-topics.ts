import { translated } from "../languages/translate.ts"

/** Topics about which administrators can receive mail. */
export const staffTopics = [
  "order",
  "freight",
  "freight_declined",
  "cancellation",
  "return",
  "offer",
  "tax_id",
  "tax_id_invalid",
  "dispute",
  "low_stock",
  "mail_failing",
  "backup_old",
] as const
export type StaffTopic = (typeof staffTopics)[number]

/** Names of the topics, in the form and in mails. */
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
