/** Topics of which administrators can be told by mail. */
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

/** Age of a backup that is too old. */
const MAX_BACKUP_HOURS = 48

const HOUR_MS = 60 * 60 * 1000

/** Tells whether a backup is due; a shop younger than that needs none yet. */
export const isBackupOld = (madeAt: Date | undefined, shopBeganAt: Date, now: Date): boolean =>
  now.getTime() - (madeAt ?? shopBeganAt).getTime() > MAX_BACKUP_HOURS * HOUR_MS
