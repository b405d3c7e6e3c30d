import { DAY_MS } from "./days.ts"

/** Maximum age of the last backup. */
const MAX_BACKUP_AGE_MS = 2 * DAY_MS

/** Reports whether the last backup is too old. A shop without backup counts from its creation. */
export const isBackupOld = (madeAt: Date | undefined, shopBeganAt: Date, now: Date): boolean =>
  now.getTime() - (madeAt ?? shopBeganAt).getTime() > MAX_BACKUP_AGE_MS
