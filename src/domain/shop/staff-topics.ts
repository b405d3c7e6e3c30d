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
