/** More columns are not readable side by side. */
export const MAX_COMPARED = 6
/** Parts beyond the limit are named, if they are few. */
export const MAX_REQUESTED = 2 * MAX_COMPARED
