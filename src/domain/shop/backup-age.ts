/** Maximum age of the last backup. */
const MAX_BACKUP_HOURS = 48

const HOUR_MS = 60 * 60 * 1000

/** Reports whether the last backup is too old. A shop without backup counts from its creation. */
export const isBackupOld = (madeAt: Date | undefined, shopBeganAt: Date, now: Date): boolean =>
  now.getTime() - (madeAt ?? shopBeganAt).getTime() > MAX_BACKUP_HOURS * HOUR_MS
