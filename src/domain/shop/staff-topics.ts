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

/** Maximum age of the last backup. */
const MAX_BACKUP_HOURS = 48

const HOUR_MS = 60 * 60 * 1000

/** Reports whether the last backup is too old. A shop without backup counts from its creation. */
export const isBackupOld = (madeAt: Date | undefined, shopBeganAt: Date, now: Date): boolean =>
  now.getTime() - (madeAt ?? shopBeganAt).getTime() > MAX_BACKUP_HOURS * HOUR_MS
