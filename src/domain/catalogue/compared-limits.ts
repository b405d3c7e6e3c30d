/** More columns than this nobody reads side by side. */
export const MAX_COMPARED = 6
/** Those that are too many are told by name, as long as they are few. */
export const MAX_REQUESTED = 2 * MAX_COMPARED
