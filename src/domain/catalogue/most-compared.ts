/** More columns than this nobody reads side by side. */
export const MOST_COMPARED = 6
/** Those that are too many are told by name, as long as they are few. */
export const MOST_ASKED = 2 * MOST_COMPARED
